import Foundation
import Testing

/// Presets as text: shown, saved, changed, read again.
@Suite struct Presets {
  private func run(_ arguments: String..., in folder: Workspace) throws -> Theremin.Run {
    try Theremin.run(arguments, in: folder)
  }

  @Test func theListNamesEachWithALine() throws {
    let run = try run("presets", in: Workspace())
    #expect(run.status == 0 && run.lines.count >= 5)
    for name in ["default", "beginner", "pentatonic", "theremin", "gestures", "iphone-2020"] {
      #expect(run.lines.contains { $0.hasPrefix(name + " ") })
    }
  }

  @Test(arguments: ["default", "beginner", "pentatonic", "theremin", "gestures", "iphone-2020"])
  func whatIsShownCanBeReadAgain(name: String) throws {
    let folder = try Workspace()
    let shown = try run("presets", "show", name, in: folder)
    #expect(shown.status == 0 && shown.error.isEmpty)
    try folder.put("my.preset", Array(shown.output.utf8))
    let again = try run("presets", "show", "my.preset", in: folder)
    #expect(again.status == 0 && again.output == shown.output)
  }

  @Test func aFileSaysWhatDiffersFromTheUsual() throws {
    let folder = try Workspace()
    try folder.put("my.preset", Array("# mine\nkey = F# minor # sharp\r\n\nassist=30\n".utf8))
    let shown = try run("presets", "show", "my.preset", in: folder)
    let usual = try run("presets", "show", "default", in: folder)
    let changed = zip(shown.lines, usual.lines).filter { $0 != $1 }.map { $0.0 }
    #expect(changed.count == 2)
    #expect(changed.first?.contains("= F# minor ") == true)
    #expect(changed.last?.contains("= 30 ") == true)
  }

  @Test(arguments: [
    ("", ["says nothing"]),
    ("key = H major", ["line 1", "key", "“H major”", "D major"]),
    ("\nkey", ["line 2", "equals sign"]),
    ("loud = yes", ["“loud”", "theremin presets show default"]),
    ("assist = 30\nassist = 40", ["line 2", "twice"]),
    ("assist = 130", ["assist", "0 to 100", "“130”"]),
    ("low = A5\nhigh = A3", ["A5", "below", "A3"]),
    ("range = C7..C8", ["C7", "outside"]),
    ("bottom = 0.1\ntop = 0.6", ["bottom", "top"]),
    ("pitch-filter = 1 2", ["pitch-filter", "three numbers"]),
    ("hands = 3", ["hands", "2 left-handed", "“3”"]),
    ("gestures = fist", ["gestures", "fist:mute", "“fist”"]),
    ("gestures = fist:shout", ["gestures", "fist:mute"]),
    ("gesture-hold = -1", ["gesture-hold", "0 to 2"]),
    ("gesture-hand = both", ["gesture-hand", "any, right, left"]),
    ("gesture-confidence = 0.3", ["gesture-confidence", "0.5 to 1"]),
    ("tuning = nan", ["tuning", "300 to 600"]),
    ("low = H", ["low", "A3", "“H”"]),
    ("\u{0}\u{FF}", ["line 1"]),
  ])
  func aFaultIsNamedWithItsLine(text: String, words: [String]) throws {
    let folder = try Workspace()
    try folder.put("my.preset", Array(text.utf8))
    let run = try run("presets", "show", "my.preset", in: folder)
    #expect(run.status == 1 && run.output.isEmpty && run.complaints.count == 1)
    #expect(run.error.contains("“my.preset”"))
    for word in words { #expect(run.error.contains(word)) }
  }

  @Test func filesThatAreNone() throws {
    let folder = try Workspace()
    #expect(try run("presets", "show", "no.preset", in: folder).error.contains("“no.preset”"))
    try folder.put("binary.preset", [0xFF, 0xFE, 0x80, 0x81])
    let run = try run("presets", "show", "binary.preset", in: folder)
    #expect(run.status == 1 && run.error.contains("no preset"))
  }
}

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct CalibrationCommand {
  @Test func theFieldLiesInTheReach() throws {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["calibrate", Fixture.reach, "-o", "me.preset", "--key", "D major", "--model", "lite"],
      in: folder)
    #expect(run.status == 0 && run.error.isEmpty && folder.contents == ["me.preset"])
    #expect(run.lines.first?.contains("of the picture's height") == true)
    #expect(run.lines.last?.contains("A3") == true && run.lines.last?.contains("A5") == true)
    let text = String(decoding: try folder.bytes("me.preset"), as: UTF8.self)
    // The virtual hand holds its tip at 0.60 and 0.20; three in a hundred of that are left at each end.
    let bottom = try #require(value(of: "bottom", in: text))
    let top = try #require(value(of: "top", in: text))
    #expect(abs(bottom - 0.588) < 0.01 && abs(top - 0.212) < 0.01)
    #expect(text.contains("= D major"))

    // With it the same clip plays from the lowest note to the highest.
    let song = try Theremin.run(
      [
        "render", Fixture.reach, "-o", "song.csv", "--preset", "me.preset", "--model", "lite",
        "--quiet",
      ], in: folder)
    #expect(song.status == 0)
    let pitches = try folder.table("song.csv").numbers("pitch_midi").compactMap { $0 }
    #expect(abs(try #require(pitches.min()) - 56.3) < 0.8)
    #expect(abs(try #require(pitches.max()) - 81.7) < 0.8)
  }

  private func value(of name: String, in text: String) -> Double? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
    return line?.split(separator: "=").last?.split(separator: " ").first.flatMap { Double($0) }
  }

  @Test func aClipThatTeachesNothing() throws {
    let folder = try Workspace()
    for (clip, word) in [(Fixture.song, "picture's height only"), (Fixture.hand("png"), "picture")]
    {
      let run = try Theremin.run(
        ["calibrate", clip, "-o", "me.preset", "--model", "lite"], in: folder)
      #expect(run.status == 1 && run.complaints.count == 1 && run.error.contains(word))
      #expect(folder.contents.isEmpty)
    }
  }
}

/// What the options of the instrument do to the music.
@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct InstrumentOptionsTests {
  private func pitches(_ options: [String]) throws -> [Double?] {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", "song.csv", "--model", "lite", "--quiet"] + options,
      in: folder)
    #expect(run.status == 0 && run.error.isEmpty)
    return try folder.table("song.csv").numbers("pitch_midi")
  }

  @Test func noKeyMovesAPitchWhereNothingPulls() throws {
    let usual = try pitches([])
    #expect(try pitches(["--key", "Eb blues"]) == usual)
    #expect(try pitches(["--range", "A3..C5"]) == usual)
  }

  @Test(arguments: ["default", "beginner", "theremin", "gestures", "iphone-2020"])
  func aSavedPresetPlaysLikeItsOriginal(name: String) throws {
    let folder = try Workspace()
    let shown = try Theremin.run(["presets", "show", name], in: folder)
    try folder.put("saved.preset", Array(shown.output.utf8))
    for preset in [name, "saved.preset"] {
      let clip = name == "theremin" ? Fixture.duet : Fixture.song
      let run = try Theremin.run(
        ["render", clip, "-o", "\(preset).csv", "-o", "\(preset).wav", "--preset", preset]
          + ["--model", "lite", "--quiet"], in: folder)
      #expect(run.status == 0 && run.error.isEmpty)
    }
    #expect(try folder.bytes("\(name).csv") == folder.bytes("saved.preset.csv"))
    #expect(try folder.bytes("\(name).wav") == folder.bytes("saved.preset.wav"))
  }

  @Test func transposingMovesEveryPitchAlike() throws {
    let pairs = zip(try pitches([]), try pitches(["--transpose", "-5"]))
    for (usual, lower) in pairs where usual != nil {
      #expect(abs(try #require(usual) - #require(lower) - 5) < 0.0002)
    }
  }

  @Test func theRangeEndsTheWay() throws {
    let pitches = try pitches(["--range", "A3..F4"]).compactMap { $0 }
    // A semitone beyond, for a vibrato on the last note.
    #expect(pitches.max() == 66)
  }
}
