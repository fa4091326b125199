import Foundation
import GestureData
import Gestures
import Hands
import ScalarMath
import Testing
import VirtualHand

/// `theremin train` and `theremin evaluate` on virtual hands.
@Suite struct Training {
  private static let quick = ["--epochs", "12", "--quiet"]

  private func train(
    _ kind: String, in folder: Workspace, as output: String, _ options: [String] = quick
  ) throws {
    let run = try Theremin.run(["train", kind, "data", "-o", output] + options, in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
  }

  private struct Report: Decodable {
    struct Label: Decodable {
      let label: String
      let examples: Int
      let precision: Double?
      let recall: Double?
    }
    struct Skipped: Decodable {
      let label: String
      let file: String
      let reason: String
    }
    let accuracy: Double?
    let macroRecall: Double?
    let examples: Int
    let labels: [Label]
    let confusion: [[Int]]
    let skipped: [Skipped]
  }

  private func evaluate(_ model: String, on data: String, in folder: Workspace) throws -> Report {
    let run = try Theremin.run(["evaluate", model, data, "--json"], in: folder)
    try #require(run.status == 0 && run.error.isEmpty)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func posesAreLearnedAndToldOnOtherHands() throws {
    let folder = try Workspace()
    let labels: [PoseLabel] = [.fist, .openPalm, .victory]
    try folder.putPoses(labels, count: 60, seed: 1)
    try folder.putPoses(labels, people: .others, count: 40, seed: 2, in: "others")
    try train("poses", in: folder, as: "mine.poses")
    #expect(try folder.bytes("mine.poses").count < 100_000)
    let model = try PoseClassifier(bytes: folder.bytes("mine.poses"))
    #expect(model.labels == ["fist", "open palm", "victory"] && model.view == .invariant)

    let report = try evaluate("mine.poses", on: "others", in: folder)
    #expect(report.examples == 120 && report.skipped.isEmpty)
    #expect(try #require(report.accuracy) > 0.95)
    // The tables tell the same as the shares do.
    var right = 0
    for (i, label) in report.labels.enumerated() {
      let taken = report.confusion.reduce(0) { $0 + $1[i] }
      right += report.confusion[i][i]
      #expect(report.confusion[i].reduce(0, +) == label.examples && label.examples == 40)
      #expect(abs(label.recall! - Double(report.confusion[i][i]) / 40) < 1e-4)
      #expect(abs(label.precision! - Double(report.confusion[i][i]) / Double(taken)) < 1e-4)
    }
    #expect(abs(report.accuracy! - Double(right) / 120) < 1e-4)

    let text = try Theremin.run(["evaluate", "mine.poses", "others"], in: folder)
    #expect(text.status == 0 && text.lines.count == 9)
    #expect(text.lines[0].hasPrefix("mine.poses on others: accuracy 0.9") || right == 120)
    for label in labels { #expect(text.lines.count { $0.hasPrefix("\(label.name) ") } == 2) }
  }

  @Test func theSameSeedGivesTheSameBytes() throws {
    let folder = try Workspace()
    try folder.putPoses([.fist, .point], count: 20, seed: 3)
    try train("poses", in: folder, as: "one.poses")
    try train("poses", in: folder, as: "same.poses")
    try train("poses", in: folder, as: "other.poses", Self.quick + ["--seed", "2"])
    try train("poses", in: folder, as: "plain.poses", Self.quick + ["--no-augment"])
    try train("poses", in: folder, as: "steady.poses", Self.quick + ["--noise", "0"])
    let one = try folder.bytes("one.poses")
    #expect(try one == folder.bytes("same.poses"))
    for name in ["other.poses", "plain.poses", "steady.poses"] {
      #expect(try one != folder.bytes(name))
    }
  }

  @Test func actionsAreLearnedAndTold() throws {
    let folder = try Workspace()
    let labels: [ActionLabel] = [.wave, .openClose, .background]
    try folder.putActions(labels, count: 30, seed: 1)
    try folder.putActions(labels, people: .others, count: 12, seed: 100, in: "others")
    try train("actions", in: folder, as: "mine.actions", ["--epochs", "20", "--quiet"])
    #expect(try ActionClassifier(bytes: folder.bytes("mine.actions")).settings == ActionSettings())
    let report = try evaluate("mine.actions", on: "others", in: folder)
    #expect(try #require(report.macroRecall) > 0.85)

    try train(
      "actions", in: folder, as: "short.actions",
      Self.quick + ["--window", "30", "--rate", "15", "--stride", "5"])
    let settings = try ActionClassifier(bytes: folder.bytes("short.actions")).settings
    #expect(settings == ActionSettings(windowSize: 30, frameRate: 15, stride: 5))
  }

  @Test func theLastLineTellsWhatCameOut() throws {
    let folder = try Workspace()
    try folder.putPoses([.fist, .point], count: 20, seed: 3)
    let run = try Theremin.run(
      ["train", "poses", "data", "-o", "a.poses", "--epochs", "7", "--upright"], in: folder)
    #expect(run.status == 0 && run.error.isEmpty && run.lines.count == 1)
    let pattern =
      /a\.poses: 2 labels from 40 hands; pass 7 of 7, loss [0-9.]+, accuracy [0-9.]+; of those .+/
    #expect(try #require(run.lines.last).wholeMatch(of: pattern) != nil)
    #expect(try PoseClassifier(bytes: folder.bytes("a.poses")).view == .upright)
  }

  /// On a terminal each pass is told; `script` of util-linux stands for one.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func progressIsShownOnATerminal() throws {
    let folder = try Workspace()
    try folder.putPoses([.fist, .point], count: 20, seed: 3)
    let run = try Theremin.run(
      ["train", "poses", "data", "-o", "a.poses", "--epochs", "7"], in: folder,
      shell: #"script -qec "$1 $2 $3 $4 $5 $6 $7 $8" /dev/null"#)
    #expect(run.status == 0)
    #expect(run.output.contains(/pass 1 of 7, loss [0-9.]+, accuracy [0-9.]+/))
  }

  @Test func interruptedTrainingLeavesNothingBehind() throws {
    let folder = try Workspace()
    try folder.putPoses([.fist, .point], count: 40, seed: 3)
    let process = try Theremin.start(
      ["train", "poses", "data", "-o", "a.poses", "--epochs", "10000", "--patience", "0"],
      in: folder)
    for _ in 0..<3000 where folder.contents.count < 2 { usleep(10_000) }
    process.interrupt()
    let run = try Theremin.finish(process)
    #expect(run.wasEndedBySignal && run.status == SIGINT)
    #expect(run.complaints == ["theremin: interrupted; nothing was saved"])
    #expect(folder.contents == ["data"])
  }

  @Test(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
  func picturesAndClipsAreLearnedFrom() throws {
    let folder = try Workspace()
    try folder.folder("data/point")
    try folder.folder("data/fist")
    try FileManager.default.copyItem(
      atPath: Fixture.hand("jpg"), toPath: folder("data/point/a.jpg"))
    try FileManager.default.copyItem(atPath: Fixture.song, toPath: folder("data/point/b.mp4"))
    try FileManager.default.copyItem(
      atPath: Fixture.media("odd.jpg"), toPath: folder("data/point/room.jpg"))
    let renderer = HandRenderer(
      camera: PinholeCamera(width: 320, height: 240), scene: Scene(seed: 3))
    for number in 0..<4 {
      let hand = HandPlacement(
        .right, .fist, anchor: .middleMCP, at: Vector2(0.5, 0.5), depth: 0.45,
        roll: 0.1 * Double(number))
      try folder.put(
        "data/fist/\(number).ppm", portablePixmap(renderer.frame(of: [hand], at: 0).frame))
    }
    let run = try Theremin.run(
      ["train", "poses", "data", "-o", "a.poses", "--epochs", "10", "--model", "lite"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.complaints == [
        "theremin: skipped of label “point”: “data/point/room.jpg” shows no usable hand"
      ])
    // Four fists, a picture that points, and each picture of the clip in which the hand is there.
    let pattern = /a\.poses: 2 labels from ([0-9]+) hands; .+/
    let match = try #require(run.lines.last?.wholeMatch(of: pattern))
    #expect((60...74).contains(Int(match.1)!))
    let report = try Theremin.run(
      ["evaluate", "a.poses", "data", "--model", "lite"], in: folder)
    let told = try #require(report.lines[0].firstMatch(of: /accuracy ([0-9.]+)/))
    #expect(Double(told.1)! >= 0.95)
  }

  /// A picture in the simplest format that FFmpeg reads.
  private func portablePixmap(_ frame: Frame) -> [UInt8] {
    var bytes = Array("P6 \(frame.width) \(frame.height) 255\n".utf8)
    for pixel in 0..<frame.width * frame.height {
      bytes += frame.pixels[4 * pixel..<4 * pixel + 3]
    }
    return bytes
  }
}
