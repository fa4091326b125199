import CFFmpeg

/// Sound of two sides as AAC of 160 kbit/s.
final class SoundEncoder {
  /// The sampling frequencies of ISO/IEC 14496-3, table 1.18.
  static let sampleRates = [
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
    7_350,
  ]
  private let encoder: StreamEncoder
  private var left: [Float] = []
  private var right: [Float] = []
  /// Samples at the beginning of `left` and `right` that are encoded already.
  private var start = 0
  private var stamp: Int64 = 0
  private var isEnding = false
  private var hasEnded = false

  init(path: String, sampleRate: Int) throws(MediaError) {
    guard Self.sampleRates.contains(sampleRate) else {
      throw .movieSampleRate(path, sampleRate: sampleRate)
    }
    encoder = try StreamEncoder(path: path, name: "aac") { codec in
      codec.pointee.sample_rate = Int32(sampleRate)
      codec.pointee.sample_fmt = AV_SAMPLE_FMT_FLTP
      codec.pointee.bit_rate = 160_000
      codec.pointee.time_base = AVRational(num: 1, den: Int32(sampleRate))
      av_channel_layout_default(&codec.pointee.ch_layout, 2)
    }
    encoder.frame.pointee.nb_samples = encoder.codec.pointee.frame_size
    encoder.frame.pointee.format = AV_SAMPLE_FMT_FLTP.rawValue
    encoder.frame.pointee.sample_rate = Int32(sampleRate)
    try MediaError.check(
      av_channel_layout_copy(&encoder.frame.pointee.ch_layout, &encoder.codec.pointee.ch_layout),
      writing: path)
    try encoder.reserveFrame()
  }

  var codec: UnsafeMutablePointer<AVCodecContext> { encoder.codec }

  /// Takes sound in, to be asked for by `next()`; what does not fill a frame of the codec waits for more.
  func encode(left: [Float], right: [Float]) {
    self.left += left
    self.right += right
  }

  /// Lets what waits go as a last, short frame.
  func endStream() {
    isEnding = true
  }

  /// The next packet, valid until the next call; nil if more sound is wanted first.
  func next() throws(MediaError) -> MoviePacket? {
    while true {
      if let packet = try encoder.next() { return packet }
      let size = Int(encoder.codec.pointee.frame_size)
      if left.count - start >= size {
        try send(size)
      } else if isEnding && !hasEnded {
        if left.count > start { try send(left.count - start) }
        try encoder.endStream()
        hasEnded = true
      } else {
        left.removeFirst(start)
        right.removeFirst(start)
        start = 0
        return nil
      }
    }
  }

  private func send(_ count: Int) throws(MediaError) {
    try encoder.beginFrame()
    let frame = encoder.frame
    frame.pointee.nb_samples = Int32(count)
    for (plane, samples) in [(frame.pointee.data.0, left), (frame.pointee.data.1, right)] {
      plane!.withMemoryRebound(to: Float.self, capacity: count) { target in
        for i in 0..<count { target[i] = Self.playable(samples[start + i]) }
      }
    }
    frame.pointee.pts = stamp
    stamp += Int64(count)
    start += count
    try encoder.send()
  }

  /// The codec refuses what is no number.
  private static func playable(_ sample: Float) -> Float {
    sample.isNaN ? 0 : min(max(sample, -1), 1)
  }
}
