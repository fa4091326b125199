import CFFmpeg
import Foundation
import Hands

/// Reads any video or still picture that FFmpeg knows, as upright frames with their times.
///
/// A still picture is a clip of one frame at time 0; an animated GIF is a clip. Rotation and mirroring
/// that the file asks for (display matrix, EXIF orientation) are applied here, once; nothing after this
/// asks again. Damaged pictures are left out, and a file that breaks off gives what there is: ask
/// `warning` at the end.
///
/// ```swift
/// let clip = try ClipReader(path: "hand.mp4")
/// while let frame = try clip.next() { print(frame.time, frame.width, frame.height) }
/// if let warning = clip.warning { print(warning) }
/// ```
public final class ClipReader {
  /// Larger pictures are refused: 2²⁶ pixels are 256 MiB as a frame.
  public static let maximumPixels = 1 << 26

  /// The file, as it was given.
  public let path: String
  /// A still picture: one frame, without a rate or a duration.
  public let isPicture: Bool
  /// Pixels in a row of the first frame, upright.
  public private(set) var width = 0
  /// Rows of the first frame, upright.
  public private(set) var height = 0
  /// Seconds the file says it lasts, if it does; its pictures alone where the format tells them apart from
  /// its sound.
  public let duration: Double?
  /// Mean frames a second, by what the file says. Frames may come at a varying rate all the same: use
  /// their times.
  public let frameRate: Double?
  /// Frames handed out so far.
  public private(set) var frameCount = 0
  /// After the end: the file broke off before its declared end.
  public private(set) var isTruncated = false
  /// Pictures so far that were damaged, and left out or shown in part.
  public var damageCount: Int { decoder.damageCount + unpaintedCount }

  private let demuxer: Demuxer
  private let decoder: Decoder
  private let painter = PicturePainter()
  private let isMirrored: Bool
  private var clock: PresentationClock
  /// The first frame is decoded on opening: it tells the size, and whether anything can be seen at all.
  private var pending: Frame?
  private var isAtEnd = false
  private var unpaintedCount = 0
  /// When the frame last decoded is over, in seconds: at the end, how long the clip really was; 0 for a
  /// still picture.
  public private(set) var endTime = 0.0

  /// Opens a file and decodes its first picture.
  ///
  /// FFmpeg's own messages on standard error are switched off for the whole process.
  ///
  /// - Parameters:
  ///   - path: A file; never an address or a pattern.
  ///   - mirrored: The file was stored as a mirror picture, as selfie cameras do; it is flipped back.
  ///   - threadCount: Threads that decode, at least 1. One is enough for 640×480 at 60 frames a second.
  /// - Throws: Whatever is wrong with the file, down to a first picture that cannot be decoded.
  public init(path: String, mirrored: Bool = false, threadCount: Int = 1) throws(MediaError) {
    self.path = path
    demuxer = try Demuxer(path: path)
    isPicture = demuxer.isStillPicture
    decoder = try Decoder(demuxer, threadCount: isPicture ? 1 : max(1, threadCount))
    isMirrored = mirrored
    let rate = demuxer.declaredFrameRate
    duration = isPicture ? nil : demuxer.declaredDuration
    frameRate = isPicture ? nil : rate
    clock = PresentationClock(unit: demuxer.timeUnit, interval: 1 / (rate ?? 30))
    guard let frame = try decodeFrame() else { throw .damaged(path) }
    pending = frame
    width = frame.width
    height = frame.height
  }

  /// The next frame: upright, unmirrored, opaque, its time in seconds since the first frame, finite and
  /// never below the time of the frame before; nil at the end.
  ///
  /// A clip whose pictures change their size gives frames that change theirs.
  ///
  /// - Throws: `MediaError.outOfMemory`. Damage in the file is no error here: see `warning`.
  public func next() throws(MediaError) -> Frame? {
    var frame = pending.take()
    if frame == nil { frame = try decodeFrame() }
    if frame != nil { frameCount += 1 }
    return frame
  }

  /// After the end: one plain sentence about what was missing or damaged; nil if nothing was.
  public var warning: String? {
    if isTruncated {
      let length = isPicture ? "" : String(format: " after %.1f s", endTime)
      return "“\(path)” is cut off\(length); what there is of it was read"
    }
    guard damageCount > 0 else { return nil }
    return "“\(path)” is damaged in \(damageCount) place\(damageCount == 1 ? "" : "s"); "
      + "the rest of it was read"
  }

  private func decodeFrame() throws(MediaError) -> Frame? {
    while !isAtEnd {
      guard try decoder.decode() else {
        isAtEnd = true
        isTruncated = demuxer.isCutShort
        break
      }
      if isPicture {
        // Behind a telephone's picture there may be others, of its depth or brightness.
        isAtEnd = true
        isTruncated = decoder.isCutOffJPEG
      }
      let picture = decoder.picture
      let time = isPicture ? 0 : clock.time(of: decoder.presentationStamp)
      let length = Double(ffmpeg_frame_duration(picture)) * demuxer.timeUnit
      // Some files do not say how long their last picture is shown.
      endTime = isPicture ? 0 : time + (length > 0 ? length : 1 / (frameRate ?? 30))
      if let frame = painter.paint(
        picture, sampleAspect: demuxer.sampleAspect(of: picture), isStill: isPicture,
        orientation: orientation, time: time)
      {
        return frame
      }
      unpaintedCount += 1
    }
    return nil
  }

  private var orientation: Orientation {
    let picture = decoder.picture
    let stored: Orientation
    // The first that speaks is the only one asked: the same turn may stand in several places.
    if isPicture, let tag = ExifOrientation.find(in: decoder.packetBytes) {
      stored = Orientation(exif: tag)
    } else if let matrix = ffmpeg_frame_display_matrix(picture) ?? demuxer.displayMatrix {
      stored = Orientation(displayMatrix: matrix)
    } else {
      stored = .upright
    }
    return isMirrored ? stored.mirrored : stored
  }
}
