import Hands
import Instrument
import Lessons
import ScalarMath
import Stage
import Testing

/// C4 to G5 in quarters, a half and a very short note, 60 quarter notes a minute, 4/4.
private let melody = Melody(
  title: "Steps", key: .naturals, tempo: 60, barLength: 4,
  notes: [
    .init(pitch: 60, start: 0, length: 1), .init(pitch: 62, start: 1, length: 2),
    .init(pitch: 69, start: 3, length: 0.125), .init(pitch: 69, start: 3.125, length: 0.875),
    .init(pitch: 79, start: 4, length: 1),
  ])

private func state(at position: Double, _ change: (inout LessonState) -> Void = { _ in })
  -> LessonState
{
  var state = LessonState(melody)
  state.position = position
  state.phase = position < 0 ? .countIn : .playing
  state.due = melody.notes.firstIndex { $0.end > position }
  for (i, note) in melody.notes.enumerated() where note.end <= position {
    state.grades[i] = .good
  }
  change(&state)
  return state
}

private func settings(_ view: View, _ change: (inout Preset) -> Void = { _ in }) -> StageSettings {
  var preset = Preset.standard
  preset.key = .naturals
  change(&preset)
  return StageSettings(preset: preset, view: view)
}

private let usual = View(width: 640, height: 480, pictureAspect: 4 / 3)
private let raised = hand(tip: Vector2(0.4, 0.38))

extension Command {
  /// Whether this is a line from above to below.
  fileprivate var isUpright: Bool { code == .line && number(0) == number(2) }

  /// How long it is from above to below.
  fileprivate var height: Float { number(3) - number(1) }

  /// Whether a word is this colour at some opacity above a least one, up to 255.
  fileprivate func isColored(_ i: Int, _ color: Color, least: UInt32 = 0) -> Bool {
    words[i] | 0xFF == color.word && words[i] & 0xFF > least
  }
}

extension DisplayList {
  /// The commands between the two that clip: the notes on their way.
  fileprivate var highway: [Command] {
    let clips = commands.indices.filter { commands[$0].code == .clip }
    return Array(commands[clips[0]..<clips[1]])
  }

  /// The bars of notes that come, by their colour: left, right and middle height.
  fileprivate var comingBars: [(left: Float, right: Float, y: Float)] {
    let bars = highway.filter { (command: Command) -> Bool in
      guard command.code == .rectangle else { return false }
      return command.isColored(5, Palette.ink, least: 0xC0)
        || command.isColored(5, Palette.soundCore, least: 0xC0)
    }
    return bars.map { ($0.number(0), $0.number(2), ($0.number(1) + $0.number(3)) / 2) }
      .sorted { $0.0 < $1.0 }
  }

  /// Where the “now” line stands: the one upright line that is fully lit.
  fileprivate var now: Float {
    highway.first { $0.isUpright && $0.color(5) == Palette.ink }!.number(0)
  }
}

@Suite struct NotesThatCome {
  func list(
    _ state: LessonState, _ view: View = usual, _ change: (inout Preset) -> Void = { _ in }
  ) -> DisplayList {
    drawn(settings(view, change), [[]], lesson: state).list
  }

  @Test(arguments: views) func lieOnTheirLines(view: View) {
    let stage = Stage(settings(view))
    let bars = list(state(at: 0), view).comingBars
    #expect(!bars.isEmpty)
    for (bar, note) in zip(bars, melody.notes) {
      let line = stage.height(ofNote: note.pitch)
      guard line > 0.06 && line < 0.68 else { continue }
      #expect((bar.y - line).magnitude * view.height < 0.01)
    }
  }

  @Test(arguments: views) func glideToTheNowLineInTime(view: View) {
    let now = list(state(at: 0), view).now
    var speed: Float?
    for step in 0..<20 {
      let position = 0.1 * Double(step) - 1
      let list = list(state(at: position), view)
      #expect((list.now - now).magnitude < 1e-6)
      guard let first = list.comingBars.first else { continue }
      guard step != 10 else {
        #expect((first.left - now).magnitude < 1e-5)
        continue
      }
      // So far before the line as there is time before the note, also of the one that is past it already.
      let here = (first.left - now) / Float(-position)
      #expect((here - (speed ?? here)).magnitude < 1e-4)
      #expect(here > 0)
      speed = here
    }
    // Three to four seconds of what comes are in the view.
    #expect((3...4).contains((1 - now) / speed!))
  }

  @Test func areAsLongAsTheyLast() {
    let bars = list(state(at: -0.5)).comingBars
    let gap = (bars[1].left - bars[0].left) - (bars[0].right - bars[0].left)
    #expect(gap > 0)
    let quarter = bars[1].left - bars[0].left
    #expect((bars[1].right - bars[1].left + gap - 2 * quarter).magnitude < 1e-5)
  }

  @Test func standApartFromTheirRepetition() {
    let bars = list(state(at: 2.5)).comingBars.filter { $0.left > 0.3 }
    #expect(bars[0].y == bars[1].y && bars[1].left - bars[0].right > 0.002)
  }

  @Test func comeAtThePaceOfTheirTempo() {
    func quarter(_ seconds: Double) -> Float {
      let bars = list(state(at: -0.5) { $0.quarter = seconds }).comingBars
      return bars[1].left - bars[0].left
    }
    #expect((quarter(1) / quarter(0.5) - 2).magnitude < 1e-3)
  }

  @Test func bearTheirNamesAsTheStageWritesThem() {
    func words(_ names: NoteNaming, _ key: String) -> [String] {
      var settings = settings(usual) { $0.key = Key(named: key)! }
      settings.names = names
      var flat = melody
      flat.notes[1].pitch = 63
      var state = LessonState(flat)
      state.phase = .playing
      return drawn(settings, [[]], lesson: state).list.highway.filter { $0.code == .text }
        .map { $0.text }
    }
    #expect(words(.letters, "c minor").contains("E♭"))
    #expect(words(.letters, "E major").contains("D♯"))
    #expect(words(.solfege, "c minor").contains("Mi♭") && words(.doremi, "c minor").contains("ミ♭"))
    // Twice A, and the first of them is too short for its name and not next.
    #expect(words(.letters, "c minor").filter { $0 == "A" }.count == 1)
    #expect(words(.letters, "c minor").contains("C"))
  }

  @Test func theNextShortNoteIsNamedBesideItsBar() {
    let names = list(state(at: 2.5)).highway.filter { $0.code == .text && $0.text == "A" }
    #expect(names.count == 2 && names[0].number(1) != names[1].number(1))
  }

  @Test func beyondTheFieldStandAtItsEdgeWithAnArrow() {
    for (low, high, edge, isUp) in [(57.0, 67.0, 67, true), (70, 90, 70, false)] {
      let list = list(state(at: -0.2)) { $0.pitchField = PitchField(low: low, high: high) }
      let stage = Stage(settings(usual) { $0.pitchField = PitchField(low: low, high: high) })
      let arrows = list.highway.filter { $0.code == .polygon && $0.words.count == 7 }
      #expect(!arrows.isEmpty)
      for arrow in arrows {
        // The base is on one side, the tip on the other.
        #expect((arrow.number(6) < arrow.number(2)) == isUp)
        #expect((arrow.number(6) - stage.height(ofNote: edge)).magnitude < 0.03)
      }
    }
    #expect(!list(state(at: -0.2)).highway.contains { $0.code == .polygon })
  }

  @Test func bringBarLinesAlong() {
    func lines(_ position: Double) -> [Float] {
      let lines = list(state(at: position)).highway.filter { (command: Command) -> Bool in
        command.isUpright && command.isColored(5, Palette.ink) && command.color(5) != Palette.ink
      }
      return lines.map { $0.number(0) }
    }
    let there = list(state(at: 3))
    #expect(lines(3).contains { ($0 - there.comingBars.last!.left).magnitude < 1e-5 })
    #expect(lines(0).contains { ($0 - there.now).magnitude < 1e-5 })
  }

  @Test(arguments: views) func hideNeitherNamesNorFingertipNorTuner(view: View) {
    let pictures = [[HandObservation]](repeating: [raised], count: 20)
    for phase in [LessonState.Phase.playing, .waiting] {
      let lesson = state(at: 1) { $0.phase = phase }
      let (list, _) = drawn(settings(view), pictures, lesson: lesson)
      let commands = list.commands
      let clips = commands.indices.filter { commands[$0].code == .clip }
      #expect(
        clips.count == 2
          && commands[clips[1]].words == [0, 0, Float(1).bitPattern, Float(1).bitPattern])
      // The names' rail ends where notes begin.
      let rail = commands.first { $0.code == .rectangle }!
      #expect(commands[clips[0]].number(0) >= rail.number(2) - 0.01)
      // Dot, tag and tuner are painted over the notes.
      let dot = commands.firstIndex { $0.code == .ring && $0.color(4) == Chirality.right.color }!
      let tuner = commands.lastIndex { $0.code == .text && $0.text == "Sounding" }!
      #expect(dot > clips[1] && tuner > clips[1])
    }
  }

  @Test func leaveTheStageAsItIsWithoutThem() {
    let pictures = [[HandObservation]](repeating: [raised], count: 20)
    let list = drawn(settings(usual), pictures).list
    #expect(!list.commands.contains { $0.code == .clip })
    #expect(!list.texts.contains { $0.text == "Steps" })
  }
}

@Suite struct ALessonOnTheStage {
  func list(
    _ state: LessonState, tip: Vector2? = nil, _ view: View = usual, at time: Double = 0
  ) -> DisplayList {
    let hands = tip.map { [hand(tip: $0)] } ?? []
    var player = Player(settings(view).preset)
    var stage = Stage(settings(view))
    var list = DisplayList()
    for i in 0..<20 {
      let playing = player.play(hands, at: time + Double(i) / 30)
      stage.draw(playing, lesson: state, hands: hands, health: .init(), into: &list)
    }
    return list
  }

  @Test func saysWhatIsPlayedAndHowFarItIs() {
    let words = list(state(at: 4.5) { $0.bar = 2 }).texts.map { $0.text }
    #expect(words.contains("Steps") && words.contains("Bar 2/2"))
    let round = list(state(at: 0) { ($0.finishedRounds, $0.rounds) = (1, 4) }).texts
    #expect(round.contains { $0.text == "Round 2/4   Bar 1/2" })
    let endless = list(state(at: 0) { $0.rounds = nil }).texts
    #expect(endless.contains { $0.text == "Round 1   Bar 1/2" })
  }

  @Test func cutsALongTitleShort() {
    var long = melody
    long.title = "The long way home through the ever so slowly greening meadows"
    let title = list(LessonState(long)).texts.first { $0.text.hasPrefix("The long") }!.text
    #expect(title.hasSuffix("…") && title.count < 60)
    long.title = "さくらさくらやよいのそらはみわたすかぎりかすみかくもかにおいぞいずる"
    let kana = list(LessonState(long), View(width: 240, height: 320, pictureAspect: 0.75))
      .texts.first { $0.text.hasPrefix("さくら") }!.text
    #expect(kana.hasSuffix("…") && (3...12).contains(kana.count))
  }

  @Test func countsInLargeNumbers() {
    for (number, left) in [(1, 3), (2, 2), (3, 1)] {
      let lesson = state(at: Double(-left)) {
        $0.count = LessonState.Count(number: number, left: left, share: 0)
      }
      let list = list(lesson)
      let text = list.texts.first { $0.text == "\(number)" }!
      #expect(text.number(2) > 0.1)
      // A dot for each beat that is left, below the number.
      let dots = list.commands.filter {
        $0.code == .disc && $0.color(3) == Palette.ink && $0.number(1) > text.number(1)
      }
      #expect(dots.count == left)
    }
    #expect(!list(state(at: 0)).texts.contains { $0.number(2) > 0.1 })
  }

  @Test func showsThatItWaits() {
    let waiting = state(at: 1) { $0.phase = .waiting }
    func glow(_ time: Double) -> [UInt32] {
      list(waiting, at: time).highway.filter { $0.code == .rectangle }.flatMap { $0.words }
    }
    // The bars rest, their light breathes.
    let (one, other) = (list(waiting, at: 0).comingBars, list(waiting, at: 0.5).comingBars)
    #expect(one.map { $0.left } == other.map { $0.left })
    #expect(glow(0) != glow(0.5))
    // Two upright strokes on the “now” line, at the end far from the note.
    func strokes(_ state: LessonState) -> [Command] {
      list(state).highway.filter { $0.isUpright && $0.height < 0.05 }
    }
    #expect(strokes(waiting).count == 2 && strokes(state(at: 1)).isEmpty)
    let high = state(at: 4) { $0.phase = .waiting }
    #expect(strokes(high)[0].number(1) > strokes(waiting)[0].number(1))
  }

  @Test func pointsTheWayToTheDueNote() {
    func arrow(_ cents: Double?, _ phase: LessonState.Phase = .waiting, at position: Double = 1)
      -> Command?
    {
      let lesson = state(at: position) { ($0.cents, $0.phase) = (cents, phase) }
      // The way is told beside the fingertip only.
      let commands = list(lesson, tip: Vector2(0.4, 0.38)).commands
      return commands.last { (command: Command) -> Bool in
        guard command.code == .polygon, command.color(0) == Palette.ink else { return false }
        return (command.number(1) - 0.6).magnitude < 0.05
      }
    }
    let (up, down) = (arrow(-80)!, arrow(1200)!)
    // From base to tip, and on which side of the fingertip at 0.38.
    #expect(up.number(6) < up.number(2) && up.number(2) < 0.38)
    #expect(down.number(6) > down.number(2) && down.number(2) > 0.38)
    #expect(arrow(nil) == nil && arrow(20) == nil && arrow(-25) == nil)
    // In time, the way to a note is the player's own for a moment.
    #expect(arrow(-80, .playing) == nil && arrow(-80, .playing, at: 1.5) != nil)
    #expect(arrow(-80, .countIn, at: -1) == nil)
  }

  @Test func fillsTheBarThatIsHeld() {
    func filled(_ held: Double) -> Float {
      let list = list(state(at: 1) { ($0.held, $0.phase) = (held, .waiting) })
      let fill = list.highway.first { (command: Command) -> Bool in
        guard command.code == .rectangle, command.number(0) >= list.now - 1e-4 else { return false }
        return command.isColored(5, Palette.inTune, least: 0xC0)
      }
      return fill.map { $0.number(2) - $0.number(0) } ?? 0
    }
    #expect(filled(0) == 0)
    #expect((filled(0.8) / filled(0.4) - 2).magnitude < 1e-3)
  }

  @Test func marksDoneNotesByShapeAndColour() {
    func shapes(_ grade: Grade) -> Set<String> {
      var lesson = state(at: 1.2)
      lesson.grades[0] = grade
      let added = list(lesson).highway.filter { command in
        !plain.contains { $0.words == command.words && $0.code == command.code }
      }
      return Set(
        added.filter { $0.code != .rectangle && $0.code != .text }.map { command -> String in
          switch command.code {
          case .polygon: "polygon \(command.words.count) \(command.words[0])"
          case .polyline: "polyline \(command.words.count) \(command.words[1])"
          case .disc: "disc \(command.words[3])"
          default: "\(command.code) \(command.words.last!)"
          }
        })
    }
    var lesson = state(at: 1.2)
    lesson.grades[0] = nil
    let plain = list(lesson).highway
    let all = Grade.allCases.map(shapes)
    for (i, one) in all.enumerated() {
      for other in all[..<i] { #expect(one != other) }
    }
    func color(_ shape: String) -> Substring { shape.split(separator: " ").last! }
    let marks = all.map { shapes in shapes.first { !$0.hasSuffix("\(Palette.glass.word)") }! }
    #expect(marks[0].hasPrefix("polygon 21") && marks[1].hasPrefix("polyline 8"))
    #expect(marks[2].hasPrefix("disc") && marks[3].hasPrefix("ring"))
    #expect(Set(marks.map(color)).count == 4)
  }

  @Test func endsWithWhatBecameOfAllNotes() {
    let lesson = state(at: 5) {
      $0.phase = .finished
      $0.grades = [.excellent, .excellent, .excellent, .missed, .good]
    }
    let numbers = list(lesson).texts.map { $0.text }.filter { Int($0) != nil }
    #expect(numbers == ["3", "1", "0", "1"])
  }

  @Test func theHintStandsBelowTheNotes() {
    let lesson = state(at: 0)
    var (player, stage) = (Player(settings(usual).preset), Stage(settings(usual)))
    var list = DisplayList()
    for i in 0..<60 {
      let playing = player.play([], at: Double(i) / 30)
      stage.draw(playing, lesson: lesson, hands: [], health: .init(), into: &list)
    }
    let hint = list.texts.first { $0.text == "Raise a hand to play" }!
    #expect(hint.number(1) > stage.height(ofNote: 57))
    // With a warning, above it.
    var dark = PictureHealth()
    dark.observe(luminance: 0.02, at: 0)
    stage.draw(
      player.play([], at: 3), lesson: lesson, hands: [], health: dark, into: &list)
    let both = list.texts.filter { $0.text.hasPrefix("Raise a") || $0.text.hasPrefix("Too dark") }
    #expect(both.count == 2 && (both[0].number(1) - both[1].number(1)).magnitude > 0.08)
  }

  @Test func theSameBufferForAWholeLesson() throws {
    let notes = (0..<400).map {
      Melody.Note(pitch: 60 + 7 * $0 % 20, start: 0.25 * Double($0), length: 0.25)
    }
    let long = Melody(title: "Long", tempo: 100, barLength: 4, notes: notes)
    var run = try LessonRun(long)
    var (player, stage) = (Player(settings(usual).preset), Stage(settings(usual)))
    var list = DisplayList()
    var address: UnsafeRawPointer?
    for i in 0..<2400 {
      let hands = [hand(tip: Vector2(0.3, 0.3 + 0.001 * Float(i % 100)))]
      let playing = player.play(hands, at: Double(i) / 30)
      run.advance(playing.control)
      stage.draw(playing, lesson: run.state, hands: hands, health: .init(), into: &list)
      let now = list.words.withUnsafeBytes { $0.baseAddress }
      if i > 0 { #expect(now == address) }
      address = now
    }
    #expect(run.isFinished)
  }

  @Test(arguments: [(1, 1), (2, 1000), (20000, 3), (90, 60)] as [(Float, Float)])
  func alsoInViewsOfAnySize(width: Float, height: Float) {
    let view = View(width: width, height: height, pictureAspect: 4 / 3)
    for lesson in [
      state(at: 1), state(at: -1) { $0.count = .init(number: 1, left: 9, share: 0) },
      state(at: 5) { $0.phase = .finished },
    ] {
      let list = list(lesson, tip: Vector2(0.4, 0.4), view)
      for text in list.texts { #expect(text.number(2) > 0 && text.number(2) < 0.35) }
      for command in list.commands where command.code == .rectangle {
        for i in 0..<4 { #expect(command.number(i).isFinite) }
        #expect(command.number(0) <= command.number(2) && command.number(1) <= command.number(3))
      }
    }
  }

  @Test func nothingOfStrangeInput() {
    var empty = melody
    empty.notes = []
    var strange = [LessonState(empty), state(at: .nan), state(at: .infinity), state(at: 1e18)]
    strange.append(state(at: 1) { $0.due = -5 })
    strange.append(state(at: 1) { $0.due = 99 })
    strange.append(state(at: 1) { $0.grades = [] })
    strange.append(state(at: 1) { $0.quarter = 0 })
    strange.append(state(at: 1) { $0.quarter = .nan })
    strange.append(state(at: 1) { $0.melody.barLength = 0 })
    strange.append(state(at: 1) { $0.melody.barLength = 1e-12 })
    strange.append(state(at: 1) { ($0.cents, $0.held) = (.nan, .nan) })
    strange.append(state(at: 1) { $0.melody.notes[2].pitch = 100_000 })
    for lesson in strange {
      #expect(!list(lesson, tip: Vector2(0.4, 0.4)).words.isEmpty)
    }
    for field in [
      PitchField(low: 60, high: 60), PitchField(low: 70, high: 60),
      PitchField(low: .nan, high: 80), PitchField(low: 60.2, high: 60.4),
    ] {
      let settings = settings(usual) { $0.pitchField = field }
      #expect(!drawn(settings, [[raised]], lesson: state(at: 1)).list.words.isEmpty)
    }
  }
}
