import ScalarMath

/// How a hand is lit, and how the camera exposes the picture.
public struct Light: Equatable, Sendable {
  /// The direction towards the lamp, in the camera's frame (x right, y down, z forward).
  public var direction: Vector3
  /// The light from the lamp; 1 saturates a white surface that faces it.
  public var key: Float
  /// The light from everywhere else.
  public var ambient: Float
  /// The factor by which the camera dims the light of the whole picture.
  public var exposure: Float
  /// The camera's noise: the standard deviation at mid-dark, where a channel's value is 0.5, as a
  /// fraction of full scale. It is 1.4 times that in black and 0.6 times in white.
  public var noise: Float

  /// Makes a light.
  public init(direction: Vector3, key: Float, ambient: Float, exposure: Float, noise: Float) {
    self.direction = direction
    self.key = key
    self.ambient = ambient
    self.exposure = exposure
    self.noise = noise
  }

  /// Daylight from the upper left before the hand.
  public static var normal: Light {
    Light(
      direction: Vector3(-0.45, -0.75, -0.75), key: 0.72, ambient: 0.42, exposure: 1, noise: 0.010)
  }

  /// A dim room: a third of the light, and a noisy camera.
  public static var low: Light {
    Light(
      direction: Vector3(-0.8, -0.3, -0.5), key: 0.62, ambient: 0.30, exposure: 0.33, noise: 0.028)
  }

  /// A hard lamp from the right.
  public static var side: Light {
    Light(
      direction: Vector3(0.95, -0.25, -0.35), key: 0.95, ambient: 0.22, exposure: 1, noise: 0.012)
  }

  /// A window behind the hand.
  public static var back: Light {
    Light(direction: Vector3(0.3, -0.7, 0.6), key: 0.80, ambient: 0.34, exposure: 1, noise: 0.012)
  }
}
