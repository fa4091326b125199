import CFFmpeg
import Foundation
import Hands
import Media

/// Pictures to be written: bytes blue, green, red and one more, with some unused bytes behind every row.
struct TestPicture {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  var bytes: [UInt8]

  /// The four quadrants, row by row, each of one colour given as red, green, blue.
  init(width: Int, height: Int, quadrants: [[Int]] = Fixture.quadrants) {
    (self.width, self.height) = (width, height)
    bytesPerRow = 4 * width + 12
    bytes = [UInt8](repeating: 123, count: bytesPerRow * height)
    for y in 0..<height {
      for x in 0..<width {
        let colour = quadrants[(2 * y < height ? 0 : 2) + (2 * x < width ? 0 : 1)]
        for channel in 0..<3 {
          bytes[y * bytesPerRow + 4 * x + channel] = UInt8(colour[2 - channel])
        }
      }
    }
  }

  static func plain(_ value: Int, width: Int, height: Int) -> TestPicture {
    let colour = [value, value, value]
    return TestPicture(
      width: width, height: height, quadrants: [[Int]](repeating: colour, count: 4))
  }

  /// Coded pictures of it need many bytes.
  static func noise(width: Int, height: Int, seed: UInt64) -> TestPicture {
    var picture = TestPicture(width: width, height: height)
    var state = seed &* 2 &+ 1
    for i in picture.bytes.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      picture.bytes[i] = UInt8(truncatingIfNeeded: state >> 56)
    }
    return picture
  }
}

extension MovieWriter {
  func write(_ picture: TestPicture, at time: Double) throws {
    try picture.bytes.withUnsafeBytes {
      try write(pixels: $0, bytesPerRow: picture.bytesPerRow, at: time)
    }
  }
}

/// The sound of a movie as FFmpeg decodes it: the left side, each sample at its time.
struct DecodedSound {
  let sampleRate: Int
  /// The first sample's time in samples.
  private(set) var start: Int?
  private(set) var samples: [Float] = []

  init?(path: String) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    guard avformat_open_input(&context, path, nil, nil) >= 0 else { return nil }
    defer { avformat_close_input(&context) }
    guard avformat_find_stream_info(context, nil) >= 0 else { return nil }
    var description: UnsafePointer<AVCodec>?
    let index = av_find_best_stream(context, AVMEDIA_TYPE_AUDIO, -1, -1, &description, 0)
    guard index >= 0, let stream = context!.pointee.streams[Int(index)] else { return nil }
    var codec = avcodec_alloc_context3(description)
    var frame = av_frame_alloc()
    var packet = av_packet_alloc()
    defer {
      avcodec_free_context(&codec)
      av_frame_free(&frame)
      av_packet_free(&packet)
    }
    avcodec_parameters_to_context(codec, stream.pointee.codecpar)
    codec!.pointee.pkt_timebase = stream.pointee.time_base
    guard avcodec_open2(codec, description, nil) >= 0 else { return nil }
    sampleRate = Int(codec!.pointee.sample_rate)
    let unit = av_q2d(stream.pointee.time_base) * Double(sampleRate)
    var isOpen = true
    while isOpen {
      isOpen = av_read_frame(context, packet) >= 0
      if isOpen && packet!.pointee.stream_index != index {
        av_packet_unref(packet)
        continue
      }
      avcodec_send_packet(codec, isOpen ? packet : nil)
      av_packet_unref(packet)
      while avcodec_receive_frame(codec, frame) >= 0 {
        append(frame!.pointee, at: Int((Double(frame!.pointee.pts) * unit).rounded()))
      }
    }
  }

  private mutating func append(_ frame: AVFrame, at time: Int) {
    let begin = start ?? time
    start = begin
    // What a player does with a gap.
    while samples.count < time - begin { samples.append(0) }
    let count = Int(frame.nb_samples)
    frame.data.0!.withMemoryRebound(to: Float.self, capacity: count) {
      samples.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Seconds of the first sample from `time` on that is louder than a tenth.
  func onset(after time: Double) -> Double? {
    let origin = start ?? 0
    let from = max(0, Int(time * Double(sampleRate)) - origin)
    guard from < samples.count,
      let index = samples[from...].firstIndex(where: { $0.magnitude > 0.1 })
    else { return nil }
    return Double(index + origin) / Double(sampleRate)
  }

  /// Seconds from time 0 to the last sample.
  var endTime: Double { Double((start ?? 0) + samples.count) / Double(sampleRate) }
}

func readFrames(_ path: String) throws -> [Frame] {
  let reader = try ClipReader(path: path)
  var frames: [Frame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}
