import Lessons
import Testing
import Voice

@Suite struct Timelines {
  private let melody = Melody(
    title: "A tune", tempo: 120, barLength: 4,
    notes: [
      .init(pitch: 60, start: -1, length: 1), .init(pitch: 62, start: 0, length: 2),
      .init(pitch: 64, start: 2, length: 2), .init(pitch: 65, start: 4, length: 4),
    ])

  @Test func inTimePlacesFollowTheTempo() {
    let timeline = Timeline(melody, startingAt: 3)
    #expect(timeline.time(of: -1) == 3)
    #expect(timeline.time(of: 4) == 5.5)
    #expect(melody.meantNotes(on: timeline) == melody.meantNotes(startingAt: 3))
    #expect(
      melody.barLines(on: timeline) == [
        BarLine(bar: 0, time: 3), BarLine(bar: 1, time: 3.5), BarLine(bar: 2, time: 5.5),
        BarLine(bar: 3, time: 7.5),
      ])
    // Bars may begin with a rest.
    #expect(
      melody.bars(2...2).barLines(on: Timeline(melody, startingAt: 0)) == [
        BarLine(bar: 2, time: 2.5), BarLine(bar: 3, time: 4.5),
      ])
  }

  /// A note that is held over a bar line has both bars; what ends on a line has no bar behind it.
  @Test func barsLastAsLongAsTheirNotes() {
    var held = melody
    held.notes[3].length = 5
    let timeline = Timeline(held, startingAt: 0)
    #expect(held.barLines(on: timeline).map { $0.bar } == [0, 1, 2, 3, 4])
    #expect(melody.barLines(on: timeline).map { $0.bar } == [0, 1, 2, 3])
  }

  /// A song that stands still at place 2 from 1.5 s to 2.3 s, told 25 times a second, ends with the clip.
  private var waiting: Timeline {
    var timeline = Timeline(quarter: 0.5)
    for index in 0...75 {
      let time = 0.04 * Double(index)
      let place = time < 1.5 ? -1 + 2 * time : time < 2.3 ? 2 : 2 + 2 * (time - 2.3)
      timeline.append(place: place, at: time)
    }
    return timeline
  }

  @Test func aSongThatWaitsIsDueWhenItCame() throws {
    #expect(abs(try #require(waiting.time(of: 1)) - 1) < 1e-9)
    #expect(abs(try #require(waiting.time(of: 2)) - 1.5) < 1e-9)
    #expect(abs(try #require(waiting.time(of: 3)) - 2.8) < 1e-9)
    #expect(waiting.time(of: 4) == nil)
    let lines = melody.barLines(on: waiting)
    #expect(lines.map { $0.bar } == [0, 1, 2])
    #expect(abs(try #require(lines.last?.time) - 3) < 1e-9)
  }

  /// What did not come is missed; what had to be waited for began late.
  @Test func notesOfASongThatWaits() throws {
    let frames = (0...75).map { index in
      let time = 0.04 * Double(index)
      let pitch = time < 0.5 ? 60.0 : time < 1.9 ? 62 : 64
      return ControlFrame(time: time, pitch: pitch, level: 0.5, gate: true)
    }
    let score = Score(of: melody.meantNotes(on: waiting), in: frames)
    #expect(score.notes.map { $0.grade } == [.excellent, .excellent, .excellent, .missed])
    #expect(abs(try #require(score.notes[1].onset)) < 0.03)
    #expect(abs(try #require(score.notes[2].onset) - 0.38) < 0.03)
    #expect(!score.notes[3].isHeard)
  }

  @Test func emptyOnesHaveNothing() {
    #expect(Timeline(quarter: 0.5).time(of: 0) == nil)
    #expect(melody.bars(9...9).barLines(on: Timeline(melody, startingAt: 0)).isEmpty)
    #expect(melody.barLines(on: Timeline(quarter: 1)).isEmpty)
    #expect(melody.meantNotes(on: Timeline(quarter: 1)).allSatisfy { $0.start.isNaN })
  }
}
