/// Turns a model's operations into layers, after testing that their shapes fit together.
struct NetworkBuilder {
  /// A layer and the tensors it connects.
  struct Step {
    var layer: any Layer
    var inputs: [Int]
    var output: Int
  }

  let model: Model
  let instructionSet: InstructionSet
  private(set) var steps: [Step] = []
  /// The maps of the tensors that are computed so far.
  private(set) var shapes: [MapShape?]
  private var memory: MemoryBudget
  /// For each tensor, how many operations and outputs read it.
  private var uses: [Int]
  /// For each tensor made of a float16 constant, that constant.
  private var halfPrecisionSource: [Int?]

  init(
    _ model: Model, instructionSet: InstructionSet, memory: MemoryBudget
  ) throws(ModelError) {
    self.model = model
    self.instructionSet = instructionSet
    self.memory = memory
    shapes = Array(repeating: nil, count: model.tensors.count)
    uses = Array(repeating: 0, count: model.tensors.count)
    halfPrecisionSource = Array(repeating: nil, count: model.tensors.count)
    for operation in model.operations {
      for tensor in operation.inputs where tensor >= 0 { uses[tensor] += 1 }
    }
    for tensor in model.outputs { uses[tensor] += 1 }
    guard let inputShape = MapShape(model.tensors[model.input].shape) else {
      throw .unsupportedShape(tensor: model.input)
    }
    try define(model.input, inputShape, operation: 0)
    for index in model.operations.indices { try add(index) }
    for tensor in model.outputs { _ = try shape(tensor) }
  }

  private mutating func add(_ index: Int) throws(ModelError) {
    let operation = model.operations[index]
    guard operation.outputs.count == 1 else { throw .wrongOperandCount(operation: index) }
    switch operation.kind {
    case .dequantize: try addDequantize(operation, index)
    case .convolution(let sliding, let activation):
      try addConvolution(operation, index, sliding, activation)
    case .depthwiseConvolution(let sliding, let activation):
      try addDepthwise(operation, index, sliding, activation)
    case .fullyConnected(let activation): try addFullyConnected(operation, index, activation)
    case .add(let activation): try addAddition(operation, index, activation)
    case .parametricRectifier: try addRectifier(operation, index)
    case .maximumPool(let sliding, let width, let height, let activation):
      try addMaximumPool(operation, index, sliding, width, height, activation)
    case .concatenation(let axis, let activation):
      try addConcatenation(operation, index, axis, activation)
    case .pad: try addPad(operation, index)
    case .reshape: try addReshape(operation, index)
    case .resizeBilinear(let alignCorners, let halfPixelCenters):
      try addResize(operation, index, alignCorners, halfPixelCenters)
    case .mean: try addMean(operation, index)
    case .logistic: try addLogistic(operation, index)
    }
  }

  // What the extensions with one operator each are made of.

  /// Tests that an operation has so many inputs.
  func require(_ inputs: ClosedRange<Int>, _ operation: Model.Operation, _ index: Int)
    throws(ModelError)
  {
    guard inputs ~= operation.inputs.count else { throw .wrongOperandCount(operation: index) }
  }

  /// The map of a tensor that has been computed.
  func shape(_ tensor: Int) throws(ModelError) -> MapShape {
    guard tensor >= 0, let shape = shapes[tensor] else { throw .outOfOrder(tensor: tensor) }
    return shape
  }

  /// A constant of so many values.
  func constant(_ tensor: Int, count: Int) throws(ModelError) -> [Float] {
    guard tensor >= 0 else { throw .missingConstant(tensor: tensor) }
    let source = halfPrecisionSource[tensor] ?? tensor
    guard model.elementCount(source) == count else { throw .missingConstant(tensor: tensor) }
    return try model.floats(source)
  }

  /// The biases of a layer: the third input, which may be left out.
  func bias(_ operation: Model.Operation, count: Int) throws(ModelError) -> [Float] {
    guard operation.inputs.count > 2, operation.inputs[2] >= 0 else { return [] }
    return try constant(operation.inputs[2], count: count)
  }

  /// Declares that a tensor is computed from now on.
  mutating func define(_ tensor: Int, _ shape: MapShape, operation: Int) throws(ModelError) {
    guard shapes[tensor] == nil, model.tensors[tensor].data.isEmpty,
      halfPrecisionSource[tensor] == nil
    else { throw .outOfOrder(tensor: tensor) }
    guard model.tensors[tensor].type == .float32 else { throw .unsupportedType(tensor: tensor) }
    guard MapShape(model.tensors[tensor].shape) == shape else {
      throw .shapeMismatch(operation: operation)
    }
    shapes[tensor] = shape
  }

  /// Appends a layer.
  mutating func append(_ layer: any Layer, _ inputs: [Int], _ output: Int) {
    steps.append(Step(layer: layer, inputs: inputs, output: output))
  }

  /// Sets bytes aside for weights.
  mutating func reserve(_ bytes: Int64) throws(ModelError) {
    try memory.reserve(bytes)
  }

  /// What is left for the maps.
  var remainingMemory: MemoryBudget { memory }

  /// Takes out the layer that computes `tensor` for one reader only, if it is of that type.
  mutating func take<L: Layer>(
    _ type: L.Type, computing tensor: Int, where condition: (L) -> Bool = { _ in true }
  ) -> (layer: L, inputs: [Int])? {
    guard tensor >= 0, uses[tensor] == 1,
      let index = steps.lastIndex(where: { $0.output == tensor }),
      let layer = steps[index].layer as? L, condition(layer)
    else { return nil }
    return (layer, steps.remove(at: index).inputs)
  }

  /// A tensor that the model does not have, read by one layer.
  mutating func makeTensor(_ shape: MapShape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }

  /// A weight that is float16 in the file and float32 in the graph: read through, not computed.
  private mutating func addDequantize(
    _ operation: Model.Operation, _ index: Int
  ) throws(ModelError) {
    try require(1...1, operation, index)
    let (source, target) = (operation.inputs[0], operation.outputs[0])
    guard source >= 0, !model.tensors[source].data.isEmpty else {
      throw .missingConstant(tensor: source)
    }
    guard model.tensors[source].type == .float16 else { throw .unsupportedType(tensor: source) }
    guard shapes[target] == nil, halfPrecisionSource[target] == nil else {
      throw .outOfOrder(tensor: target)
    }
    guard model.tensors[source].shape == model.tensors[target].shape else {
      throw .shapeMismatch(operation: index)
    }
    halfPrecisionSource[target] = source
  }
}
