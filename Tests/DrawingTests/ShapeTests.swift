import Drawing
import ScalarMath
import Stage
import Testing

/// Each command's pixels against geometry.
@Suite struct ShapeTests {
  /// Canvases of several proportions; lengths count in their shorter side.
  static let sizes = [(400, 300), (300, 400), (640, 360), (301, 301), (240, 520)]

  @Test(arguments: sizes)
  func discCoversItsArea(width: Int, height: Int) throws {
    let radius: Float = 0.3
    let pixels = try drawn(width, height) { list in
      list.disc(at: Vector2(0.5, 0.5), radius: radius, white)
    }
    let r = Double(radius) * Double(min(width, height))
    #expect(abs(pixels.area / (.pi * r * r) - 1) < 0.005)
    let bounds = try #require(pixels.bounds)
    #expect(abs(Double(bounds.right - bounds.left + 1) - 2 * r) < 1.5)
    #expect(abs(Double(bounds.bottom - bounds.top + 1) - 2 * r) < 1.5)
  }

  @Test(arguments: sizes)
  func ringCoversItsArea(width: Int, height: Int) throws {
    let pixels = try drawn(width, height) { list in
      list.ring(at: Vector2(0.5, 0.5), radius: 0.3, width: 0.05, white)
    }
    let unit = Double(min(width, height))
    let area = Double.pi * 2 * 0.3 * 0.05 * unit * unit
    #expect(abs(pixels.area / area - 1) < 0.01)
    #expect(pixels[width / 2, height / 2].y == 0)
  }

  @Test(arguments: sizes)
  func lineIsAsWideAsItSays(width: Int, height: Int) throws {
    let lineWidth: Float = 0.031
    let pixels = try drawn(width, height) { list in
      list.line(from: Vector2(-0.2, 0.5), to: Vector2(1.2, 0.5), width: lineWidth, white)
    }
    let expected = Double(lineWidth) * Double(min(width, height))
    #expect(abs(pixels.area / Double(width) - expected) < 0.1)
  }

  @Test func lineEndsAreRound() throws {
    let pixels = try drawn(500, 500) { list in
      list.line(from: Vector2(0.3, 0.5), to: Vector2(0.7, 0.5), width: 0.2, white)
    }
    let area = 200.0 * 100 + .pi * 50 * 50
    #expect(abs(pixels.area / area - 1) < 0.005)
  }

  /// Where translucent parts of one line overlap, they are not laid on twice.
  @Test func polylineIsOneStroke() throws {
    let pixels = try drawn(300, 300) { list in
      list.polyline(
        [Vector2(0.2, 0.2), Vector2(0.8, 0.8), Vector2(0.8, 0.2), Vector2(0.2, 0.8)], width: 0.1,
        Color(0xFFFF_FF80))
    }
    #expect(pixels.values.allSatisfy { $0.y <= 129 })
    #expect(pixels[150, 150].y == 128)
  }

  @Test(arguments: sizes)
  func polygonCoversItsArea(width: Int, height: Int) throws {
    let pixels = try drawn(width, height) { list in
      list.polygon([Vector2(0.1, 0.1), Vector2(0.9, 0.3), Vector2(0.4, 0.8)], white)
    }
    // Half the cross product of two sides, in unit coordinates.
    let area: Double = (0.8 * 0.7 - 0.2 * 0.3) / 2 * Double(width * height)
    #expect(abs(pixels.area / area - 1) < 0.005)
  }

  @Test func rectangleLosesItsCorners() throws {
    func area(_ radius: Float) throws -> Double {
      try drawn(400, 300) { list in
        list.rectangle(
          from: Vector2(0.75, 0.8), to: Vector2(0.25, 0.2), cornerRadius: radius, white)
      }.area
    }
    #expect(try area(0) == 200 * 180)
    let lost = (4 - Double.pi) * 30 * 30
    #expect(abs(try area(0.1) - (200 * 180 - lost)) < 20)
    // No more can be rounded off than half the shorter side.
    let most = (4 - Double.pi) * 90 * 90
    #expect(abs(try area(5) - (200 * 180 - most)) < 60)
  }

  @Test func gradientRunsFromTopToBottom() throws {
    let pixels = try drawn(60, 200) { list in
      list.gradient(
        from: Vector2(0, 0), to: Vector2(1, 1), top: Color(0xFF00_00FF), bottom: Color(0x0000_FFFF))
    }
    for y in 0..<200 {
      let share = (Double(y) + 0.5) / 200
      let (red, blue) = (Double(pixels[30, y].x), Double(pixels[30, y].z))
      #expect(abs(red - 255 * (1 - share)) < 2)
      #expect(abs(blue - 255 * share) < 2)
    }
  }

  @Test(arguments: [0, 1, 64, 127, 200, 255] as [UInt32])
  func colourIsBlended(alpha: UInt32) throws {
    let pixels = try drawn(20, 20, over: 90) { list in
      list.rectangle(from: .zero, to: Vector2(1, 1), Color(0xF0A0_1000 | alpha))
    }
    let share = Double(alpha) / 255
    for (i, channel) in [240.0, 160, 16].enumerated() {
      let blended: Double = channel * share + 90 * (1 - share)
      #expect(abs(Double(pixels[7, 7][i]) - blended) <= 1.5)
    }
  }

  @Test func clipHoldsUntilTheNext() throws {
    let pixels = try drawn(200, 100) { list in
      list.clip(from: Vector2(0.25, 0.2), to: Vector2(0.5, 0.8))
      list.rectangle(from: .zero, to: Vector2(1, 1), white)
      list.clip(from: Vector2(0.75, 0), to: Vector2(1, 0.1))
      list.disc(at: Vector2(0.5, 0.5), radius: 3, white)
      list.clip(from: Vector2(0, 0), to: Vector2(1, 1))
      list.rectangle(from: Vector2(0, 0.9), to: Vector2(0.1, 1), white)
    }
    let area: Double = 50 * 60 + 50 * 10 + 20 * 10
    #expect(pixels.area == area)
    #expect(pixels[50, 20].y == 255 && pixels[49, 20].y == 0 && pixels[99, 79].y == 255)
  }

  /// A clip ends with its list.
  @Test func clipDoesNotOutliveItsList() throws {
    let canvas = try Canvas(width: 50, height: 50)
    var list = DisplayList()
    list.clip(from: .zero, to: .zero)
    canvas.draw(list)
    list.removeAll()
    list.rectangle(from: .zero, to: Vector2(1, 1), white)
    canvas.draw(list)
    #expect(Pixels(canvas).area == 2500)
  }
}
