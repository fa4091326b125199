/// Zeroed floats at the start of a cache line, with room after the end for reads of whole vectors.
final class AlignedFloats {
  /// Floats after the end that may be read but mean nothing.
  static let slack = 64
  let start: UnsafeMutablePointer<Float>

  init(count: Int) {
    let capacity = count + Self.slack
    start = UnsafeMutableRawPointer.allocate(byteCount: 4 * capacity, alignment: 64)
      .bindMemory(to: Float.self, capacity: capacity)
    start.initialize(repeating: 0, count: capacity)
  }

  convenience init(_ values: [Float]) {
    self.init(count: values.count)
    for i in values.indices { start[i] = values[i] }
  }

  deinit { start.deallocate() }
}
