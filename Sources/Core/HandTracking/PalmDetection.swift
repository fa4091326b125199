import ScalarMath

/// A palm found in a picture.
struct PalmDetection {
  /// How sure it is, from 0 to 1.
  var score: Float
  /// The palm's upright box, in pixels.
  var bounds: Bounds
  /// Seven points of the palm, in pixels: the wrist's middle, the first joints of index, middle,
  /// ring and little finger, and two of the thumb.
  var keypoints: [Vector2]
}

extension PalmDetection {
  static let keypointCount = 7
  /// Box centre, box size, then the keypoints.
  static let valuesPerAnchor = 4 + 2 * keypointCount

  /// Reads the palm that one anchor's values describe.
  ///
  /// - Parameters:
  ///   - score: how sure the network is of it, from 0 to 1.
  ///   - values: 18 numbers in units of the network's input pixels, relative to the anchor.
  ///   - anchor: the anchor's centre in the unit square.
  ///   - side: the network's input size in pixels.
  ///   - region: the part of the picture that the network saw.
  init(
    score: Float, values: ArraySlice<Float>, anchor: Vector2, side: Float, region: Region
  ) {
    let first = values.startIndex
    func pixel(_ index: Int) -> Vector2 {
      let offset = Vector2(values[first + index], values[first + index + 1])
      return region.pixel(of: anchor + offset * (1 / side))
    }
    let center = pixel(0)
    let half = Vector2(values[first + 2], values[first + 3]) * (region.size / side / 2)
    var keypoints: [Vector2] = []
    for keypoint in 0..<Self.keypointCount { keypoints.append(pixel(4 + 2 * keypoint)) }
    self.init(
      score: score, bounds: Bounds(low: center - half, high: center + half), keypoints: keypoints)
  }
}

/// Joins detections of one palm into one: weighted non-maximum suppression.
///
/// The best detection takes in all that cover it by more than `threshold` (intersection over
/// union); place and size are their mean, weighted by score, which is steadier than the best alone
/// (Bazarevsky et al., "BlazeFace", 2019, section 3.3).
///
/// - Parameters:
///   - detections: in any order.
///   - threshold: MediaPipe's in palm detection.
/// - Returns: the joined palms, best first.
func suppressed(_ detections: [PalmDetection], threshold: Float = 0.3) -> [PalmDetection] {
  var waiting = detections.sorted { $0.score > $1.score }
  var palms: [PalmDetection] = []
  while let best = waiting.first {
    var remaining: [PalmDetection] = []
    var total: Float = 0
    var low = Vector2.zero
    var high = Vector2.zero
    var keypoints = [Vector2](repeating: .zero, count: best.keypoints.count)
    for candidate in waiting {
      guard candidate.bounds.overlap(with: best.bounds) > threshold else {
        remaining.append(candidate)
        continue
      }
      total += candidate.score
      low = low + candidate.bounds.low * candidate.score
      high = high + candidate.bounds.high * candidate.score
      for i in 0..<keypoints.count {
        keypoints[i] = keypoints[i] + candidate.keypoints[i] * candidate.score
      }
    }
    // A box without area overlaps nothing, not even itself.
    if total > 0 {
      for i in 0..<keypoints.count { keypoints[i] = keypoints[i] * (1 / total) }
      palms.append(
        PalmDetection(
          score: best.score, bounds: Bounds(low: low * (1 / total), high: high * (1 / total)),
          keypoints: keypoints))
      waiting = remaining
    } else {
      waiting.removeFirst()
    }
  }
  return palms
}
