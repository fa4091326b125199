/// Composes small `.tflite` files, after the schema of TensorFlow Lite, version 3.
struct ModelWriter {
  typealias Value = FlatbufferWriter.Value
  private var tensors: [Value] = []
  private var operations: [Value] = []
  private var codes: [Int32] = []
  private var buffers: [Value] = [.table([:])]
  var inputs: [Int] = []
  var outputs: [Int] = []
  var version: Int32 = 3
  var identifier = "TFL3"

  /// A computed tensor of float32.
  mutating func tensor(_ shape: [Int]) -> Int {
    add(shape, type: 0, buffer: 0)
  }

  /// A network's input.
  mutating func input(_ shape: [Int]) -> Int {
    inputs.append(tensor(shape))
    return inputs[inputs.count - 1]
  }

  /// A constant of float32.
  mutating func constant(_ shape: [Int], _ values: [Float]) -> Int {
    constant(shape, type: 0, values.flatMap { bytes(of: $0.bitPattern) })
  }

  /// A constant of int32.
  mutating func constant(_ shape: [Int], integers: [Int]) -> Int {
    constant(shape, type: 2, integers.flatMap { bytes(of: Int32($0)) })
  }

  /// A constant of float16, given by bit patterns, and the tensor it becomes by DEQUANTIZE.
  mutating func halfPrecisionConstant(_ shape: [Int], _ bits: [UInt16]) -> Int {
    let half = constant(shape, type: 1, bits.flatMap { bytes(of: $0) })
    let target = tensor(shape)
    operation(6, [half], [target])
    return target
  }

  /// An operation; options by their index in the operator's table.
  mutating func operation(
    _ code: Int32, _ inputs: [Int], _ outputs: [Int], options: [Int: Value] = [:]
  ) {
    if !codes.contains(code) { codes.append(code) }
    operations.append(
      .table([
        0: .integer(Int32(codes.firstIndex(of: code)!)), 1: .integers(inputs.map { Int32($0) }),
        2: .integers(outputs.map { Int32($0) }), 4: .table(options),
      ]))
  }

  /// The file.
  var file: [UInt8] {
    let graph: Value = .table([
      0: .tables(tensors), 1: .integers(inputs.map { Int32($0) }),
      2: .integers(outputs.map { Int32($0) }), 3: .tables(operations),
    ])
    let operators = codes.map { code in
      Value.table([0: .byte(Int8(min(code, 127))), 3: .integer(code)])
    }
    return FlatbufferWriter.file(
      .table([
        0: .integer(version), 1: .tables(operators), 2: .tables([graph]), 4: .tables(buffers),
      ]), identifier: identifier)
  }

  private mutating func constant(_ shape: [Int], type: Int8, _ data: [UInt8]) -> Int {
    buffers.append(.table([0: .bytes(data)]))
    return add(shape, type: type, buffer: buffers.count - 1)
  }

  private mutating func add(_ shape: [Int], type: Int8, buffer: Int) -> Int {
    tensors.append(
      .table([0: .integers(shape.map { Int32($0) }), 1: .byte(type), 2: .integer(Int32(buffer))]))
    return tensors.count - 1
  }

  private func bytes<T: FixedWidthInteger>(of number: T) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
