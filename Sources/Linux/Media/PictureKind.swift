import CFFmpeg

/// All that the conversion of a picture into a frame depends on.
struct PictureKind: Equatable {
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
    colourspace = Self.colourspace(of: frame, isStill: isStill)
    let description = av_pix_fmt_desc_get(AVPixelFormat(frame.format))?.pointee
    let flags = Int32(truncatingIfNeeded: description?.flags ?? 0)
    hasAlpha = flags & (AV_PIX_FMT_FLAG_ALPHA | AV_PIX_FMT_FLAG_PAL) != 0
    switch frame.color_range {
    case AVCOL_RANGE_JPEG: isFullRange = true
    case AVCOL_RANGE_MPEG: isFullRange = false
    default: isFullRange = isStill && (description?.nb_components ?? 3) < 3 || Self.isJPEG(frame)
    }
  }

  /// The matrix that the file names; without one, BT.709 for video in high definition, as players do,
  /// and BT.601 for everything else.
  private static func colourspace(of frame: AVFrame, isStill: Bool) -> Int32 {
    switch frame.colorspace {
    case AVCOL_SPC_BT709: SWS_CS_ITU709
    case AVCOL_SPC_FCC: SWS_CS_FCC
    case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: SWS_CS_ITU601
    case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
    // The shorter side, because telephones film upright.
    default: !isStill && min(frame.width, frame.height) > 576 ? SWS_CS_ITU709 : SWS_CS_ITU601
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
