import CFFmpeg

/// One of FFmpeg's encoders: frames in, packets out.
final class StreamEncoder {
  let codec: UnsafeMutablePointer<AVCodecContext>
  /// Whoever feeds the encoder fills this.
  let frame: UnsafeMutablePointer<AVFrame>
  private let path: String
  private let packet: MoviePacket

  /// Finds an encoder; `configure` sets what must stand before it is opened.
  init(
    path: String, name: String, configure: (UnsafeMutablePointer<AVCodecContext>) -> Void
  ) throws(MediaError) {
    guard let description = avcodec_find_encoder_by_name(name) else {
      throw .noEncoder(path, codec: name)
    }
    packet = try MoviePacket(path: path)
    guard let codec = avcodec_alloc_context3(description), let frame = av_frame_alloc() else {
      throw MediaError(status: ffmpeg_error_out_of_memory(), writing: path)
    }
    self.path = path
    self.codec = codec
    self.frame = frame
    // MP4 keeps the codec's parameters once, in the file's beginning.
    codec.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    configure(codec)
    try MediaError.check(avcodec_open2(codec, description, nil), writing: path)
  }

  deinit {
    var codec: UnsafeMutablePointer<AVCodecContext>? = codec
    avcodec_free_context(&codec)
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&frame)
  }

  /// Gives `frame` its memory, once its sizes are set.
  func reserveFrame() throws(MediaError) {
    try MediaError.check(av_frame_get_buffer(frame, 0), writing: path)
  }

  /// Makes `frame` writable: the encoder may still hold the former one.
  func beginFrame() throws(MediaError) {
    try MediaError.check(av_frame_make_writable(frame), writing: path)
  }

  func send() throws(MediaError) {
    try MediaError.check(avcodec_send_frame(codec, frame), writing: path)
  }

  func endStream() throws(MediaError) {
    try MediaError.check(avcodec_send_frame(codec, nil), writing: path)
  }

  /// The next packet, valid until the next call; nil if the encoder wants more frames first.
  func next() throws(MediaError) -> MoviePacket? {
    let status = avcodec_receive_packet(codec, packet.packet)
    if status == ffmpeg_error_again() || status == ffmpeg_error_end_of_file() { return nil }
    try MediaError.check(status, writing: path)
    return packet
  }
}
