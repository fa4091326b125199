extension NetworkBuilder {
  mutating func addReshape(_ operation: Model.Operation, _ index: Int) throws(ModelError) {
    // The second input repeats the output's shape.
    try require(1...2, operation, index)
    let input = try shape(operation.inputs[0])
    guard let output = MapShape(model.tensors[operation.outputs[0]].shape) else {
      throw .unsupportedShape(tensor: operation.outputs[0])
    }
    guard output.count == input.count else { throw .shapeMismatch(operation: index) }
    try define(operation.outputs[0], output, operation: index)
    append(ReshapeLayer(), [operation.inputs[0]], operation.outputs[0])
  }

  mutating func addConcatenation(
    _ operation: Model.Operation, _ index: Int, _ axis: Int, _ activation: Activation
  ) throws(ModelError) {
    try require(1...Flatbuffer.longestList, operation, index)
    guard activation == .none else { throw .unsupportedOption(operation: index) }
    let rank = model.tensors[operation.outputs[0]].shape.count
    let direction = Direction(fromEnd: axis < 0 ? 0 &- axis : rank &- axis)
    guard let direction else { throw .unsupportedOption(operation: index) }
    var output = try shape(operation.inputs[0])
    output[direction] = 0
    var places: [PlacementLayer.Place] = []
    for tensor in operation.inputs {
      var input = try shape(tensor)
      guard model.tensors[tensor].shape.count == rank else {
        throw .shapeMismatch(operation: index)
      }
      var place = PlacementLayer.Place(y: 0, x: 0, channel: 0)
      place[direction] = output[direction]
      places.append(place)
      // Summed step by step and held below the greatest side, the sum cannot overflow.
      let sum = output[direction] + input[direction]
      guard sum <= MapShape.greatestExtent else { throw .shapeMismatch(operation: index) }
      input[direction] = output[direction]
      guard input == output else { throw .shapeMismatch(operation: index) }
      output[direction] = sum
    }
    try define(operation.outputs[0], output, operation: index)
    append(PlacementLayer(places, coversAll: true), operation.inputs, operation.outputs[0])
  }

  /// Zeros before and after along each axis, from a constant of int32, [rank, 2].
  mutating func addPad(_ operation: Model.Operation, _ index: Int) throws(ModelError) {
    try require(2...2, operation, index)
    var output = try shape(operation.inputs[0])
    guard operation.inputs[1] >= 0 else { throw .wrongOperandCount(operation: index) }
    let amounts = try model.integers(operation.inputs[1])
    let rank = model.tensors[operation.inputs[0]].shape.count
    guard amounts.count == 2 * rank,
      amounts.allSatisfy({ 0...MapShape.greatestExtent ~= $0 })
    else { throw .shapeMismatch(operation: index) }
    var place = PlacementLayer.Place(y: 0, x: 0, channel: 0)
    for axis in 0..<rank {
      let (before, after) = (amounts[2 * axis], amounts[2 * axis + 1])
      if before == 0, after == 0 { continue }
      guard let direction = Direction(fromEnd: rank - axis) else {
        throw .unsupportedOption(operation: index)
      }
      place[direction] = before
      output[direction] += before + after
    }
    try define(operation.outputs[0], output, operation: index)
    append(PlacementLayer([place], coversAll: false), [operation.inputs[0]], operation.outputs[0])
  }
}

/// An axis of a feature map. A tensor's last axis is always its channels.
enum Direction {
  case channels
  case width
  case height

  init?(fromEnd index: Int) {
    switch index {
    case 1: self = .channels
    case 2: self = .width
    case 3: self = .height
    default: return nil
    }
  }
}

extension MapShape {
  subscript(direction: Direction) -> Int {
    get {
      switch direction {
      case .channels: channels
      case .width: width
      case .height: height
      }
    }
    set {
      switch direction {
      case .channels: channels = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}

extension PlacementLayer.Place {
  subscript(direction: Direction) -> Int {
    get {
      switch direction {
      case .channels: channel
      case .width: x
      case .height: y
      }
    }
    set {
      switch direction {
      case .channels: channel = newValue
      case .width: x = newValue
      case .height: y = newValue
      }
    }
  }
}
