import Foundation
import FoundationNetworking
import Testing

/// `theremin serve`, as it is started, visited and ended.
@Suite struct Serve {
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try FileManager.default.createDirectory(
      atPath: folder("dist"), withIntermediateDirectories: false)
    try folder.put("dist/index.html", Array("<!doctype html>".utf8))
    return folder
  }

  /// Starts to serve, the certificate's place in the folder too, and waits for so many lines.
  private func start(
    _ arguments: [String], in folder: Workspace, lines: Int
  ) throws -> (process: Process, lines: [String]) {
    let process = try Theremin.start(
      ["serve"] + arguments, in: folder, shell: #"XDG_DATA_HOME="$PWD/data" exec "$@""#)
    let output = (process.standardOutput as! Pipe).fileHandleForReading
    var text = ""
    while text.count(where: { $0 == "\n" }) < lines {
      let piece = output.availableData
      guard !piece.isEmpty else { break }
      text += String(decoding: piece, as: UTF8.self)
    }
    return (process, Theremin.Run.lines(of: text))
  }

  private func status(_ url: String) async throws -> (Int?, String?) {
    let (_, response) = try await URLSession.shared.data(from: try #require(URL(string: url)))
    let reply = response as? HTTPURLResponse
    return (reply?.statusCode, reply?.value(forHTTPHeaderField: "Content-Type"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func servesUntilItIsEnded(signal: Int32) async throws {
    let folder = try workspace()
    let (process, lines) = try start(["--port", "0"], in: folder, lines: 2)
    let url = try #require(lines.first?.split(separator: " ").first.map(String.init))
    #expect(url.wholeMatch(of: /http:\/\/localhost:[0-9]+/) != nil)
    #expect(lines.last == "Serving “\(folder("dist"))”; Ctrl-C ends it.")
    let (code, type) = try await status(url)
    #expect(code == 200 && type == "text/html; charset=utf-8")
    let (absent, _) = try await status(url + "/none")
    #expect(absent == 404)
    kill(process.processIdentifier, signal)
    let run = try Theremin.finish(process)
    #expect(!run.wasEndedBySignal && run.status == 0 && run.error.isEmpty)
    #expect(folder.contents == ["dist"])
  }

  @Test func quietPrintsTheAddressesOnly() throws {
    let folder = try workspace()
    let (process, lines) = try start(["--port", "0", "--quiet"], in: folder, lines: 1)
    process.interrupt()
    let run = try Theremin.finish(process)
    #expect(run.status == 0 && run.output.isEmpty && lines.count == 1)
    #expect(lines.first?.wholeMatch(of: /http:\/\/localhost:[0-9]+/) != nil)
  }

  @Test func networkKeepsItsCertificate() throws {
    let folder = try workspace()
    var kept: [[UInt8]] = []
    for _ in 0..<2 {
      let (process, lines) = try start(
        ["--lan", "--port", "0", "--https-port", "0"], in: folder, lines: 3)
      process.interrupt()
      let run = try Theremin.finish(process)
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(lines.first?.hasPrefix("http://localhost:") == true)
      #expect(
        lines.contains { $0.contains("warns") } || lines.contains { $0.contains("no network") })
      // A code of blocks is for terminals only.
      #expect(lines.allSatisfy { !$0.contains("█") && !$0.contains("\u{1B}") })
      kept.append(try folder.bytes("data/theremin/https.pem"))
    }
    #expect(kept[0] == kept[1])
  }

  @Test func anotherFolder() async throws {
    let folder = try workspace()
    try folder.put("dist/x.wasm")
    let (process, lines) = try start(
      ["--port", "0", "--quiet", "--folder", folder("dist")], in: Workspace(), lines: 1)
    let (code, type) = try await status(try #require(lines.first) + "/x.wasm")
    #expect(code == 200 && type == "application/wasm")
    process.terminate()
    #expect(try Theremin.finish(process).status == 0)
  }

  @Test func portThatIsTaken() throws {
    let folder = try workspace()
    let (process, lines) = try start(["--port", "0", "--quiet"], in: folder, lines: 1)
    let port = try #require(lines.first?.split(separator: ":").last)
    let run = try Theremin.run(["serve", "--port", "\(port)"], in: folder)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.complaints == [
        "theremin: port \(port) is taken by another program; choose another number, or 0 for any free one"
      ])
    process.interrupt()
    #expect(try Theremin.finish(process).status == 0)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may use every port"))
  func portThatIsNotAllowed() throws {
    let run = try Theremin.run(["serve", "--port", "1"], in: workspace())
    #expect(run.status == 1 && run.error.contains("port 1 is not allowed"))
  }

  @Test func foldersThatAreNone() throws {
    let folder = try workspace()
    try FileManager.default.createDirectory(
      atPath: folder("empty"), withIntermediateDirectories: false)
    for (name, word) in [("none", "there is no folder “none”"), ("empty", "no index.html")] {
      let run = try Theremin.run(["serve", "--folder", name], in: folder)
      #expect(run.status == 1 && run.output.isEmpty && run.complaints.count == 1)
      #expect(run.error.contains(word) && run.error.contains("make web"))
    }
  }

  @Test func noPageAnywhere() throws {
    let folder = try Workspace()
    // Away from the checkout, whose page the program finds from everywhere.
    try FileManager.default.copyItem(atPath: Theremin.path, toPath: folder("theremin"))
    let run = try Theremin.run(["serve"], in: folder, program: folder("theremin"))
    #expect(run.status == 1 && run.complaints.count == 1 && run.error.contains("make web"))
  }

  @Test func fullDiskIsNoticed() throws {
    let run = try Theremin.run(
      ["serve", "--port", "0"], in: workspace(), shell: #""$@" >/dev/full"#)
    #expect(run.status == 1 && run.error.contains("standard output"))
  }
}
