import CWasmRuntime

// The page writes what it hands over, such as a model's bytes, into memory of the module.

/// Memory of so many bytes, at the start of a cache line.
@_expose(wasm, "allocate") @c
public func allocate(_ byteCount: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(0, byteCount)), alignment: 64)
}

/// Gives memory back.
@_expose(wasm, "deallocate") @c
public func deallocate(_ memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// The sum of the numbers below 100, 4950, from an array made when it is first asked for: a module
/// built the wrong way reads zero here.
private let numbers = [Int32](0..<100)

/// Tells whether the module's globals have their values: 4950.
@_expose(wasm, "checksum") @c
public func checksum() -> Int32 {
  numbers.reduce(0, +)
}
