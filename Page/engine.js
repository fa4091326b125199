// What plays: the build of the module that this browser can run, and the hand tracker's networks.
import { Trouble } from "./trouble.js";

const modules = {
  relaxed: new URL("./ThereminWebRelaxed.wasm", import.meta.url),
  simd: new URL("./ThereminWeb.wasm", import.meta.url),
};
const networks = {
  lite: {
    palm: new URL("./palm_detection_lite.tflite", import.meta.url),
    hand: new URL("./hand_landmark_lite.tflite", import.meta.url),
  },
  full: {
    palm: new URL("./palm_detection_full.tflite", import.meta.url),
    hand: new URL("./hand_landmark_full.tflite", import.meta.url),
  },
};

// The smallest modules that use an instruction of each kind.
const header = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10];
const simd = [...header, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const relaxed = [...header, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11];
const runs = (bytes) => WebAssembly.validate(Uint8Array.from(bytes));

export const build = runs(relaxed) ? "relaxed" : runs(simd) ? "simd" : null;

// Full networks where there is power to spare, lite ones on phones and small machines.
export const usualModel =
  navigator.hardwareConcurrency >= 8 && matchMedia("(pointer: fine)").matches ? "full" : "lite";

export async function fetchModule(progress) {
  if (!build) throw new Trouble("noSimd");
  return (await fetchAll({ wasm: modules[build] }, progress)).wasm;
}

export function fetchNetworks(model, progress) {
  return fetchAll(networks[model], progress);
}

// The bytes of files by name; tells `progress` the part of them that has come.
async function fetchAll(urls, progress = () => {}) {
  let [come, due] = [0, 0];
  const entries = Object.entries(urls).map(async ([name, url]) => {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) throw new Trouble("load");
    due += Number(answer.headers.get("content-length"));
    const parts = [];
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      come += part.value.length;
      progress(Math.min(1, come / due));
    }
    return [name, await new Blob(parts).arrayBuffer()];
  });
  return Object.fromEntries(await Promise.all(entries));
}
