// The instrument: a picture or a touch in, a control to the sound, a display list to the page.
let wasm, instrument, sound;
let view = { width: 1, height: 1 };
const surface = new OffscreenCanvas(1, 1);
const pen = surface.getContext("2d", { willReadFrequently: true });

// Views of the module's memory, which may have moved since the last call.
const numbers = (address, count) => new Float64Array(wasm.memory.buffer, address, count);
const words = (address, count) => new Uint32Array(wasm.memory.buffer, address, count).slice();
const bytesAt = (address, count) => new Uint8Array(wasm.memory.buffer, address, count);
const bytesOf = (address) => bytesAt(address, wasm.textCount()).slice();
const text = (address) => new TextDecoder().decode(bytesOf(address));

// Calls with an address and a count for each of some texts or bytes.
function handing(values, use) {
  const places = values.map((value) => {
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : new Uint8Array(value);
    const address = wasm.allocate(bytes.length);
    bytesAt(address, bytes.length).set(bytes);
    return [address, bytes.length];
  });
  const result = use(...places.flat());
  for (const [address] of places) wasm.deallocate(address);
  return result;
}

function withSettings(settings, use) {
  const address = wasm.allocate(8 * settings.length);
  numbers(address, settings.length).set(settings);
  use(address);
  const result = numbers(address, settings.length).slice();
  wasm.deallocate(address);
  return result;
}

function make({ palm, hand }) {
  const made = handing([palm, hand], wasm.makeInstrument);
  if (!made) throw new Error("load");
  if (instrument) wasm.releaseInstrument(instrument);
  instrument = made;
  wasm.setView(instrument, view.width, view.height);
}

// Sound first: the ear is quicker than the eye.
function play(began, bitmap) {
  sound.postMessage(numbers(wasm.controlMemory(instrument), 12).slice());
  const report = numbers(wasm.reportMemory(instrument), 13).slice();
  if (report[11]) sound.postMessage({ strong: report[11] === 2 });
  const sent = performance.timeOrigin + performance.now();
  const list = words(wasm.list(instrument), wasm.listCount(instrument));
  return { list, report, bitmap, sent, took: performance.now() - began };
}

const tasks = {
  async begin(values) {
    sound = values.sound;
    const progress = (...steps) => postMessage({ progress: steps });
    const module = await WebAssembly.instantiate(values.wasm, { theremin: { progress } });
    wasm = module.instance.exports;
    make(values);
  },
  sound: (values) => void (sound = values.sound),
  networks: (values) => make(values),
  settings: ({ settings }) =>
    void withSettings(settings, (address) => wasm.configure(instrument, address)),
  preset: ({ settings }) =>
    withSettings(settings, (address) => wasm.presetSettings(settings[0], address)),
  view(size) {
    view = size;
    if (instrument) wasm.setView(instrument, size.width, size.height);
  },

  picture({ bitmap, time }) {
    const began = performance.now();
    // Above 640 the tracker sees no better.
    const scale = Math.min(1, 640 / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale));
    if (surface.width !== width || surface.height !== height) {
      Object.assign(surface, { width, height });
    }
    pen.drawImage(bitmap, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    const address = wasm.frameMemory(instrument, width, height);
    bytesAt(address, data.length).set(data);
    wasm.takeFrame(instrument, time);
    return play(began, bitmap);
  },
  touch({ x, y, isDown, time }) {
    const began = performance.now();
    wasm.touch(instrument, x, y, isDown, time);
    return play(began);
  },
  rest({ time }) {
    wasm.rest(instrument, time);
    play(0);
  },

  lessons: () =>
    Array.from({ length: wasm.lessonCount() }, (_, index) => ({
      title: text(wasm.lessonTitle(index)),
      origin: text(wasm.lessonOrigin(index)),
      teaches: text(wasm.lessonTeaches(index)),
      difficulty: wasm.lessonDifficulty(index),
    })),
  startLesson: ({ index, waits, tempo }) =>
    wasm.startLesson(instrument, index, waits ? 1 : 0, tempo),
  stopLesson: () => wasm.stopLesson(instrument),
  sheet({ width }) {
    const height = wasm.scoreSheetHeight(instrument, width);
    const address = wasm.scoreSheet(instrument, width, height);
    return { height, list: words(address, wasm.sheetCount(instrument)) };
  },

  collect: ({ label = "" }) => handing([label], (...at) => wasm.collect(instrument, ...at)),
  collected: ({ labels }) =>
    labels.map((label) => handing([label], (...at) => wasm.collectedCount(instrument, ...at))),
  forget: ({ label }) => handing([label], (...at) => wasm.forget(instrument, ...at)),
  train: () => wasm.trainPoses(instrument),
  poses: () => bytesOf(wasm.poses(instrument)),
  usePoses: ({ bytes }) => handing([bytes], (...at) => wasm.usePoses(instrument, ...at)),
  labels: () =>
    Array.from({ length: wasm.poseLabelCount(instrument) }, (_, index) =>
      text(wasm.poseLabel(instrument, index))),
  bind: ({ bindings }) => handing([bindings], (...at) => wasm.bind(instrument, ...at)),
};

onmessage = async ({ data: { id, task, ...values } }) => {
  try {
    const result = await tasks[task](values);
    const transfer = [result?.bitmap, result?.list?.buffer].filter(Boolean);
    postMessage({ id, result }, transfer);
  } catch (error) {
    postMessage({ id, error: String(error.message) });
  }
};
