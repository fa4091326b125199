import ScalarMath

extension DisplayList {
  /// How text stands to its point.
  public enum Alignment: UInt32, Sendable {
    /// The point is at the text's left end.
    case leading = 0
    /// The point is in the text's middle.
    case center = 1
    /// The point is at the text's right end.
    case trailing = 2
  }

  /// The weight of letters.
  public enum Weight: UInt32, Sendable {
    case regular = 400
    case medium = 500
    case bold = 700
  }

  /// A straight line with round ends.
  public mutating func line(from a: Vector2, to b: Vector2, width: Float, _ color: Color) {
    append(.line) { list in
      list.append(a)
      list.append(b)
      list.append(width)
      list.append(color.word)
    }
  }

  /// A line through points, with round joints and ends.
  public mutating func polyline(_ points: [Vector2], width: Float, _ color: Color) {
    polyline(count: points.count, width: width, color) { points[$0] }
  }

  /// A line through so many points, each asked for by its index; with round joints and ends.
  public mutating func polyline(
    count: Int, width: Float, _ color: Color, point: (Int) -> Vector2
  ) {
    append(.polyline) { list in
      list.append(width)
      list.append(color.word)
      for index in 0..<count { list.append(point(index)) }
    }
  }

  /// A filled shape between corners.
  public mutating func polygon(_ corners: [Vector2], _ color: Color) {
    append(.polygon) { list in
      list.append(color.word)
      for corner in corners { list.append(corner) }
    }
  }

  /// A filled shape between so many corners, each asked for by its index.
  public mutating func polygon(count: Int, _ color: Color, corner: (Int) -> Vector2) {
    append(.polygon) { list in
      list.append(color.word)
      for index in 0..<count { list.append(corner(index)) }
    }
  }

  /// A filled triangle.
  public mutating func triangle(_ a: Vector2, _ b: Vector2, _ c: Vector2, _ color: Color) {
    append(.polygon) { list in
      list.append(color.word)
      list.append(a)
      list.append(b)
      list.append(c)
    }
  }

  /// A filled circle.
  public mutating func disc(at center: Vector2, radius: Float, _ color: Color) {
    append(.disc) { list in
      list.append(center)
      list.append(radius)
      list.append(color.word)
    }
  }

  /// The outline of a circle.
  public mutating func ring(at center: Vector2, radius: Float, width: Float, _ color: Color) {
    append(.ring) { list in
      list.append(center)
      list.append(radius)
      list.append(width)
      list.append(color.word)
    }
  }

  /// A filled rectangle, its corners rounded.
  public mutating func rectangle(
    from a: Vector2, to b: Vector2, cornerRadius: Float = 0, _ color: Color
  ) {
    append(.rectangle) { list in
      list.append(a)
      list.append(b)
      list.append(cornerRadius)
      list.append(color.word)
    }
  }

  /// A filled rectangle that goes from one colour at its top to another at its bottom.
  public mutating func gradient(from a: Vector2, to b: Vector2, top: Color, bottom: Color) {
    append(.gradient) { list in
      list.append(a)
      list.append(b)
      list.append(top.word)
      list.append(bottom.word)
    }
  }

  /// A line of text, its middle at the point's height; a halo around the letters keeps it readable over any
  /// picture.
  public mutating func text(
    _ text: String, at point: Vector2, size: Float, weight: Weight = .regular,
    alignment: Alignment = .leading, _ color: Color, halo: Color = Color(0)
  ) {
    self.text(
      at: point, size: size, weight: weight, alignment: alignment, color, halo: halo
    ) { $0.append(text) }
  }

  /// A line of text that is written piece by piece; see above.
  public mutating func text(
    at point: Vector2, size: Float, weight: Weight = .regular, alignment: Alignment = .leading,
    _ color: Color, halo: Color = Color(0), write: (inout Letters) -> Void
  ) {
    append(.text) { list in
      list.append(point)
      list.append(size)
      list.append(weight.rawValue)
      list.append(alignment.rawValue)
      list.append(color.word)
      list.append(halo.word)
      list.append(write)
    }
  }

  /// Draws what follows inside a rectangle only.
  public mutating func clip(from a: Vector2, to b: Vector2) {
    append(.clip) { list in
      list.append(a)
      list.append(b)
    }
  }

  private mutating func append(_ point: Vector2) {
    append(point.x)
    append(point.y)
  }
}
