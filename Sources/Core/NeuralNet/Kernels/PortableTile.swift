import CSimd

// Five pixels by eight channels: ten sums, two weights and one value, which the sixteen registers of
// baseline x86-64 and the usual WebAssembly compilers hold.

/// The sums of one pixel for eight channels.
private struct Sums {
  var a: Vector4
  var b: Vector4

  @inline(__always)
  mutating func add(_ value: Float, _ weightA: Vector4, _ weightB: Vector4) {
    let value = Vector4(repeating: value)
    a.add(value, times: weightA)
    b.add(value, times: weightB)
  }

  @inline(__always)
  consuming func finish(_ tile: UnsafePointer<csimd_tile>, _ pixel: Int) {
    let t = tile.pointee
    a = a.finished(t, pixel, t.column)
    b = b.finished(t, pixel, t.column + 4)
    let output = t.output[pixel] + t.column
    if t.count >= 8 {
      output.store(a, 0)
      output.store(b, 4)
    } else {
      for i in 0..<t.count { output[i] = i < 4 ? a[i] : b[i - 4] }
    }
  }
}

extension SIMD4<Float> {
  /// Adds the residual and applies slope or bounds.
  @inline(__always)
  fileprivate func finished(_ tile: csimd_tile, _ pixel: Int, _ column: Int) -> Vector4 {
    var sum = self
    if let residual = tile.residual { sum += residual[pixel].vector(column) }
    if let slope = tile.slope { return sum.bent(slope.vector(column)) }
    return sum.held(Vector4(repeating: tile.low), Vector4(repeating: tile.high))
  }
}

/// A tile of five pixels, or of four, by eight channels.
@inline(__always)
private func tile8(_ tile: UnsafePointer<csimd_tile>, five: Bool) {
  let t = tile.pointee
  var panel = t.panel
  let bias = Sums(a: panel.vector(0), b: panel.vector(4))
  var (s0, s1, s2, s3, s4) = (bias, bias, bias, bias, bias)
  var (p0, p1, p2, p3, p4) = (
    t.input[0], t.input[1], t.input[2], t.input[3], t.input[five ? 4 : 3]
  )
  panel += 8
  let skip = t.run_stride - t.run_length
  var run = t.runs
  while run > 0 {
    var k = t.run_length
    while k > 0 {
      let (a, b) = (panel.vector(0), panel.vector(4))
      s0.add(p0.pointee, a, b)
      s1.add(p1.pointee, a, b)
      s2.add(p2.pointee, a, b)
      s3.add(p3.pointee, a, b)
      if five { s4.add(p4.pointee, a, b) }
      panel += 8
      p0 += 1
      p1 += 1
      p2 += 1
      p3 += 1
      p4 += 1
      k -= 1
    }
    p0 += skip
    p1 += skip
    p2 += skip
    p3 += skip
    p4 += skip
    run -= 1
  }
  s0.finish(tile, 0)
  s1.finish(tile, 1)
  s2.finish(tile, 2)
  s3.finish(tile, 3)
  if five { s4.finish(tile, 4) }
}

/// A tile of five pixels by eight channels.
@inline(never)
func portableTile5x8(_ tile: UnsafePointer<csimd_tile>) { tile8(tile, five: true) }

/// A tile of four pixels by eight channels.
@inline(never)
func portableTile4x8(_ tile: UnsafePointer<csimd_tile>) { tile8(tile, five: false) }

/// A tile of some pixels by four channels, for the last channels.
@inline(__always)
private func tile4(_ tile: UnsafePointer<csimd_tile>, pixels: Int) {
  let t = tile.pointee
  for pixel in 0..<pixels {
    var panel = t.panel
    var sum = panel.vector(0)
    var input = t.input[pixel]
    for _ in 0..<t.runs {
      for k in 0..<t.run_length {
        panel += 4
        sum.add(Vector4(repeating: input[k]), times: panel.vector(0))
      }
      input += t.run_stride
    }
    sum = sum.finished(t, pixel, t.column)
    let output = t.output[pixel] + t.column
    for i in 0..<min(4, t.count) { output[i] = sum[i] }
  }
}

/// A tile of five pixels by four channels.
@inline(never)
func portableTile5x4(_ tile: UnsafePointer<csimd_tile>) { tile4(tile, pixels: 5) }

/// A tile of four pixels by four channels.
@inline(never)
func portableTile4x4(_ tile: UnsafePointer<csimd_tile>) { tile4(tile, pixels: 4) }
