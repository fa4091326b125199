import CFFmpeg
import Hands

/// Turns decoded pictures of any pixel format into upright frames of red, green, blue and alpha.
final class PicturePainter {
  private var scaler: OpaquePointer?
  private var source: Source?
  /// Rows padded to whole vectors, for pictures that cannot be scaled straight into a frame.
  private var canvas: UnsafeMutablePointer<UInt8>?
  private var canvasSize = 0

  deinit {
    sws_freeContext(scaler)
    av_free(canvas)
  }

  /// Paints a picture as a frame; nil if it is of a kind that cannot be converted.
  ///
  /// Pixels that are not square (`sampleAspect`, width by height, 0 if unknown) are made square by changing
  /// the width. Transparent parts lie on black, which is also what a browser's canvas makes of them. A still
  /// picture's grey values use their whole range unless they say otherwise.
  func paint(
    _ picture: UnsafeMutablePointer<AVFrame>, sampleAspect: AVRational, isStill: Bool,
    orientation: Orientation, time: Double
  ) -> Frame? {
    let source = Source(picture, sampleAspect: sampleAspect, isStill: isStill)
    guard source.width * source.height <= ClipReader.maximumPixels, prepare(source) else {
      return nil
    }
    let (width, height) = (source.width, source.height)
    let byteCount = 4 * width * height
    let size = orientation.uprightSize(width: width, height: height)
    // The scaler writes whole vectors of 64 bytes; rows of other lengths need room behind them.
    let isDirect = orientation == .upright && width % 16 == 0
    let stride = isDirect ? 4 * width : (4 * width + 127) / 64 * 64
    guard isDirect || reserveCanvas(stride * height) else { return nil }

    var isPainted = false
    var pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      let target = isDirect ? buffer.baseAddress! : canvas!
      isPainted = ffmpeg_scale(scaler, picture, target, Int32(stride)) > 0
      if isPainted && !isDirect {
        UnsafeRawPointer(canvas!).withMemoryRebound(to: UInt32.self, capacity: stride / 4 * height)
        {
          orientation.copy(
            $0, width: width, height: height, stride: stride / 4,
            to: UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: UInt32.self))
        }
      }
      count = isPainted ? byteCount : 0
    }
    guard isPainted else { return nil }
    if source.hasAlpha { Self.layOnBlack(&pixels) }
    return Frame(pixels: pixels, width: size.width, height: size.height, time: time)
  }

  private func prepare(_ source: Source) -> Bool {
    if source == self.source { return scaler != nil }
    self.source = source
    scaler = sws_getCachedContext(
      scaler, source.pictureWidth, source.pictureHeight, AVPixelFormat(source.format),
      Int32(source.width), Int32(source.height), AV_PIX_FMT_RGBA, SWS_BILINEAR, nil, nil, nil)
    guard scaler != nil else { return false }
    ffmpeg_set_source_colours(scaler, source.colourspace, source.isFullRange ? 1 : 0)
    return true
  }

  private func reserveCanvas(_ size: Int) -> Bool {
    if size > canvasSize {
      av_free(canvas)
      canvas = av_malloc(size)?.assumingMemoryBound(to: UInt8.self)
      canvasSize = canvas == nil ? 0 : size
    }
    return canvas != nil
  }

  private static func layOnBlack(_ pixels: inout [UInt8]) {
    for i in stride(from: 0, to: pixels.count, by: 4) where pixels[i + 3] != 255 {
      let alpha = Int(pixels[i + 3])
      for channel in i..<i + 3 {
        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
      }
      pixels[i + 3] = 255
    }
  }
}

extension PicturePainter {
  /// All that the conversion depends on.
  private struct Source: Equatable {
    let pictureWidth: Int32
    let pictureHeight: Int32
    let format: Int32
    /// Width after making pixels square.
    let width: Int
    let height: Int
    let colourspace: Int32
    let isFullRange: Bool
    let hasAlpha: Bool

    init(_ picture: UnsafeMutablePointer<AVFrame>, sampleAspect: AVRational, isStill: Bool) {
      let frame = picture.pointee
      pictureWidth = frame.width
      pictureHeight = frame.height
      format = frame.format
      height = Int(frame.height)
      // Beyond 1:8 the ratio is a mistake in the file rather than a lens.
      let aspect = sampleAspect.num > 0 && sampleAspect.den > 0 ? av_q2d(sampleAspect) : 1
      width =
        (0.125...8).contains(aspect)
        ? max(1, Int((Double(frame.width) * aspect).rounded())) : Int(frame.width)
      colourspace = Self.colourspace(of: frame)
      let description = av_pix_fmt_desc_get(AVPixelFormat(frame.format))?.pointee
      let flags = Int32(truncatingIfNeeded: description?.flags ?? 0)
      hasAlpha = flags & (AV_PIX_FMT_FLAG_ALPHA | AV_PIX_FMT_FLAG_PAL) != 0
      switch frame.color_range {
      case AVCOL_RANGE_JPEG: isFullRange = true
      case AVCOL_RANGE_MPEG: isFullRange = false
      default: isFullRange = isStill && (description?.nb_components ?? 3) < 3 || Self.isJPEG(frame)
      }
    }

    /// The matrix that the file names; without one, BT.709 for high definition and BT.601 below, as
    /// players do.
    private static func colourspace(of frame: AVFrame) -> Int32 {
      switch frame.colorspace {
      case AVCOL_SPC_BT709: SWS_CS_ITU709
      case AVCOL_SPC_FCC: SWS_CS_FCC
      case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: SWS_CS_ITU601
      case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
      case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
      default: frame.height > 576 || frame.width > 1024 ? SWS_CS_ITU709 : SWS_CS_ITU601
      }
    }

    /// The older pixel formats that mean full range by themselves.
    private static func isJPEG(_ frame: AVFrame) -> Bool {
      [
        AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P,
        AV_PIX_FMT_YUVJ411P,
      ].contains { $0.rawValue == frame.format }
    }
  }
}
