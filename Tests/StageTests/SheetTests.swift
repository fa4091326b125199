import Instrument
import Lessons
import ScalarMath
import Stage
import Testing
import Voice

@Suite struct Sheets {
  private let melody = Melody(
    title: "A tune", origin: "nobody", key: .major(tonic: 0), tempo: 60, barLength: 4,
    notes: [
      .init(pitch: 60, start: 0, length: 2), .init(pitch: 64, start: 2, length: 2),
      .init(pitch: 67, start: 4, length: 2), .init(pitch: 72, start: 6, length: 2),
    ])

  /// The melody, each note so many cents off; those without are silent.
  private func frames(_ cents: [Double?]) -> [ControlFrame] {
    (0..<480).map { index in
      let time = Double(index) / 60
      let note = index / 120
      return ControlFrame(
        time: time, pitch: Double(melody.notes[note].pitch) + (cents[note] ?? 0) / 100, level: 0.6,
        gate: cents[note] != nil)
    }
  }

  private func sheet(
    _ cents: [Double?], melody: Melody? = nil, frames: [ControlFrame]? = nil
  ) -> ScoreSheet {
    let melody = melody ?? self.melody
    let frames = frames ?? self.frames(cents)
    let timeline = Timeline(melody, startingAt: 0)
    return ScoreSheet(
      melody: melody, score: Score(of: melody.meantNotes(on: timeline), in: frames),
      barLines: melody.barLines(on: timeline), frames: frames)
  }

  @Test func everyNoteHasItsGradeAndCents() {
    let list = sheet([3, -20, 44, nil]).list(width: 960, height: 480)
    let texts = list.texts.map { $0.text }
    for text in ["A tune", "+3", "−20", "+44", "1 excellent", "1 good", "1 fair", "1 missed"] {
      #expect(texts.contains(text))
    }
    #expect(texts.contains("58"))  // (100 + 80 + 50 + 0) / 4, rounded
    #expect(texts.contains("nobody   ·   C major   ·   ♩ = 60"))
    for note in ["C4", "E4", "G4", "C5"] { #expect(texts.contains(note)) }
    #expect(texts.contains("1") && texts.contains("2"))
  }

  @Test(arguments: [(1, "8va"), (-1, "8vb"), (2, "15ma"), (-2, "15mb"), (3, "3 oct")])
  func octavesAreWrittenAsMusiciansDo(octaves: Int, sign: String) {
    let list = sheet([0, 1200 * Double(octaves), 0, 0]).list(width: 960, height: 480)
    #expect(list.texts.count { $0.text == sign } == 1)
    #expect(list.texts.contains { $0.text.contains("1 note octaves off") })
  }

  /// What was played runs through the places that were meant, where it was in tune.
  @Test func theCurveLiesOnTheBars() throws {
    let list = sheet([0, 0, 0, 0]).list(width: 960, height: 480)
    let gold = Palette.sound
    let curve = list.commands.filter { $0.code == .polyline && $0.color(1) == gold }
      .flatMap { command in
        stride(from: 2, to: command.words.count, by: 2).map { command.point($0) }
      }
    let bars = list.commands.filter { $0.code == .rectangle }.dropFirst()
    #expect(bars.count == 4)
    for bar in bars {
      let (a, b) = (bar.point(0), bar.point(2))
      let within = curve.filter { $0.x > mix(a.x, b.x, 0.1) && $0.x < mix(a.x, b.x, 0.9) }
      #expect(within.count > 50)
      let middle = (a.y + b.y) / 2
      #expect(within.allSatisfy { ($0.y - middle).magnitude < 1e-4 })
    }
  }

  @Test func aDelayIsTakenOut() {
    let late = frames([0, 5, 0, 0]).map { frame in
      var frame = frame
      frame.time += 0.25
      return frame
    }
    let meant = melody.meantNotes(startingAt: 0)
    var delayed = sheet([0, 5, 0, 0])
    let plain = delayed.list(width: 640, height: 320)
    delayed.score = Score(of: meant, in: late, delay: 0.25)
    (delayed.frames, delayed.delay) = (late, 0.25)
    #expect(delayed.list(width: 640, height: 320) == plain)
  }

  /// Longer melodies make higher sheets, up to what a picture can be.
  @Test func naturalSize() {
    let short = sheet([0, 0, 0, 0])
    var long = melody
    long.notes = (0..<4000).map { .init(pitch: 60 + $0 % 12, start: Double($0), length: 1) }
    let tall = sheet([], melody: long, frames: [])
    let (width, height) = short.size(width: 1600)
    #expect(width == 1600 && height > 500 && height < 1000)
    let size = tall.size(width: 1600)
    #expect(size.height == ScoreSheet.longestSide && size.width < 1600)
    #expect(short.size(width: 800).height == (height + 1) / 2)
  }

  private static let sizes = [(64, 64), (8192, 64), (64, 8192), (320, 240), (1080, 1920)]

  /// Nothing of it traps, and no number is none.
  @Test(arguments: sizes)
  func whateverItIsOfItCanBeDrawn(width: Int, height: Int) {
    var strange = melody
    strange.notes[1] = .init(pitch: 1_000_000, start: .nan, length: .infinity)
    strange.notes[2] = .init(pitch: -40, start: 4, length: -1)
    let empty = melody.bars(50...50)
    let bad = frames([0, nil, 0, 0]).enumerated().map { index, frame in
      var frame = frame
      if index % 7 == 0 { frame.pitch = .nan }
      if index % 11 == 0 { frame.time = .infinity }
      if index % 13 == 0 { frame.level = -.infinity }
      if index % 17 == 0 { frame.pitch = 1e300 }
      return frame
    }
    for melody in [melody, strange, empty] {
      for frames in [bad, []] {
        let list = sheet([], melody: melody, frames: frames).list(width: width, height: height)
        for command in list.commands where command.code != .text {
          let colors = command.code == .gradient ? 2 : 1
          for index in command.words.indices.dropLast(colors) {
            #expect(command.code == .polyline || command.number(index).isFinite)
          }
        }
        #expect(list.texts.contains { $0.text == "A tune" })
      }
    }
  }
}
