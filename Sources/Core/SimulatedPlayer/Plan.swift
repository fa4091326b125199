import Lessons
import ScalarMath

/// How one note will be reached for: what is settled before it is played.
struct Plan: Equatable, Sendable {
  /// Where the note lies, in centimetres.
  var place: Double
  /// How far that is from the note before.
  var distance: Double
  /// When the hand sets out, and how long the reach takes, in seconds.
  var start: Double
  var duration: Double
  /// Whether the player does something with the note, see ``PlayerModel/Expression``.
  var isLong: Bool
  /// What befalls the reach and the memory of the place: of mean 0 and deviation 1.
  var reachError: Double
  var memoryError: Double

  /// The plans for notes, with the hand first at a place; where a pitch lies is told by a function.
  static func plans(
    for notes: [MeantNote], from origin: Double, _ model: PlayerModel,
    place: (Double) -> Double, _ random: inout RandomNumbers
  ) -> [Plan] {
    let reaching = model.reaching
    var before = origin
    var plans: [Plan] = []
    for note in notes {
      let target = place(Double(note.pitch))
      let length = note.end - note.start
      let isLong = model.expression.map { length >= $0.leastNote } ?? false
      var duration = reaching.time(for: target - before)
      if let expression = model.expression, isLong { duration = max(duration, expression.glide) }
      // A note that is still being reached for when it ends was never played.
      duration = min(duration, 0.6 * length)
      let start =
        note.start - reaching.anticipation * duration
        + reaching.timingDeviation * random.normal()
      plans.append(
        Plan(
          place: target, distance: target - before, start: max(start, plans.last?.start ?? start),
          duration: duration, isLong: isLong, reachError: random.normal(),
          memoryError: random.normal()))
      before = target
    }
    return plans
  }
}
