// The instrument: a picture or a touch in, a control to the sound, a display list to the page.
let [wasm, instrument, sound, size] = [null, null, null, [1, 1]];
const surface = new OffscreenCanvas(1, 1);
const pen = surface.getContext("2d", { willReadFrequently: true });

// The module's memory, seen anew each time because it moves when it grows.
const numbers = (address, count) => new Float64Array(wasm.memory.buffer, address, count);
const words = (address, count) => new Uint32Array(wasm.memory.buffer, address, count).slice();
const bytes = (address, count) => new Uint8Array(wasm.memory.buffer, address, count);
const textBytes = (address) => bytes(address, wasm.textCount()).slice();
const text = (address) => new TextDecoder().decode(textBytes(address));
const texts = (count, at) => Array.from({ length: count }, (_, index) => text(at(index)));
// Calls a function with numbers as they are, of a text or bytes their address and count, of
// settings their address; what became of settings is read back.
function call(use, ...values) {
  const places = [];
  const handed = values.map((value) => {
    if (typeof value === "number") return value;
    const data = typeof value === "string" ? new TextEncoder().encode(value) : value;
    const address = wasm.allocate(data.byteLength);
    bytes(address, data.byteLength).set(new Uint8Array(data.buffer ?? data));
    places.push([address, data]);
    return value instanceof Float64Array ? address : [address, data.byteLength];
  });
  const result = use(...handed.flat());
  for (const [address, data] of places) {
    if (data instanceof Float64Array) data.set(numbers(address, data.length));
    wasm.deallocate(address);
  }
  return result;
}

// The sound first: the ear is quicker than the eye.
function play(began, bitmap) {
  sound?.postMessage(numbers(wasm.controlMemory(instrument), 12).slice());
  const report = numbers(wasm.reportMemory(instrument), 13).slice();
  if (report[11]) sound?.postMessage({ beat: report[11] });
  const sent = performance.timeOrigin + performance.now();
  const list = words(wasm.list(instrument), wasm.listCount(instrument));
  return { list, report, bitmap, sent, took: performance.now() - began };
}
const tasks = {
  async begin({ wasm: code, palm, hand, poses, actions }, settings) {
    const progress = (...steps) => postMessage({ steps });
    wasm ??= (await WebAssembly.instantiate(code, { theremin: { progress } })).instance.exports;
    const made = call(wasm.makeInstrument, palm, hand);
    if (!made) throw new Error("load");
    if (instrument) wasm.releaseInstrument(instrument);
    instrument = made;
    call(wasm.useModels, instrument, poses, actions);
    call(wasm.configure, instrument, settings);
    tasks.view(size);
  },
  sound: (port) => void (sound = port),
  view(wanted) {
    size = wanted;
    if (instrument) wasm.setView(instrument, ...size);
  },
  preset: (settings) => call(wasm.presetSettings, settings[0], settings) ?? settings,
  picture(bitmap, time) {
    const began = performance.now();
    // Above 640 the tracker sees no better.
    const scale = Math.min(1, 640 / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale));
    const isNew = surface.width !== width || surface.height !== height;
    if (isNew) Object.assign(surface, { width, height });
    pen.drawImage(bitmap, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    bytes(wasm.frameMemory(instrument, width, height), data.length).set(data);
    wasm.takeFrame(instrument, time);
    return play(began, bitmap);
  },
  touch({ x, y, isDown }, time) {
    const began = performance.now();
    wasm.touch(instrument, x, y, isDown, time);
    return play(began);
  },
  rest: (time) => void play(wasm.rest(instrument, time)),
  lessons: () =>
    texts(wasm.lessonCount(), wasm.lessonTitle).map((title, index) => ({
      title, origin: text(wasm.lessonOrigin(index)), teaches: text(wasm.lessonTeaches(index)),
      difficulty: wasm.lessonDifficulty(index),
    })),
  sheet(width) {
    const height = wasm.scoreSheetHeight(instrument, width);
    const address = wasm.scoreSheet(instrument, width, height);
    return { height, list: words(address, wasm.sheetCount(instrument)) };
  },
  collected: (labels) => labels.map((label) => call(wasm.collectedCount, instrument, label)),
  poses: () => textBytes(wasm.poses(instrument)),
  labels: () => texts(wasm.poseLabelCount(instrument), (i) => wasm.poseLabel(instrument, i)),
};
onmessage = async ({ data: [id, task, ...values] }) => {
  try {
    const run = tasks[task] ?? ((...all) => call(wasm[task], instrument, ...all));
    const result = await run(...values);
    postMessage({ id, result }, [result?.bitmap, result?.list?.buffer].filter(Boolean));
  } catch (error) {
    postMessage({ id, trouble: String(error.message) });
  }
};
