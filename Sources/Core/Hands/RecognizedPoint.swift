import ScalarMath

/// A joint as Vision hands it out: its name, where it is, and how far that can be trusted.
public struct RecognizedPoint: Equatable, Sendable {
  /// Which joint it is.
  public let name: JointName
  /// Where it is: one unit = the picture's width resp. height, from the upper left corner. It may lie outside.
  public let location: Vector2
  /// How far the place can be trusted, from 0 to 1; Apple's listings use points above 0.2.
  public let confidence: Float

  /// Makes a point.
  public init(name: JointName, location: Vector2, confidence: Float) {
    self.name = name
    self.location = location
    self.confidence = confidence
  }

  /// Where it is, from the corner that is asked for; Vision's is the lower left one.
  public func location(from origin: PictureOrigin) -> Vector2 {
    origin.place(location)
  }
}

/// Some joints of one hand: those that were asked for, from the palm to the tips.
public struct RecognizedPoints: RandomAccessCollection, Equatable, Sendable {
  private let points: [RecognizedPoint]

  /// Takes points, each joint once.
  public init(_ points: [RecognizedPoint]) {
    self.points = points
  }

  /// The first point's place.
  public var startIndex: Int { 0 }
  /// The place behind the last point.
  public var endIndex: Int { points.count }
  /// The point at a place.
  public subscript(index: Int) -> RecognizedPoint { points[index] }

  /// The point of a joint; `nil` where it is none of those that were asked for.
  public subscript(name: JointName) -> RecognizedPoint? {
    points.first { $0.name == name }
  }
}

extension HandObservation {
  /// One joint by its name. Every hand has all 21; what cannot be seen has a low confidence.
  public func recognizedPoint(_ name: JointName) -> RecognizedPoint {
    let joint = self[name]
    return RecognizedPoint(name: name, location: joint.position, confidence: joint.confidence)
  }

  /// The joints of a finger, or all.
  public func recognizedPoints(_ group: JointGroup) -> RecognizedPoints {
    RecognizedPoints(group.joints.map { recognizedPoint($0) })
  }
}
