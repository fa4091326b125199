/// How ``Assist`` tells rest from motion, and how it pulls.
///
/// The values of ``standard`` were chosen by measurement: see `docs/assist.png` and `docs/measurements.md`.
public struct AssistSettings: Equatable, Sendable {
  /// Over how many seconds the quick speed is measured: short, so that the pull begins soon after a landing.
  public var speedTime: Double
  /// The greatest quick speed that is told from a greater one, in semitones a second.
  public var greatestSpeed: Double
  /// The time constant, in seconds, of each of the two means behind the trend: long against a vibrato's period.
  public var trendTime: Double
  /// The greatest trend that is told from a greater one, in semitones a second.
  public var greatestTrend: Double
  /// Up to this speed, in semitones a second, a hand rests and is pulled whole.
  public var restingSpeed: Double
  /// From this speed on, in semitones a second, a hand travels and is not pulled at all.
  public var travellingSpeed: Double
  /// The time constant, in seconds, of the mean that finds a vibrato's centre.
  public var centreTime: Double
  /// How far beyond the middle between two lines, in semitones, the centre must go before the other line holds it.
  public var hysteresis: Double
  /// Up to this distance, in semitones, a line pulls whole.
  public var fullReach: Double
  /// From this distance on, in semitones, a line does not pull: where lines are sparse, a far one lets go.
  public var reach: Double
  /// The time constant, in seconds, with which the pull approaches what it should be.
  public var pullTime: Double
  /// The greatest speed of the pull, in semitones a second.
  public var slew: Double
  /// The way, in semitones, on which a travelling hand sheds all but 1/e of the pull. At least as long as the
  /// greatest pull: the pitch then never runs against the hand.
  public var sheddingWay: Double

  /// Makes settings.
  public init(
    speedTime: Double, greatestSpeed: Double, trendTime: Double, greatestTrend: Double,
    restingSpeed: Double, travellingSpeed: Double, centreTime: Double, hysteresis: Double,
    fullReach: Double, reach: Double, pullTime: Double, slew: Double, sheddingWay: Double
  ) {
    self.speedTime = speedTime
    self.greatestSpeed = greatestSpeed
    self.trendTime = trendTime
    self.greatestTrend = greatestTrend
    self.restingSpeed = restingSpeed
    self.travellingSpeed = travellingSpeed
    self.centreTime = centreTime
    self.hysteresis = hysteresis
    self.fullReach = fullReach
    self.reach = reach
    self.pullTime = pullTime
    self.slew = slew
    self.sheddingWay = sheddingWay
  }

  /// The correction as it is meant.
  public static let standard = AssistSettings(
    speedTime: 0.03, greatestSpeed: 3, trendTime: 0.2, greatestTrend: 2,
    restingSpeed: 0.4, travellingSpeed: 1, centreTime: 0.12, hysteresis: 0.15,
    fullReach: 1, reach: 2, pullTime: 0.06, slew: 4, sheddingWay: 1)
}
