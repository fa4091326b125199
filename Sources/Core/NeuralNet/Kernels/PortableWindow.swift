import CSimd

/// Four neighbouring pixels of a depthwise convolution.
@inline(never)
func portableWindow4(_ window: UnsafePointer<csimd_window>) {
  let t = window.pointee
  let (low, high) = (Vector4(repeating: t.low), Vector4(repeating: t.high))
  let channels = t.channels
  let step = t.stride * channels
  let blockSize = 4 * (t.width * t.height + 1)
  var block = t.weights
  var channel = 0
  while channel < channels {
    let bias = block.vector(0)
    var (s0, s1, s2, s3) = (bias, bias, bias, bias)
    var weights = block + 4 * (t.width * t.first_row + 1)
    var row = t.rows + t.first_row
    var y = t.row_count
    while y > 0 {
      var input = row.pointee + (t.column + channel)
      var k = t.width
      if t.stride == 1 {
        // Neighbouring windows overlap: one new input per column, the others slide along.
        var (i0, i1, i2) = (input.vector(0), input.vector(channels), input.vector(2 * channels))
        input += 3 * channels
        while k > 0 {
          let weight = weights.vector(0)
          let i3 = input.vector(0)
          s0.add(i0, times: weight)
          s1.add(i1, times: weight)
          s2.add(i2, times: weight)
          s3.add(i3, times: weight)
          (i0, i1, i2) = (i1, i2, i3)
          weights += 4
          input += channels
          k -= 1
        }
      }
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
    let output = t.output
    output.store(s0.held(low, high), channel, of: channels)
    (output + channels).store(s1.held(low, high), channel, of: channels)
    (output + 2 * channels).store(s2.held(low, high), channel, of: channels)
    (output + 3 * channels).store(s3.held(low, high), channel, of: channels)
    channel += 4
    block += blockSize
  }
}

/// One pixel of a depthwise convolution, for rows of fewer than four.
@inline(never)
func portableWindow1(_ window: UnsafePointer<csimd_window>) {
  let t = window.pointee
  let (low, high) = (Vector4(repeating: t.low), Vector4(repeating: t.high))
  let blockSize = 4 * (t.width * t.height + 1)
  var block = t.weights
  for channel in stride(from: 0, to: t.channels, by: 4) {
    var sum = block.vector(0)
    var weights = block + 4 * (t.width * t.first_row + 1)
    for y in t.first_row..<t.first_row + t.row_count {
      let input = t.rows[y] + (t.column + channel)
      for k in 0..<t.width {
        sum.add(input.vector(k * t.channels), times: weights.vector(0))
        weights += 4
      }
    }
    t.output.store(sum.held(low, high), channel, of: t.channels)
    block += blockSize
  }
}
