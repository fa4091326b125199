import Instrument
import ScalarMath

/// The pitch that the stage shows, and whether it sounds or is the one on which the hand would land.
struct ShownPitch: Sendable {
  /// How long, in seconds, the light of what sounded goes on paling: a rest between two notes does not flicker.
  static let fading = 0.2

  /// A MIDI note number; `nil` where nothing is to be shown.
  private(set) var pitch: Double?
  /// From 0, sounding, to 1, silent.
  private(set) var silence: Float = 1
  private var lastTime = -Double.infinity

  /// Takes in what is played.
  mutating func follow(_ playing: Playing) {
    let control = playing.control
    let elapsed = max(0, control.time - lastTime)
    lastTime = control.time
    pitch = playing.preview ?? (control.gate ? control.pitch : nil)
    if control.level > 0 && control.gate {
      silence = 0
    } else {
      silence = pitch == nil ? 1 : min(1, silence + Float(elapsed / Self.fading))
    }
  }

  /// Whether it is shown as silent where there is nothing in between.
  var isSilent: Bool { silence > 0.5 }

  /// Gold while it sounds, pale where one would land.
  var color: Color { Palette.sound.mixed(with: Palette.silent, silence) }

  /// How brightly a note's line is lit, from 0 to 1.
  func light(ofNote note: Int) -> Float {
    pitch.map { Stage.light(ofNote: note, at: $0) } ?? 0
  }
}
