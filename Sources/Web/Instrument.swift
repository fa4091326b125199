import HandTracking
import Live
import ScalarMath

/// How often a further hand is looked for while one plays, in seconds: in a browser palm detection costs much of a
/// picture's time.
private let searchInterval = 0.2

/// Makes an instrument of the bytes of two networks; 0 where they are damaged.
@_expose(wasm, "makeInstrument") @c
public func makeInstrument(
  _ palm: UnsafePointer<UInt8>, _ palmCount: Int32, _ hand: UnsafePointer<UInt8>,
  _ handCount: Int32
) -> UnsafeMutableRawPointer? {
  var tracker: HandTracker?
  if palmCount > 0 {
    var settings = HandTrackerSettings()
    settings.searchInterval = searchInterval
    let models = HandTrackerModels(
      palmDetection: bytes(palm, palmCount), handLandmark: bytes(hand, handCount))
    do throws(HandTrackerError) {
      tracker = try HandTracker(models: models, settings: settings)
    } catch {
      return nil
    }
  }
  return Unmanaged.passRetained(InstrumentBox(LiveInstrument(tracker: tracker))).toOpaque()
}

/// Gives an instrument's memory back.
@_expose(wasm, "releaseInstrument") @c
public func releaseInstrument(_ instrument: UnsafeMutableRawPointer) {
  Unmanaged<InstrumentBox>.fromOpaque(instrument).release()
}

/// Changes the settings.
@_expose(wasm, "configure") @c
public func configure(
  _ instrument: UnsafeMutableRawPointer, _ settings: UnsafePointer<Double>
) {
  box(instrument).instrument.configure(LiveSettings(settings))
}

/// Sets the size of the canvas.
@_expose(wasm, "setView") @c
public func setView(_ instrument: UnsafeMutableRawPointer, _ width: Float, _ height: Float) {
  box(instrument).instrument.setView(width: width, height: height)
}

/// Where a picture's rows are to be written; 0 for a size that no picture has.
@_expose(wasm, "frameMemory") @c
public func frameMemory(
  _ instrument: UnsafeMutableRawPointer, _ width: Int32, _ height: Int32
) -> UnsafeMutableRawPointer? {
  guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
  return box(instrument).frameMemory(width: Int(width), height: Int(height))
}

/// Plays the picture whose rows were written.
@_expose(wasm, "takeFrame") @c
public func takeFrame(_ instrument: UnsafeMutableRawPointer, _ time: Double) {
  box(instrument).takeFrame(at: time)
}

/// Plays a finger or pointer.
@_expose(wasm, "touch") @c
public func touch(
  _ instrument: UnsafeMutableRawPointer, _ x: Float, _ y: Float, _ isDown: Int32, _ time: Double
) {
  let box = box(instrument)
  box.instrument.touch(isDown == 0 ? nil : Vector2(x, y), at: time)
  box.publish()
}

/// Ends what sounds.
@_expose(wasm, "rest") @c
public func rest(_ instrument: UnsafeMutableRawPointer, _ time: Double) {
  let box = box(instrument)
  box.instrument.rest(at: time)
  box.publish()
}

/// Where the numbers for the sound stand.
@_expose(wasm, "controlMemory") @c
public func controlMemory(_ instrument: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Double>? {
  box(instrument).control
}

/// Where the numbers for the page stand.
@_expose(wasm, "reportMemory") @c
public func reportMemory(_ instrument: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Double>? {
  box(instrument).report
}

/// Where the joints of the hands stand.
@_expose(wasm, "jointMemory") @c
public func jointMemory(_ instrument: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Float>? {
  box(instrument).joints
}

/// Where the display list stands.
@_expose(wasm, "list") @c
public func list(_ instrument: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32>? {
  box(instrument).shown.words
}

/// How many words it has.
@_expose(wasm, "listCount") @c
public func listCount(_ instrument: UnsafeMutableRawPointer) -> Int32 {
  Int32(box(instrument).shown.count)
}
