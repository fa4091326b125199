import ScalarMath

/// How the fingers of a hand are held, apart from where the hand is and which hand it is.
public struct HandPose: Equatable, Sendable {
  /// How far one finger is bent at its three joints, in radians; 0 is straight, π/2 a right angle.
  public struct Bend: Equatable, Sendable {
    /// At the knuckle, where the finger leaves the palm.
    public var mcp: Double
    /// At the middle joint.
    public var pip: Double
    /// At the joint next to the tip.
    public var dip: Double

    /// Makes a bend of three angles in radians.
    public init(mcp: Double, pip: Double, dip: Double) {
      self.mcp = mcp
      self.pip = pip
      self.dip = dip
    }

    init(degrees mcp: Double, _ pip: Double, _ dip: Double) {
      self.init(mcp: mcp / 360 * fullTurn, pip: pip / 360 * fullTurn, dip: dip / 360 * fullTurn)
    }
  }

  /// The bend of the index finger.
  public var index: Bend
  /// The bend of the middle finger.
  public var middle: Bend
  /// The bend of the ring finger.
  public var ring: Bend
  /// The bend of the little finger.
  public var little: Bend
  /// How far the fingers are spread: 0 together, 1 an open hand, up to 1.4.
  public var spread: Double
  /// Where the thumb lies: 0 held out, 1 folded across the fingers.
  public var thumb: Double
  /// How a thumb that is held out is stretched: 0 beside the palm, 1 straight away from the fingers.
  public var thumbRaise: Double

  /// Makes a pose.
  public init(
    index: Bend, middle: Bend, ring: Bend, little: Bend, spread: Double, thumb: Double,
    thumbRaise: Double = 0
  ) {
    self.index = index
    self.middle = middle
    self.ring = ring
    self.little = little
    self.spread = spread
    self.thumb = thumb
    self.thumbRaise = thumbRaise
  }

  /// The pose a fraction `amount` of the way (0…1) from this one to `other`.
  public func blended(with other: HandPose, _ amount: Double) -> HandPose {
    func between(_ a: Bend, _ b: Bend) -> Bend {
      Bend(
        mcp: mix(a.mcp, b.mcp, amount), pip: mix(a.pip, b.pip, amount),
        dip: mix(a.dip, b.dip, amount))
    }
    return HandPose(
      index: between(index, other.index), middle: between(middle, other.middle),
      ring: between(ring, other.ring), little: between(little, other.little),
      spread: mix(spread, other.spread, amount), thumb: mix(thumb, other.thumb, amount),
      thumbRaise: mix(thumbRaise, other.thumbRaise, amount))
  }
}
