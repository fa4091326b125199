import ScalarMath

// A pixel of a fingertip need not know of the forearm. Each tile of the picture keeps the few
// capsules that it can see and, apart from those, the few that can shade it.

extension DistanceField {
  /// Keeps what one tile may see of `whole`: the capsules that its cone of rays comes close to.
  ///
  /// Returns the distances from the camera between which to look; `nil` if there is nothing to see.
  mutating func keepVisible(
    of whole: DistanceField, view: HandView, left: Int, top: Int
  ) -> ClosedRange<Float>? {
    let half = 0.5 * Float(TileMarch.side)
    let axis = view.ray(x: Float(left) + half, y: Float(top) + half)
    capsules.removeAll(keepingCapacity: true)
    var (near, far): (Float, Float) = (1e9, 0)
    for capsule in whole.capsules {
      let farthest = max(
        dot(capsule.start - view.origin, axis), dot(capsule.end - view.origin, axis))
      // The cone is as wide as the tile's diagonal and a pixel more, where the capsule is farthest.
      let cone = max(farthest, 0) * (half + 1) * 1.415 / view.focalLength
      guard
        let stretch = capsule.stretch(
          of: axis, from: view.origin, margin: cone + capsule.influence),
        stretch.upperBound > 0.02
      else { continue }
      capsules.append(capsule)
      near = min(near, stretch.lowerBound)
      far = max(far, stretch.upperBound)
    }
    return capsules.isEmpty ? nil : max(near, 0.02)...far
  }

  /// Keeps what may shade a ball around the places a tile sees: what is close to it, and what is
  /// close to the way to the lamp.
  mutating func keepShading(
    of whole: DistanceField, center: Vector3, radius: Float, toLamp: Vector3
  ) {
    capsules.removeAll(keepingCapacity: true)
    for capsule in whole.capsules {
      // Shadows soften to 16 % of the way, which is 9 cm long.
      if let stretch = capsule.stretch(
        of: toLamp, from: center, margin: radius + 0.0144 + capsule.influence),
        stretch.upperBound > -0.02, stretch.lowerBound < 0.09
      {
        capsules.append(capsule)
      }
    }
  }
}

extension Capsule {
  /// How far from its surface a capsule still shapes its neighbours': the widest fillet of its
  /// part.
  var influence: Float {
    switch part {
    case .palm, .sleeve: 0.022
    default: 0.010
    }
  }
}

extension TileMarch {
  /// A ball that holds all places the tile sees.
  func bounds(from origin: Vector3) -> (center: Vector3, radius: Float) {
    var sum = Vector3.zero
    var count: Float = 0
    for sight in sights where sight.coverage > 0 {
      sum += sight.direction * sight.distance
      count += 1
    }
    let center = sum / max(count, 1)
    var radius: Float = 0
    for sight in sights where sight.coverage > 0 {
      radius = max(radius, length(sight.direction * sight.distance - center))
    }
    return (origin + center, radius)
  }
}
