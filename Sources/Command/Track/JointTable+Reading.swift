import Foundation
import Hands
import ScalarMath

extension JointTable {
  /// The hands of one picture.
  struct Picture {
    let time: Double
    var hands: [HandObservation]
  }

  /// Reads a table back, as it was written or with further columns behind.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - aspect: the width over the height of the pictures that it was made from, which it does not hold.
  /// - Returns: its pictures, in the order of their lines.
  /// - Throws: `unreadable` with a sentence that names the file and the line.
  static func pictures(in path: String, aspect: Float) throws(SkipReason) -> [Picture] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw .unreadable("“\(path)” cannot be read; check its permissions")
    }
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let columns = lines.first.map(cells) ?? []
    guard columns.prefix(columnCount).joined(separator: ",") == header else {
      throw .unreadable(
        "“\(path)” is no table of joints; its first line must be that of “theremin track”")
    }
    lines.removeFirst()
    var pictures: [Picture] = []
    for (number, line) in lines.enumerated() {
      let place = "“\(path)”, line \(number + 2):"
      let cells = cells(line)
      // A label in quotes, in a column behind the joints, may hold commas.
      guard cells.count == columns.count || cells.count > columns.count && line.contains(quote)
      else { throw .unreadable("\(place) there are \(cells.count) cells, not \(columns.count)") }
      guard let time = Double(cells[0]), time.isFinite else {
        throw .unreadable("\(place) the time “\(cells[0])” is no number")
      }
      if pictures.last?.time != time { pictures.append(Picture(time: time, hands: [])) }
      guard cells[1..<columnCount].contains(where: { !$0.isEmpty }) else { continue }
      do throws(CellFault) {
        pictures[pictures.count - 1].hands.append(try hand(cells, aspect))
      } catch {
        throw .unreadable("\(place) \(columns[error.column]) cannot be “\(cells[error.column])”")
      }
    }
    return pictures
  }

  private static let quote = UInt8(ascii: "\"")
  private static let columnCount = 5 + 3 * JointName.count

  private static func cells(_ line: Data) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A cell that does not hold what its column says.
  private struct CellFault: Error {
    let column: Int
  }

  private static func hand(_ cells: [String], _ aspect: Float) throws(CellFault) -> HandObservation
  {
    func number(_ column: Int, in range: ClosedRange<Float>) throws(CellFault) -> Float {
      guard let number = Float(cells[column]), range.contains(number) else {
        throw CellFault(column: column)
      }
      return number
    }
    guard let track = Int(cells[1]) else { throw CellFault(column: 1) }
    guard ["left", "right"].contains(cells[2]) else { throw CellFault(column: 2) }
    var joints: [Joint] = []
    for joint in 0..<JointName.count {
      let column = 5 + 3 * joint
      // A joint may lie outside the picture, but not a thousand pictures away.
      let place = Vector2(
        try number(column, in: -1000...1000), try number(column + 1, in: -1000...1000))
      joints.append(
        Joint(position: place, confidence: try number(column + 2, in: 0...1)))
    }
    return HandObservation(
      track: track, chirality: cells[2] == "left" ? .left : .right,
      chiralityScore: try number(3, in: 0...1), presence: try number(4, in: 0...1), joints: joints,
      pictureAspect: aspect)
  }
}
