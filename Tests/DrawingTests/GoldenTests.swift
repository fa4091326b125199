import Drawing
import Foundation
import Hands
import Media
import Stage
import Testing

/// Pictures against those committed, which someone has looked at; with a tolerance, since other
/// versions of Cairo and FreeType round corners otherwise.
///
/// `THEREMIN_WRITE_GOLDENS=1 swift test -c release --disable-testable-imports --filter GoldenTests`
/// writes them anew.
@Suite struct GoldenTests {
  static let folder = DeclarationTests.root + "/Tests/Goldens/Drawing"
  /// Six proportions, lying and standing.
  static let sizes = [(240, 240), (240, 180), (270, 180), (320, 180), (390, 180), (420, 180)]
    .flatMap { [$0, ($0.1, $0.0)] }.dropFirst()

  @Test(arguments: sizes)
  func everyCommand(width: Int, height: Int) throws {
    let canvas = try Canvas(width: width, height: height)
    canvas.draw(EveryCommand.list)
    try compare(canvas, with: "every-command-\(width)x\(height)")
  }

  @Test(arguments: StageScenes.all + GestureScenes.all)
  func stage(scene: StageScene) throws {
    let canvas = try Canvas(width: scene.width, height: scene.height)
    canvas.draw(try scene.list)
    try compare(canvas, with: "stage-\(scene.name)")
  }

  @Test(arguments: SheetScenes.all)
  func sheet(scene: SheetScene) throws {
    let (width, height) = scene.size
    let canvas = try Canvas(width: width, height: height)
    canvas.draw(scene.sheet.list(width: width, height: height))
    try compare(canvas, with: "sheet-\(scene.name)")
  }

  /// What the comparison is worth: a list drawn half a pixel away does not pass.
  @Test func aShiftIsFound() throws {
    let (one, other) = (try Canvas(width: 240, height: 180), try Canvas(width: 241, height: 180))
    one.draw(EveryCommand.list)
    other.draw(EveryCommand.list)
    let cut = Pixels(other).cut(to: 240)
    #expect(!Difference(Pixels(one), cut).isSmall)
    #expect(Difference(Pixels(one), Pixels(one)).isSmall)
  }

  private func compare(_ canvas: Canvas, with name: String) throws {
    let path = "\(Self.folder)/\(name).png"
    if ProcessInfo.processInfo.environment["THEREMIN_WRITE_GOLDENS"] != nil {
      let file = try OutputFile(path: path)
      try file.write(canvas.png())
      try file.finish()
    }
    // Read by FFmpeg: what was written is a PNG for others too.
    let golden = Pixels(try #require(try ClipReader(path: path).next()))
    let difference = Difference(Pixels(canvas), golden)
    #expect(difference.isSmall, "\(name): mean \(difference.mean), block \(difference.block)")
  }
}

/// How far two pictures of one size are apart, in levels of 0 to 255.
struct Difference {
  /// The mean of all channels' absolute differences.
  var mean = Double.infinity
  /// The largest difference between the mean colours of 6 by 6 pixels.
  var block = Double.infinity

  var isSmall: Bool { mean < 0.8 && block < 12 }

  init(_ a: Pixels, _ b: Pixels) {
    guard a.width == b.width, a.height == b.height else { return }
    var sum = 0
    var blocks: [SIMD2<Int>: SIMD3<Int>] = [:]
    for i in a.values.indices {
      let difference = a.values[i] &- b.values[i]
      sum += abs(difference.x) + abs(difference.y) + abs(difference.z)
      blocks[SIMD2(i % a.width / 6, i / a.width / 6), default: .zero] &+= difference
    }
    mean = Double(sum) / Double(3 * a.values.count)
    block = blocks.values.map { Double(max(abs($0.x), abs($0.y), abs($0.z))) / 36 }.max() ?? 0
  }
}

extension Pixels {
  /// The first columns.
  func cut(to columns: Int) -> Pixels {
    var cut = self
    cut.width = columns
    cut.values = values.indices.filter { $0 % width < columns }.map { values[$0] }
    return cut
  }
}
