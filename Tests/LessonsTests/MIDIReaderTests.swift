import Instrument
import Lessons
import Testing

@Suite struct MIDIReading {
  private func read(
    _ format: Int = 1, _ build: ((inout MIDIWriter.Track) -> Void)...
  ) throws -> ReadMelody {
    var writer = MIDIWriter()
    writer.format = format
    writer.tracks = build.map { MIDIWriter.track($0) }
    return try MIDIReader.melody(of: writer.file, titled: "file")
  }

  private func rows(_ melody: Melody) -> [[Double]] {
    melody.notes.map { [Double($0.pitch), $0.start, $0.length] }
  }

  // What a plain file says.

  @Test func notesTempoMeterKeyAndTitle() throws {
    let read = try read { track in
      track.name("Waltz")
      track.tempo(652_174)
      track.meter(3, 2)
      track.meta(0, 0x59, [0xFE, 0])  // two flats
      track.notes([(70, 480), (72, 240), (74, 240), (0, 480), (75, 1440)])
      track.end()
    }
    #expect(rows(read.melody) == [[70, 0, 1], [72, 1, 0.5], [74, 1.5, 0.5], [75, 3, 3]])
    #expect(read.melody.title == "Waltz")
    #expect(read.melody.tempo == 92)
    #expect(read.melody.barLength == 3)
    #expect(read.melody.key == .major(tonic: 10))
    #expect(read.leftOut == [])
  }

  @Test func withoutTempoMeterKeyAndTitle() throws {
    let melody = try read { $0.notes([(60, 480)]) }.melody
    #expect(melody.title == "file" && melody.tempo == 120 && melody.barLength == 4)
    #expect(melody.key == .chromatic)
  }

  @Test func minorKeysTakeTheFormThatHoldsTheNotes() throws {
    func key(_ notes: [UInt8]) throws -> (Key, [String]) {
      let read = try read { track in
        track.meta(0, 0x59, [0, 1])  // A minor
        track.notes(notes.map { ($0, 480) })
      }
      return (read.melody.key, read.leftOut)
    }
    #expect(try key([69, 67, 65]) == (Key(tonic: 9, .minor), []))
    #expect(try key([69, 68, 65]) == (Key(tonic: 9, .harmonicMinor), []))
    #expect(try key([69, 68, 66]) == (Key(tonic: 9, .melodicMinor), []))
    #expect(
      try key([69, 70])
        == (
          .chromatic, ["the key, A minor, was left out, for the melody has other notes too"]
        ))
  }

  @Test func runningStatusAndVelocityZero() throws {
    let melody = try read { track in
      track.event(0, 0x90, 60, 80)
      track.event(480, 60, 0)
      track.meta(0, 0x01, Array("text between".utf8))
      track.event(0, 62, 80)
      track.event(240, 62, 0)
      track.event(0, 0xF0, 3, 1, 2, 0xF7)
      track.event(0, 64, 80)
      track.event(240, 0x80, 64, 64)
    }.melody
    #expect(rows(melody) == [[60, 0, 1], [62, 1, 0.5], [64, 1.5, 0.5]])
  }

  @Test func otherEventsArePassedOver() throws {
    let melody = try read { track in
      track.event(0, 0xB0, 7, 100)
      track.event(0, 0xC0, 40)
      track.event(0, 0xD0, 40)
      track.event(0, 0xA0, 60, 40)
      track.event(0, 0xE0, 0, 0x40)
      track.event(480, 0xF7, 1, 0xF8)
      track.meta(0, 0x7F, [UInt8](repeating: 0xFF, count: 200))
      track.notes([(0, 480), (60, 480)])
    }.melody
    #expect(rows(melody) == [[60, -2, 1]])
  }

  // Formats and clocks.

  @Test func formatTwoGivesItsFirstSong() throws {
    let read = try read(
      2, { $0.name("empty") },
      { track in
        track.name("first")
        track.notes([(60, 480)])
      },
      { $0.notes([(72, 480)]) })
    #expect(rows(read.melody) == [[60, 0, 1]])
    #expect(read.leftOut == ["1 other song of the file was left out"])
  }

  @Test func tempoChangesMoveNoNote() throws {
    let read = try read(
      1,
      { track in
        track.tempo(600_000)
        track.tempo(300_000, after: 480)
      },
      { $0.notes([(60, 480), (62, 480), (64, 480)]) })
    #expect(rows(read.melody) == [[60, 0, 1], [62, 1, 1], [64, 2, 1]])
    #expect(read.melody.tempo == 100)
    #expect(read.leftOut == ["changes of tempo were left out"])
  }

  @Test func theTempoIsThatOfTheFirstNote() throws {
    let read = try read { track in
      track.tempo(1_000_000)
      track.tempo(400_000, after: 1920)
      track.notes([(60, 480)])
    }
    #expect(read.melody.tempo == 150)
    #expect(read.leftOut == ["1 silent bar at the beginning was left out"])
  }

  /// Minus the frames a second, ticks of a frame, ticks of a second.
  private static let clocks: [(UInt8, UInt8, Double)] = [
    (0xE8, 40, 960), (0xE7, 40, 1000), (0xE2, 80, 2400), (0xE3, 100, 30_000.0 / 1001 * 100),
  ]

  @Test(arguments: clocks)
  func framesAreSeconds(frames: UInt8, ticks: UInt8, perSecond: Double) throws {
    var writer = MIDIWriter()
    writer.division = [frames, ticks]
    writer.tracks = [
      MIDIWriter.track { track in
        track.tempo(600_000)
        track.notes([(60, 1200), (62, 600)])
      }
    ]
    let notes = try MIDIReader.melody(of: writer.file, titled: "").melody.notes
    // 100 quarter notes a minute.
    let quarters = 1200 / perSecond / 0.6
    #expect(abs(notes[0].length - quarters) < 1e-9)
    #expect(abs(notes[1].start - quarters) < 1e-9)
    #expect(abs(notes[1].length - quarters / 2) < 1e-9)
  }

  // Upbeats and silence.

  @Test func aShortFirstBarIsAnUpbeat() throws {
    let melody = try read { track in
      track.meter(1, 2)
      track.meter(3, 2, after: 480)
      track.event(0, 0x90, 60, 80)  // where the second time signature stands
      track.event(1440, 0x80, 60, 0)
    }.melody
    #expect(rows(melody) == [[60, 0, 3]])
    let upbeat = try read(
      1,
      { track in
        track.meter(1, 2)
        track.meter(3, 2, after: 480)
      }, { $0.notes([(62, 480), (60, 1440)]) })
    #expect(rows(upbeat.melody) == [[62, -1, 1], [60, 0, 3]])
    #expect(upbeat.leftOut == [])
  }

  @Test func aFirstBarSilentForHalfIsAnUpbeat() throws {
    func start(_ ticks: Int) throws -> Double {
      try read { $0.notes([(0, ticks), (60, 480)]) }.melody.start
    }
    #expect(try start(480) == 1)
    #expect(try start(960) == -2)
    #expect(try start(1440) == -1)
    #expect(try start(1920 + 240) == 0.5)
    #expect(try start(3 * 1920 + 1440) == -1)
  }

  @Test func changesOfTimeSignatureAreSaid() throws {
    let read = try read { track in
      track.meter(6, 3)
      track.notes([(60, 1440)])
      track.meter(2, 2)
    }
    #expect(read.melody.barLength == 3)
    #expect(read.leftOut == ["changes of time signature were left out"])
  }

  // One line out of many notes.

  @Test func theHighestPartIsTheMelody() throws {
    let read = try read(
      1, { $0.name("Song") },
      { track in
        track.name("Bass")
        track.notes([(40, 240), (43, 240), (40, 240), (43, 240), (40, 240)], channel: 1)
      },
      { track in
        track.name("Flute")
        track.notes([(72, 480), (74, 480)], channel: 2)
      },
      { track in
        track.name("Bell")  // high, but hardly ever heard
        track.notes([(100, 10)], channel: 3)
      },
      { $0.notes([(35, 480), (35, 480), (35, 480)], channel: 9) })
    #expect(rows(read.melody) == [[72, 0, 1], [74, 1, 1]])
    #expect(read.melody.title == "Song")
    #expect(
      read.leftOut == [
        "the parts “Bass”, “Bell” were left out", "3 drum beats were left out",
      ])
  }

  @Test func aNamedMelodyIsTheMelody() throws {
    let read = try read(
      1,
      { track in
        track.name("Piano")
        track.notes([(80, 480), (82, 480)], channel: 1)
      },
      { track in
        track.name("LEAD VOCALS")
        track.notes([(60, 960)])
      })
    #expect(rows(read.melody) == [[60, 0, 2]])
    #expect(read.leftOut == ["the part “Piano” was left out"])
  }

  @Test func channelsOfOneTrackAreParts() throws {
    let read = try read(
      0,
      { track in
        track.event(0, 0x90, 60, 80)
        track.event(0, 0x91, 72, 80)
        track.event(480, 0x80, 60, 0)
        track.event(0, 0x81, 72, 0)
      })
    #expect(rows(read.melody) == [[72, 0, 1]])
    #expect(read.leftOut == ["the part of channel 1 was left out"])
  }

  @Test func chordsGiveTheirHighestNote() throws {
    let read = try read { track in
      for pitch: UInt8 in [60, 67, 64] { track.event(0, 0x90, pitch, 80) }
      for pitch: UInt8 in [60, 67, 64] { track.event(pitch == 60 ? 480 : 0, 0x80, pitch, 0) }
      // Rolled: the higher note comes a 96th note later.
      track.event(0, 0x90, 62, 80)
      track.event(20, 0x90, 71, 80)
      track.event(460, 0x80, 62, 0)
      track.event(0, 0x80, 71, 0)
    }
    #expect(rows(read.melody) == [[67, 0, 1], [71, 1, 1]])
    #expect(read.leftOut == ["3 lower notes of chords were left out"])
  }

  @Test func accompanimentUnderALongNoteIsLeftOut() throws {
    let read = try read { track in
      track.event(0, 0x90, 72, 80)
      for _ in 0..<3 {
        track.event(240, 0x90, 60, 80)
        track.event(200, 0x80, 60, 0)
      }
      track.event(120, 0x80, 72, 0)
    }
    #expect(read.melody.notes.map { $0.pitch } == [72])
    #expect(read.leftOut == ["3 notes under longer ones were left out"])
  }

  @Test func overlapsAreCutWhereTheNextNoteBegins() throws {
    let read = try read { track in
      track.event(0, 0x90, 60, 80)
      track.event(480, 0x90, 64, 80)  // higher
      track.event(60, 0x80, 60, 0)
      track.event(420, 0x90, 62, 80)  // lower, legato
      track.event(60, 0x80, 64, 0)
      track.event(420, 0x80, 62, 0)
    }
    #expect(rows(read.melody) == [[60, 0, 1], [64, 1, 1], [62, 2, 1]])
    #expect(read.leftOut == ["2 notes were cut short where the next begins"])
  }

  @Test func aPitchThatBeginsAgainEndsThere() throws {
    let melody = try read { track in
      track.event(0, 0x90, 60, 80)
      track.event(480, 0x90, 60, 80)
      track.event(30, 0x80, 60, 0)
      track.event(450, 0x80, 60, 0)
    }.melody
    #expect(rows(melody) == [[60, 0, 1], [60, 1, 1]])
  }

  @Test func notesNobodyEndsEndWithTheNextOrTheTrack() throws {
    let read = try read { track in
      track.event(0, 0x90, 60, 80)
      track.event(480, 0x90, 62, 80)
      track.end(960)
    }
    #expect(rows(read.melody) == [[60, 0, 1], [62, 1, 2]])
    #expect(read.leftOut == ["2 notes that never end were ended"])
  }

  @Test func notesWithoutLengthAndLoneEndsArePassedOver() throws {
    let melody = try read { track in
      track.event(0, 0x80, 61, 0)
      track.event(0, 0x90, 60, 80)
      track.event(0, 0x80, 60, 0)
      track.notes([(64, 480)])
    }.melody
    #expect(rows(melody) == [[64, 0, 1]])
  }

  @Test func bendsAreSaid() throws {
    let read = try read { track in
      track.event(0, 0xE0, 0, 0x50)
      track.notes([(64, 480)])
    }
    #expect(read.leftOut == ["pitch bends were left out"])
  }

  @Test func extremeTemposAreHeld() throws {
    let read = try read { track in
      track.tempo(1)
      track.notes([(64, 480)])
    }
    #expect(read.melody.tempo == 400)
    #expect(read.leftOut == ["the tempo was changed to 400 quarter notes a minute"])
  }

  // Names in any writing.

  private static let names: [([UInt8], String)] = [
    ([0x44, 0x76, 0x6F, 0xF8, 0xE1, 0x6B], "Dvoøák"),  // Latin-1
    (Array("Für\u{7} \n Elise ".utf8), "Für Elise"), ([0x20, 0x00], "file"),
    (Array("さくら".utf8), "さくら"),
    ([UInt8](repeating: 0x61, count: 500), String(repeating: "a", count: 80)),
  ]

  @Test(arguments: names)
  func titles(bytes: [UInt8], title: String) throws {
    let melody = try read { track in
      track.meta(0, 0x03, bytes)
      track.notes([(64, 480)])
    }.melody
    #expect(melody.title == title)
  }

  // Bad files.

  private func error(_ bytes: [UInt8]) -> SongError? {
    do {
      _ = try MIDIReader.melody(of: bytes, titled: "")
      return nil
    } catch { return error }
  }

  @Test func whatIsNoMIDIFileIsSaid() {
    #expect(error([]) == .notMIDI)
    #expect(error(Array("RIFF....".utf8)) == .notMIDI)
    #expect(error(Array("MThd".utf8)) == .truncated(offset: 4))
  }

  @Test func emptySongsAreSaid() throws {
    #expect(error(MIDIWriter().file) == .noNotes)
    #expect(throws: SongError.noNotes) { try read { $0.end() } }
    #expect(throws: SongError.onlyPercussion) { try read { $0.notes([(35, 1)], channel: 9) } }
  }

  @Test func damageIsPlaced() {
    var writer = MIDIWriter()
    writer.division = [0, 0]
    #expect(error(writer.file) == .damaged(offset: 12))
    writer.division = [0x80, 1]
    #expect(error(writer.file) == .damaged(offset: 12))
    writer = MIDIWriter()
    writer.tracks = [MIDIWriter.track { $0.event(0, 60, 80) }]  // no status
    #expect(error(writer.file) == .damaged(offset: 23))
    writer.tracks = [MIDIWriter.track { $0.event(0, 0x90, 0x90, 80) }]
    #expect(error(writer.file) == .damaged(offset: 24))
    writer.tracks = [MIDIWriter.track { $0.event(0, 0xF4) }]
    #expect(error(writer.file) == .damaged(offset: 23))
    writer.tracks = [MIDIWriter.track { $0.event(0, 0xFF, 1, 0xFF, 0xFF, 0xFF, 0xFF, 1) }]
    #expect(error(writer.file) == .damaged(offset: 28))
    writer.tracks = [MIDIWriter.track { $0.event(0, 0xFF, 1, 100, 1) }]
    #expect(error(writer.file) == .truncated(offset: 27))
    writer.tracks = [MIDIWriter.track { $0.notes([(60, 480)]) }]
    writer.trackCount = 2
    #expect(error(writer.file) == .truncated(offset: writer.file.count))
  }

  @Test func endlessSongsAreRefused() throws {
    #expect(throws: SongError.tooLong) { try read { $0.notes([(60, 0xFFF_FFFF)]) } }
    #expect(throws: SongError.tooLong) { try read { $0.notes([(0, 0xFFF_FFFF), (60, 1)]) } }
  }

  @Test func everyErrorIsOneSentence() {
    let errors: [SongError] = [
      .notMIDI, .truncated(offset: 3), .damaged(offset: 4), .notMusicXML, .timewise, .noNotes,
      .onlyPercussion, .tooLong,
    ]
    for error in errors {
      #expect(error.sentence.hasPrefix("the song ") && !error.sentence.hasSuffix("."))
      #expect(error.sentence(about: "“x.mid”").hasPrefix("“x.mid” "))
      #expect(error.sentence.filter { $0 == ";" }.count == 1)
    }
  }
}
