import Foundation
import NeuralNet
import Testing

/// The four networks against LiteRT's results.
@Suite(.enabled(if: Models.arePresent, "the folder Models lacks the networks: run the set-up"))
struct GoldenTests {
  struct Golden {
    var picture: Int
    var output: Int
    var index: Int
    var value: Float
  }

  static func goldens(_ name: String) throws -> [Golden] {
    let url = Models.root.appendingPathComponent("Tests/Goldens/NeuralNet/\(name).txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return try Golden(
        picture: #require(Int(parts[0])), output: #require(Int(parts[1])),
        index: #require(Int(parts[2])), value: #require(Float(parts[3])))
    }
  }

  static let sets = InstructionSet.allCases.filter(\.isSupported)

  /// Within four millionths of the output's magnitude: both sides round differently in 50 layers.
  @Test(arguments: Models.names, sets)
  func outputsAgreeWithLiteRT(name: String, set: InstructionSet) throws {
    let network = try Network(Model(Models.bytes(name)), instructionSet: set)
    let goldens = try Self.goldens(name)
    #expect(goldens.count > 200)
    for picture in Picture.allCases {
      let outputs = network.outputs(of: picture)
      for output in outputs.indices {
        let values = goldens.filter { $0.picture == picture.rawValue && $0.output == output }
        let magnitude = max(1, values.map(\.value.magnitude).max() ?? 0)
        let error = values.map { ($0.value - outputs[output][$0.index]).magnitude }.max()
        #expect(try #require(error) <= 4e-6 * magnitude, "output \(output) of \(picture)")
      }
    }
  }

  /// Vectors of other widths only add in another order or round products once less.
  @Test(arguments: Models.names, sets.filter { $0 != .portable })
  func instructionSetsAgreeWithThePortableOne(name: String, set: InstructionSet) throws {
    let model = try Model(Models.bytes(name))
    let portable = try Network(model, instructionSet: .portable)
    let fast = try Network(model, instructionSet: set)
    for picture in Picture.allCases {
      for (expected, values) in zip(portable.outputs(of: picture), fast.outputs(of: picture)) {
        let magnitude = max(1, expected.map(\.magnitude).max() ?? 0)
        let error = zip(expected, values).map { ($0 - $1).magnitude }.max()
        #expect(try #require(error) <= 5e-6 * magnitude)
      }
    }
  }
}
