import ScalarMath

/// Everything in a picture that is not the hand's shape: skin, light, what stands behind, and
/// chance.
public struct Scene: Equatable, Sendable {
  /// The colour of the skin.
  public var skin: SkinTone
  /// How the hand is lit and how the camera copes.
  public var light: Light
  /// What stands behind the hand.
  public var backdrop: Backdrop
  /// The colour of the sleeve: red, green, blue reflectance from 0 to 1.
  public var sleeve: Vector3
  /// Chooses the backdrop and the camera's noise; the same seed gives the same pictures.
  public var seed: UInt64

  /// Makes a scene: a fair hand by daylight in a room, unless told otherwise.
  public init(
    skin: SkinTone = .light, light: Light = .normal, backdrop: Backdrop = .room,
    sleeve: Vector3 = Vector3(0.10, 0.14, 0.25), seed: UInt64 = 1
  ) {
    self.skin = skin
    self.light = light
    self.backdrop = backdrop
    self.sleeve = sleeve
    self.seed = seed
  }
}

/// What stands behind the hand.
public enum Backdrop: Equatable, Sendable, CaseIterable {
  /// A wall, a little darker towards its foot.
  case plain
  /// A few large things out of focus.
  case room
  /// Many small things almost in focus.
  case clutter
}

/// The colour of skin.
public struct SkinTone: Equatable, Sendable {
  /// Red, green, blue reflectance from 0 to 1, linear in light.
  public var reflectance: Vector3

  /// Makes a tone of a linear reflectance.
  public init(reflectance: Vector3) {
    self.reflectance = reflectance
  }

  /// Fair skin.
  public static var fair: SkinTone { SkinTone(reflectance: Vector3(0.84, 0.60, 0.49)) }
  /// Light skin.
  public static var light: SkinTone { SkinTone(reflectance: Vector3(0.78, 0.52, 0.40)) }
  /// Tanned or olive skin.
  public static var tan: SkinTone { SkinTone(reflectance: Vector3(0.60, 0.36, 0.25)) }
  /// Brown skin.
  public static var brown: SkinTone { SkinTone(reflectance: Vector3(0.36, 0.20, 0.13)) }
  /// Dark skin.
  public static var dark: SkinTone { SkinTone(reflectance: Vector3(0.20, 0.11, 0.075)) }
}
