// The sound: controls in, samples out, 128 at a time.
class ThereminSound extends AudioWorkletProcessor {
  constructor({ processorOptions: { wasm, settings } }) {
    super();
    // Bytes, not a module: Safari hands no module to a worklet.
    const imports = { theremin: { progress() {} } };
    this.wasm = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports).exports;
    this.sound = this.wasm.makeSound(sampleRate);
    this.pace = { blocks: 0, late: 0 };
    this.ahead = Infinity;
    this.configure(settings);
    this.port.onmessage = ({ data }) => this.take(data);
  }

  take({ settings, controls, release, tap, pace, end }) {
    if (settings) this.configure(settings);
    if (controls) controls.onmessage = ({ data }) => this.play(data);
    if (release) this.wasm.releaseSound(this.sound);
    if (tap !== undefined) this.tap = tap ? { samples: new Float32Array(4096), count: 0 } : null;
    if (pace) this.port.postMessage({ pace: this.pace });
    this.isOver ||= end;
  }

  configure(settings) {
    const address = this.wasm.allocate(8 * settings.length);
    new Float64Array(this.wasm.memory.buffer, address, settings.length).set(settings);
    this.wasm.configureSound(this.sound, address);
    this.wasm.deallocate(address);
  }

  play(control) {
    if (control.beat) return this.wasm.click(this.sound, control.beat === 2);
    const address = this.wasm.soundControl(this.sound);
    new Float64Array(this.wasm.memory.buffer, address, control.length).set(control);
    this.wasm.play(this.sound);
  }

  process(_, [channels]) {
    const count = channels[0].length;
    const address = this.wasm.render(this.sound, count);
    const samples = new Float32Array(this.wasm.memory.buffer, address, count);
    for (const channel of channels) channel.set(samples);
    if (this.tap) this.listen(this.tap, samples);
    // A block is late where the clock on the wall has gone on by 50 ms more than the samples have.
    const ahead = Date.now() / 1000 - currentTime;
    this.pace.blocks += 1;
    this.pace.late += ahead > this.ahead + 0.05;
    this.ahead = ahead > this.ahead + 0.05 ? ahead : Math.min(ahead, this.ahead);
    return !this.isOver;
  }

  listen(tap, samples) {
    tap.samples.set(samples, tap.count);
    tap.count += samples.length;
    if (tap.count < tap.samples.length) return;
    this.port.postMessage({ samples: tap.samples.slice() });
    tap.count = 0;
  }
}

registerProcessor("theremin-sound", ThereminSound);
