extension Operator {
  /// Reads the options of an operator from its table; `operation` is named in errors.
  ///
  /// The codes and the order of the fields are those of `schema.fbs`, version 3, of TensorFlow Lite.
  init(code: Int, options: Int?, in file: Flatbuffer, operation: Int) throws(ModelError) {
    let reader = OptionsReader(file: file, table: options, operation: operation)
    switch code {
    case 0: self = .add(try reader.activation(0))
    case 2:
      self = .concatenation(axis: try reader.integer(0, default: 0), try reader.activation(1))
    case 3:
      guard try reader.integer(4, default: 1) == 1, try reader.integer(5, default: 1) == 1 else {
        throw .unsupportedOption(operation: operation)  // dilation
      }
      self = .convolution(try reader.sliding(), try reader.activation(3))
    case 4:
      guard try reader.integer(5, default: 1) == 1, try reader.integer(6, default: 1) == 1 else {
        throw .unsupportedOption(operation: operation)  // dilation
      }
      self = .depthwiseConvolution(try reader.sliding(), try reader.activation(4))
    case 6: self = .dequantize
    case 9:
      guard try reader.byte(1) == 0 else { throw .unsupportedOption(operation: operation) }
      self = .fullyConnected(try reader.activation(0))
    case 14: self = .logistic
    case 17:
      let (width, height) = (try reader.extent(3), try reader.extent(4))
      self = .maximumPool(
        try reader.sliding(), width: width, height: height, try reader.activation(5))
    case 22: self = .reshape
    case 23:
      self = .resizeBilinear(
        alignCorners: try reader.byte(2) != 0, halfPixelCenters: try reader.byte(3) != 0)
    case 34: self = .pad
    case 40: self = .mean
    case 54: self = .parametricRectifier
    default: throw .unknownOperator(code: code)
    }
  }
}

/// The fields of an options table; an absent table leaves all fields at their defaults.
private struct OptionsReader {
  let file: Flatbuffer
  let table: Int?
  let operation: Int

  func integer(_ index: Int, default value: Int32) throws(ModelError) -> Int {
    guard let table else { return Int(value) }
    return Int(try file.number(Int32.self, index, of: table, default: value))
  }

  func byte(_ index: Int) throws(ModelError) -> Int8 {
    guard let table else { return 0 }
    return try file.number(Int8.self, index, of: table)
  }

  /// A stride or the side of a window.
  func extent(_ index: Int) throws(ModelError) -> Int {
    let value = try integer(index, default: 0)
    guard 1...MapShape.greatestExtent ~= value else {
      throw .unsupportedOption(operation: operation)
    }
    return value
  }

  func sliding() throws(ModelError) -> Sliding {
    let padding = try byte(0)
    guard 0...1 ~= padding else { throw .unsupportedOption(operation: operation) }
    return Sliding(
      samePadding: padding == 0, strideX: try extent(1), strideY: try extent(2))
  }

  func activation(_ index: Int) throws(ModelError) -> Activation {
    guard let activation = Activation(code: try byte(index)) else {
      throw .unsupportedOption(operation: operation)
    }
    return activation
  }
}
