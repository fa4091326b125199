import Drawing
import Instrument
import Lessons
import ScalarMath
import Stage
import Testing
import Voice

/// A sheet of a performance that was made up.
struct SheetScene: Sendable, CustomTestStringConvertible {
  var name: String
  var melody: Melody
  /// How the notes were played: cents off, seconds late; those without cents are silent.
  var faults: [(cents: Double?, late: Double)]
  /// Width and height in pixels; without a height, the natural one.
  var width = 640
  var height: Int?
  var names = NoteNaming.letters

  var testDescription: String { name }

  var sheet: ScoreSheet {
    let timeline = Timeline(melody, startingAt: 1)
    let score = Score(of: melody.meantNotes(on: timeline), in: frames)
    return ScoreSheet(
      melody: melody, score: score, barLines: melody.barLines(on: timeline), frames: frames,
      names: names)
  }

  var size: (width: Int, height: Int) {
    height.map { (width, $0) } ?? sheet.size(width: width)
  }

  /// Sixty control frames a second; each note is approached quickly and played with a vibrato.
  private var frames: [ControlFrame] {
    let notes = melody.meantNotes(startingAt: 1)
    var pitch = Double(notes[0].pitch)
    return (0..<Int(60 * (melody.duration + 2))).map { index in
      let time = Double(index) / 60
      var heard = time > 0.8
      let played = Array(zip(notes, faults)).last { time >= $0.start + $1.late }
      if let (note, fault) = played {
        heard = fault.cents != nil && time < notes[notes.count - 1].end
        pitch = mix(pitch, Double(note.pitch) + (fault.cents ?? 0) / 100, 0.35)
      }
      let swell = 0.55 + 0.4 * sine(turns: time / 5)
      return ControlFrame(
        time: time, pitch: pitch + 0.2 * sine(turns: 6 * time), level: heard ? swell : 0,
        gate: heard)
    }
  }
}

enum SheetScenes {
  static let all = [
    SheetScene(name: "eight-bars", melody: song, faults: mixed),
    SheetScene(
      name: "octaves", melody: song.transposed(by: 5), faults: octaves, names: .solfege),
    SheetScene(name: "narrow", melody: song, faults: mixed, width: 270, height: 480),
    SheetScene(name: "wide", melody: song.bars(0...2), faults: mixed, width: 640, height: 200),
    SheetScene(name: "long", melody: long, faults: (0..<96).map(wandering), width: 480),
  ]

  private static let song = Melody(
    title: "A Song of Eight Bars", origin: "nobody, 2020", key: .major(tonic: 0), tempo: 100,
    barLength: 3,
    notes: [
      .init(pitch: 67, start: -1, length: 1), .init(pitch: 72, start: 0, length: 1.5),
      .init(pitch: 74, start: 1.5, length: 0.5), .init(pitch: 76, start: 2, length: 1),
      .init(pitch: 72, start: 3, length: 2), .init(pitch: 67, start: 5, length: 1),
      .init(pitch: 69, start: 6, length: 1.5), .init(pitch: 71, start: 7.5, length: 0.5),
      .init(pitch: 72, start: 8, length: 1), .init(pitch: 67, start: 9, length: 3),
      .init(pitch: 65, start: 12, length: 2), .init(pitch: 64, start: 14, length: 1),
      .init(pitch: 62, start: 15, length: 2), .init(pitch: 67, start: 17, length: 1),
      .init(pitch: 72, start: 18, length: 5),
    ])

  private static let mixed: [(cents: Double?, late: Double)] = [
    (4, 0), (-7, 0.05), (18, 0.02), (-22, 0.1), (33, 0), (2, 0.08), (-41, 0.06), (64, 0.03),
    (6, 0), (-3, 0.04), (nil, 0), (12, 0.1), (-130, 0.05), (9, 0.12), (1, 0.02),
  ]

  /// Two notes an octave down, one an octave up.
  private static let octaves: [(cents: Double?, late: Double)] = (0..<15).map { index in
    let cents: Double = [5: -1192, 6: -1190, 12: 1200][index] ?? Double(index - 7)
    return (cents, 0.03)
  }

  /// Eight notes a bar for twelve bars over two octaves.
  private static let long = Melody(
    title: "A Title That Is Much Too Long to Stand Beside the Points Without Being Cut",
    tempo: 84, barLength: 4,
    notes: (0..<96).map { index in
      .init(pitch: 69 + (index * 7 % 25) - 12, start: Double(index) / 2, length: 0.5)
    })

  private static func wandering(_ index: Int) -> (cents: Double?, late: Double) {
    (Double(index * 37 % 121) - 60, Double(index * 13 % 10) / 100)
  }
}
