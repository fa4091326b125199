import Foundation
import Hands

/// Reads a clip on a thread of its own, a few frames ahead of whoever looks at them.
///
/// Decoding then runs beside tracking. Frames, order and times are exactly the reader's.
///
/// ```swift
/// let frames = ReadAhead(try ClipReader(path: "hand.mp4"))
/// while let frame = try frames.next() { … }
/// if let warning = frames.warning { print(warning) }
/// ```
///
/// Not for a single picture, which gains nothing. One consumer at a time.
public final class ReadAhead {
  private let queue: FrameQueue

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - reader: A clip, which belongs to the thread from now on; ask for its size and rate before.
  ///   - capacity: Frames held ready at most, at least 1.
  public init(_ reader: sending ClipReader, capacity: Int = 3) {
    let queue = FrameQueue(reader, capacity: max(1, capacity))
    self.queue = queue
    let thread = Thread { queue.fill() }
    thread.name = "read ahead"
    thread.start()
  }

  deinit {
    stop()
  }

  /// The next frame, waiting for it if need be; nil at the end or after `stop()`.
  ///
  /// - Throws: What the reader throws, once the frames before it are handed out.
  public func next() throws(MediaError) -> Frame? {
    try queue.take()
  }

  /// After the end: how long the clip really was, in seconds.
  public var endTime: Double { queue.ending?.endTime ?? 0 }

  /// After the end: the file broke off before its declared end.
  public var isTruncated: Bool { queue.ending?.isTruncated ?? false }

  /// After the end: one plain sentence about what was missing or damaged; nil if nothing was.
  public var warning: String? { queue.ending?.warning }

  /// Ends reading and waits until the thread has let go of the clip, one frame's decoding at most.
  public func stop() {
    queue.stop()
  }
}

/// A bounded queue between the reading thread, which alone touches the reader, and one consumer.
///
/// Unchecked, because the compiler cannot see that `condition` guards every variable.
private final class FrameQueue: @unchecked Sendable {
  struct Ending {
    let endTime: Double
    let isTruncated: Bool
    let warning: String?
    let error: MediaError?
  }

  private let condition = NSCondition()
  private let capacity: Int
  private var reader: ClipReader?
  private var frames: [Frame] = []
  private var isStopped = false
  private var latestEnding: Ending?

  init(_ reader: sending ClipReader, capacity: Int) {
    self.reader = reader
    self.capacity = capacity
  }

  var ending: Ending? {
    condition.withLock { frames.isEmpty ? latestEnding : nil }
  }

  /// The reading thread's whole life.
  func fill() {
    // By now the reader is let go of, so that whoever waits for the ending may move the file.
    let ending = readAll()
    condition.withLock {
      latestEnding = ending
      condition.broadcast()
    }
  }

  private func readAll() -> Ending {
    guard let reader = condition.withLock({ reader.take() }) else {
      return Ending(endTime: 0, isTruncated: false, warning: nil, error: nil)
    }
    var error: MediaError?
    do throws(MediaError) {
      while let frame = try reader.next(), put(frame) {}
    } catch let thrown {
      error = thrown
    }
    return Ending(
      endTime: reader.endTime, isTruncated: reader.isTruncated, warning: reader.warning,
      error: error)
  }

  private func put(_ frame: Frame) -> Bool {
    condition.withLock {
      while frames.count == capacity && !isStopped { condition.wait() }
      if !isStopped { frames.append(frame) }
      condition.broadcast()
      return !isStopped
    }
  }

  func take() throws(MediaError) -> Frame? {
    let (frame, error): (Frame?, MediaError?) = condition.withLock {
      while frames.isEmpty && latestEnding == nil { condition.wait() }
      if frames.isEmpty { return (nil, latestEnding?.error) }
      condition.broadcast()
      return (frames.removeFirst(), nil)
    }
    if let error { throw error }
    return frame
  }

  func stop() {
    condition.withLock {
      isStopped = true
      frames = []
      condition.broadcast()
      while latestEnding == nil { condition.wait() }
    }
  }
}
