// The instrument runs in a worker: this asks it for things.
const worker = new Worker(new URL("./instrument-worker.js", import.meta.url), { type: "module" });
const waiting = new Map();
let [count, progress] = [0, () => {}];

// Asks for a task of the worker's, or for any function of the module's; gives its answer.
export function ask(task, ...values) {
  const given = (value) => value instanceof MessagePort || value instanceof ImageBitmap;
  worker.postMessage([++count, task, ...values], values.filter(given));
  return new Promise((resolve, reject) => waiting.set(count, { resolve, reject }));
}

// Calls `listener` with each step of a training.
export const onProgress = (listener) => (progress = listener);
worker.onmessage = ({ data: { id, result, trouble, steps } }) => {
  if (steps) return progress(steps);
  const { resolve, reject } = waiting.get(id);
  waiting.delete(id);
  if (trouble) reject(new Error(trouble));
  else resolve(result);
};
