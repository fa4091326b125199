// Runs the networks as WebAssembly and compares them with the native engine: bit for bit with its
// portable kernels, within 5e-6 of the output's magnitude with the others. Also holds the module to
// its promises: one import, globals that have their values.
//
//   node Tests/Web/compare.mjs MODULE.wasm .build/release/NetworkRunner Models/*.tflite

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const [modulePath, runner, ...models] = process.argv.slice(2);
let failures = 0;

function check(condition, what) {
  console.log(`${condition ? "ok  " : "FAIL"} ${what}`);
  if (!condition) failures += 1;
}

const module = await WebAssembly.compile(readFileSync(modulePath));
const imports = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
check(imports.join() === "theremin.progress", `the module imports one function: ${imports}`);
const { exports } = await WebAssembly.instantiate(module, { theremin: { progress() {} } });
check(exports.checksum() === 4950, "globals have their values");

/** Memory of the module, seen anew each time because it moves when it grows. */
const floats = (address, count) => new Float32Array(exports.memory.buffer, address, count);

/** Hands bytes to the module. */
function upload(bytes) {
  const address = exports.allocate(bytes.length);
  new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  return address;
}

function load(bytes) {
  const address = upload(bytes);
  const network = exports.loadNetwork(address, bytes.length);
  exports.deallocate(address);
  return network;
}

/** Discs of changing brightness; the networks take square pictures of three colours. */
function picture(side) {
  const values = new Float32Array(side * side * 3);
  for (let i = 0; i < values.length; i += 1) {
    const [c, x, y] = [i % 3, Math.floor(i / 3) % side, Math.floor(i / 3 / side)];
    const square = (2 * x - side) ** 2 + (2 * y - side + 40 * c) ** 2;
    values[i] = (Math.floor(square / 64) % 256) / 255;
  }
  return values;
}

function runAsWebAssembly(network, picture, side, counts) {
  const [start, stride] = [exports.input(network), exports.inputRowStride(network)];
  for (let y = 0; y < side; y += 1) {
    const row = picture.subarray(y * side * 3, (y + 1) * side * 3);
    floats(start + 4 * y * stride, side * 3).set(row);
  }
  exports.run(network);
  return counts.flatMap((_, index) => {
    const count = exports.outputLength(network, index);
    const address = exports.allocate(4 * count);
    exports.copyOutput(network, index, address);
    const values = [...floats(address, count)];
    exports.deallocate(address);
    return values;
  });
}

const folder = mkdtempSync(join(tmpdir(), "theremin-"));
try {
  check(load(new TextEncoder().encode("not a network at all")) === 0, "other bytes are refused");
  for (const path of models) {
    const name = basename(path, ".tflite");
    const palm = name.startsWith("palm");
    const side = palm ? 192 : 224;
    const input = picture(side);
    const network = load(readFileSync(path));
    check(network !== 0, `${name} loads`);
    const started = performance.now();
    const web = runAsWebAssembly(network, input, side, palm ? [0, 1] : [0, 1, 2, 3]);
    const took = (performance.now() - started).toFixed(1);
    exports.releaseNetwork(network);

    const [given, computed] = [join(folder, "input"), join(folder, "outputs")];
    writeFileSync(given, new Uint8Array(input.buffer));
    for (const set of ["portable", "avx2", "avx512"]) {
      const answer = spawnSync(runner, [path, set], {
        input: `input ${given}\noutputs ${computed}\n`, encoding: "utf8",
      });
      if (answer.stdout.startsWith("unsupported")) {
        console.log(`skip ${name}: this processor has no ${set}`);
        continue;
      }
      const bytes = readFileSync(computed);
      const native = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
      const magnitude = native.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
      const error = native.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - web[i])), 0) / magnitude;
      // Other processors than x86-64 fuse products and sums also in the portable kernels.
      const limit = set === "portable" && process.arch === "x64" ? 0 : 5e-6;
      const same = native.every((value, i) => Object.is(value, web[i]));
      check(
        native.length === web.length && (limit === 0 ? same : error <= limit),
        `${name} agrees with ${set}: ${error.toExponential(1)} of ${magnitude.toFixed(0)}` +
          (set === "portable" ? ` (first run ${took} ms)` : ""));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(failures === 0 ? 0 : 1);
