import Drawing
import Testing

@Suite struct CanvasTests {
  @Test(arguments: [(0, 1), (1, 0), (-3, 5), (20000, 2), (2, 16385), (Int.max, Int.max)])
  func impossibleSizes(width: Int, height: Int) {
    #expect(throws: DrawingError.size(width: width, height: height)) {
      try Canvas(width: width, height: height)
    }
  }
}
