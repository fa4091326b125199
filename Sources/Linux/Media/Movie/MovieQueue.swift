import Foundation

/// A bounded queue between one producer and the encoding thread, which alone touches the encoder.
///
/// Unchecked, because the compiler cannot see that `condition` guards every variable.
final class MovieQueue: @unchecked Sendable {
  enum Item {
    case picture(MoviePicture)
    case sound(left: [Float], right: [Float])
    case end(duration: Double?)
  }

  private enum State {
    case running, stopped, done
  }

  /// Four pictures and the sound between them; fewer if they are very large.
  private let capacity: Int
  private let path: String
  private let condition = NSCondition()
  private let encoder: MovieEncoder
  private var items: [Item] = []
  private var idlePictures: [MoviePicture] = []
  private var state = State.running
  private var error: MediaError?

  init(_ encoder: sending MovieEncoder, pictureSize: Int) {
    self.encoder = encoder
    capacity = max(2, min(8, (1 << 27) / pictureSize))
    path = encoder.path
  }

  /// Room for a picture, used again from earlier ones where possible.
  func takePicture(width: Int, height: Int) throws(MediaError) -> MoviePicture {
    if let idle = condition.withLock({ idlePictures.popLast() }) { return idle }
    guard let picture = MoviePicture(width: width, height: height) else {
      throw .writeFailed(path, reason: "not enough memory")
    }
    return picture
  }

  /// Appends an item, waiting while the queue is full.
  func put(_ item: Item) throws(MediaError) {
    let error = condition.withLock {
      while items.count >= capacity && state == .running { condition.wait() }
      if state == .running { items.append(item) }
      condition.broadcast()
      return self.error
    }
    if let error { throw error }
  }

  /// Waits until everything is encoded.
  func finish(duration: Double?) throws(MediaError) {
    try put(.end(duration: duration))
    let error = condition.withLock {
      while state == .running { condition.wait() }
      return self.error
    }
    if let error { throw error }
  }

  /// Gives up what is not encoded yet, and waits until the thread has put the file away.
  func stop() {
    condition.withLock {
      if state == .running { state = .stopped }
      items = []
      condition.broadcast()
      while state != .done { condition.wait() }
    }
  }

  /// The encoding thread's whole life.
  func encodeAll() {
    var failure: MediaError?
    do throws(MediaError) {
      while let item = take() { try encode(item) }
    } catch {
      failure = error
    }
    // After a finished movie or one cut short this does nothing.
    encoder.abandon()
    condition.withLock {
      error = failure
      items = []
      idlePictures = []
      state = .done
      condition.broadcast()
    }
  }

  private func take() -> Item? {
    condition.withLock {
      while items.isEmpty && state == .running { condition.wait() }
      guard state == .running else { return nil }
      condition.broadcast()
      return items.removeFirst()
    }
  }

  private func encode(_ item: Item) throws(MediaError) {
    switch item {
    case .picture(let picture):
      try encoder.encode(picture)
      condition.withLock { idlePictures.append(picture) }
    case .sound(let left, let right):
      try encoder.encode(left: left, right: right)
    case .end(let duration):
      try encoder.finish(duration: duration)
      condition.withLock { if state == .running { state = .stopped } }
    }
  }
}
