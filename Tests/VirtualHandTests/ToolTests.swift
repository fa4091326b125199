import Foundation
import Testing

/// The tool `virtual-hand` as a person runs it.
@Suite struct ToolTests {
  /// Beside the tests, where the package manager builds all programs.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("virtual-hand")
  static let isBuilt = FileManager.default.isExecutableFile(atPath: tool.path)

  func run(_ arguments: [String]) throws -> (code: Int32, output: Data, complaint: String) {
    let process = Process()
    let (output, complaint) = (Pipe(), Pipe())
    process.executableURL = Self.tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let text = complaint.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, bytes, String(decoding: text, as: UTF8.self))
  }

  @Test(.enabled(if: isBuilt, "virtual-hand is not built beside the tests"))
  func itWritesFramesAndTruth() throws {
    let truth = FileManager.default.temporaryDirectory
      .appendingPathComponent("truth-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: truth) }
    let result = try run([
      "two-hands", "--size", "64x48", "--rate", "10", "--seconds", "0.5", "--truth", truth.path,
    ])
    #expect(result.code == 0 && result.complaint.isEmpty)
    #expect(result.output.count == 5 * 3 * 64 * 48)
    let rows = try String(contentsOf: truth, encoding: .utf8).split(separator: "\n")
    #expect(rows.count == 1 + 5 * 2)
    #expect(rows[1].hasPrefix("0.0000,64.000,right,") && rows[2].hasPrefix("0.0000,64.000,left,"))
  }

  @Test(
    .enabled(if: isBuilt, "virtual-hand is not built beside the tests"),
    arguments: [
      [], ["dance"], ["still", "--size", "0x0"], ["still", "--rate", "-1"], ["still", "--skin"],
      ["still", "--skin", "blue"], ["still", "--seed", "x"], ["still", "--wobble", "3"],
    ])
  func itSaysWhatIsWrongWithTheCommandLine(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.complaint.hasPrefix("virtual-hand: "))
  }

  @Test(.enabled(if: isBuilt, "virtual-hand is not built beside the tests"))
  func itSaysThatTheTruthCannotBeWritten() throws {
    let result = try run([
      "none", "--size", "16x16", "--seconds", "0.1", "--truth", "/no/such/folder/truth.csv",
    ])
    #expect(result.code == 1 && result.complaint.hasPrefix("virtual-hand: "))
  }
}
