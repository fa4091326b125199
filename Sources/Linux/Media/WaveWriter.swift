/// Writes sound as a WAVE file of 24 bit PCM.
///
/// The file appears under its name at `finish()`; see `OutputFile`.
///
/// ```swift
/// let sound = try WaveWriter(path: "song.wav", sampleRate: 48_000)
/// try sound.write(left: block, right: block)
/// try sound.finish()
/// ```
public final class WaveWriter {
  /// Sample frames a second.
  public let sampleRate: Int
  /// Samples in a sample frame.
  public let channels: Int
  /// Sample frames written so far.
  public private(set) var frameCount = 0
  private let file: OutputFile

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: A file name; standard output will not do, because the length stands at the beginning.
  ///   - sampleRate: Sample frames a second, 1…192 000 and beyond.
  ///   - channels: Samples in a sample frame: 1, or 2 for left and right.
  /// - Throws: As `OutputFile`; `notSeekable` for “-”.
  public init(path: String, sampleRate: Int, channels: Int = 2) throws(MediaError) {
    if path == "-" { throw MediaError.notSeekable("standard output") }
    guard let header = WaveHeader(sampleRate: sampleRate, channels: channels, frameCount: 0) else {
      throw .writeFailed(path, reason: "\(channels) channels at \(sampleRate) samples a second")
    }
    self.sampleRate = sampleRate
    self.channels = channels
    file = try OutputFile(path: path)
    try file.write(header.bytes)
  }

  /// Appends sample frames, their channels side by side.
  ///
  /// A sample x becomes the whole number nearest to 2²³·x (halves to even), held at full scale beyond
  /// −1…1 − 2⁻²³; NaN becomes silence.
  ///
  /// - Parameter samples: A whole number of sample frames.
  /// - Throws: `soundTooLong`, `diskFull`, `writeFailed`; the file is then abandoned.
  public func write(_ samples: [Float]) throws(MediaError) {
    precondition(samples.count % channels == 0, "sample frames are whole")
    try reserve(samples.count / channels)
    try writeBytes(count: samples.count) { samples[$0] }
  }

  /// Appends sample frames of two channels, given apart and equally long.
  ///
  /// - Throws: As `write(_:)`.
  public func write(left: [Float], right: [Float]) throws(MediaError) {
    precondition(channels == 2 && left.count == right.count, "two channels of one length")
    try reserve(left.count)
    try writeBytes(count: 2 * left.count) { $0 % 2 == 0 ? left[$0 / 2] : right[$0 / 2] }
  }

  /// Writes the length into the header and gives the file its name.
  ///
  /// - Throws: As `OutputFile.finish()`; `notSeekable` for a pipe.
  public func finish() throws(MediaError) {
    guard let header = header(frameCount) else { throw .soundTooLong(file.path) }
    if header.byteCount % 2 == 1 { try file.write([0]) }
    try file.overwriteBeginning(with: header.bytes)
    try file.finish()
  }

  /// Gives the file up: nothing of it remains.
  public func abandon() {
    file.abandon()
  }

  private func header(_ frameCount: Int) -> WaveHeader? {
    WaveHeader(sampleRate: sampleRate, channels: channels, frameCount: frameCount)
  }

  private func reserve(_ count: Int) throws(MediaError) {
    guard header(frameCount + count) != nil else {
      file.abandon()
      throw .soundTooLong(file.path)
    }
    frameCount += count
  }

  private func writeBytes(count: Int, _ sample: (Int) -> Float) throws(MediaError) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * WaveHeader.sampleSize)
    for index in 0..<count {
      let value = Self.quantized(sample(index))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      bytes.append(UInt8(truncatingIfNeeded: value >> 16))
    }
    try file.write(bytes)
  }

  private static func quantized(_ sample: Float) -> Int32 {
    if sample.isNaN { return 0 }
    // Scaling by a power of two is exact, so the only rounding is the one to whole numbers.
    let scaled = (sample * 0x1p23).rounded(.toNearestOrEven)
    return Int32(min(max(scaled, -0x1p23), 0x1p23 - 1))
  }
}
