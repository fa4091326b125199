import Hands
import ScalarMath

extension HandKeypoints {
  /// Takes one picture of an array of joints.
  ///
  /// - Parameters:
  ///   - array: pictures × 3 × 21 numbers.
  ///   - picture: which of its pictures.
  ///   - origin: the corner that its coordinates begin in.
  ///   - aspectRatio: the picture's width over its height.
  ///   - chirality: which hand it is; `nil` where nobody knows.
  public init(
    _ array: KeypointArray, picture: Int = 0, from origin: PictureOrigin = .upperLeft,
    aspectRatio: Float, chirality: Chirality? = nil
  ) {
    var points: [Vector2] = []
    var confidences: [Float] = []
    for joint in JointName.allCases {
      let place = origin.place(Vector2(array[picture, .x, joint], array[picture, .y, joint]))
      points.append(Vector2(place.x * aspectRatio, place.y))
      confidences.append(array[picture, .confidence, joint])
    }
    self.init(points: points, confidences: confidences, chirality: chirality)
  }
}
