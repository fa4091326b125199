import Hands
import Live
import ScalarMath
import Stage
import ThereminCore

/// An instrument behind an address, with the memory that the page writes to and reads from.
final class InstrumentBox {
  let instrument: LiveInstrument
  private var frame = Frame(width: 1, height: 1, time: 0)
  private var pixels: UnsafeMutableRawBufferPointer
  let control = UnsafeMutablePointer<Double>.allocate(capacity: ControlNumbers.count)
  let report = UnsafeMutablePointer<Double>.allocate(capacity: Report.count)
  let joints = UnsafeMutablePointer<Float>.allocate(capacity: 2 * 3 * JointName.count)
  private(set) var shown = FlatList()
  private(set) var shownSheet = FlatList()

  init(_ instrument: LiveInstrument) {
    self.instrument = instrument
    pixels = .allocate(byteCount: 4, alignment: 16)
    publish()
  }

  deinit {
    pixels.deallocate()
    control.deallocate()
    report.deallocate()
    joints.deallocate()
  }

  /// Room for a picture's rows.
  func frameMemory(width: Int, height: Int) -> UnsafeMutableRawPointer? {
    if width != frame.width || height != frame.height {
      frame = Frame(width: width, height: height, time: 0)
      pixels.deallocate()
      pixels = .allocate(byteCount: 4 * width * height, alignment: 16)
    }
    return pixels.baseAddress
  }

  /// Plays the picture whose rows were written there.
  func takeFrame(at time: Double) {
    if pixels.count == frame.pixels.count {
      frame.pixels.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(pixels)) }
    }
    frame.time = time
    instrument.take(frame)
    publish()
  }

  /// Writes down for the page what is played now.
  func publish() {
    ControlNumbers.write(instrument.moment.playing, to: control)
    Report.write(instrument, to: report)
    var place = 0
    for hand in instrument.moment.hands.prefix(2) {
      for joint in hand.joints {
        joints[place] = joint.position.x
        joints[place + 1] = joint.position.y
        joints[place + 2] = joint.confidence
        place += 3
      }
    }
    shown.copy(instrument.list)
  }

  /// Draws the finished lesson's score.
  func drawSheet(width: Int, height: Int) {
    guard let sheet = instrument.lesson?.sheet(names: instrument.settings.names) else {
      shownSheet.copy(DisplayList())
      return
    }
    shownSheet.copy(sheet.list(width: width, height: height))
  }
}

/// A display list's words at an address that stays until the next one is copied there.
final class FlatList {
  private(set) var words = UnsafeMutablePointer<UInt32>.allocate(capacity: 4096)
  private(set) var count = 0
  private var capacity = 4096

  deinit { words.deallocate() }

  func copy(_ list: DisplayList) {
    count = list.words.count
    if count > capacity {
      words.deallocate()
      capacity = 2 * count
      words = .allocate(capacity: capacity)
    }
    _ = UnsafeMutableBufferPointer(start: words, count: count).update(from: list.words)
  }
}

/// The box behind an address.
func box(_ instrument: UnsafeMutableRawPointer) -> InstrumentBox {
  Unmanaged<InstrumentBox>.fromOpaque(instrument).takeUnretainedValue()
}
