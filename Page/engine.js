// What plays: the build of the module that this browser can run, networks, models of gestures.
const at = (name) => new URL(name, import.meta.url);
const gestures = { poses: at("./poses.model"), actions: at("./actions.model") };
const modules = { relaxed: at("./ThereminWebRelaxed.wasm"), simd: at("./ThereminWeb.wasm") };
const networks = {
  lite: { palm: at("./palm_detection_lite.tflite"), hand: at("./hand_landmark_lite.tflite") },
  full: { palm: at("./palm_detection_full.tflite"), hand: at("./hand_landmark_full.tflite") },
};

// The smallest modules that use an instruction of each kind.
const header = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10];
const simd = [...header, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const relaxed = [...header, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11];
const runs = (bytes) => WebAssembly.validate(Uint8Array.from(bytes));
export const build = runs(relaxed) ? "relaxed" : runs(simd) ? "simd" : null;
// Full networks where there is power to spare, lite ones on phones and small machines.
const isStrong = navigator.hardwareConcurrency >= 8 && matchMedia("(pointer: fine)").matches;
export const usualModel = isStrong ? "full" : "lite";
// The bytes of all of these; tells `progress` the part of them that has come.
export async function fetchEngine(model, progress = () => {}) {
  if (!isSecureContext) throw new Error("https");
  if (!build) throw new Error("noSimd");
  let [come, due] = [0, 0];
  const urls = { wasm: modules[build], ...gestures, ...networks[model] };
  const entries = Object.entries(urls).map(async ([name, url]) => {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) throw new Error("load");
    due += Number(answer.headers.get("content-length"));
    const [parts, reader] = [[], answer.body.getReader()];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      progress(Math.min(1, (come += part.value.length) / due));
    }
    return [name, await new Blob(parts).arrayBuffer()];
  });
  return Object.fromEntries(await Promise.all(entries));
}
