import CSimd

/// The depthwise kernels of four neighbouring pixels: windows 3 or 5 wide, strides 1 and 2.
func portableWindow(pixels: Int, width: Int, stride: Int) -> csimd_window_kernel? {
  guard pixels == 4 else { return nil }
  switch (width, stride) {
  case (3, 1): return { fourPixels($0, width: 3, stride: 1) }
  case (3, 2): return { fourPixels($0, width: 3, stride: 2) }
  case (5, 1): return { fourPixels($0, width: 5, stride: 1) }
  case (5, 2): return { fourPixels($0, width: 5, stride: 2) }
  default: return nil
  }
}

@inline(__always)
private func fourPixels(_ window: UnsafePointer<csimd_window>, width: Int, stride: Int) {
  let t = window.pointee
  let (low, high) = (Vector4(repeating: t.low), Vector4(repeating: t.high))
  let channels = t.channels
  let step = stride * channels
  let skipped = 4 * width * t.first_row
  let blockSize = 4 * (width * t.window_height + 1)
  var block = t.weights
  var channel = 0
  while channel < channels {
    let bias = block.vector(0)
    var (s0, s1, s2, s3) = (bias, bias, bias, bias)
    var weights = block + 4 + skipped
    var row = t.rows + t.first_row
    var y = t.row_count
    while y > 0 {
      var input = row.pointee + (t.column + channel)
      var k = width
      while k > 0 {
        let weight = weights.vector(0)
        s0.add(input.vector(0), times: weight)
        s1.add(input.vector(step), times: weight)
        s2.add(input.vector(2 * step), times: weight)
        s3.add(input.vector(3 * step), times: weight)
        weights += 4
        input += channels
        k -= 1
      }
      row += 1
      y -= 1
    }
    let output = t.output + channel
    let count = channels - channel
    output.store(s0.held(low, high), first: count)
    (output + channels).store(s1.held(low, high), first: count)
    (output + 2 * channels).store(s2.held(low, high), first: count)
    (output + 3 * channels).store(s3.held(low, high), first: count)
    channel += 4
    block += blockSize
  }
}

extension UnsafeMutablePointer<Float> {
  /// Writes at most `count` of four numbers.
  @inline(__always)
  func store(_ vector: Vector4, first count: Int) {
    if count >= 4 {
      store(vector, 0)
    } else {
      for i in 0..<count { self[i] = vector[i] }
    }
  }
}
