import Foundation
import Testing

@Suite struct Help {
  private func text(_ arguments: String...) throws -> String {
    let run = try Theremin.run(arguments, in: Workspace())
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    return run.output
  }

  @Test func overviewNamesEveryCommand() throws {
    let overview = try text("help")
    for word in [
      "render", "lesson", "lessons", "track", "train", "evaluate", "calibrate", "presets", "bench",
      "serve", "theremin help COMMAND",
      "THEREMIN_MODELS",
    ] {
      #expect(overview.contains(word))
    }
    #expect(try text("--help") == overview)
    #expect(try text("-h") == overview)
  }

  private static let instrument: [String] = [
    "--preset", "--hands", "--left-handed", "--hand", "--low", "--high", "--range", "--field",
    "--key", "--assist", "--drone", "--cue", "--gestures", "--tuning",
  ]

  private static let render: [String] =
    instrument + [
      "-o, --output", "--transpose", "--model", "--rate", "--at", "--names", "--size", "--no-stage",
      "--poses", "--actions", "--show-gestures", "--reduce-motion", "--mirrored", "--quiet",
    ]

  private static let lesson: [String] =
    instrument + [
      "-o, --output", "--on", "--start", "--mode", "--delay", "--tempo", "--bars", "--transpose",
      "--model", "--names", "--size", "--mirrored", "--quiet",
    ]

  private static let dataset: [String] = ["--hand", "--aspect", "--model", "--mirrored", "--quiet"]

  private static let train: [String] =
    dataset + [
      "-o, --output", "--seed", "--epochs", "--patience", "--validation", "--weights",
      "--no-augment",
      "--rotation", "--scale", "--noise", "--no-mirror", "--shift", "--slant", "--hidden", "--lost",
      "--upright", "--window", "--stride", "--rate",
    ]

  private static let calibrate: [String] =
    instrument + ["-o, --output", "--model", "--mirrored", "--quiet"]

  private static let track = [
    "-o, --output", "--model", "--hands", "--poses", "--actions", "--mirrored", "--quiet",
  ]

  private static let pages: [(String, [String])] = [
    ("render", render), ("lesson", lesson), ("lessons", []), ("calibrate", calibrate),
    ("presets", []), ("track", track), ("train", train), ("evaluate", ["--json"] + dataset),
    ("bench", ["--model", "--json"]),
    ("serve", ["--port", "--lan", "--https-port", "--folder", "--quiet"]),
  ]

  @Test(arguments: pages)
  func pageTellsEveryOption(command: String, options: [String]) throws {
    let page = try text("help", command)
    #expect(page.hasPrefix("theremin \(command)"))
    for option in options { #expect(page.contains("\(option) ")) }
    #expect(page.split(separator: "\n").count { $0.hasPrefix("  ") } == options.count)
    #expect(try text(command, "--help") == page)
    #expect(try text(command, "clip.mp4", "-h") == page)
  }

  @Test func versionIsThree() throws {
    #expect(try text("--version").wholeMatch(of: /theremin [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func fullDiskIsNoticed() throws {
    let run = try Theremin.run(["help"], in: Workspace(), shell: #""$@" >/dev/full"#)
    #expect(run.status == 1 && run.complaints.count == 1)
    #expect(run.error.contains("standard output"))
  }
}
