extension Model {
  /// The values of a constant, stored as float32 or float16.
  func floats(_ tensor: Int) throws(ModelError) -> [Float] {
    let data = tensors[tensor].data
    let bytes = file.bytes.span.bytes.extracting(data)
    guard let count = elementCount(tensor), count > 0 else {
      throw .missingConstant(tensor: tensor)
    }
    switch tensors[tensor].type {
    case .float32 where data.count == 4 * count:
      return [Float](unsafeUninitializedCapacity: count) { floats, initialized in
        for i in 0..<count {
          let bits = bytes.unsafeLoadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)
          floats.initializeElement(at: i, to: Float(bitPattern: UInt32(littleEndian: bits)))
        }
        initialized = count
      }
    case .float16 where data.count == 2 * count:
      return [Float](unsafeUninitializedCapacity: count) { floats, initialized in
        for i in 0..<count {
          let bits = bytes.unsafeLoadUnaligned(fromByteOffset: 2 * i, as: UInt16.self)
          floats.initializeElement(at: i, to: Float(halfPrecision: UInt16(littleEndian: bits)))
        }
        initialized = count
      }
    case .float32, .float16, .int32, nil:
      throw .missingConstant(tensor: tensor)
    }
  }

  /// The values of a short constant of int32, such as a size or a list of axes.
  func integers(_ tensor: Int) throws(ModelError) -> [Int] {
    let data = tensors[tensor].data
    guard let count = elementCount(tensor), 1...16 ~= count, tensors[tensor].type == .int32,
      data.count == 4 * count
    else { throw .missingConstant(tensor: tensor) }
    var integers: [Int] = []
    for i in 0..<count {
      integers.append(Int(try file.number(Int32.self, at: data.lowerBound + 4 * i)))
    }
    return integers
  }

  /// The product of a tensor's dimensions, or `nil` if one is negative or the product too large.
  func elementCount(_ tensor: Int) -> Int? {
    var count = 1
    for extent in tensors[tensor].shape {
      let (product, overflow) = count.multipliedReportingOverflow(by: extent)
      guard extent >= 0, !overflow, product <= 1 << 28 else { return nil }
      count = product
    }
    return count
  }
}

extension Float {
  /// The value of a number in IEEE 754's half precision.
  init(halfPrecision bits: UInt16) {
    let sign = UInt32(bits & 0x8000) << 16
    let exponent = UInt32(bits >> 10) & 31
    let fraction = UInt32(bits & 1023)
    switch exponent {
    case 0:  // subnormal: fraction × 2⁻²⁴
      self.init(bitPattern: (Float(fraction) * 0x1p-24).bitPattern | sign)
    case 31:
      self.init(bitPattern: sign | 0x7F80_0000 | fraction << 13)
    default:
      self.init(bitPattern: sign | (exponent + 112) << 23 | fraction << 13)
    }
  }
}
