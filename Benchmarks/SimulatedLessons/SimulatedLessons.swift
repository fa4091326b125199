import Foundation
import Instrument
import Lessons
import SimulatedPlayer

/// Lets simulated players play every built-in lesson and prints what the assist does for them, as tables of
/// docs/measurements.md: `SimulatedLessons [PLAYERS]`, 100 players if nothing else is said.
@main
enum SimulatedLessons {
  static let amounts: [Double] = [0, 30, 60, 100]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1, let players = arguments.first.map({ Int($0) }) ?? 100, players > 0
    else {
      print("usage: SimulatedLessons [PLAYERS]")
      exit(2)
    }
    for seesLines in [true, false] { printBeginners(players, seesLines) }
    printExperts(players)
    printVariations(max(1, players / 5))
  }

  static func printBeginners(_ players: Int, _ seesLines: Bool) {
    print(
      """
      Beginners who \(seesLines ? "see the lines" : "see no lines"), \(players) of them a lesson: how far the sound was \
      from the held notes, in cents, median and 90th percentile; and the mean points of the score.

      """)
    var heads = ["lesson"]
    heads += amounts.map { "assist \(Int($0))" }
    heads += ["60 : 0", "points without", "points at 60"]
    row(heads)
    row(heads.map { _ in "---" })
    var pooled = [[Double]](repeating: [], count: amounts.count)
    var allPoints: [Double: Double] = [:]
    for lesson in Lesson.builtIn {
      var errors: [[Double]] = []
      var points: [Double: Double] = [:]
      for (index, amount) in amounts.enumerated() {
        let takes = takes(lesson, .beginner, amount, seesLines, players)
        errors.append(takes.flatMap { $0.steadyErrors.map { $0.magnitude } })
        pooled[index] += errors[index]
        guard amount == 0 || amount == 60 else { continue }
        let sum = takes.reduce(0) { $0 + self.points(of: $1) }
        points[amount] = sum / Double(players)
        allPoints[amount, default: 0] += sum / Double(players * Lesson.builtIn.count)
      }
      row([lesson.name] + cells(errors, points))
    }
    row(["**all**"] + cells(pooled, allPoints))
    print("")
  }

  static func cells(_ errors: [[Double]], _ points: [Double: Double]) -> [String] {
    let sorted = errors.map { $0.sorted() }
    let distances = sorted.map {
      String(format: "%.1f, %.0f", quantile(0.5, of: $0), quantile(0.9, of: $0))
    }
    let ratio = quantile(0.5, of: sorted[2]) / quantile(0.5, of: sorted[0])
    return distances + [
      String(format: "**%.2f**", ratio), String(format: "%.0f", points[0] ?? .nan),
      String(format: "%.0f", points[60] ?? .nan),
    ]
  }

  static func printExperts(_ players: Int) {
    print(
      """
      Experts who see the lines, \(players) of them a lesson. Vibrato kept: median over notes, and the 5th percentile. \
      Glides: the greatest distance between the sound and that of the same hand without assist, in cents; median over \
      glides, and the 95th percentile.

      """)
    let heads = amounts.dropFirst().flatMap { amount in
      ["vibrato, assist \(Int(amount))", "glides, assist \(Int(amount))"]
    }
    row(["lesson"] + heads)
    row((["lesson"] + heads).map { _ in "---" })
    for lesson in Lesson.builtIn {
      var cells: [String] = []
      for amount in amounts.dropFirst() {
        let takes = takes(lesson, .expert, amount, true, players)
        let kept = takes.flatMap { $0.vibratoKept.map { 100 * $0 } }.sorted()
        let glides = takes.flatMap { $0.glideDeviations }.sorted()
        cells.append(
          String(format: "%.0f %%, %.0f %%", quantile(0.5, of: kept), quantile(0.05, of: kept)))
        cells.append(
          String(format: "%.0f, %.0f", quantile(0.5, of: glides), quantile(0.95, of: glides)))
      }
      row([lesson.name] + cells)
    }
  }

  /// Whether the result hangs on the model's estimates: each of them halved and doubled.
  static func printVariations(_ players: Int) {
    print(
      """

      Beginners of other estimates, \(players) of them a lesson, all lessons together: the median distance from the held \
      notes in cents.

      """)
    let heads = ["lines", "no lines"].flatMap { ["\($0), assist 0", "assist 60", "60 : 0"] }
    row(["estimate"] + heads)
    row((["estimate"] + heads).map { _ in "---" })
    for variation in Variation.all {
      for (name, factor) in [("half", 0.5), ("double", 2.0)] {
        let model = variation.model(times: factor)
        var cells: [String] = []
        for seesLines in [true, false] {
          let medians = [0.0, 60].map { amount in
            let errors = Lesson.builtIn.flatMap { lesson in
              takes(lesson, model, amount, seesLines, players)
                .flatMap { $0.steadyErrors.map { $0.magnitude } }
            }
            return quantile(0.5, of: errors.sorted())
          }
          cells += medians.map { String(format: "%.1f", $0) }
          cells.append(String(format: "**%.2f**", medians[1] / medians[0]))
        }
        row(["\(variation.name): \(name)"] + cells)
      }
    }
  }

  /// The takes of players with the seeds 0, 1, 2 and so on: the same for every amount.
  static func takes(
    _ lesson: Lesson, _ model: PlayerModel, _ amount: Double, _ seesLines: Bool, _ players: Int
  ) -> [Take] {
    var preset = Preset.standard
    preset.key = lesson.melody.key
    preset.assist = amount
    return (0..<players).map { seed in
      Take(of: lesson.melody, on: preset, by: model, seesLines: seesLines, seed: UInt64(seed))
    }
  }

  static func points(of take: Take) -> Double {
    Score(of: take.notes, in: take.frames.map { $0.control }).summary.points
  }

  /// The value below which a share of the values lies, which are in ascending order.
  static func quantile(_ share: Double, of values: [Double]) -> Double {
    values.isEmpty ? .nan : values[min(values.count - 1, Int(share * Double(values.count)))]
  }

  static func row(_ cells: [String]) {
    print("| " + cells.joined(separator: " | ") + " |")
  }
}
