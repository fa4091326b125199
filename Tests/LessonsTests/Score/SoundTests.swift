import Lessons
import ScalarMath
import Testing
import Voice

/// What was heard at all, whatever the frames are like.
@Suite struct Sounds {
  private func change(
    _ frames: [ControlFrame], _ span: ClosedRange<Double>, _ body: (inout ControlFrame) -> Void
  ) -> [ControlFrame] {
    frames.map { frame in
      var frame = frame
      if span.contains(frame.time) { body(&frame) }
      return frame
    }
  }

  /// The note from 1 s to 1.5 s is silent, by the gate or by the level.
  @Test(arguments: [true, false])
  func silentNotesAreMissed(gate: Bool) {
    let frames = change(PlayedMelody(tune).frames(), 0.95...1.5) {
      if gate { $0.gate = false } else { $0.level = 0.03 }
    }
    let score = Score(of: tune, in: frames)
    let silent = score.notes[1]
    #expect(!silent.isHeard && !silent.isReached && silent.grade == .missed && silent.level == 0)
    #expect(silent.cents == nil && silent.stability == nil && silent.onset == nil)
    #expect(score.summary.silentNotes == 1)
    for index in [0, 2, 3, 4] { #expect(score.notes[index].grade == .excellent) }
  }

  /// The second note sounds for 60 ms, or for 200 ms, before the third one comes.
  @Test(arguments: [(0.06, false), (0.2, true)])
  func aNoteIsReachedAfterATenthOfASecond(length: Double, isReached: Bool) {
    let frames = change(PlayedMelody(tune).frames(rate: 120), (1 + length)...1.44) {
      $0.pitch = 67.8
    }
    let stepped = change(frames, 0.94...1) { $0.pitch = 60 }
    let exact = change(stepped, 1...(1 + length)) { $0.pitch = 62 }
    #expect(Score(of: tune, in: exact).notes[1].isReached == isReached)
  }

  @Test func aGapWithinANoteDoesNotCount() throws {
    let whole = PlayedMelody(tune, sharp: 0.2).frames()
    let gap = change(whole, 2.4...2.6) { ($0.gate, $0.pitch) = (false, 0) }
    let lost = whole.filter { !(2.4...2.75).contains($0.time) }
    for frames in [gap, lost] {
      let note = Score(of: tune, in: frames).notes[3]
      #expect(abs(try #require(note.cents) - 20) < 0.3)
      #expect(note.grade == .good)
      #expect(abs(try #require(note.onset)) < 0.01)
    }
  }

  /// A pause without frames is no long glide.
  @Test func nothingIsKnownWhereFramesStayAway() {
    let frames = PlayedMelody(tune).frames().filter { !(0.98...1.52).contains($0.time) }
    #expect(!Score(of: tune, in: frames).notes[1].isHeard)
  }

  @Test func framesThatAreNoneAreLeftOut() {
    let good = PlayedMelody(tune, sharp: 0.1).frames()
    var bad: [ControlFrame] = []
    for (index, frame) in good.enumerated() {
      bad.append(frame)
      var wrong = frame
      switch index % 5 {
      case 0: wrong.time = .nan
      case 1: wrong.time = .infinity
      case 2: wrong.time -= 1
      case 3: wrong.pitch = 20
      default: wrong.time = -1e300
      }
      bad.append(wrong)
    }
    #expect(Score(of: tune, in: bad) == Score(of: tune, in: good))
  }

  @Test func numbersThatAreNoneAreSilence() {
    let good = PlayedMelody(tune).frames()
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let noPitch = change(good, -1...9) { $0.pitch = number }
      #expect(Score(of: tune, in: noPitch).notes.allSatisfy { !$0.isHeard })
      let noDelay = Score(of: tune, in: good, delay: number)
      #expect(noDelay.notes.allSatisfy { !$0.isHeard })
    }
    let noLevel = change(good, -1...9) { $0.level = .nan }
    #expect(Score(of: tune, in: noLevel).notes.allSatisfy { !$0.isHeard })
    let loud = change(good, -1...9) { $0.level = .infinity }
    #expect(Score(of: tune, in: loud).notes.allSatisfy { $0.level == 1 })
  }

  @Test func nothingPlayedAndNothingMeant() {
    let silence = Score(of: tune, in: [])
    #expect(silence.notes.count == 5)
    #expect(silence.notes.allSatisfy { $0.grade == .missed && !$0.isHeard })
    #expect(silence.summary.points == 0 && silence.summary.share(of: .missed) == 1)
    #expect(silence.summary.medianDistance == nil && silence.summary.meanCents == nil)
    let one = ControlFrame(time: 0.5, pitch: 60, level: 1, gate: true)
    #expect(Score(of: tune, in: [one]).notes.allSatisfy { !$0.isHeard })
    let empty = Score(of: [], in: PlayedMelody(tune).frames())
    #expect(empty.notes.isEmpty && empty.summary.points == 0 && empty.summary.noteCount == 0)
  }

  @Test(arguments: [
    (Double.nan, 1.0), (0, .nan), (1, 1), (1, 0.5), (0, .infinity), (-1e300, 1e300),
  ])
  func notesThatDoNotLastAreMissed(start: Double, end: Double) {
    var notes = tune
    (notes[1].start, notes[1].end) = (start, end)
    let score = Score(of: notes, in: PlayedMelody(tune).frames())
    #expect(score.notes[1].grade == .missed)
    #expect(score.notes[4].grade == .excellent && score.notes[4].onset != nil)
  }
}
