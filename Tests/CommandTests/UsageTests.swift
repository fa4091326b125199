import Foundation
import Testing

/// What cannot be understood: one sentence, exit code 2, and nothing is touched.
@Suite struct Usage {
  private func refuse(_ arguments: [String], _ words: [String]) throws {
    let folder = try Workspace()
    let run = try Theremin.run(arguments, in: folder)
    #expect(!run.wasEndedBySignal && run.status == 2)
    #expect(run.output.isEmpty && folder.contents.isEmpty)
    #expect(run.complaints.count == 1)
    #expect(run.error.hasPrefix("theremin: ") && !run.error.hasSuffix(".\n"))
    for word in words { #expect(run.error.contains(word)) }
  }

  @Test(arguments: [
    ([], ["theremin help"]),
    (["play"], ["command", "“play”"]),
    (["--loud"], ["“--loud”"]),
    (["help", "play"], ["“play”"]),
    (["bench", "a.mp4", "b.mp4"], ["“b.mp4”", "one file"]),
    (["bench", "--yaml"], ["“--yaml”", "theremin help bench"]),
    (["serve", "dist"], ["“dist”", "--folder"]),
    (["serve", "--port", "65536"], ["--port", "0 to 65535", "“65536”"]),
    (["serve", "--port", "http"], ["--port", "“http”"]),
    (["serve", "--lan", "--https-port", "-1"], ["--https-port", "“-1”"]),
    (["serve", "--https-port", "1234"], ["--https-port", "--lan"]),
    (["serve", "--lan", "--port", "8443"], ["--https-port", "8443", "two numbers"]),
    (["presets", "list"], ["presets", "theremin presets show NAME"]),
    (["presets", "show"], ["which preset", "theremin presets show default"]),
    (["presets", "show", "moog"], ["“moog”", "default", "iphone-2020"]),
    (["calibrate", "a.mp4"], ["output", "-o me.preset"]),
    (["calibrate", "a.mp4", "-o", "me.txt"], [".preset", "“me.txt”"]),
    (["calibrate", "a.mp4", "-o", "a.preset", "-o", "b.preset"], ["one output", "“b.preset”"]),
  ])
  func ofTheProgram(arguments: [String], words: [String]) throws {
    try refuse(arguments, words)
  }

  @Test(arguments: [
    ([], ["file", "theremin help track"]),
    (["a.mp4"], ["output", "-o joints.csv"]),
    (["a.mp4", "-o", "a.wav"], [".csv", "“a.wav”"]),
    (["a.mp4", "-o", "a.csv", "-o", "b.csv"], ["one output", "“b.csv”"]),
    (["a.csv", "-o", "a.csv"], ["overwrite", "“a.csv”"]),
    (["a.mp4", "-o", "-", "--hands", "3"], ["--hands", "1 or 2", "“3”"]),
    (["a.mp4", "-o", "-", "--preset", "default"], ["“--preset”"]),
  ])
  func ofTrack(arguments: [String], words: [String]) throws {
    try refuse(["track"] + arguments, words)
  }

  @Test(arguments: [
    ([], ["file"]),
    (["a.mp4"], ["output"]),
    (["a.mp4", "b.mp4", "-o", "a.wav"], ["“b.mp4”", "one file"]),
    (["a.mp4", "-o"], ["“-o”", "needs a value"]),
    (["a.mp4", "-o", "a.mp3"], ["“a.mp3”", ".wav, .csv, .mp4 or .png"]),
    (["a.mp4", "-o", "a.png"], ["--at SECONDS"]),
    (["a.mp4", "-o", "b.mp4", "--at", "1"], ["--at", ".png"]),
    (["a.mp4", "-o", "a.png", "--at", "-1"], ["--at", "“-1”"]),
    (["a.mp4", "-o", "a.csv", "--size", "640x480"], ["--size", ".mp4 or .png"]),
    (["a.mp4", "-o", "a.csv", "--gestures", "fist"], ["--gestures", "“fist”", "fist:mute"]),
    (["a.mp4", "-o", "a.csv", "--gestures", "fist:shout"], ["--gestures", "“shout”", "octave"]),
    (["a.mp4", "-o", "a.csv", "--show-gestures"], ["--show-gestures", ".mp4 or .png"]),
    (["a.mp4", "-o", "a.csv", "--no-stage"], ["--no-stage", ".mp4 or .png"]),
    (["a.mp4", "-o", "b.mp4", "--names", "do"], ["letters, solfege or doremi", "“do”"]),
    (["a.mp4", "-o", "b.mp4", "--size", "0x0"], ["--size", "64 to 8192", "“0x0”"]),
    (["a.mp4", "-o", "b.mp4", "--size", "1x1"], ["--size", "“1x1”"]),
    (["a.mp4", "-o", "b.mp4", "--size", "20000x20000"], ["--size", "“20000x20000”"]),
    (["a.mp4", "-o", "b.mp4", "--size", "640"], ["--size", "“640”"]),
    (["a.mp4", "-o", "wav"], ["“wav”"]),
    (["a.mp4", "-o", "-"], ["“-”"]),
    (["a.mp4", "-o", "a.wav", "-o", "./a.wav"], ["overwrite", "“./a.wav”"]),
    (["a.wav", "-o", "a.wav"], ["overwrite"]),
    (["a.mp4", "-oa.wav", "--loud"], ["option", "“--loud”"]),
    (["a.mp4", "-oa.wav", "-x"], ["option", "“-x”"]),
    (["a.mp4", "-oa.wav", "--quiet=yes"], ["“--quiet”", "no value"]),
    (["a.mp4", "-oa.wav", "--model"], ["“--model”", "full|lite"]),
    (["a.mp4", "-oa.wav", "--model", "huge"], ["--model", "full or lite", "“huge”"]),
    (["a.mp4", "-oa.wav", "--preset=moog"], ["preset", "iphone-2020", "“moog”"]),
    (["a.mp4", "-oa.wav", "--key", "H major"], ["“H major”", "--key", "D major"]),
    (["a.mp4", "-oa.wav", "--assist", "101"], ["--assist", "0 to 100", "“101”"]),
    (["a.mp4", "-oa.wav", "--range", "C5"], ["--range", "C4..G5", "“C5”"]),
    (["a.mp4", "-oa.wav", "--range", "G5..C4"], ["--range", "lower", "“G5..C4”"]),
    (["a.mp4", "-oa.wav", "--range", "C7..C8"], ["C7", "outside", "A3 to A5"]),
    (["a.mp4", "-oa.wav", "--key", "C 0", "--range", "D4..E4"], ["C 0", "D4", "range"]),
    (["a.mp4", "-oa.wav", "--drone", "third"], ["--drone", "root", "“third”"]),
    (["a.mp4", "-oa.wav", "--field", "round"], ["--field", "antenna", "“round”"]),
    (["a.mp4", "-oa.wav", "--transpose", "half"], ["--transpose", "semitones", "“half”"]),
    (["a.mp4", "-oa.wav", "--hand", "both"], ["--hand", "right, left or any", "“both”"]),
    (["a.mp4", "-oa.wav", "--hands", "2", "--hand", "left"], ["--hand", "--hands 2"]),
    (["a.mp4", "-oa.wav", "--left-handed"], ["--left-handed", "--hands 2"]),
    (["a.mp4", "-oa.wav", "--low", "H4"], ["--low", "“H4”", "A3"]),
    (["a.mp4", "-oa.wav", "--low", "-1"], ["--low", "0 to 127", "“-1”"]),
    (["a.mp4", "-oa.wav", "--high", "G#9"], ["--high", "0 to 127", "“G#9”"]),
    (["a.mp4", "-oa.wav", "--high", "nan"], ["--high", "“nan”"]),
    (["a.mp4", "-oa.wav", "--low", "B5"], ["lowest", "B5", "A5"]),
    (["a.mp4", "-oa.wav", "--low", "69", "--high", "A4"], ["lowest", "A4", "highest"]),
    (["a.mp4", "-oa.wav", "--tuning", "44"], ["--tuning", "300 to 600", "“44”"]),
    (["a.mp4", "-oa.wav", "--rate", "1e9"], ["--rate", "8000 to 192000", "“1e9”"]),
    (["a.mp4", "-oa.wav", "--rate", "44100.5"], ["--rate", "whole", "“44100.5”"]),
    (["a.mp4", "-oa.wav", "--rate", "fast"], ["--rate", "“fast”"]),
  ])
  func ofRender(arguments: [String], words: [String]) throws {
    try refuse(["render"] + arguments, words)
  }

  @Test(arguments: [
    ([], ["melody", "“silent-night”", "theremin lessons"]),
    (["twinkle"], ["clip", "--on clip.mp4"]),
    (["twinkle", "scale", "--on", "a.mp4"], ["one melody", "“scale”"]),
    (["twinkel", "--on", "a.mp4"], ["no lesson “twinkel”", "theremin lessons"]),
    (["twinkle", "--on", "a.mp4", "-o", "a.wav"], [".csv, .png or .mp4", "“a.wav”"]),
    (["twinkle", "--on", "a.mp4", "-o", "a.mp4"], ["overwrite", "“a.mp4”"]),
    (["twinkle", "--on", "a.mp4", "-o", "b.csv", "-o", "b.csv"], ["overwrite", "“b.csv”"]),
    (["twinkle", "--on", "a.mp4", "--start", "soon"], ["--start", "seconds", "“soon”"]),
    (["twinkle", "--on", "a.mp4", "--delay", "1e9"], ["--delay", "milliseconds", "“1e9”"]),
    (["twinkle", "--on", "a.mp4", "--tempo", "0"], ["--tempo", "5 to 1000", "“0”"]),
    (["twinkle", "--on", "a.mp4", "--bars", "8-1"], ["--bars", "1 to 12", "“8-1”"]),
    (["twinkle", "--on", "a.mp4", "--bars", "1-13"], ["--bars", "like 1-12", "“1-13”"]),
    (["twinkle", "--on", "a.mp4", "--bars", "-4"], ["--bars", "“-4”"]),
    (["amazing-grace", "--on", "a.mp4", "--bars", "0-99"], ["--bars", "0 to 16", "“0-99”"]),
    (["twinkle", "--on", "a.mp4", "--transpose", "0.5"], ["--transpose", "whole", "“0.5”"]),
    (["twinkle", "--on", "a.mp4", "--mode", "slow"], ["--mode", "tempo or wait", "“slow”"]),
    (["twinkle", "--on", "a.mp4", "--size", "640x480"], ["--size", ".png or .mp4"]),
    (["twinkle", "--on", "a.mp4", "--key", "H major"], ["key “H major”", "--key"]),
    (["twinkle", "--on", "a.mp4", "--at", "1"], ["“--at”", "theremin help lesson"]),
    // What does not fit is told with what would.
    (
      ["twinkle", "--on", "a.mp4", "--low", "C3", "--high", "C5"],
      ["“Twinkle", "G4 to E5", "C3 to C5", "--transpose -4,", "--low C3 --high E5"]
    ),
    (
      ["twinkle", "--on", "a.mp4", "--low", "A4", "--high", "A5", "--transpose", "1"],
      ["--transpose 2,", "--low G#4 --high A5"]
    ),
    (["twinkle", "--on", "a.mp4", "--range", "A4..C5"], ["A4 to C5", "try --low G4 --high E5"]),
  ])
  func ofLesson(arguments: [String], words: [String]) throws {
    try refuse(["lesson"] + arguments, words)
  }

  @Test(arguments: [
    ([], ["what to learn", "theremin train poses DATASET -o mine.poses"]),
    (["songs", "data", "-o", "a.poses"], ["poses or actions", "“songs”"]),
    (["poses"], ["dataset"]),
    (["poses", "data", "more", "-o", "a.poses"], ["one dataset", "“more”"]),
    (["poses", "data"], ["output", "-o mine.poses"]),
    (["actions", "data"], ["output", "-o mine.actions"]),
    (["poses", "data", "-o", "a.actions"], [".poses", "“a.actions”"]),
    (["poses", "data", "-o", "a.poses", "-o", "b.poses"], ["one output", "“b.poses”"]),
    (["poses", "data", "-oa.poses", "--seed", "-1"], ["--seed", "“-1”"]),
    (["poses", "data", "-oa.poses", "--epochs", "0"], ["--epochs", "1 to 10000", "“0”"]),
    (["poses", "data", "-oa.poses", "--patience", "few"], ["--patience", "“few”"]),
    (["poses", "data", "-oa.poses", "--validation", "60"], ["--validation", "0 to 50", "“60”"]),
    (["poses", "data", "-oa.poses", "--weights", "some"], ["balanced or equal", "“some”"]),
    (["poses", "data", "-oa.poses", "--scale", "0.5"], ["--scale", "1 to 4", "“0.5”"]),
    (["poses", "data", "-oa.poses", "--no-augment", "--noise", "2"], ["--noise", "--no-augment"]),
    (["poses", "data", "-oa.poses", "--window", "30"], ["--window", "actions"]),
    (["poses", "data", "-oa.poses", "--lost", "3"], ["--lost", "actions"]),
    (["poses", "data", "-oa.poses", "--aspect", "wide"], ["--aspect", "“wide”"]),
    (["actions", "data", "-oa.actions", "--no-mirror"], ["--no-mirror", "poses"]),
    (["actions", "data", "-oa.actions", "--upright"], ["--upright", "poses"]),
    (["actions", "data", "-oa.actions", "--window", "2"], ["--window", "6 to 600", "“2”"]),
    (["actions", "data", "-oa.actions", "--hand", "both"], ["right, left or any", "“both”"]),
  ])
  func ofTrain(arguments: [String], words: [String]) throws {
    try refuse(["train"] + arguments, words)
  }

  @Test(arguments: [
    ([], ["model", "theremin evaluate mine.poses DATASET"]),
    (["a.poses"], ["dataset"]),
    (["a.poses", "data", "more"], ["“more”"]),
    (["a.poses", "data", "--yaml"], ["“--yaml”"]),
  ])
  func ofEvaluate(arguments: [String], words: [String]) throws {
    try refuse(["evaluate"] + arguments, words)
  }

  @Test func ofLessons() throws {
    try refuse(["lessons", "twinkle"], ["theremin lesson twinkle --on CLIP"])
  }

  @Test func outputsOfOneNameAreSeenThroughLinks() throws {
    let folder = try Workspace()
    try FileManager.default.createDirectory(
      atPath: folder("takes"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("takes"))
    let run = try Theremin.run(
      ["render", Fixture.song, "-o", "takes/a.csv", "-o", "link/a.csv"], in: folder)
    #expect(run.status == 2 && run.error.contains("“link/a.csv” would overwrite"))
  }
}
