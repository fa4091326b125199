/// Where some pixels of a convolution's output, and what they are computed from, lie in memory.
///
/// The pixels are counted through all rows that are computed, left to right and down.
final class PixelAddresses {
  static let capacity = 256
  let input = UnsafeMutablePointer<UnsafePointer<Float>>.allocate(capacity: capacity)
  let output = UnsafeMutablePointer<UnsafeMutablePointer<Float>>.allocate(capacity: capacity)
  let residual = UnsafeMutablePointer<UnsafePointer<Float>>.allocate(capacity: capacity)

  deinit {
    input.deallocate()
    output.deallocate()
    residual.deallocate()
  }

  /// Notes the addresses of `pixels` of the rows from `row` on.
  func fill(
    _ pixels: Range<Int>, row: Int, window: Window, input map: FeatureMap,
    output target: FeatureMap, residual addend: FeatureMap?
  ) {
    let width = target.shape.width
    let inputStep = window.strideX * map.shape.channels
    let outputStep = target.shape.channels
    var pixel = pixels.lowerBound
    while pixel < pixels.upperBound {
      let y = row + pixel / width
      var x = pixel % width
      let source = map.row(window.firstRow(of: y)) - window.left * map.shape.channels
      let results = target.row(y)
      let addends = addend?.row(y) ?? results
      while x < width, pixel < pixels.upperBound {
        let index = pixel - pixels.lowerBound
        (input + index).initialize(to: UnsafePointer(source + x * inputStep))
        (output + index).initialize(to: results + x * outputStep)
        (residual + index).initialize(to: UnsafePointer(addends + x * outputStep))
        x += 1
        pixel += 1
      }
    }
  }

  /// Repeats the last of `count` pixels, so that a kernel of more pixels computes it in vain.
  func pad(_ count: Int, to rows: Int) {
    for i in count..<max(count, rows) {
      (input + i).initialize(to: input[count - 1])
      (output + i).initialize(to: output[count - 1])
      (residual + i).initialize(to: residual[count - 1])
    }
  }
}
