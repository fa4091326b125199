import CFFmpeg
import Hands

/// Turns decoded pictures of any pixel format into upright frames of red, green, blue and alpha.
final class PicturePainter {
  private var scaler: OpaquePointer?
  private var kind: PictureKind?
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
    let kind = PictureKind(picture, sampleAspect: sampleAspect, isStill: isStill)
    guard kind.width * kind.height <= ClipReader.maximumPixels, prepare(kind) else { return nil }
    let (width, height) = (kind.width, kind.height)
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
        orientation.copy(
          target, width: width, height: height, stride: stride / 4, to: buffer.baseAddress!)
      }
      count = isPainted ? byteCount : 0
    }
    guard isPainted else { return nil }
    if kind.hasAlpha { Self.layOnBlack(&pixels) }
    return Frame(pixels: pixels, width: size.width, height: size.height, time: time)
  }

  private func prepare(_ kind: PictureKind) -> Bool {
    if kind == self.kind { return scaler != nil }
    self.kind = kind
    scaler = ffmpeg_scaler(
      scaler, kind.pictureWidth, kind.pictureHeight, AVPixelFormat(kind.format),
      Int32(kind.width), Int32(kind.height), kind.colourspace, kind.isFullRange ? 1 : 0)
    return scaler != nil
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
