import Foundation

/// The program as its users meet it: a process with arguments, two streams of text, and a status.
enum Theremin {
  /// How a run of the program ended.
  struct Run {
    /// The exit code, or the number of the signal that ended it.
    let status: Int32
    let wasEndedBySignal: Bool
    let output: String
    let error: String

    /// The lines of standard output.
    var lines: [String] { Self.lines(of: output) }
    /// The lines of standard error.
    var complaints: [String] { Self.lines(of: error) }

    static func lines(of text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program that was built together with these tests: it lies beside their bundle.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let folder =
      bundle.map { URL(filePath: String($0.prefix(upTo: $0.range(of: ".xctest")!.upperBound))) }?
      .deletingLastPathComponent() ?? root.appending(path: ".build/release")
    return folder.appending(path: "theremin").path
  }()

  /// A set-up checkout has the networks in its folder `Models`.
  static let hasNetworks = ["full", "lite"].allSatisfy { size in
    ["palm_detection", "hand_landmark"].allSatisfy { name in
      let file = root.appending(path: "Models/\(name)_\(size).tflite").path
      return FileManager.default.fileExists(atPath: file)
    }
  }

  /// Starts the program in a folder; `networks` is its `THEREMIN_MODELS`, by default not set.
  ///
  /// In a command line for the shell, `"$@"` is the program with its arguments.
  static func start(
    _ arguments: [String], in folder: Workspace, networks: String? = nil, shell: String? = nil,
    program: String = path
  ) throws -> Process {
    let process = Process()
    let words = [program] + arguments
    process.executableURL = URL(filePath: shell == nil ? program : "/bin/sh")
    process.arguments = shell.map { ["-c", $0, "sh"] + words } ?? arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["THEREMIN_MODELS"] = networks
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try Self.withSignalsLetThrough { try process.run() }
    return process
  }

  /// Tests run on threads that hold signals back, and a new process inherits that.
  private static func withSignalsLetThrough(_ work: () throws -> Void) rethrows {
    var (none, previous) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try work()
  }

  /// Waits until a started program has ended.
  static func finish(_ process: Process) throws -> Run {
    func text(_ stream: Any?) throws -> String {
      String(
        decoding: try (stream as! Pipe).fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    let output = try text(process.standardOutput)
    let error = try text(process.standardError)
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      wasEndedBySignal: process.terminationReason == .uncaughtSignal, output: output, error: error)
  }

  /// Runs the program to its end; see `start`.
  static func run(
    _ arguments: [String], in folder: Workspace, networks: String? = nil, shell: String? = nil,
    program: String = path
  ) throws -> Run {
    try finish(
      start(arguments, in: folder, networks: networks, shell: shell, program: program))
  }
}
