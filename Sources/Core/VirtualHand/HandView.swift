import ScalarMath

/// The camera as one hand sees it: in the frame of its palm.
struct HandView: Sendable {
  /// Where the camera is.
  let origin: Vector3
  /// In pixels.
  let focalLength: Float
  private let right: Vector3
  private let down: Vector3
  private let forward: Vector3
  private let centerX: Float
  private let centerY: Float

  init(camera: PinholeCamera, frame: PalmFrame) {
    origin = frame.palmDirection(frame.origin) * -1
    focalLength = Float(camera.focalLength)
    right = frame.palmDirection(Vector3(1, 0, 0))
    down = frame.palmDirection(Vector3(0, 1, 0))
    forward = frame.palmDirection(Vector3(0, 0, 1))
    centerX = 0.5 * Float(camera.width)
    centerY = 0.5 * Float(camera.height)
  }

  /// The unit direction through a place of the picture, in pixels from the top left corner.
  func ray(x: Float, y: Float) -> Vector3 {
    normalized(
      right * ((x - centerX) / focalLength) + down * ((y - centerY) / focalLength) + forward)
  }

  /// The unit directions through four pixels: two side by side, then the two below.
  @inline(__always)
  func rays(x: Int, y: Int) -> Points {
    let u = (Lanes(0.5, 1.5, 0.5, 1.5) + (Float(x) - centerX)) / focalLength
    let v = (Lanes(0.5, 0.5, 1.5, 1.5) + (Float(y) - centerY)) / focalLength
    let scale = Lanes(repeating: 1) / squareRoot(u * u + v * v + 1)
    return Points(
      x: (u * right.x + v * down.x + forward.x) * scale,
      y: (u * right.y + v * down.y + forward.y) * scale,
      z: (u * right.z + v * down.z + forward.z) * scale)
  }
}
