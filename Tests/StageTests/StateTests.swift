import Hands
import Instrument
import ScalarMath
import Stage
import Testing

@Suite struct TheStageTells {
  let settings = StageSettings(
    preset: .standard, view: View(width: 640, height: 480, pictureAspect: 4 / 3))

  func words(
    _ pictures: [[HandObservation]], _ settings: StageSettings? = nil,
    health: PictureHealth = .init()
  ) -> [String] {
    drawn(settings ?? self.settings, pictures, health: health).list.texts.map { $0.text }
  }

  let raised = hand(tip: Vector2(0.4, 0.38))

  @Test func whereTheInstrumentStands() {
    #expect(words([[]]).contains("Raise a hand to play"))
    #expect(words([[]]).contains("No hand"))
    #expect(words([[raised]]).contains("Ready"))
    let playing = [[HandObservation]](repeating: [raised], count: 20)
    #expect(words(playing).contains("Sounding"))
    #expect(words(playing + [[], []]).contains("Holding"))
    #expect(!words(playing + [[], []]).contains("Raise a hand to play"))
    #expect(words(playing + .init(repeating: [], count: 60)).contains("Raise a hand to play"))
  }

  @Test(arguments: [
    (NoteNaming.letters, "A4"), (.solfege, "La4"), (.doremi, "ラ4"),
  ]) func theNote(names: NoteNaming, name: String) {
    var settings = settings
    settings.names = names
    let words = words(.init(repeating: [raised], count: 20), settings)
    // On the line, on the tag, and in the tuner.
    #expect(words.filter { $0 == name }.count == 3)
    #expect(words.contains("0¢") && words.contains("440 Hz"))
  }

  @Test func howFarOffTheNoteIs() {
    // 37 cents above A4: 0.6 of the picture are 24 semitones.
    let words = words(
      .init(repeating: [hand(tip: Vector2(0.4, 0.38 - 0.37 * 0.6 / 24))], count: 20))
    #expect(words.contains("+37¢") && words.contains("450 Hz"))
  }

  @Test func accidentalsBySharps() {
    let view = View(width: 1920, height: 1080, pictureAspect: 16 / 9)
    let words = words([[]], StageSettings(preset: .standard, view: view, names: .solfege))
    for name in ["La3", "La♯3", "Do4", "Do♯4", "Sol♯5", "La5"] { #expect(words.contains(name)) }
  }

  @Test(arguments: [
    ("Bb major", NoteNaming.letters, ["B♭3", "C4", "D4", "E♭4", "F4", "G4", "A4"], "E♭4"),
    ("Bb major", .solfege, ["Si♭3", "Do4", "Re4", "Mi♭4", "Fa4", "Sol4", "La4"], "Mi♭4"),
    ("Bb major", .doremi, ["シ♭3", "ド4", "レ4", "ミ♭4", "ファ4", "ソ4", "ラ4"], "ミ♭4"),
    ("c minor", .letters, ["A♭4", "B♭3", "C4", "D4", "E♭4", "F4", "G4"], "E♭4"),
    ("E major", .letters, ["A3", "B3", "C♯4", "D♯4", "E4", "F♯4", "G♯4"], "D♯4"),
    ("Db major", .letters, ["A♭4", "B♭3", "C4", "D♭4", "E♭4", "F4", "G♭4"], "E♭4"),
  ]) func accidentalsAsTheKeyIsWritten(
    key: String, names: NoteNaming, lines: [String], played: String
  ) {
    var preset = Preset.standard
    preset.key = Key(named: key)!
    let view = View(width: 1920, height: 1080, pictureAspect: 16 / 9)
    let settings = StageSettings(preset: preset, view: view, names: names)
    // E flat 4, six semitones above the lowest note, on its line, on the tag and in the tuner.
    let height = 0.68 - 0.6 * Float(6) / 24
    let words = words(.init(repeating: [hand(tip: Vector2(0.4, height))], count: 20), settings)
    for line in lines { #expect(words.contains(line)) }
    #expect(words.filter { $0 == played }.count == 3)
    #expect(!words.contains { $0.contains(played.contains("♭") ? "♯" : "♭") })
  }

  @Test func whichHandIsWhich() {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    var settings = settings
    settings.preset = preset
    let left = hand(track: 2, .left, tip: Vector2(0.8, 0.3))
    let list = drawn(settings, .init(repeating: [raised, left], count: 20)).list
    for chirality in [Chirality.left, .right] {
      #expect(
        list.texts.contains {
          $0.text == "\(chirality.letter)" && $0.color(5) == chirality.color
        })
      #expect(list.commands.contains { $0.code == .ring && $0.color(4) == chirality.color })
    }
  }

  @Test func whatIsWrongWithThePicture() {
    func health(_ luminance: Float, rate: Double) -> PictureHealth {
      var health = PictureHealth()
      for i in 0..<40 { health.observe(luminance: luminance, at: Double(i) / rate) }
      return health
    }
    let good = words([[]], health: health(0.4, rate: 30))
    #expect(!good.contains("!"))
    #expect(words([[]], health: health(0.05, rate: 30)).contains("Too dark: turn on a light"))
    #expect(
      words([[]], health: health(0.95, rate: 30)).contains("Too bright: turn from the light"))
    #expect(words([[]], health: health(0.4, rate: 12)).contains("Slow camera: try more light"))
  }

  @Test(
    arguments: [
      ((0.5, 0.05), "Leaving the field: lower your hand"),
      ((0.5, 0.71), "Leaving the field: raise your hand"),
      // The picture's right is the player's left.
      ((0.95, 0.4), "Leaving the field: move right"),
      ((0.05, 0.4), "Leaving the field: move left"),
    ] as [((Float, Float), String)]) func thatTheHandLeaves(tip: (Float, Float), warning: String)
  {
    for isMirrored in [true, false] {
      let view = View(width: 640, height: 480, pictureAspect: 4 / 3, isMirrored: isMirrored)
      let pictures = [[HandObservation]](
        repeating: [hand(tip: Vector2(tip.0, tip.1))], count: 5)
      #expect(words(pictures, StageSettings(preset: .standard, view: view)).contains(warning))
    }
    #expect(!words(.init(repeating: [raised], count: 5)).contains("!"))
  }

  @Test func theNearestLineIsLitAndItsLightFallsOff() {
    var last: Float = 2
    for cents in stride(from: 0.0, through: 100, by: 5) {
      let light = Stage.light(ofNote: 69, at: 69 + cents / 100)
      #expect(light < last)
      #expect(light == Stage.light(ofNote: 69, at: 69 - cents / 100) || cents > 0)
      last = light
    }
    #expect(Stage.light(ofNote: 69, at: 69) == 1 && Stage.light(ofNote: 69, at: 70) == 0)
  }

  @Test func theTrailByTime() {
    func trail(_ step: Double) -> Int {
      var player = Player(settings.preset)
      var stage = Stage(settings)
      var list = DisplayList()
      for i in 0..<60 {
        let hands = [hand(tip: Vector2(0.3 + 0.003 * Float(i), 0.4))]
        let playing = player.play(hands, at: Double(i) * step)
        stage.draw(playing, hands: hands, health: .init(), into: &list)
      }
      return list.commands.filter { $0.code == .polyline }.map { ($0.words.count - 2) / 2 }.max()!
    }
    // Four tenths of a second, whatever the rate.
    #expect((11...13).contains(trail(1.0 / 30)))
    #expect((23...25).contains(trail(1.0 / 60)))
  }

  @Test func theSameInTheSameBuffer() {
    var player = Player(settings.preset)
    var stage = Stage(settings)
    var list = DisplayList()
    var address: UnsafeRawPointer?
    for i in 0..<200 {
      let hands = [hand(tip: Vector2(0.3, 0.3 + 0.001 * Float(i % 100)))]
      let playing = player.play(hands, at: Double(i) / 30)
      stage.draw(playing, hands: hands, health: .init(), into: &list)
      let now = list.words.withUnsafeBytes { $0.baseAddress }
      if i > 20 { #expect(now == address) }
      address = now
    }
  }

  @Test(arguments: [(1, 1), (2, 1000), (20000, 3), (90, 60)] as [(Float, Float)])
  func alsoInViewsOfAnySize(width: Float, height: Float) {
    let view = View(width: width, height: height, pictureAspect: 4 / 3)
    let list = drawn(
      StageSettings(preset: .standard, view: view), .init(repeating: [raised], count: 20)
    ).list
    for command in list.commands where command.code == .rectangle || command.code == .line {
      for i in 0..<4 { #expect(command.number(i).isFinite) }
      guard command.code == .rectangle else { continue }
      #expect(command.number(0) <= command.number(2) && command.number(1) <= command.number(3))
    }
    for text in list.texts { #expect(text.number(2) > 0 && text.number(2) < 0.35) }
  }

  @Test func nothingOfStrangeInput() {
    var preset = Preset.standard
    for field in [
      PitchField(low: 60, high: 60), PitchField(low: 70, high: 60),
      PitchField(low: .nan, high: 80), PitchField(low: 60.2, high: 60.4),
    ] {
      preset.pitchField = field
      let settings = StageSettings(preset: preset, view: settings.view)
      let far = hand(tip: Vector2(.nan, 1e30))
      #expect(!drawn(settings, .init(repeating: [far], count: 5)).list.words.isEmpty)
    }
  }
}
