import Foundation

/// FFmpeg's own program.
enum Probe {
  static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/ffprobe" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The values that ffprobe prints, one by one.
  static func run(_ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: program ?? "")
    process.arguments = ["-v", "error", "-of", "default=noprint_wrappers=1:nokey=1"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}
