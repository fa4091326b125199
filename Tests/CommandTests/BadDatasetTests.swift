import Foundation
import GestureData
import Gestures
import Testing

/// Datasets and models that cannot be used: one sentence that names file and label, and nothing is left behind.
@Suite struct BadDatasets {
  private func refuse(
    _ arguments: [String], in folder: Workspace, _ words: [String]
  ) throws {
    let before = folder.contents
    let run = try Theremin.run(arguments, in: folder)
    #expect(!run.wasEndedBySignal && run.status == 1 && run.output.isEmpty)
    let last = try #require(run.complaints.last)
    #expect(last.hasPrefix("theremin: ") && !last.hasSuffix("."))
    for word in words { #expect(last.contains(word), "\(last)") }
    #expect(folder.contents == before)
  }

  private func refuseToTrain(
    _ kind: String = "poses", in folder: Workspace, _ words: [String]
  ) throws {
    try refuse(["train", kind, "data", "-o", "a.\(kind)", "--epochs", "3"], in: folder, words)
  }

  @Test func folders() throws {
    let folder = try Workspace()
    try refuseToTrain(in: folder, ["no folder “data”"])
    try folder.put("data")
    try refuseToTrain(in: folder, ["“data” is no folder"])
    let other = try Workspace()
    try other.folder("data")
    try refuseToTrain(in: other, ["“data” has no folder of a label"])
    try other.putPoses([.point], count: 5, seed: 1)
    try refuseToTrain(in: other, ["“data”", "“point” is the only label", "background"])
    try other.folder("data/fist")
    try refuseToTrain(in: other, ["label “fist”", "“data/fist” is empty"])
    try refuse(
      ["train", "poses", "data", "-o", "none/a.poses"], in: other, ["folder of “none/a.poses”"])
  }

  @Test func labelsWithoutUsableHands() throws {
    let folder = try Workspace()
    try folder.putPoses([.point], count: 5, seed: 1)
    var empty = JointRows()
    for time in 0..<3 { empty.append(nil, at: Double(time)) }
    try folder.put(empty, at: "data/fist/a.csv")
    try refuseToTrain(in: folder, ["label “fist”", "“data/fist/a.csv” shows no usable hand"])
    for name in ["b", "c", "d", "e", "f"] { try folder.put(empty, at: "data/fist/\(name).csv") }
    try refuseToTrain(
      in: folder, ["label “fist”", "“data/fist/a.csv”", "“b.csv”, “c.csv”, “d.csv” and 2 more"])
    var one = JointRows()
    one.append(TrainingSample.virtual(.many, count: 1, seed: 1)[0].hand, at: 0)
    try folder.put(one, at: "data/fist/a.csv")
    try refuseToTrain(in: folder, ["label “fist” has 1 usable example"])
  }

  @Test(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
  func unreadableFiles() throws {
    let folder = try Workspace()
    try folder.putPoses([.point], count: 5, seed: 1)
    try folder.folder("data/fist")
    try folder.put("data/fist/a.jpg", Array("Dear reader, this is a letter.\n".utf8))
    try refuseToTrain(in: folder, ["label “fist”", "“data/fist/a.jpg”", "can be decoded"])
    try folder.put("data/fist/a.jpg")
    try refuseToTrain(in: folder, ["label “fist”", "“data/fist/a.jpg” is empty"])
  }

  @Test func tablesOfAnotherShape() throws {
    let folder = try Workspace()
    try folder.putPoses([.point], count: 5, seed: 1)
    try folder.folder("data/fist")
    var rows = JointRows()
    rows.append(TrainingSample.virtual(.many, count: 1, seed: 1)[0].hand, at: 0)
    let text = rows.text
    let cases: [(String, [String])] = [
      ("", ["no table of joints", "first line"]),
      ("0,1,2\n", ["no table of joints", "first line"]),
      (text + "1.0,2\n", ["line 3", "2 cells, not 68"]),
      (text.replacingOccurrences(of: "\n0.000000,", with: "\nsoon,"), ["line 2", "“soon”"]),
      (
        text.replacingOccurrences(of: ",0.980,0.990,", with: ",0.980,much,"),
        ["line 2", "presence", "“much”"]
      ),
      (
        text.replacingOccurrences(of: ",0.980,0.990,", with: ",0.980,nan,"),
        ["line 2", "presence", "“nan”"]
      ),
      (
        text.replacingOccurrences(of: ",right,", with: ",both,")
          .replacingOccurrences(of: ",left,", with: ",both,"), ["line 2", "hand", "“both”"]
      ),
    ]
    for (text, words) in cases {
      try folder.put("data/fist/a.csv", Array(text.utf8))
      try refuseToTrain(in: folder, ["label “fist”", "“data/fist/a.csv”"] + words)
    }
  }

  @Test func clipsShorterThanTheWindow() throws {
    let folder = try Workspace()
    try folder.putActions([.wave], count: 1, seed: 1)
    try folder.putActions([.background], count: 2, seed: 1)
    try refuse(
      ["train", "actions", "data", "-o", "a.actions", "--window", "100"], in: folder,
      ["label “background”", "“data/background/0.csv” lasts 2.60 s", "window of 3.30 s"])
    try folder.putPoses([.fist], count: 5, seed: 1)
    var rows = JointRows()
    rows.append(TrainingSample.virtual(.many, count: 1, seed: 1)[0].hand, at: 0)
    try folder.put(rows, at: "data/fist/hands.csv")
    try refuseToTrain(
      "actions", in: folder, ["label “fist”", "“data/fist/hands.csv” lasts 0.00 s"])
  }

  @Test(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
  func picturesShowNoAction() throws {
    let folder = try Workspace()
    try folder.putActions([.background], count: 1, seed: 1)
    try folder.folder("data/wave")
    try FileManager.default.copyItem(atPath: Fixture.hand("jpg"), toPath: folder("data/wave/a.jpg"))
    try refuseToTrain("actions", in: folder, ["label “wave”", "“data/wave/a.jpg” is a picture"])
  }

  /// What is usable is used, and the rest is told.
  @Test func whatWasSkippedIsSummedUp() throws {
    let folder = try Workspace()
    try folder.putPoses([.fist, .point], count: 10, seed: 1)
    for name in ["a", "b", "c"] { try folder.put("data/fist/\(name).csv", Array("x\n".utf8)) }
    try folder.put(".hidden", Array("x\n".utf8))
    try folder.put("data/point/.hidden.csv", Array("x\n".utf8))
    let run = try Theremin.run(
      ["train", "poses", "data", "-o", "a.poses", "--epochs", "3", "--quiet"], in: folder)
    #expect(run.status == 0 && run.complaints.count == 1)
    for word in ["label “fist”", "“data/fist/a.csv”", "“b.csv”, “c.csv”"] {
      #expect(run.error.contains(word))
    }
    let report = try Theremin.run(["evaluate", "a.poses", "data", "--json"], in: folder)
    #expect(report.status == 0 && report.error.isEmpty)
    #expect(report.output.contains("\"file\": \"data/fist/c.csv\""))
  }

  @Test func modelsOfAnotherKindOrDamaged() throws {
    let folder = try Workspace()
    let poses = PoseClassifier.builtIn.bytes
    try folder.put("a.poses", poses)
    try folder.put("a.actions", ActionClassifier.builtIn.bytes)
    try folder.put("cut.poses", Array(poses.prefix(1000)))
    try folder.put("song.poses", Array("RIFF, a song".utf8))
    var damaged = poses
    damaged[500] ^= 1
    try folder.put("damaged.poses", damaged)
    try folder.putPoses([.fist, .point], count: 4, seed: 1)
    for (model, words) in [
      ("none.poses", ["“none.poses” cannot be read"]),
      ("cut.poses", ["“cut.poses”", "damaged"]),
      ("damaged.poses", ["“damaged.poses”", "damaged"]),
      ("song.poses", ["“song.poses”", "not a model of gestures"]),
    ] {
      try refuse(["evaluate", model, "data"], in: folder, words)
      try refuse(["track", Fixture.song, "-o", "a.csv", "--poses", model], in: folder, words)
    }
    try refuse(
      ["track", Fixture.song, "-o", "a.csv", "--poses", "a.actions"], in: folder,
      ["“a.actions”", "actions, not poses"])
    try refuse(
      ["track", Fixture.song, "-o", "a.csv", "--actions", "a.poses"], in: folder,
      ["“a.poses”", "poses, not actions"])
    try folder.putPoses([.fist], count: 4, seed: 1, in: "others")
    try FileManager.default.moveItem(atPath: folder("others/fist"), toPath: folder("others/faust"))
    try refuse(
      ["evaluate", "a.poses", "others"], in: folder,
      ["“a.poses” knows no label “faust”", "“others”", "open palm"])
  }
}
