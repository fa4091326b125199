import ScalarMath

/// The joints of one hand in some pictures as numbers, laid out as Create ML's hand classifiers take them: pictures ×
/// 3 rows (x, y, confidence) × 21 joints in the order of `JointName`.
public struct KeypointArray: Equatable, Sendable {
  /// One of the three rows of a picture.
  public enum Row: Int, CaseIterable, Sendable {
    case x
    case y
    case confidence
  }

  /// The numbers: picture after picture, in each row after row.
  public let scalars: [Float]

  /// How many pictures, rows and joints there are.
  public var shape: [Int] { [pictureCount, Row.allCases.count, JointName.count] }

  /// How many pictures there are.
  public var pictureCount: Int { scalars.count / Self.scalarsInPicture }

  private static var scalarsInPicture: Int { 3 * JointName.count }

  /// Takes numbers as they are laid out.
  ///
  /// - Parameter scalars: a whole number of pictures, 63 numbers each.
  public init(_ scalars: [Float]) {
    precondition(scalars.count % Self.scalarsInPicture == 0, "a picture has 3 rows of 21 numbers")
    self.scalars = scalars
  }

  /// Puts arrays one behind the other, along the first axis: a queue of pictures becomes one array.
  public init(concatenating arrays: [KeypointArray]) {
    var scalars: [Float] = []
    for array in arrays { scalars += array.scalars }
    self.scalars = scalars
  }

  /// One number.
  public subscript(picture: Int, row: Row, joint: JointName) -> Float {
    scalars[(picture * Row.allCases.count + row.rawValue) * JointName.count + joint.rawValue]
  }
}

extension HandObservation {
  /// The 21 joints as an array of 1 × 3 × 21 numbers, from the upper left corner.
  public var keypoints: KeypointArray { keypoints(from: .upperLeft) }

  /// The 21 joints as an array of 1 × 3 × 21 numbers, from the corner that is asked for: Vision's
  /// `keypointsMultiArray()` is that from the lower left one.
  public func keypoints(from origin: PictureOrigin) -> KeypointArray {
    var rows: [[Float]] = [[], [], []]
    for joint in joints {
      let place = origin.place(joint.position)
      rows[KeypointArray.Row.x.rawValue].append(place.x)
      rows[KeypointArray.Row.y.rawValue].append(place.y)
      rows[KeypointArray.Row.confidence.rawValue].append(joint.confidence)
    }
    return KeypointArray(rows[0] + rows[1] + rows[2])
  }
}
