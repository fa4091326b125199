import Foundation

/// The left channel of a 24-bit PCM WAVE file.
struct WaveFile {
  let sampleRate: Double
  let samples: [Double]

  /// Reads a file that `theremin render` has written; `nil` where it is of another kind.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count > 44 else { return nil }
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    guard bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else {
      return nil
    }
    var offset = 12
    var channels = 0
    var rate = 0.0
    while offset + 8 <= bytes.count {
      let size = number(offset + 4, 4)
      let body = offset + 8
      if bytes[offset..<offset + 4].elementsEqual("fmt ".utf8), body + 16 <= bytes.count {
        channels = number(body + 2, 2)
        rate = Double(number(body + 4, 4))
        guard number(body + 14, 2) == 24, channels > 0 else { return nil }
      } else if bytes[offset..<offset + 4].elementsEqual("data".utf8), channels > 0 {
        let frames = min(size, bytes.count - body) / (3 * channels)
        sampleRate = rate
        samples = (0..<frames).map { frame in
          let raw = Int32(truncatingIfNeeded: number(body + 3 * channels * frame, 3) << 8)
          return Double(raw) / 0x1p31
        }
        return
      }
      offset = body + size + size % 2
    }
    return nil
  }
}
