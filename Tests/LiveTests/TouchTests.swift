import Hands
import Instrument
import Live
import ScalarMath
import Stage
import Testing

/// Where there is no camera, a finger on the screen plays.
@Suite struct Touches {
  /// An instrument in a view of that size, touched at a place for half a second from time 0 on.
  private func touched(
    _ place: Vector2, width: Float = 400, height: Float = 800, _ settings: LiveSettings = .init()
  ) -> LiveInstrument {
    let instrument = LiveInstrument(tracker: nil)
    instrument.configure(settings)
    instrument.setView(width: width, height: height)
    for picture in 0...30 { instrument.touch(place, at: Double(picture) / 60) }
    return instrument
  }

  /// The place in the view of a note's line.
  private func place(_ note: Int, _ instrument: LiveInstrument) -> Vector2 {
    let preset = instrument.preset
    let v = Float(preset.pitchField.height(ofPitch: Double(note)))
    return instrument.view.place(of: preset.field.point(of: Vector2(0.6, v)))
  }

  @Test(arguments: [(400, 800), (800, 400), (600, 600)])
  func aTouchedLineSoundsItsNote(width: Float, height: Float) {
    let first = touched(Vector2(0.5, 0.5), width: width, height: height)
    for note in [57, 64, 69, 81] {
      let instrument = touched(place(note, first), width: width, height: height)
      #expect(instrument.moment.playing.control.gate)
      #expect((instrument.moment.playing.control.pitch - Double(note)).magnitude < 0.02)
    }
  }

  @Test func itSoundsWithTheFirstTouchAndEndsWithTheLast() {
    let instrument = LiveInstrument(tracker: nil)
    instrument.setView(width: 400, height: 800)
    instrument.touch(nil, at: 0)
    #expect(!instrument.moment.playing.control.gate)
    instrument.touch(Vector2(0.5, 0.4), at: 1 / 60.0)
    #expect(instrument.moment.playing.control.gate)
    instrument.touch(nil, at: 2 / 60.0)
    #expect(!instrument.moment.playing.control.gate)
  }

  @Test func rightOfTheMiddleIsLouder() {
    let (left, right) = (touched(Vector2(0.2, 0.4)), touched(Vector2(0.8, 0.4)))
    #expect(left.moment.playing.control.level < right.moment.playing.control.level)
  }

  @Test func aPresetOfTwoHandsIsPlayedByOneFinger() {
    let instrument = touched(Vector2(0.8, 0.4), LiveSettings(preset: .theremin))
    #expect(instrument.moment.playing.control.gate)
    #expect(instrument.moment.playing.control.level > 0.5)
  }

  @Test func restEndsTheNoteAtOnce() {
    let instrument = touched(Vector2(0.5, 0.4))
    instrument.rest(at: 1)
    #expect(!instrument.moment.playing.control.gate)
    #expect(instrument.moment.playing.control.time == 1)
  }

  @Test func changedSettingsHoldFromTheNextTouchOn() {
    let instrument = touched(Vector2(0.5, 0.4))
    let before = instrument.moment.playing.control.pitch
    var preset = Preset.standard
    preset.pitchField = preset.pitchField.transposed(by: 12)
    instrument.configure(LiveSettings(preset: preset))
    instrument.touch(Vector2(0.5, 0.4), at: 2)
    #expect((instrument.moment.playing.control.pitch - before - 12).magnitude < 1e-4)
  }

  @Test(arguments: Language.allCases)
  func theStageSaysWhatToDo(language: Language) {
    let instrument = LiveInstrument(tracker: nil)
    instrument.configure(LiveSettings(language: language))
    instrument.setView(width: 400, height: 800)
    for picture in 0...60 { instrument.touch(nil, at: 10 + Double(picture) / 30) }
    let wanted = language == .english ? "Touch a line to play" : "線に触れると鳴ります"
    #expect(texts(of: instrument.list).contains(wanted))
  }

  /// The texts of a list, by its format as documented.
  private func texts(of list: DisplayList) -> [String] {
    var texts: [String] = []
    var i = 0
    while i < list.words.count {
      let arguments = list.words[(i + 2)..<(i + 2 + Int(list.words[i + 1]))]
      if list.words[i] == DisplayList.Code.text.rawValue {
        let letters = arguments.dropFirst(7)
        let bytes = letters.dropFirst().flatMap { word in
          (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
        }
        texts.append(String(decoding: bytes.prefix(Int(letters.first!)), as: UTF8.self))
      }
      i += 2 + arguments.count
    }
    return texts
  }
}
