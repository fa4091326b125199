// The sound: controls in, samples out, 128 at a time.
class ThereminSound extends AudioWorkletProcessor {
  constructor({ processorOptions: { wasm, settings } }) {
    super();
    // Bytes, not a module: Safari hands no module to a worklet.
    const imports = { theremin: { progress() {} } };
    this.wasm = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports).exports;
    this.sound = this.wasm.makeSound(sampleRate);
    [this.ahead, this.late] = [Infinity, 0];
    this.configure(settings);
    this.port.onmessage = ({ data }) => this.take(data);
  }
  take({ settings, controls, release, tap, end }) {
    if (settings) this.configure(settings);
    if (controls) controls.onmessage = ({ data }) => this.play(data);
    if (release) this.wasm.releaseSound(this.sound);
    this.isTapped = tap ?? this.isTapped;
    this.isOver ||= end;
  }
  configure(settings) {
    const address = this.write(settings, this.wasm.allocate(8 * settings.length));
    this.wasm.configureSound(this.sound, address);
    this.wasm.deallocate(address);
  }
  write(numbers, address) {
    new Float64Array(this.wasm.memory.buffer, address, numbers.length).set(numbers);
    return address;
  }
  play(control) {
    if (control.beat) return this.wasm.click(this.sound, control.beat === 2);
    this.write(control, this.wasm.soundControl(this.sound));
    this.wasm.play(this.sound);
  }
  process(_, [channels]) {
    const count = channels[0].length;
    const address = this.wasm.render(this.sound, count);
    const samples = new Float32Array(this.wasm.memory.buffer, address, count);
    for (const channel of channels) channel.set(samples);
    if (this.isTapped) this.port.postMessage({ samples: samples.slice() });
    // A block is late where the clock on the wall has gone on by 50 ms more than the samples have.
    const ahead = Date.now() / 1000 - currentTime;
    const isLate = ahead > this.ahead + 0.05;
    if (isLate) this.port.postMessage({ late: ++this.late });
    this.ahead = isLate ? ahead : Math.min(ahead, this.ahead);
    return !this.isOver;
  }
}
registerProcessor("theremin-sound", ThereminSound);
