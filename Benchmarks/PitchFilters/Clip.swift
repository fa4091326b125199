import Foundation
import Instrument
import ScalarMath

/// A measurement clip: where the fingertip was seen, and where it really was.
struct Clip {
  /// Seconds, picture by picture.
  var times: [Double]
  /// The pitch of the tip that was seen, through the standard field: MIDI note numbers.
  var seen: [Double]
  /// The pitch of the tip as it really was.
  var real: [Double]

  /// Tracks a clip with the program and reads its truth from the table beside it.
  init(program: String, media: String, name: String) throws {
    let base = "\(media)/rendered/\(name)"
    let truth =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(fileURLWithPath: base + ".json"))) as? [String: Any]
    guard let height = truth?["height"] as? Double, let rows = truth?["data"] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    let field = Preset.standard
    func pitch(_ y: Double) -> Double {
      field.pitchField.pitch(
        atHeight: Double(field.field.coordinates(of: Vector2(0.5, Float(y))).y))
    }
    real = rows.map { row in
      let hand = (row["hands"] as? [[String: Any]])?.first
      let joints = hand?["xy"] as? [[Double]]
      return pitch((joints?[8][1] ?? 0) / height)
    }

    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["track", base + ".mp4", "-o", "-", "--hands", "1", "--quiet"]
    process.standardOutput = output
    try process.run()
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = table.split(separator: "\n")
    let header = lines[0].split(separator: ",")
    guard let column = header.firstIndex(of: "indexTip_y") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let cells = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    times = cells.map { Double($0[0]) ?? 0 }
    seen = cells.map { pitch(Double($0[column]) ?? 0.68) }
  }

  /// The clip as a worse camera would show it: further noise, a deviation in cents.
  func noisy(_ cents: Double, seed: UInt64) -> Clip {
    var numbers = RandomNumbers(seed: seed)
    var clip = self
    clip.seen = seen.map { $0 + numbers.normal() * cents / 100 }
    return clip
  }
}
