// The sound's way to the loudspeaker, and what becomes of it when a call or another app takes over.
const worklet = new URL("./sound-worklet.js", import.meta.url);
let context, node, wasm, settings;
let heard = -1;
let interrupted = () => {};

export const onInterruption = (listener) => (interrupted = listener);

// To be called in the tap that starts: only then a browser lets a page sound.
export function openSound() {
  if (navigator.audioSession) navigator.audioSession.type = "playback";
  context ??= new AudioContext({ latencyHint: "interactive" });
  context.onstatechange = check;
  context.resume().catch(() => {});
}

// Starts the sound; gives the port that controls are to be sent to.
export async function startSound(bytes, wanted) {
  [wasm, settings] = [bytes, wanted];
  await context.audioWorklet.addModule(worklet);
  node = new AudioWorkletNode(context, "theremin-sound", {
    numberOfInputs: 0, outputChannelCount: [2], processorOptions: { wasm, settings },
  });
  node.connect(context.destination);
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage({ controls: port1 }, [port1]);
  check();
  return port2;
}

export function configureSound(wanted) {
  settings = wanted;
  node?.port.postMessage({ settings });
}

// Silence at once; the context sleeps when the last note has faded.
export function hushSound() {
  node.port.postMessage({ release: true });
  setTimeout(() => document.hidden && context.suspend(), 150);
}

export const wakeSound = () => context.resume().catch(() => {}).then(check);

// After an interruption, in a tap. A context that says it runs while its clock stands is given up
// for a new one; then there is a new port for controls.
export async function reviveSound() {
  const before = context.currentTime;
  context.resume().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (context.state === "running" && context.currentTime > before) return check();
  node.port.postMessage({ end: true });
  context.close().catch(() => {});
  context = undefined;
  openSound();
  return startSound(wasm, settings);
}

function check() {
  if (node && !document.hidden) interrupted(context.state !== "running");
}

setInterval(() => {
  if (!node || document.hidden || context.state !== "running") return;
  if (context.currentTime === heard) interrupted(true);
  heard = context.currentTime;
}, 2000);

// For recordings: hands over all samples from now on; gives their rate.
export function tapSound(listener) {
  node.port.onmessage = ({ data }) => data.samples && listener?.(data.samples);
  node.port.postMessage({ tap: Boolean(listener) });
  return context.sampleRate;
}

// The same as a track of a stream.
export function soundTrack() {
  const end = context.createMediaStreamDestination();
  node.connect(end);
  return end.stream.getAudioTracks()[0];
}

// For measurements: calls with counts of blocks rendered and of those that came late.
export function onPace(listener) {
  node.port.addEventListener("message", ({ data }) => data.pace && listener(data.pace));
  node.port.start();
  setInterval(() => node.port.postMessage({ pace: true }), 1000);
}
