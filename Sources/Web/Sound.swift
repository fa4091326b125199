import Instrument
import Live
import Voice

/// A sound behind an address, with the memory that the page writes to and reads from.
private final class SoundBox {
  static let longestBlock = 1024
  var sound: LiveSound
  let control = UnsafeMutablePointer<Double>.allocate(capacity: ControlNumbers.count)
  let samples = UnsafeMutablePointer<Float>.allocate(capacity: longestBlock)

  init(sampleRate: Double) throws(VoiceError) {
    sound = try LiveSound(.standard, sampleRate: sampleRate)
    control.initialize(repeating: 0, count: ControlNumbers.count)
    samples.initialize(repeating: 0, count: Self.longestBlock)
  }
}

/// Makes a silent sound; 0 where the rate is out of range.
@_expose(wasm, "makeSound") @c
public func makeSound(_ sampleRate: Double) -> UnsafeMutableRawPointer? {
  do throws(VoiceError) {
    return Unmanaged.passRetained(try SoundBox(sampleRate: sampleRate)).toOpaque()
  } catch {
    return nil
  }
}

/// Changes the settings.
@_expose(wasm, "configureSound") @c
public func configureSound(
  _ sound: UnsafeMutableRawPointer, _ settings: UnsafePointer<Double>
) {
  // The settings are held to their ranges, so that no voice of them is refused.
  do throws(VoiceError) {
    try soundBox(sound).sound.configure(LiveSettings(settings).preset)
  } catch {}
}

/// Where a control's numbers are to be written.
@_expose(wasm, "soundControl") @c
public func soundControl(_ sound: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Double>? {
  soundBox(sound).control
}

/// Heads for the control that was written.
@_expose(wasm, "play") @c
public func play(_ sound: UnsafeMutableRawPointer) {
  let box = soundBox(sound)
  let (control, accompaniment) = ControlNumbers.read(box.control)
  box.sound.play(control, accompaniment)
}

/// Lets a beat be heard.
@_expose(wasm, "click") @c
public func click(_ sound: UnsafeMutableRawPointer, _ isStrong: Int32) {
  soundBox(sound).sound.beat(isStrong: isStrong == 1)
}

/// Ends all notes.
@_expose(wasm, "releaseSound") @c
public func releaseSound(_ sound: UnsafeMutableRawPointer) {
  soundBox(sound).sound.releaseAll()
}

/// Makes the next samples, at most 1024, and tells where they stand.
@_expose(wasm, "render") @c
public func render(
  _ sound: UnsafeMutableRawPointer, _ count: Int32
) -> UnsafeMutablePointer<Float>? {
  let box = soundBox(sound)
  let count = min(max(0, Int(count)), SoundBox.longestBlock)
  let block = UnsafeMutableBufferPointer(start: box.samples, count: count)
  var samples = block.mutableSpan
  box.sound.render(into: &samples)
  return box.samples
}

private func soundBox(_ sound: UnsafeMutableRawPointer) -> SoundBox {
  Unmanaged<SoundBox>.fromOpaque(sound).takeUnretainedValue()
}
