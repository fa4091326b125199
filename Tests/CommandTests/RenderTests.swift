import Foundation
import Testing
import VirtualHand

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct Rendering {
  static let header = "time_s,gate,pitch_midi,frequency_hz,level,hand,tip_x,tip_y,confidence"

  /// Plays a clip with the given options and reads its table.
  private static func table(_ clip: String, _ options: [String]) throws -> Table {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["render", clip, "-o", "song.csv", "--model", "lite", "--quiet"] + options, in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
    return try folder.table("song.csv")
  }

  private func table(_ clip: String, _ options: [String]) throws -> Table {
    try Self.table(clip, options)
  }

  /// The song as it is played without options.
  private func usual() throws -> Table { try Self.usualSong.get() }
  private static let usualSong = Result { try table(Fixture.song, []) }

  @Test func oneRunWritesEveryOutput() throws {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", "song.wav", "-o", "song.csv", "--output=again.CSV"], in: folder
    )
    #expect(run.status == 0)
    #expect(folder.contents == ["again.CSV", "song.csv", "song.wav"])
    #expect(try folder.bytes("song.csv") == folder.bytes("again.CSV"))
    // No progress is shown in a pipe, and the last line says what was done.
    #expect(run.error.isEmpty)
    let summary = try #require(run.lines.last)
    let names = "song.wav, song.csv, again.CSV: "
    #expect(summary.hasPrefix(names))
    let told = /a clip of 3\.0 s, played in [0-9.]+ s \([0-9.]+ × real time\), 4 notes/
    #expect(summary.dropFirst(names.count).wholeMatch(of: told) != nil)

    let table = try folder.table("song.csv")
    #expect(table.header == Self.header)
    #expect(table.rows.count == 90 && table.rows.allSatisfy { $0.count == 9 })
    for (index, time) in table.numbers("time_s").enumerated() {
      #expect(abs(try #require(time) - Double(index) / 30) < 1e-5)
    }
    let silent = table.rows.filter { $0[1] == "0" }
    #expect(silent.count > 25 && silent.allSatisfy { $0[2...].allSatisfy(\.isEmpty) })
    let sounding = table.rows.filter { $0[1] == "1" }
    #expect(sounding.count > 50 && sounding.allSatisfy { !$0[2...].contains("") })
    #expect(sounding.count + silent.count == 90)
  }

  @Test(arguments: [
    ([], 48_000), (["--rate", "44100"], 44_100), (["--rate=11025"], 11_025),
  ])
  func soundIsAsLongAsClipAndRelease(options: [String], rate: Int) throws {
    let folder = try Workspace()
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", "song.wav", "-o", "song.csv", "--model", "lite"] + options,
      in: folder)
    #expect(run.status == 0)
    let sound = try #require(Sound(folder.bytes("song.wav")))
    // The clip's 3 s and the voice's release of 60 ms.
    #expect(sound.rate == rate)
    #expect(sound.left.count == Int((Double(rate) * 3.06).rounded()))
    #expect(sound.left == sound.right)
    let table = try folder.table("song.csv")
    let start = Double(table.cells("gate").firstIndex(of: "1")!) / 30
    #expect(start > 0.7)
    #expect(sound.peak(0, start) == 0)
    #expect(sound.peak(1.5, 3) > 0.05 && sound.peak(1.5, 3) < 1)
    #expect(sound.left.suffix(2).allSatisfy { abs($0) < 40 })
  }

  @Test func pitchFollowsTheMelody() throws {
    let table = try usual()
    let song = Performance.silentNight()
    let camera = PinholeCamera(width: 320, height: 240)
    var cents: [Double] = []
    var distances: [Double] = []
    for (row, pitch) in table.numbers("pitch_midi").enumerated() {
      let time = Double(row) / 30
      guard let pitch, let meant = song.pitch(time) else { continue }
      cents.append(abs(100 * (pitch - meant)))
      let tip = camera.joints(of: song.hands(time)[0])[.indexTip]
      distances.append(
        hypot(
          try #require(table.numbers("tip_x")[row]) - Double(tip.x),
          try #require(table.numbers("tip_y")[row]) - Double(tip.y)))
    }
    #expect(cents.count > 50)
    #expect(cents.median < 30)
    #expect(distances.median < 0.01)
  }

  /// The article's formulas: frequency = 440 − 220·y, amplitude = 1 − x; other notes and tunings
  /// stretch them.
  @Test(arguments: [
    ([], 440.0, 220.0), (["--tuning", "442"], 442, 221),
    (["--low", "60", "--high=C5"], 523.251, 261.626),
    (["--hand", "any", "--low", "68.5"], 440, 427.474),
  ])
  func firstInstrumentFollowsItsFormulas(options: [String], top: Double, bottom: Double) throws {
    let table = try table(Fixture.song, ["--preset", "iphone-2020"] + options)
    var sounding = 0
    for row in table.rows where row[1] == "1" {
      let numbers = row.map { Double($0) ?? .nan }
      let (frequency, level, x, y) = (numbers[3], numbers[4], numbers[6], numbers[7])
      #expect(abs(frequency - (top - (top - bottom) * y)) < 0.02)
      #expect(abs(level - min(max(1 - x, 0), 1)) < 1e-3)
      #expect(row[5] == "right")
      sounding += 1
    }
    #expect(sounding > 50)
  }

  @Test func tuningMovesTheFrequencyOfANote() throws {
    let table = try table(Fixture.song, ["--tuning", "415.5"])
    for (pitch, frequency) in zip(table.numbers("pitch_midi"), table.numbers("frequency_hz")) {
      guard let pitch, let frequency else { continue }
      #expect(abs(frequency - 415.5 * exp2((pitch - 69) / 12)) < 0.003)
    }
  }

  @Test func rangeOfNotesStretchesTheField() throws {
    let usual = try usual()
    let octave = try table(Fixture.song, ["--low", "C4", "--high", "C5"])
    #expect(usual.cells("gate") == octave.cells("gate"))
    let differences = zip(usual.numbers("pitch_midi"), octave.numbers("pitch_midi")).compactMap {
      usual, octave -> Double? in
      guard let usual, let octave else { return nil }
      return abs(octave - (60 + 12 * (usual - 57) / 24))
    }
    // The filter follows quick changes more closely than slow ones: not every frame agrees.
    #expect(differences.median < 0.05)
  }

  @Test func mirroredClipIsTurnedBack() throws {
    let plain = try usual()
    let mirrored = try table(Fixture.song, ["--mirrored"])
    #expect(Set(plain.cells("hand")) == ["", "right"])
    #expect(Set(mirrored.cells("hand")) == ["", "left"])
    let sums = zip(plain.numbers("tip_x"), mirrored.numbers("tip_x")).compactMap {
      plain, mirrored -> Double? in
      guard let plain, let mirrored else { return nil }
      return plain + mirrored
    }
    #expect(sums.count > 50 && abs(sums.median - 1) < 0.01)
  }

  @Test(arguments: [("right", true), ("left", false), ("any", true)])
  func onlyTheChosenHandPlays(hand: String, plays: Bool) throws {
    let table = try table(Fixture.song, ["--hand", hand])
    #expect(table.cells("gate").contains("1") == plays)
  }

  @Test(arguments: [([], "right", 0), (["--left-handed"], "left", 1)])
  func twoHandsShareTheParts(options: [String], pitchHand: String, index: Int) throws {
    let table = try table(Fixture.duet, ["--hands", "2"] + options)
    #expect(table.cells("gate").count { $0 == "1" } > 50)
    #expect(Set(table.cells("hand")).subtracting([""]) == [pitchHand])
    let duet = Performance.twoHands()
    let camera = PinholeCamera(width: 320, height: 240)
    var distances: [Double] = []
    for (row, tip) in zip(table.numbers("tip_x"), table.numbers("tip_y")).enumerated() {
      guard let x = tip.0, let y = tip.1 else { continue }
      let truth = camera.joints(of: duet.hands(Double(row) / 30)[index])[.indexTip]
      distances.append(hypot(x - Double(truth.x), y - Double(truth.y)))
    }
    #expect(distances.count > 50 && distances.median < 0.02)
  }

  /// In the duet the left hand rises from its lowest place to its highest in 1.6 s.
  @Test func leftHandRaisesTheLevel() throws {
    let levels = try table(Fixture.duet, ["--hands", "2"]).numbers("level")
    func level(at time: Double) throws -> Double { try #require(levels[Int(30 * time)]) }
    #expect(try level(at: 0.3) < 0.15)
    #expect(try level(at: 0.8) > level(at: 0.3) + 0.15)
    #expect(try level(at: 1.6) > level(at: 0.8) + 0.15)
  }

  @Test func bothSizesOfTheNetworksPlay() throws {
    let lite = try usual()
    let full = try table(Fixture.song, ["--model=full"])
    #expect(lite.cells("gate").contains("1") && full.cells("gate").contains("1"))
    #expect(lite != full)
  }

  @Test(
    .enabled(
      if: ["/usr/bin/script", "/dev/pts/ptmx"].allSatisfy(FileManager.default.fileExists(atPath:)),
      "script(1) or pseudo-terminals are missing"))
  func terminalShowsProgress() throws {
    let folder = try Workspace()
    let line = #"script -qec "$0 render '\#(Fixture.song)' -o song.csv --model lite" /dev/null"#
    let run = try Theremin.run(
      [], in: folder, shell: line.replacing("$0", with: "'\(Theremin.path)'"))
    #expect(run.status == 0)
    #expect(run.output.contains("░") && run.output.contains(" of 3.0 s"))
    // The bar is gone before the last line comes.
    #expect(try #require(run.output.split(separator: "\u{1B}[K").last).hasPrefix("song.csv: "))
  }
}
