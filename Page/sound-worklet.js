// The sound: controls in, samples out, 128 at a time.
class ThereminSound extends AudioWorkletProcessor {
  constructor({ processorOptions: { wasm, settings } }) {
    super();
    // Bytes, not a module: Safari hands no module to a worklet.
    const imports = { theremin: { progress() {} } };
    this.wasm = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports).exports;
    this.sound = this.wasm.makeSound(sampleRate);
    this.tap = null;
    this.pace = { blocks: 0, late: 0, least: Infinity };
    this.configure(settings);
    this.port.onmessage = ({ data }) => this.take(data);
  }

  take({ settings, controls, release, tap, pace, end }) {
    if (settings) this.configure(settings);
    if (controls) controls.onmessage = ({ data }) => this.play(data);
    if (release) this.wasm.releaseSound(this.sound);
    if (tap !== undefined) this.tap = tap ? { samples: new Float32Array(4096), count: 0 } : null;
    if (pace) this.port.postMessage({ pace: this.pace });
    this.ended ||= end;
  }

  configure(settings) {
    const address = this.wasm.allocate(8 * settings.length);
    new Float64Array(this.wasm.memory.buffer, address, settings.length).set(settings);
    this.wasm.configureSound(this.sound, address);
    this.wasm.deallocate(address);
  }

  play(control) {
    if (control.strong !== undefined) {
      this.wasm.click(this.sound, control.strong ? 1 : 0);
      return;
    }
    const address = this.wasm.soundControl(this.sound);
    new Float64Array(this.wasm.memory.buffer, address, control.length).set(control);
    this.wasm.play(this.sound);
  }

  process(_, [channels]) {
    const count = channels[0].length;
    const address = this.wasm.render(this.sound, count);
    const samples = new Float32Array(this.wasm.memory.buffer, address, count);
    for (const channel of channels) channel.set(samples);
    if (this.tap) this.listen(samples);
    this.watchPace();
    return !this.ended;
  }

  listen(samples) {
    this.tap.samples.set(samples, this.tap.count);
    this.tap.count += samples.length;
    if (this.tap.count < this.tap.samples.length) return;
    this.port.postMessage({ samples: this.tap.samples.slice() });
    this.tap.count = 0;
  }

  // A block is late where the clock on the wall has gone on by 50 ms more than the samples have.
  watchPace() {
    const ahead = Date.now() / 1000 - currentTime;
    this.pace.blocks += 1;
    this.pace.least = Math.min(this.pace.least, ahead);
    if (ahead - this.pace.least < 0.05) return;
    this.pace.late += 1;
    this.pace.least = ahead;
  }
}

registerProcessor("theremin-sound", ThereminSound);
