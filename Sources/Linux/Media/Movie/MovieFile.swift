import CFFmpeg

/// An MP4 in fragments, on the way to an `OutputFile`.
final class MovieFile {
  private let path: String
  private let sink: Sink
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private var output: UnsafeMutablePointer<AVIOContext>?
  /// Seconds of the movie that are stored in whole fragments.
  private var storedSeconds = 0.0
  private static let bufferSize = 1 << 16

  init(path: String) throws(MediaError) {
    self.path = path
    sink = Sink(try OutputFile(path: path))
    try MediaError.check(
      avformat_alloc_output_context2(&context, nil, "mp4", nil), writing: path)
    let buffer = av_malloc(Self.bufferSize)?.assumingMemoryBound(to: UInt8.self)
    output = avio_alloc_context(
      buffer, Int32(Self.bufferSize), 1, Unmanaged.passUnretained(sink).toOpaque(), nil,
      { sink, bytes, count in
        Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
          .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      }, nil)
    guard output != nil else {
      av_free(buffer)
      throw MediaError(status: ffmpeg_error_out_of_memory(), writing: path)
    }
    context!.pointee.pb = output
  }

  deinit {
    avformat_free_context(context)
    if output != nil { av_freep(&output!.pointee.buffer) }
    avio_context_free(&output)
  }

  func addTrack(_ codec: UnsafeMutablePointer<AVCodecContext>) throws(MediaError) {
    guard let stream = avformat_new_stream(context, nil) else {
      throw MediaError(status: ffmpeg_error_out_of_memory(), writing: path)
    }
    stream.pointee.time_base = codec.pointee.time_base
    try MediaError.check(
      avcodec_parameters_from_context(stream.pointee.codecpar, codec), writing: path)
  }

  func begin() throws(MediaError) {
    var options: OpaquePointer?
    defer { av_dict_free(&options) }
    // The beginning is written with the first fragment, because only then it is known how many samples the
    // sound's codec puts before the sound; players skip them by the edit list.
    av_dict_set(&options, "movflags", "frag_custom+empty_moov+delay_moov+default_base_moof", 0)
    try check(avformat_write_header(context, &options))
  }

  func write(_ packet: MoviePacket, track: Int, timeBase: AVRational) throws(MediaError) {
    let stream = context!.pointee.streams[track]!
    av_packet_rescale_ts(packet.packet, timeBase, stream.pointee.time_base)
    packet.packet.pointee.stream_index = Int32(track)
    try check(av_write_frame(context, packet.packet))
  }

  /// Stores what was written since the last fragment, so that the movie plays up to there whatever comes.
  ///
  /// - Parameter time: Seconds at which the next fragment begins.
  /// - Throws: `movieCutShort` if the disk is full and an earlier fragment plays.
  func endFragment(at time: Double) throws(MediaError) {
    // The first call writes only the beginning.
    if storedSeconds == 0 { try check(av_write_frame(context, nil)) }
    try check(av_write_frame(context, nil))
    avio_flush(output)
    try check(0)
    do throws(MediaError) {
      try sink.file.markWhole()
    } catch {
      throw said(error)
    }
    storedSeconds = time
  }

  func finish() throws(MediaError) {
    try check(av_write_trailer(context))
    avio_flush(output)
    try check(0)
    do throws(MediaError) {
      try sink.file.finish()
    } catch {
      throw said(error)
    }
  }

  func abandon() {
    sink.file.abandon()
  }

  private func check(_ status: Int32) throws(MediaError) {
    if let error = sink.error { throw said(error) }
    try MediaError.check(status, writing: path)
  }

  private func said(_ error: MediaError) -> MediaError {
    sink.file.isKeptInPart ? .movieCutShort(path, seconds: storedSeconds) : error
  }

  /// Where the muxer's bytes go; it keeps the error that FFmpeg would make a number of.
  private final class Sink {
    let file: OutputFile
    private(set) var error: MediaError?

    init(_ file: OutputFile) {
      self.file = file
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
      if error != nil { return ffmpeg_error_input_output() }
      do throws(MediaError) {
        try file.write(Array(bytes))
        return Int32(bytes.count)
      } catch {
        self.error = error
        return ffmpeg_error_input_output()
      }
    }
  }
}
