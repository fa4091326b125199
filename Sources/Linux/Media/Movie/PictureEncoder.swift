import CFFmpeg

/// Pictures as H.264, through x264.
final class PictureEncoder {
  private let encoder: StreamEncoder
  private let converter: OpaquePointer
  private let path: String

  init(path: String, width: Int, height: Int, frameRate: Double?) throws(MediaError) {
    self.path = path
    let (evenWidth, evenHeight) = (Int32(width + width % 2), Int32(height + height % 2))
    encoder = try StreamEncoder(path: path, name: "libx264") { codec in
      codec.pointee.width = evenWidth
      codec.pointee.height = evenHeight
      Self.configure(codec, frameRate: frameRate)
    }
    guard let converter = ffmpeg_movie_converter(evenWidth, evenHeight) else {
      throw MediaError(status: ffmpeg_error_out_of_memory(), writing: path)
    }
    self.converter = converter
    encoder.frame.pointee.width = evenWidth
    encoder.frame.pointee.height = evenHeight
    encoder.frame.pointee.format = AV_PIX_FMT_YUV420P.rawValue
    try encoder.reserveFrame()
  }

  deinit {
    sws_freeContext(converter)
  }

  var codec: UnsafeMutablePointer<AVCodecContext> { encoder.codec }

  func encode(_ picture: MoviePicture, stamp: Int64, isKey: Bool) throws(MediaError) {
    try encoder.beginFrame()
    let pixels = picture.pixels.assumingMemoryBound(to: UInt8.self)
    try MediaError.check(
      ffmpeg_convert(converter, pixels, Int32(picture.bytesPerRow), encoder.frame), writing: path)
    encoder.frame.pointee.pts = stamp
    encoder.frame.pointee.pict_type = isKey ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
    try encoder.send()
  }

  func endStream() throws(MediaError) {
    try encoder.endStream()
  }

  func next() throws(MediaError) -> MoviePacket? {
    try encoder.next()
  }

  private static func configure(
    _ codec: UnsafeMutablePointer<AVCodecContext>, frameRate: Double?
  ) {
    codec.pointee.pix_fmt = AV_PIX_FMT_YUV420P
    codec.pointee.time_base = AVRational(num: 1, den: Int32(MovieClock.rate))
    let rate = frameRate.flatMap { $0 >= 1 && $0 <= 1000 ? $0 : nil } ?? 30
    codec.pointee.framerate = av_d2q(rate, 100_000)
    codec.pointee.color_range = AVCOL_RANGE_MPEG
    codec.pointee.colorspace = AVCOL_SPC_BT709
    codec.pointee.color_primaries = AVCOL_PRI_BT709
    codec.pointee.color_trc = AVCOL_TRC_BT709
    // Key pictures come by time, for the fragments; this only bounds a very high rate.
    codec.pointee.gop_size = 1000
    // Without pictures that wait for later ones a movie begins at 0 in every player.
    codec.pointee.max_b_frames = 0
    codec.pointee.thread_count = 1
    let options = codec.pointee.priv_data
    // Measured against its neighbours: a third of superfast's bytes in the same time; Benchmarks/Movie.
    av_opt_set(options, "preset", "veryfast", 0)
    av_opt_set(options, "profile", "high", 0)
    av_opt_set(options, "crf", "20", 0)
    av_opt_set(options, "forced-idr", "1", 0)
  }
}
