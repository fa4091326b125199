import ScalarMath

/// Measures of the hand in the palm's frame: metres, and degrees where said. Chosen by eye on
/// rendered pictures, not taken from any data set.
enum Anatomy {
  static var knuckles: [Vector3] {
    [
      Vector3(0.0265, 0.0915, 0.001), Vector3(0.0045, 0.0955, 0), Vector3(-0.0165, 0.0890, 0),
      Vector3(-0.0350, 0.0785, 0.002),
    ]
  }
  static var fingerBones: [[Float]] {
    [
      [0.0430, 0.0255, 0.0215], [0.0475, 0.0295, 0.0225], [0.0435, 0.0280, 0.0225],
      [0.0340, 0.0205, 0.0200],
    ]
  }
  /// Degrees each finger leans from straight ahead in an open hand; negative is towards the thumb.
  static var fingerLean: [Double] { [-7, -1, 6, 15] }
  /// Sideways pull of a fully curled finger towards the root of the thumb, as a slope.
  static var fingerConvergence: [Double] { [-0.035, 0.007, 0.049, 0.084] }

  static var thumbBase: Vector3 { Vector3(0.0215, 0.0200, 0.0090) }
  static var thumbBones: [Float] { [0.0440, 0.0330, 0.0265] }
  static var thumbHeldOut: [Vector3] {
    [Vector3(0.70, 0.66, 0.22), Vector3(0.62, 0.76, 0.14), Vector3(0.50, 0.86, 0.06)]
  }
  /// Stretched away from the fingers, as in a thumb up.
  static var thumbRaised: [Vector3] {
    [Vector3(0.86, 0.46, 0.22), Vector3(0.95, 0.30, 0.10), Vector3(0.98, 0.20, 0.00)]
  }
  static var thumbFolded: [Vector3] {
    [Vector3(0.42, 0.74, 0.52), Vector3(-0.28, 0.88, 0.38), Vector3(-0.80, 0.55, 0.16)]
  }

  /// Where the bones of the palm begin, thumb side first.
  static var carpals: [Vector3] {
    [
      Vector3(0.013, 0.016, 0), Vector3(0.005, 0.016, 0), Vector3(-0.006, 0.016, 0),
      Vector3(-0.015, 0.016, 0),
    ]
  }
  /// The far end of the forearm.
  static var elbow: Vector3 { Vector3(0, -0.50, -0.03) }
  /// How far below the wrist the sleeve begins.
  static var sleeveStart: Float { 0.085 }

  /// Radii of each finger, thumb first, at its four joints from the palm to the tip.
  static var fingerRadii: [[Float]] {
    [
      [0.0150, 0.0118, 0.0104, 0.0082], [0.0108, 0.0093, 0.0082, 0.0068],
      [0.0108, 0.0095, 0.0083, 0.0069], [0.0102, 0.0089, 0.0078, 0.0065],
      [0.0090, 0.0077, 0.0069, 0.0058],
    ]
  }

  /// From each hinge to the point that MediaPipe's landmark marks; zero where they coincide.
  static var landmarkOffsets: [Vector3] {
    var offsets = [Vector3](repeating: .zero, count: 21)
    offsets[0] = Vector3(-0.0015, 0.006, 0)
    offsets[1] = Vector3(0.008, 0.009, 0)
    offsets[2] = Vector3(0.001, 0.005, 0)
    offsets[5] = Vector3(0, 0.004, 0)
    offsets[9] = Vector3(0, 0.001, 0)
    offsets[13] = Vector3(-0.001, 0.001, 0)
    offsets[17] = Vector3(-0.002, 0.003, 0)
    return offsets
  }
}
