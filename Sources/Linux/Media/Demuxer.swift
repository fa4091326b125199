import CFFmpeg
import Foundation

/// An open file, and the one stream of moving or still pictures in it.
final class Demuxer {
  let path: String
  let stream: UnsafeMutablePointer<AVStream>
  let codec: UnsafePointer<AVCodec>
  /// A file of a still picture's format, whatever its number of pictures.
  let isStillPicture: Bool

  /// The last packet was incomplete, or none could be read although the file did not end.
  private var isBrokenOff = false
  /// Packets of the stream handed out so far.
  private var packetCount = 0
  /// When the latest packet of picture or sound is over, in seconds.
  private var end = 0.0
  private let hasExactIndex: Bool
  private var context: UnsafeMutablePointer<AVFormatContext>?

  init(path: String) throws(MediaError) {
    try Self.checkFile(path)
    // FFmpeg's own remarks go to standard error; a person shall see one sentence, ours.
    av_log_set_level(AV_LOG_QUIET)
    var context: UnsafeMutablePointer<AVFormatContext>?
    do throws(MediaError) {
      context = try Self.open(path)
      (stream, codec) = try Self.findPictures(in: context!, path: path)
    } catch {
      avformat_close_input(&context)
      throw error
    }
    self.path = path
    self.context = context
    let format = String(cString: context!.pointee.iformat.pointee.name)
    hasExactIndex = format.hasPrefix("mov,")
    // An AVIF picture comes as a film of one picture, without a length.
    isStillPicture =
      format == "image2" || format.hasSuffix("_pipe")
      || hasExactIndex && stream.pointee.nb_frames == 1
        && stream.pointee.duration == ffmpeg_no_timestamp()
    if hasExactIndex { discardOtherStreams() }
  }

  deinit {
    avformat_close_input(&context)
  }

  /// Seconds the file says its pictures last; of some formats, pictures and sound together.
  var declaredDuration: Double? {
    let unknown = ffmpeg_no_timestamp()
    if stream.pointee.duration != unknown, stream.pointee.duration > 0 {
      return Double(stream.pointee.duration) * av_q2d(stream.pointee.time_base)
    }
    let duration = context!.pointee.duration
    return duration != unknown && duration > 0 ? Double(duration) / Double(AV_TIME_BASE) : nil
  }

  /// Mean frames a second, by what the file says.
  var declaredFrameRate: Double? {
    [stream.pointee.avg_frame_rate, stream.pointee.r_frame_rate]
      .first { $0.num > 0 && $0.den > 0 }.map(av_q2d)
  }

  /// Seconds that one unit of the stream's time stamps lasts.
  var timeUnit: Double { av_q2d(stream.pointee.time_base) }

  /// How the file says its pictures are to be turned: nine numbers, valid as long as the demuxer.
  var displayMatrix: UnsafePointer<Int32>? { ffmpeg_stream_display_matrix(stream) }

  /// After the end: the file broke off before it.
  var isCutShort: Bool {
    if isBrokenOff { return true }
    // The index of an MP4, as its edit list leaves it, promises so many packets.
    if hasExactIndex { return packetCount < Int(avformat_index_get_entries_count(stream)) }
    let duration = context!.pointee.duration
    guard duration != ffmpeg_no_timestamp() else { return false }
    // Declared lengths are rounded.
    let tolerance = max(0.25, 3 / (declaredFrameRate ?? 30))
    return Double(duration) / Double(AV_TIME_BASE) - end > tolerance
  }

  /// Width by height of one pixel of the picture; 0 if unknown.
  func sampleAspect(of picture: UnsafeMutablePointer<AVFrame>) -> AVRational {
    av_guess_sample_aspect_ratio(context, stream, picture)
  }

  /// Reads the next packet of pictures; false at the end.
  func read(into packet: UnsafeMutablePointer<AVPacket>) throws(MediaError) -> Bool {
    while true {
      av_packet_unref(packet)
      let status = av_read_frame(context, packet)
      if status == ffmpeg_error_out_of_memory() { throw .outOfMemory(path) }
      if status < 0 {
        isBrokenOff = isBrokenOff || status != ffmpeg_error_end_of_file()
        return false
      }
      isBrokenOff = packet.pointee.flags & AV_PKT_FLAG_CORRUPT != 0
      end = max(end, endTime(of: packet.pointee))
      if packet.pointee.stream_index == stream.pointee.index {
        packetCount += 1
        return true
      }
    }
  }

  /// Where the index tells the end, sound is not needed, and missing sound must not end the pictures.
  private func discardOtherStreams() {
    for index in 0..<Int(context!.pointee.nb_streams) {
      let other = context!.pointee.streams[index]!
      if other != stream { other.pointee.discard = AVDISCARD_ALL }
    }
  }

  private func endTime(of packet: AVPacket) -> Double {
    let stamp = packet.pts != ffmpeg_no_timestamp() ? packet.pts : packet.dts
    guard stamp != ffmpeg_no_timestamp() else { return 0 }
    let unit = context!.pointee.streams[Int(packet.stream_index)]!.pointee.time_base
    return (Double(stamp) + Double(packet.duration)) * av_q2d(unit)
  }

  /// What FFmpeg would only call an error number.
  private static func checkFile(_ path: String) throws(MediaError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == EACCES ? .unreadable(path) : .missing(path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .folder(path)
    case S_IFREG where status.st_size == 0: throw .empty(path)
    default: break
    }
    guard access(path, R_OK) == 0 else { throw .unreadable(path) }
  }

  private static func open(
    _ path: String
  ) throws(MediaError) -> UnsafeMutablePointer<AVFormatContext>? {
    var options: OpaquePointer?
    defer { av_dict_free(&options) }
    // A path is a path: no protocol before a colon, no number pattern, no playlist that leads elsewhere.
    av_dict_set(&options, "protocol_whitelist", "file", 0)
    av_dict_set(&options, "pattern_type", "none", 0)
    var context: UnsafeMutablePointer<AVFormatContext>?
    let status = avformat_open_input(&context, "file:" + path, nil, &options)
    if status == ffmpeg_error_out_of_memory() { throw .outOfMemory(path) }
    if status == ffmpeg_error_permission_denied() { throw .unreadable(path) }
    guard status >= 0 else { throw .notMedia(path) }
    return context
  }

  private static func findPictures(
    in context: UnsafeMutablePointer<AVFormatContext>, path: String
  ) throws(MediaError) -> (UnsafeMutablePointer<AVStream>, UnsafePointer<AVCodec>) {
    // FFmpeg draws text files as if on a terminal of the 1980s; nobody means that.
    if String(cString: context.pointee.iformat.pointee.name) == "tty" { throw .notMedia(path) }
    guard avformat_find_stream_info(context, nil) >= 0 else { throw .notMedia(path) }
    let index = av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    guard index >= 0, let stream = context.pointee.streams[Int(index)],
      stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    else { throw .noPicture(path) }
    let parameters = stream.pointee.codecpar.pointee
    guard let codec = avcodec_find_decoder(parameters.codec_id) else {
      throw .unknownCodec(path, codec: String(cString: avcodec_get_name(parameters.codec_id)))
    }
    let (width, height) = (Int(parameters.width), Int(parameters.height))
    guard width * height <= ClipReader.maximumPixels else {
      throw .tooLarge(path, width: width, height: height)
    }
    return (stream, codec)
  }
}
