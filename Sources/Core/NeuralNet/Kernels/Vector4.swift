import CSimd

/// Four floats in a register, loaded and stored at any address.
typealias Vector4 = SIMD4<Float>

extension UnsafePointer<Float> {
  /// The four numbers from the `index`-th on.
  @inline(__always)
  func vector(_ index: Int) -> Vector4 {
    UnsafeRawPointer(self + index).loadUnaligned(as: Vector4.self)
  }
}

extension UnsafeMutablePointer<Float> {
  /// Writes four numbers from the `index`-th on.
  @inline(__always)
  func store(_ vector: Vector4, _ index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: vector, as: Vector4.self)
  }

  /// Writes at most `count` of four numbers.
  @inline(__always)
  func store(_ vector: Vector4, first count: Int) {
    if count >= 4 {
      store(vector, 0)
    } else {
      for i in 0..<max(0, count) { self[i] = vector[i] }
    }
  }
}

extension SIMD4<Float> {
  /// Adds a product.
  @inline(__always)
  mutating func add(_ a: Vector4, times b: Vector4) {
    self = csimd_multiply_add(a, b, self)
  }

  /// Each number held between two bounds. The standard library's `clamped` works lane by lane.
  @inline(__always)
  func held(_ low: Vector4, _ high: Vector4) -> Vector4 {
    let raised = replacing(with: low, where: self .< low)
    return raised.replacing(with: high, where: raised .> high)
  }

  /// The larger of each pair of numbers.
  @inline(__always)
  func raised(to other: Vector4) -> Vector4 {
    replacing(with: other, where: self .< other)
  }

  /// Each negative number multiplied by its slope.
  @inline(__always)
  func bent(_ slope: Vector4) -> Vector4 {
    replacing(with: self * slope, where: self .< 0)
  }
}
