import Foundation
import GestureData
import Hands
import ScalarMath

/// The tracker's errors on rendered hands as they are kept beside this source: one row a hand that was found, its
/// number, whether it was taken for the other hand (1), and x and y of each joint's error in hundredths of the palm.
///
/// The file's name ends with the seed that drew the hands: `full-11.csv`.
struct ErrorTable {
  let seed: UInt64
  let hands: [MeasuredErrors.Hand]

  enum Unreadable: Error {
    /// The name does not end with a seed.
    case name(String)
    /// A row, counted from 1, has not as many numbers as it should.
    case row(Int, String)
  }

  /// Reads a table.
  init(path: String) throws {
    seed = try Self.seed(of: path)
    hands = try Self.rows(path).map { number, cells in
      let numbers = cells.compactMap { Int($0) }
      guard numbers.count == 2 + 2 * JointName.count, numbers.count == cells.count else {
        throw Unreadable.row(number + 1, path)
      }
      return MeasuredErrors.Hand(
        number: numbers[0], isOnWrongSide: numbers[1] == 1,
        errors: (0..<JointName.count).map {
          Vector2(Float(numbers[2 + 2 * $0]), Float(numbers[3 + 2 * $0])) * 0.01
        })
    }
  }

  /// Takes the errors from a table of `TrackedHands … training HANDS SEED`.
  init(tracked path: String) throws {
    seed = try Self.seed(of: path)
    var scenes = PoseScenes(.many, seed: seed)
    let camera = PoseScenes.camera
    hands = try Self.rows(path).compactMap { number, cells in
      let truth = camera.joints(of: scenes.next(PoseLabel.inTurn(number), camera))
      if cells.last == "none" { return nil }
      let numbers = cells.dropFirst(3).compactMap { Float($0) }
      guard numbers.count == 6 * JointName.count, cells.count == 3 + numbers.count else {
        throw Unreadable.row(number + 1, path)
      }
      let places = (0..<JointName.count).map {
        Vector2(numbers[6 * $0 + 3], numbers[6 * $0 + 4]) * (1 / Float(camera.height))
      }
      return MeasuredErrors.hand(
        number: number, truth: truth, found: places,
        as: cells[2] == "left" ? .left : .right, camera)
    }
  }

  /// The table as text.
  var text: String {
    hands.map { hand in
      ([hand.number, hand.isOnWrongSide ? 1 : 0]
        + hand.errors.flatMap { [hundredths($0.x), hundredths($0.y)] })
        .map { "\($0)" }.joined(separator: ",") + "\n"
    }.joined()
  }

  private func hundredths(_ value: Float) -> Int {
    Int((100 * value).rounded())
  }

  private static func rows(_ path: String) throws -> [(number: Int, cells: [Substring])] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).enumerated().map {
      ($0.offset, $0.element.split(separator: ","))
    }
  }

  private static func seed(of path: String) throws -> UInt64 {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let seed = name.split(separator: "-").last.flatMap({ UInt64($0) }) else {
      throw Unreadable.name(path)
    }
    return seed
  }
}
