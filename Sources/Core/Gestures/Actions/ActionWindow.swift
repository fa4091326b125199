import ScalarMath

/// The last seconds of one hand, whatever pictures were missed.
public struct ActionWindow: Sendable {
  /// Which stretch of time it holds.
  public let settings: ActionSettings
  var frames: [ActionFrame] = []
  /// The last picture's time, with or without a hand.
  private var now = -Double.infinity

  /// Makes an empty window.
  public init(_ settings: ActionSettings = ActionSettings()) {
    precondition(settings.isUsable, "a window has a size, a rate and a stride")
    self.settings = settings
  }

  /// Takes a picture in.
  ///
  /// A picture that is not later than the last one is left out; one that is more than a second earlier begins anew,
  /// since the source must have.
  ///
  /// - Parameters:
  ///   - hand: the hand; `nil` where it is not seen.
  ///   - time: when, in seconds on the source's clock.
  public mutating func observe(_ hand: HandKeypoints?, at time: Double) {
    guard time.isFinite else { return }
    if time < now - 1 { self = ActionWindow(settings) }
    guard time > now else { return }
    now = time
    let first = time - settings.duration - Self.longestGap
    if let i = frames.firstIndex(where: { $0.time >= first }) {
      frames.removeFirst(i)
    } else {
      frames.removeAll(keepingCapacity: true)
    }
    if let hand, let frame = ActionFrame(hand, time: time) { frames.append(frame) }
  }

  /// Gaps up to this many seconds are bridged; in longer ones the hand counts as away.
  static var longestGap: Double { 0.25 }

  /// The window's pictures at even intervals up to now, `nil` where the hand is away.
  var resampled: [ActionFrame?] {
    var result = [ActionFrame?](repeating: nil, count: settings.windowSize)
    var next = 0
    for i in result.indices {
      let time = now - Double(settings.windowSize - 1 - i) / settings.frameRate
      while next < frames.count && frames[next].time < time { next += 1 }
      if next < frames.count, frames[next].time - time < 1e-6 {
        result[i] = frames[next]
      } else if next > 0, next < frames.count {
        let (before, after) = (frames[next - 1], frames[next])
        let gap = after.time - before.time
        if gap <= Self.longestGap {
          result[i] = before.mixed(with: after, Float((time - before.time) / gap), time: time)
        }
      } else if next > 0, time - frames[next - 1].time <= 0.5 / settings.frameRate {
        result[i] = frames[next - 1]
      }
    }
    return result
  }
}
