import Hands
import ScalarMath

/// What is known of a track's chirality: slow to change its mind.
///
/// A network's label flips for single pictures, most near the picture's edge. The evidence is the
/// mean of all labels so far, and later a running mean so slow that a clear contrary label must
/// stand for half a second.
struct ChiralityEvidence {
  /// Half a second of full contrary evidence takes a full mean to zero: 0.5 / ln 2.
  private static let timeConstant = 0.72

  /// From −1, surely left, to 1, surely right.
  private var balance: Double
  private var age = 0.0

  init(rightHandScore: Float) {
    balance = Double(2 * rightHandScore - 1)
  }

  /// Takes in one picture's label, `elapsed` seconds after the one before.
  mutating func observe(rightHandScore: Float, elapsed: Double) {
    age += elapsed
    let weight = elapsed / max(min(age + elapsed, Self.timeConstant), 1e-9)
    balance += (Double(2 * rightHandScore - 1) - balance) * min(weight, 1)
  }

  var chirality: Chirality { balance >= 0 ? .right : .left }

  /// How sure it is, from 0.5 to 1.
  var score: Float { Float(0.5 + balance.magnitude / 2) }
}
