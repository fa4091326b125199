// The sound's way to the loudspeaker, and what becomes of it when a call or another app takes over.
const worklet = new URL("./sound-worklet.js", import.meta.url);
let context, node, bytes, settings;
let heard = -1;
let interrupted = () => {};

export const onInterruption = (listener) => (interrupted = listener);

// To be called in the gesture that starts: only then a browser lets a page sound.
export function openSound() {
  if (navigator.audioSession) navigator.audioSession.type = "playback";
  context ??= new AudioContext({ latencyHint: "interactive" });
  context.onstatechange = check;
  return context.resume();
}

// Starts the sound; gives the port that controls are to be sent to.
export async function startSound(wasm, wanted) {
  [bytes, settings] = [wasm, wanted];
  await context.audioWorklet.addModule(worklet);
  node = new AudioWorkletNode(context, "theremin-sound", {
    numberOfInputs: 0, outputChannelCount: [2], processorOptions: { wasm, settings },
  });
  node.connect(context.destination);
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage({ controls: port1 }, [port1]);
  return port2;
}

export function configureSound(wanted) {
  settings = wanted;
  node?.port.postMessage({ settings });
}

// Silence at once; the context sleeps when the last note has faded.
export function hushSound() {
  node?.port.postMessage({ release: true });
  setTimeout(() => document.hidden && context?.suspend(), 150);
}

export const wakeSound = () => context?.resume().catch(() => {}).then(check);

// After an interruption, in a tap. A context that says it runs while its clock stands is given up
// for a new one; then there is a new port for controls.
export async function reviveSound() {
  const before = context.currentTime;
  await Promise.race([context.resume().catch(() => {}), wait(400)]);
  await wait(200);
  if (context.state === "running" && context.currentTime > before) return null;
  node.port.postMessage({ end: true });
  context.close().catch(() => {});
  context = undefined;
  await openSound();
  return startSound(bytes, settings);
}

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

function check() {
  if (node && !document.hidden) interrupted(context.state !== "running");
}

setInterval(() => {
  if (!node || document.hidden || context.state !== "running") return;
  if (context.currentTime === heard) interrupted(true);
  heard = context.currentTime;
}, 2000);

// For recordings: all samples from now on, and the same as a stream.
export function tapSound(listener) {
  node.port.onmessage = ({ data }) => data.samples && listener?.(data.samples);
  node.port.postMessage({ tap: Boolean(listener) });
  return context.sampleRate;
}

export function soundTrack() {
  const end = context.createMediaStreamDestination();
  node.connect(end);
  return end.stream.getAudioTracks()[0];
}

// For measurements: blocks rendered and blocks that came late.
export function soundPace() {
  return new Promise((resolve) => {
    node.port.addEventListener("message", function answer({ data }) {
      if (!data.pace) return;
      node.port.removeEventListener("message", answer);
      resolve(data.pace);
    });
    node.port.start();
    node.port.postMessage({ pace: true });
  });
}
