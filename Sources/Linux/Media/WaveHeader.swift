/// The first 44 bytes of a WAVE file of 24 bit PCM.
///
/// RIFF and WAVE after Microsoft and IBM, “Multimedia Programming Interface and Data Specifications 1.0”
/// (1991); the plain 16 byte `fmt ` chunk, as libsndfile writes it for 24 bit, because every reader knows it.
public struct WaveHeader: Equatable, Sendable {
  /// The header, ready to be written.
  public let bytes: [UInt8]
  /// Bytes of samples that follow it. An odd number is followed by one zero byte more.
  public let byteCount: Int
  /// Bytes of one sample.
  static let sampleSize = 3

  /// Describes a sound.
  ///
  /// Nil if it does not fit: a RIFF file's length is a number of 32 bits.
  ///
  /// - Parameters:
  ///   - sampleRate: Sample frames a second, at least 1.
  ///   - channels: Samples in a sample frame, at least 1.
  ///   - frameCount: Sample frames.
  public init?(sampleRate: Int, channels: Int, frameCount: Int) {
    let blockSize = channels * Self.sampleSize
    let (byteCount, isTooMany) = frameCount.multipliedReportingOverflow(by: blockSize)
    guard sampleRate > 0, channels > 0, frameCount >= 0, !isTooMany,
      let dataSize = UInt32(exactly: byteCount),
      let riffSize = UInt32(exactly: 36 + byteCount + byteCount % 2),
      let rate = UInt32(exactly: sampleRate),
      let byteRate = UInt32(exactly: sampleRate * blockSize),
      let block = UInt16(exactly: blockSize)
    else { return nil }
    var bytes: [UInt8] = []
    func append(_ text: String) { bytes += Array(text.utf8) }
    func append<T: FixedWidthInteger>(_ number: T) {
      withUnsafeBytes(of: number.littleEndian) { bytes += Array($0) }
    }
    append("RIFF")
    append(riffSize)
    append("WAVEfmt ")
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(channels))
    append(rate)
    append(byteRate)
    append(block)
    append(UInt16(8 * Self.sampleSize))
    append("data")
    append(dataSize)
    self.bytes = bytes
    self.byteCount = byteCount
  }
}
