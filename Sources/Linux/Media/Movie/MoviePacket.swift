import CFFmpeg

/// An encoded picture or piece of sound.
final class MoviePacket {
  let packet: UnsafeMutablePointer<AVPacket>

  init(path: String) throws(MediaError) {
    guard let packet = av_packet_alloc() else {
      throw MediaError(status: ffmpeg_error_out_of_memory(), writing: path)
    }
    self.packet = packet
  }

  deinit {
    var packet: UnsafeMutablePointer<AVPacket>? = packet
    av_packet_free(&packet)
  }

  /// When it is shown, in its encoder's units.
  var stamp: Int64 { packet.pointee.pts }
  /// How long it lasts, in its encoder's units.
  var length: Int64 {
    get { packet.pointee.duration }
    set { packet.pointee.duration = newValue }
  }
  /// It needs no other to be decoded.
  var isKey: Bool { packet.pointee.flags & AV_PKT_FLAG_KEY != 0 }

  func move(to other: MoviePacket) {
    av_packet_unref(other.packet)
    av_packet_move_ref(other.packet, packet)
  }
}

extension MediaError {
  /// What FFmpeg's error number means for an output.
  init(status: Int32, writing path: String) {
    var text = [CChar](repeating: 0, count: 128)
    av_strerror(status, &text, text.count)
    let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    self = .writeFailed(path, reason: String(decoding: bytes, as: UTF8.self))
  }

  /// Throws what a negative status means.
  static func check(_ status: Int32, writing path: String) throws(MediaError) {
    if status < 0 { throw MediaError(status: status, writing: path) }
  }
}
