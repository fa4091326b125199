import CFFmpeg

/// Turns packets into decoded pictures, one at a time, in the order of presentation.
final class Decoder {
  /// The latest picture; valid until the next call of `decode()`.
  let picture: UnsafeMutablePointer<AVFrame>
  /// Pictures or parts of pictures that were damaged and left out.
  private(set) var damageCount = 0

  private let demuxer: Demuxer
  private let packet: UnsafeMutablePointer<AVPacket>
  private var context: UnsafeMutablePointer<AVCodecContext>?
  private var isDraining = false

  init(_ demuxer: Demuxer, threadCount: Int) throws(MediaError) {
    let path = demuxer.path
    guard let context = avcodec_alloc_context3(demuxer.codec), let picture = av_frame_alloc(),
      let packet = av_packet_alloc()
    else { throw .outOfMemory(path) }
    self.demuxer = demuxer
    self.context = context
    self.picture = picture
    self.packet = packet
    context.pointee.thread_count = Int32(clamping: threadCount)
    context.pointee.max_pixels = Int64(ClipReader.maximumPixels)
    context.pointee.pkt_timebase = demuxer.stream.pointee.time_base
    guard avcodec_parameters_to_context(context, demuxer.stream.pointee.codecpar) >= 0,
      avcodec_open2(context, demuxer.codec, nil) >= 0
    else { throw .damaged(path) }
  }

  deinit {
    avcodec_free_context(&context)
    var frame: UnsafeMutablePointer<AVFrame>? = picture
    av_frame_free(&frame)
    var packet: UnsafeMutablePointer<AVPacket>? = packet
    av_packet_free(&packet)
  }

  /// The packet last handed to the codec: of a still picture, the file. Valid until the next `decode()`.
  var packetBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size))
  }

  /// The packet is a JPEG picture without its end; other formats' decoders refuse theirs.
  var isCutOffJPEG: Bool {
    JPEGPicture(ByteReader(bytes: packetBytes, isLittleEndian: false))?.hasEnd == false
  }

  /// The picture's time stamp in units of its stream; nil where the file has none.
  var presentationStamp: Int64? {
    let stamp = picture.pointee.best_effort_timestamp
    return stamp == ffmpeg_no_timestamp() ? nil : stamp
  }

  /// Decodes the next picture into `picture`; false at the end.
  func decode() throws(MediaError) -> Bool {
    while true {
      let status = avcodec_receive_frame(context, picture)
      if status >= 0 {
        if picture.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0
          || picture.pointee.decode_error_flags != 0
        {
          damageCount += 1
        }
        return true
      }
      if status == ffmpeg_error_out_of_memory() { throw .outOfMemory(demuxer.path) }
      if status != ffmpeg_error_again() {
        if status != ffmpeg_error_end_of_file() { damageCount += 1 }
        if isDraining { return false }
      }
      try sendPacket()
    }
  }

  private func sendPacket() throws(MediaError) {
    isDraining = try !demuxer.read(into: packet)
    let status = avcodec_send_packet(context, isDraining ? nil : packet)
    if status == ffmpeg_error_out_of_memory() { throw .outOfMemory(demuxer.path) }
    // A packet that the codec refuses is left out; what follows may be sound again.
    if status < 0 && !isDraining { damageCount += 1 }
  }
}
