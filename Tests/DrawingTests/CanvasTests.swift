import Drawing
import Stage
import Testing

@Suite struct CanvasTests {
  @Test(arguments: [(0, 1), (1, 0), (-3, 5), (20000, 2), (2, 16385), (Int.max, Int.max)])
  func impossibleSizes(width: Int, height: Int) throws {
    let error = #expect(throws: DrawingError.self) { try Canvas(width: width, height: height) }
    #expect(error == .size(width: width, height: height))
    #expect(error?.sentence.contains("\(width)×\(height)") == true)
    #expect(error?.sentence.contains("1 to 16384") == true)
  }

  @Test func newCanvasIsOfTheBackgroundsColour() throws {
    let canvas = try Canvas(width: 5, height: 4)
    let word = Canvas.background.word
    let color = SIMD3(Int(word >> 24), Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF))
    #expect(Pixels(canvas).values.allSatisfy { $0 == color })
    let before = Pixels(canvas).values
    canvas.draw(DisplayList())
    #expect(Pixels(canvas).values == before)
  }

  @Test func errorOfTheBodyComesThrough() throws {
    struct Stop: Error {}
    let canvas = try Canvas(width: 2, height: 2)
    #expect(throws: Stop.self) { try canvas.withPixels { _, _ in throw Stop() } }
  }
}
