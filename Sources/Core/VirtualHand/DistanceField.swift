import ScalarMath

/// The surface of a hand, or of what one tile of the picture can see of it: where the distance is
/// zero.
///
/// Capsules are joined by smooth minima: the palm's among themselves, each finger's, then each
/// finger with the palm. In the frame of the palm, metres.
struct DistanceField: Sendable {
  /// Ordered by part.
  var capsules: [Capsule]
  /// From the wrist towards the elbow, length one.
  let forearm: Vector3
  /// How far along the forearm the sleeve begins.
  let sleeveStart: Float

  /// A bound on the distance of four points to the surface, exact near it; negative inside.
  @inline(__always)
  func distance(to p: Points) -> Lanes {
    let nothing = Lanes(repeating: 1e9)
    var palm = nothing
    var nearest = nothing
    var part = nothing
    var current = Capsule.Part.palm
    for i in capsules.indices {
      let capsule = capsules[i]
      if capsule.part != current {
        close(current, part, &palm, &nearest, p)
        current = capsule.part
        part = nothing
      }
      part = smoothLesser(
        part, capsule.distance(to: p), capsule.blend, capsule.quarterInverseBlend)
    }
    close(current, part, &palm, &nearest, p)
    return nearest
  }

  @inline(__always)
  private func close(
    _ finished: Capsule.Part, _ part: Lanes, _ palm: inout Lanes, _ nearest: inout Lanes,
    _ p: Points
  ) {
    switch finished {
    case .palm:
      palm = part
      nearest = part
    case .sleeve:
      nearest = lesser(nearest, cloth(part, p))
    default:
      nearest = lesser(nearest, smoothLesser(palm, part, 0.0075, 0.25 / 0.0075))
    }
  }

  /// Cuts the sleeve's tube off at the wrist and lays it in folds.
  @inline(__always)
  private func cloth(_ tube: Lanes, _ p: Points) -> Lanes {
    let along = p.x * forearm.x + p.y * forearm.y + p.z * forearm.z
    let folds = wave(along * 33.4) + wave(along * 14.3 + p.x * 12.7)
    return greater(tube - folds * 0.0008, Lanes(repeating: sleeveStart) - along)
  }

  /// The part that the point `p` on the surface belongs to: a finger where one is nearer than the
  /// palm.
  func part(at p: Vector3) -> Capsule.Part {
    let points = Points(
      x: Lanes(repeating: p.x), y: Lanes(repeating: p.y), z: Lanes(repeating: p.z))
    var nearest: Float = 1e9
    var found = Capsule.Part.palm
    for capsule in capsules where capsule.part != .sleeve {
      let distance = capsule.distance(to: points).x
      if distance < nearest {
        nearest = distance
        found = capsule.part
      }
    }
    let along = dot(p, forearm)
    return found == .palm && along > sleeveStart - 0.0005 ? .sleeve : found
  }

  /// The surface's normal at `p`, from four distances at the corners of a tetrahedron.
  @inline(__always)
  func normal(at p: Vector3) -> Vector3 {
    let e: Float = 0.00045
    let d = distance(
      to: Points(
        x: Lanes(e, -e, -e, e) + p.x, y: Lanes(-e, -e, e, e) + p.y,
        z: Lanes(-e, e, -e, e) + p.z))
    return normalized(
      Vector3(d.x - d.y - d.z + d.w, d.w + d.z - d.x - d.y, d.w + d.y - d.x - d.z))
  }
}
