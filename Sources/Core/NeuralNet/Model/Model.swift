/// A neural network as it stands in a `.tflite` file: its operations in order, and its constants.
///
/// Any bytes may be given: what cannot be read is refused with a ``ModelError``. Whether the
/// operations fit together is found out when a ``Network`` is made of the model. Constants stay
/// in the file's bytes, which the model keeps; copies share them.
public struct Model: Sendable {
  let file: Flatbuffer
  var tensors: [Tensor] = []
  var operations: [Operation] = []
  var input = 0
  var outputs: [Int] = []

  /// A value that operations pass on, or a constant.
  struct Tensor: Sendable {
    var shape: [Int]
    var type: ElementType?
    /// The position of the constant's bytes; empty for what is computed.
    var data: Range<Int>
  }

  /// The element types that can be read, with the schema's numbers.
  enum ElementType: Int8, Sendable {
    case float32 = 0
    case float16 = 1
    case int32 = 2
  }

  /// One step of the network: tensors in, tensors out.
  struct Operation: Sendable {
    var kind: Operator
    /// Indices of tensors; −1 stands for an optional input that is left out.
    var inputs: [Int]
    var outputs: [Int]
  }

  /// Reads a model from the bytes of a `.tflite` file.
  public init(_ bytes: [UInt8]) throws(ModelError) {
    file = Flatbuffer(bytes: bytes)
    guard bytes.count >= 8, bytes[4] == 0x54, bytes[5] == 0x46, bytes[6] == 0x4C, bytes[7] == 0x33
    else { throw .notAFlatbuffer }
    let root = try file.target(at: 0)
    let version = try file.number(UInt32.self, 0, of: root)
    guard version == 3 else { throw .unsupportedVersion(Int(truncatingIfNeeded: version)) }
    let graphs = try file.tables(2, of: root)
    guard graphs.count == 1 else { throw .unsupportedGraph }
    try readTensors(of: graphs[0], buffers: try file.tables(4, of: root))
    try readOperations(of: graphs[0], codes: try readOperatorCodes(of: root))
    let inputs = try file.numbers(1, of: graphs[0])
    outputs = try file.numbers(2, of: graphs[0])
    guard inputs.count == 1, !outputs.isEmpty else { throw .unsupportedGraph }
    input = inputs[0]
    for tensor in inputs + outputs {
      guard tensors.indices.contains(tensor) else { throw .unsupportedGraph }
    }
  }

  private mutating func readTensors(of graph: Int, buffers: [Int]) throws(ModelError) {
    for table in try file.tables(0, of: graph) {
      let buffer = try file.number(UInt32.self, 2, of: table)
      guard buffer < UInt32(buffers.count) else { throw .unsupportedShape(tensor: tensors.count) }
      let shape = try file.numbers(0, of: table)
      guard shape.count <= 8 else { throw .unsupportedShape(tensor: tensors.count) }
      tensors.append(
        Tensor(
          shape: shape,
          type: ElementType(rawValue: try file.number(Int8.self, 1, of: table)),
          data: try file.vector(0, of: buffers[Int(buffer)], elementSize: 1)))
    }
  }

  /// The code was a byte at first and became an integer when 127 did not suffice: the larger counts.
  private func readOperatorCodes(of root: Int) throws(ModelError) -> [Int] {
    var codes: [Int] = []
    for table in try file.tables(1, of: root) {
      let old = try file.number(Int8.self, 0, of: table)
      codes.append(max(Int(old), Int(try file.number(Int32.self, 3, of: table))))
    }
    return codes
  }

  private mutating func readOperations(of graph: Int, codes: [Int]) throws(ModelError) {
    var operands = 0
    for (index, table) in try file.tables(3, of: graph).enumerated() {
      let code = try file.number(UInt32.self, 0, of: table)
      guard code < UInt32(codes.count) else { throw .invalidReference(operation: index) }
      let inputs = try file.numbers(1, of: table)
      let outputs = try file.numbers(2, of: table)
      operands += inputs.count + outputs.count
      guard operands <= Flatbuffer.longestList * 4 else { throw .tooManyEntries(operands) }
      guard inputs.allSatisfy({ -1..<tensors.count ~= $0 }),
        outputs.allSatisfy({ 0..<tensors.count ~= $0 })
      else { throw .invalidReference(operation: index) }
      operations.append(
        Operation(
          kind: try Operator(
            code: codes[Int(code)], options: try file.table(4, of: table), in: file,
            operation: index),
          inputs: inputs, outputs: outputs))
    }
  }
}
