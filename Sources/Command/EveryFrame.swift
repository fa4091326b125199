import Hands
import Media

/// How a clip ended.
struct ClipEnding {
  /// How long it was, in seconds.
  var duration: Double
  /// What was missing or damaged, in a sentence.
  var warning: String?
}

/// Between two pictures of a clip there are never so many seconds: a damaged time stamp would fill the disk with
/// silence.
private let longestGap = 3600.0

/// Hands each frame of a clip on, while a further thread decodes ahead.
///
/// - Parameters:
///   - clip: belongs to the other thread from now on.
///   - interruption: is asked after each frame whether to go on.
///   - quiet: no progress is shown.
///   - body: takes a frame.
/// - Returns: what the clip was like at its end.
/// - Throws: what reading or `body` throws; `interrupted` where the user asked for it.
func forEachFrame(
  of clip: sending ClipReader, until interruption: Interruption, quiet: Bool,
  _ body: (Frame) throws -> Void
) throws -> ClipEnding {
  var bar = ProgressBar(total: clip.duration, quiet: quiet)
  defer { bar.clear() }
  let path = clip.path
  let frames = ReadAhead(clip)
  var last = 0.0
  while let frame = try frames.next() {
    guard frame.time - last < longestGap else {
      throw CommandError.failure(
        "“\(path)” leaps from second \(Int(last)) to second \(Int(frame.time)): its time stamps are damaged"
      )
    }
    last = frame.time
    try body(frame)
    bar.show(frame.time)
    if interruption.isRequested {
      bar.clear()
      note("interrupted; nothing was saved")
      throw CommandError.interrupted
    }
  }
  return ClipEnding(duration: frames.endTime, warning: frames.warning)
}
