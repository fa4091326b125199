import Drawing
import Hands
import ScalarMath
import Stage
import Testing

@Suite struct TextTests {
  private func text(
    _ text: String, at point: Vector2 = Vector2(0.5, 0.5), size: Float = 0.2,
    weight: DisplayList.Weight = .regular, alignment: DisplayList.Alignment = .center,
    halo: Color = Color(0)
  ) throws -> Pixels {
    try drawn(400, 300) { list in
      list.text(
        text, at: point, size: size, weight: weight, alignment: alignment, white, halo: halo)
    }
  }

  /// Inter's capitals are 1490 of 2048 units high (its table OS/2); the point is in their middle.
  @Test(arguments: [Float(0.1), 0.2, 0.4])
  func capitalsStandAroundTheirPoint(size: Float) throws {
    let bounds = try #require(try text("H", size: size).bounds)
    let height = Double(size) * 300 * 1490 / 2048
    #expect(abs(Double(bounds.bottom - bounds.top + 1) - height) < 2)
    #expect(abs(Double(bounds.bottom + bounds.top + 1) / 2 - 150) <= 1)
  }

  @Test func textStandsAtItsPoint() throws {
    let leading = try #require(try text("HIH", alignment: .leading).bounds)
    let center = try #require(try text("HIH", alignment: .center).bounds)
    let trailing = try #require(try text("HIH", alignment: .trailing).bounds)
    let width = center.right - center.left
    #expect((200..<210).contains(leading.left))
    #expect((190..<200).contains(trailing.right))
    #expect(abs(center.left + center.right - 399) <= 2)
    #expect(abs(leading.right - leading.left - width) <= 1)
    #expect(abs(trailing.right - trailing.left - width) <= 1)
  }

  @Test func heavierLettersCoverMore() throws {
    let areas = try [DisplayList.Weight.regular, .medium, .bold].map {
      try text("Theremin", weight: $0).area
    }
    #expect(areas[1] > areas[0] * 1.05 && areas[2] > areas[1] * 1.1)
  }

  @Test func haloLiesBeneath() throws {
    let plain = try text("A4")
    let halo = try text("A4", halo: Color(0xFF00_00FF))
    let (inner, outer) = (try #require(plain.bounds), halo.values.indices)
    // A pen of 0.2 em reaches 6 pixels beyond letters of 60 pixels.
    let red = outer.filter { halo.values[$0].x > 128 }.map { $0 % 400 }
    #expect(abs(inner.left - red.min()! - 6) <= 1)
    #expect(abs(red.max()! - inner.right - 6) <= 1)
    for i in plain.values.indices where plain.values[i].y == 255 {
      #expect(halo.values[i] == SIMD3(255, 255, 255))
    }
  }

  /// Signs that a typeface lacks would all be the same box.
  @Test func everySignHasItsOwnShape() throws {
    let signs = ["ド", "レ", "ミ", "ソ", "ラ", "シ", "♯", "♭", "−", "A", "é", "¢", "→"]
    let pictures = try signs.map { try text($0).values }
    for i in signs.indices {
      for j in 0..<i { #expect(pictures[i] != pictures[j], "\(signs[i]) looks like \(signs[j])") }
    }
  }

  /// A text that came before looks as it did, also after its letters were kept.
  @Test func keptLettersLookTheSame() throws {
    let canvas = try Canvas(width: 200, height: 100)
    var list = DisplayList()
    list.text("Sol 4", at: Vector2(0.5, 0.5), size: 0.3, white, halo: Color(0xFF0000FF))
    let pictures = (0..<4).map { _ in
      canvas.draw(nil, in: view(200, 100))
      canvas.draw(list)
      return Pixels(canvas).values
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }

  /// Letters that grow from picture to picture, more sizes than are kept.
  @Test func growingLettersGrow() throws {
    let canvas = try Canvas(width: 200, height: 200)
    var before = 0.0
    for size in 10..<200 {
      var list = DisplayList()
      list.text("I", at: Vector2(0.5, 0.5), size: Float(size) / 200, alignment: .center, white)
      canvas.draw(Frame(width: 1, height: 1, time: 0), in: view(200, 200))
      canvas.draw(list)
      let area = Pixels(canvas).area
      #expect(area > before)
      before = area
    }
  }

  /// Text too large to be kept is drawn straight; its size grows with the canvas all the same.
  @Test func largeTextIsSmallTextEnlarged() throws {
    func share(_ side: Int) throws -> Double {
      try drawn(side, side) { list in
        list.text(
          "BOX", at: Vector2(0.5, 0.5), size: 0.4, weight: .bold, alignment: .center, white)
      }.area / Double(side * side)
    }
    #expect(abs(try share(2000) / share(500) - 1) < 0.01)
  }
}
