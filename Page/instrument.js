// The instrument runs in a worker: this asks it for things.
const worker = new Worker(new URL("./instrument-worker.js", import.meta.url), { type: "module" });
const waiting = new Map();
const listeners = new Set();
let count = 0;

// Asks for a task of the worker's; gives its answer.
export function ask(task, values = {}, transfer = []) {
  count += 1;
  worker.postMessage({ id: count, task, ...values }, transfer);
  return new Promise((resolve, reject) => waiting.set(count, { resolve, reject }));
}

// Calls `listener` with each step of a training.
export function onProgress(listener) {
  listeners.add(listener);
}

worker.onmessage = ({ data }) => {
  if (data.progress) {
    for (const listener of listeners) listener(data.progress);
    return;
  }
  const { resolve, reject } = waiting.get(data.id);
  waiting.delete(data.id);
  if (data.error) reject(new Error(data.error));
  else resolve(data.result);
};
