/// How the hand of one person differs from the one that `Skeleton` measures: factors, 1 for no difference.
///
/// Grown-ups' hands differ from each other by some 5 % (one deviation) in each of these, more between the sexes and
/// among children: Buryanov and Kotiuk, “Proportions of hand segments”, Int. J. Morphol. 28 (2010).
public struct HandProportions: Equatable, Sendable {
  /// The length of index, middle, ring and little finger.
  public var fingers: SIMD4<Float>
  /// The length of the thumb.
  public var thumb: Float
  /// The palm from side to side.
  public var palmWidth: Float
  /// The palm from wrist to knuckles.
  public var palmLength: Float

  /// Makes proportions of four factors.
  public init(
    fingers: SIMD4<Float> = SIMD4(repeating: 1), thumb: Float = 1, palmWidth: Float = 1,
    palmLength: Float = 1
  ) {
    self.fingers = fingers
    self.thumb = thumb
    self.palmWidth = palmWidth
    self.palmLength = palmLength
  }

  /// The hand that `Skeleton` measures.
  public static var standard: HandProportions { HandProportions() }

  /// A point of the palm's frame, moved with the palm.
  func palm(_ point: SIMD3<Float>) -> SIMD3<Float> {
    point * SIMD3(palmWidth, palmLength, 1)
  }
}
