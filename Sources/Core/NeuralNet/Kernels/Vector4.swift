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

  /// Writes four numbers from the `index`-th on, but none past the first `count`.
  @inline(__always)
  func store(_ vector: Vector4, _ index: Int, of count: Int) {
    if count - index >= 4 {
      store(vector, index)
    } else {
      for i in index..<max(index, count) { self[i] = vector[i - index] }
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

  /// Each negative number multiplied by its slope.
  @inline(__always)
  func bent(_ slope: Vector4) -> Vector4 {
    replacing(with: self * slope, where: self .< 0)
  }
}
