import Foundation
import Media
import Testing

@Suite struct WaveFiles {
  /// Field by field, as Microsoft's RIFF and WAVE specification has them.
  @Test(arguments: [(44_100, 1, 3), (48_000, 2, 1000), (96_000, 2, 0)])
  func header(sampleRate: Int, channels: Int, frameCount: Int) throws {
    let bytes = try write(
      [Float](repeating: 0, count: channels * frameCount), sampleRate: sampleRate,
      channels: channels)
    let size = 3 * channels * frameCount
    #expect(bytes.count == 44 + size + size % 2)
    #expect(text(bytes, 0) == "RIFF" && number(bytes, 4, 4) == bytes.count - 8)
    #expect(text(bytes, 8) == "WAVE" && text(bytes, 12) == "fmt " && number(bytes, 16, 4) == 16)
    #expect(number(bytes, 20, 2) == 1 && number(bytes, 22, 2) == channels)
    #expect(number(bytes, 24, 4) == sampleRate && number(bytes, 28, 4) == sampleRate * channels * 3)
    #expect(number(bytes, 32, 2) == channels * 3 && number(bytes, 34, 2) == 24)
    #expect(text(bytes, 36) == "data" && number(bytes, 40, 4) == size)
  }

  @Test func samplesAreRoundedAndHeldAtFullScale() throws {
    let step: Float = 0x1p-23
    let samples: [(Float, Int)] = [
      (0, 0), (step, 1), (-step, -1), (0.4 * step, 0), (0.5 * step, 0), (1.5 * step, 2),
      (2.5 * step, 2), (-1.5 * step, -2), (0.6 * step, 1), (0.25, 2_097_152), (-1, -8_388_608),
      (1, 8_388_607), (1 - step, 8_388_607), (1.7, 8_388_607), (-3, -8_388_608),
      (.infinity, 8_388_607), (-.infinity, -8_388_608), (.nan, 0),
    ]
    let bytes = try write(samples.map(\.0), channels: 1)
    for (index, (_, expected)) in samples.enumerated() {
      let value = number(bytes, 44 + 3 * index, 3)
      #expect(
        (value < 1 << 23 ? value : value - 1 << 24) == expected || value - (1 << 24) == expected)
    }
  }

  @Test func channelsLieSideBySide() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.wav"
    let writer = try WaveWriter(path: path, sampleRate: 8000)
    try writer.write(left: [0.5, 0.25], right: [0.125, 0])
    try writer.write([0.0625, 0.03125])
    #expect(writer.frameCount == 3)
    try writer.finish()
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    #expect(
      (0..<6).map { number(bytes, 44 + 3 * $0, 3) } == [
        1 << 22, 1 << 20, 1 << 21, 0, 1 << 19, 1 << 18,
      ])
    #expect(folder.contents == ["a.wav"])
  }

  @Test func fourGibibytesAreTheEnd() {
    let most = (Int(UInt32.max) - 36) / 6
    #expect(WaveHeader(sampleRate: 48_000, channels: 2, frameCount: most)?.byteCount == 6 * most)
    #expect(WaveHeader(sampleRate: 48_000, channels: 2, frameCount: most + 1) == nil)
    #expect(WaveHeader(sampleRate: 48_000, channels: 2, frameCount: .max) == nil)
    #expect(WaveHeader(sampleRate: 0, channels: 2, frameCount: 1) == nil)
    #expect(WaveHeader(sampleRate: .max, channels: 2, frameCount: 1) == nil)
    #expect(WaveHeader(sampleRate: 48_000, channels: 0, frameCount: 1) == nil)
  }

  @Test func badPlaces() throws {
    let folder = try TemporaryFolder()
    #expect(throws: MediaError.notSeekable("standard output")) {
      try WaveWriter(path: "-", sampleRate: 48_000)
    }
    let path = folder.path + "/none/a.wav"
    #expect(throws: MediaError.outputFolderMissing(path)) {
      try WaveWriter(path: path, sampleRate: 48_000)
    }
    let abandoned = try WaveWriter(path: folder.path + "/a.wav", sampleRate: 48_000)
    try abandoned.write([0, 0])
    abandoned.abandon()
    #expect(folder.contents == [])
  }

  private func write(_ samples: [Float], sampleRate: Int = 48_000, channels: Int) throws -> [UInt8]
  {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.wav"
    let writer = try WaveWriter(path: path, sampleRate: sampleRate, channels: channels)
    try writer.write(samples)
    try writer.finish()
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}

/// A number of `count` bytes, the least first.
func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
  bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
}

private func text(_ bytes: [UInt8], _ offset: Int) -> String {
  String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
}
