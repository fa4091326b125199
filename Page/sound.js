// The sound's way to the loudspeaker, and what becomes of it when a call or another app takes over.
const worklet = new URL("./sound-worklet.js", import.meta.url);
let context, node, processorOptions, listener;
let [heard, interrupted] = [-1, () => {}];

// Calls `listener` with whether the sound is interrupted, when that may have changed.
export const onInterruption = (listener) => (interrupted = listener);

// To be called in the tap that starts: only then a browser lets a page sound.
export function openSound() {
  if (navigator.audioSession) navigator.audioSession.type = "playback";
  context ??= new AudioContext({ latencyHint: "interactive" });
  context.onstatechange = check;
  context.resume().catch(() => {});
}

// Starts the sound; gives the port that controls are to be sent to.
export async function startSound(wasm, settings) {
  processorOptions = { wasm, settings };
  await context.audioWorklet.addModule(worklet);
  const options = { numberOfInputs: 0, outputChannelCount: [2], processorOptions };
  node = new AudioWorkletNode(context, "theremin-sound", options);
  node.connect(context.destination);
  node.port.onmessage = ({ data: { samples, late } }) => {
    if (samples) listener?.(samples);
    else document.body.dataset.late = late;
  };
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage({ controls: port1 }, [port1]);
  check();
  return port2;
}
export const configureSound = (settings) => node?.port.postMessage({ settings });
// Silence at once; the context sleeps when the last note has faded.
export function hushSound() {
  node.port.postMessage({ release: true });
  setTimeout(() => document.hidden && context.suspend(), 150);
}
export const wakeSound = () => context.resume().catch(() => {}).then(check);
// After an interruption, in a tap. A context whose clock stands is replaced: then with a new port.
export async function reviveSound() {
  const before = context.currentTime;
  context.resume().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (context.state === "running" && context.currentTime > before) return check();
  node.port.postMessage({ end: true });
  context.close().catch(() => {});
  context = null;
  openSound();
  return startSound(processorOptions.wasm, processorOptions.settings);
}
const check = () => node && !document.hidden && interrupted(context.state !== "running");
setInterval(() => {
  if (!node || document.hidden) return;
  if (context.currentTime === heard) interrupted(true);
  heard = context.currentTime;
}, 2000);

// For recordings: hands over all samples from now on, or none any more; gives their rate.
export function tapSound(wanted) {
  listener = wanted;
  node.port.postMessage({ tap: Boolean(listener) });
  return context.sampleRate;
}
export const soundStream = () => node.connect(context.createMediaStreamDestination()).stream;
