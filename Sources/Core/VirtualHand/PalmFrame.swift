import Hands
import ScalarMath

/// How the palm's frame stands in the camera's (x right, y down, z forward; metres).
struct PalmFrame {
  /// The palm's axes in the camera's frame: towards the thumb, towards the fingers, out of the
  /// palm.
  let thumbwards: Vector3
  let fingerwards: Vector3
  let outwards: Vector3
  /// The wrist in the camera's frame.
  var origin = Vector3.zero

  /// Turns the palm as `placement` says, its wrist still at the camera.
  init(turned placement: HandPlacement) {
    // Unmirrored, the thumb of a right hand's palm is on the picture's right.
    let side: Float = (placement.chirality == .right) == placement.showsBack ? -1 : 1
    let facing: Float = placement.showsBack ? 1 : -1
    thumbwards = Self.rotated(Vector3(side, 0, 0), placement)
    fingerwards = Self.rotated(Vector3(0, -1, 0), placement)
    outwards = Self.rotated(Vector3(0, 0, facing), placement)
  }

  private static func rotated(_ v: Vector3, _ placement: HandPlacement) -> Vector3 {
    let (cosTilt, sinTilt) = (Float(cos(placement.tilt)), Float(sin(placement.tilt)))
    let (cosTurn, sinTurn) = (Float(cos(placement.turn)), Float(sin(placement.turn)))
    let (cosRoll, sinRoll) = (Float(cos(placement.roll)), Float(sin(placement.roll)))
    let tilted = Vector3(v.x, cosTilt * v.y - sinTilt * v.z, sinTilt * v.y + cosTilt * v.z)
    let turned = Vector3(
      cosTurn * tilted.x + sinTurn * tilted.z, tilted.y, cosTurn * tilted.z - sinTurn * tilted.x)
    return Vector3(
      cosRoll * turned.x - sinRoll * turned.y, sinRoll * turned.x + cosRoll * turned.y, turned.z)
  }

  /// A direction of the palm's frame, in the camera's.
  func direction(_ v: Vector3) -> Vector3 {
    thumbwards * v.x + fingerwards * v.y + outwards * v.z
  }

  /// A point of the palm's frame, in the camera's.
  func point(_ p: Vector3) -> Vector3 {
    origin + direction(p)
  }

  /// A direction of the camera's frame, in the palm's.
  func palmDirection(_ v: Vector3) -> Vector3 {
    Vector3(dot(thumbwards, v), dot(fingerwards, v), dot(outwards, v))
  }
}
