import ScalarMath

/// How examples of actions are varied while a classifier learns.
///
/// Nothing is mirrored: a swipe to the left would become one to the right.
public struct ActionAugmentation: Equatable, Sendable {
  /// The most a way is turned in the picture, in radians either way.
  public var rotation: Float
  /// The most a way is stretched against the hand's size, and as much shortened: a factor of at least 1.
  public var scale: Float
  /// The deviation of the palm's noise, in palms.
  public var noise: Float
  /// How likely a picture is lost.
  public var lostPictures: Double

  /// Makes an augmentation.
  public init(
    rotation: Float = 0.1, scale: Float = 1.1, noise: Float = 0.01, lostPictures: Double = 0.05
  ) {
    self.rotation = rotation
    self.scale = scale
    self.noise = noise
    self.lostPictures = lostPictures
  }

  /// A varied copy of a window.
  func vary(_ window: ActionWindow, by random: inout RandomNumbers) -> ActionWindow {
    let angle = rotation * Float(2 * random.uniform() - 1)
    let (s, c) = (Float(sin(Double(angle))), Float(cos(Double(angle))))
    func turned(_ v: Vector2) -> Vector2 { Vector2(v.x * c - v.y * s, v.x * s + v.y * c) }
    let factor = Float(pow(Double(max(scale, 1)), 2 * random.uniform() - 1))
    var frames: [ActionFrame] = []
    frames.reserveCapacity(window.frames.count)
    for var frame in window.frames {
      if random.uniform() < lostPictures { continue }
      let noise = Vector2(Float(random.normal()), Float(random.normal()))
      frame.palm = turned(frame.palm) * factor + noise * (self.noise * frame.palmSize)
      frame.direction = turned(frame.direction)
      frames.append(frame)
    }
    return window.with(frames)
  }
}

extension ActionWindow {
  /// The same stretch of time with other pictures of the hand.
  func with(_ frames: [ActionFrame]) -> ActionWindow {
    var other = self
    other.frames = frames
    return other
  }
}
