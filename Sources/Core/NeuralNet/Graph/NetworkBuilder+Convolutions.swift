extension NetworkBuilder {
  mutating func addConvolution(
    _ operation: Model.Operation, _ index: Int, _ sliding: Sliding, _ activation: Activation
  ) throws(ModelError) {
    try require(2...3, operation, index)
    let input = try shape(operation.inputs[0])
    // [output channels, height, width, input channels]
    let sides = try weightShape(operation, index)
    guard sides.count == 4, sides[3] == input.channels,
      let window = Window(height: sides[1], width: sides[2], sliding: sliding, over: input)
    else { throw .shapeMismatch(operation: index) }
    try addConvolution(operation, index, window, input, channels: sides[0], activation)
  }

  /// A fully connected layer is a convolution whose window is the whole picture.
  mutating func addFullyConnected(
    _ operation: Model.Operation, _ index: Int, _ activation: Activation
  ) throws(ModelError) {
    try require(2...3, operation, index)
    let input = try shape(operation.inputs[0])
    let sides = try weightShape(operation, index)
    let sliding = Sliding(samePadding: false, strideX: 1, strideY: 1)
    guard sides.count == 2, sides[1] == input.count,
      let window = Window(height: input.height, width: input.width, sliding: sliding, over: input)
    else { throw .shapeMismatch(operation: index) }
    try addConvolution(operation, index, window, input, channels: sides[0], activation)
  }

  private mutating func addConvolution(
    _ operation: Model.Operation, _ index: Int, _ window: Window, _ input: MapShape,
    channels: Int, _ activation: Activation
  ) throws(ModelError) {
    let output = MapShape(
      height: window.output.height, width: window.output.width, channels: channels)
    try define(operation.outputs[0], output, operation: index)
    let depth = window.height * window.width * input.channels
    // `constant` tests that the product is the number of values there really are.
    let weights = try constant(operation.inputs[1], count: channels &* depth)
    let bias = try bias(operation, count: channels)
    try reserve(PackedWeights.size(channels: channels, depth: depth))
    func layer(_ window: Window, _ input: MapShape) -> ConvolutionLayer {
      ConvolutionLayer(
        window: window, input: input, channels: channels, weights: weights, bias: bias,
        activation: activation, instructionSet: instructionSet)
    }
    if activation == .none, window.isOnePixel,
      let resize = take(
        BilinearResizeLayer.self, computing: operation.inputs[0], where: { $0.enlarges })
    {
      // A weighted mean of pixels and a weighted sum of channels may change places: the sum is
      // then computed for the pixels of the smaller map only.
      let small = try shape(resize.inputs[0])
      let sum = makeTensor(MapShape(height: small.height, width: small.width, channels: channels))
      append(layer(.onePixel(over: small), small), resize.inputs, sum)
      append(resize.layer, [sum], operation.outputs[0])
    } else {
      append(layer(window, input), [operation.inputs[0]], operation.outputs[0])
    }
  }

  mutating func addDepthwise(
    _ operation: Model.Operation, _ index: Int, _ sliding: Sliding, _ activation: Activation
  ) throws(ModelError) {
    try require(2...3, operation, index)
    let input = try shape(operation.inputs[0])
    // [1, height, width, channels]: one output channel for each of the input
    let sides = try weightShape(operation, index)
    guard sides.count == 4, sides[0] == 1, sides[3] == input.channels,
      let window = Window(height: sides[1], width: sides[2], sliding: sliding, over: input)
    else { throw .shapeMismatch(operation: index) }
    let output = MapShape(
      height: window.output.height, width: window.output.width, channels: input.channels)
    try define(operation.outputs[0], output, operation: index)
    let places = window.height * window.width
    let weights = try constant(operation.inputs[1], count: places &* input.channels)
    let bias = try bias(operation, count: input.channels)
    try reserve(DepthwiseLayer.size(channels: input.channels, places: places))
    append(
      DepthwiseLayer(
        window: window, channels: input.channels, weights: weights, bias: bias,
        activation: activation, instructionSet: instructionSet),
      [operation.inputs[0]], operation.outputs[0])
  }

  private func weightShape(
    _ operation: Model.Operation, _ index: Int
  ) throws(ModelError) -> [Int] {
    guard operation.inputs[1] >= 0 else { throw .wrongOperandCount(operation: index) }
    // Its number of values is known to fit, so that products of its sides do.
    guard let count = model.elementCount(operation.inputs[1]), count > 0 else {
      throw .missingConstant(tensor: operation.inputs[1])
    }
    let sides = model.tensors[operation.inputs[1]].shape
    guard sides.allSatisfy({ 1...MapShape.greatestExtent ~= $0 }) else {
      throw .unsupportedShape(tensor: operation.inputs[1])
    }
    return sides
  }
}
