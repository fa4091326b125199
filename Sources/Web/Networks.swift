import HandTracking
import NeuralNet
import ThereminCore
import VirtualHand

// A network is handed to the page as an address, which it hands back with each call.

/// Makes a network of a model's bytes; 0 if they cannot be used.
@_expose(wasm, "loadNetwork") @c
public func loadNetwork(
  _ bytes: UnsafePointer<UInt8>, _ count: Int32
) -> UnsafeMutableRawPointer? {
  do throws(ModelError) {
    let model = try Model([UInt8](UnsafeBufferPointer(start: bytes, count: Int(count))))
    return Unmanaged.passRetained(try Network(model)).toOpaque()
  } catch {
    return nil
  }
}

/// Gives a network's memory back.
@_expose(wasm, "releaseNetwork") @c
public func releaseNetwork(_ network: UnsafeMutableRawPointer) {
  Unmanaged<Network>.fromOpaque(network).release()
}

/// Where the first row of the input is to be written.
@_expose(wasm, "input") @c
public func input(_ network: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Float>? {
  var start: UnsafeMutablePointer<Float>?
  borrow(network).withInput { input, _ in start = input.baseAddress }
  return start
}

/// Floats from one row of the input to the next.
@_expose(wasm, "inputRowStride") @c
public func inputRowStride(_ network: UnsafeMutableRawPointer) -> Int32 {
  var stride = 0
  borrow(network).withInput { stride = $1 }
  return Int32(stride)
}

/// Computes the outputs from the input.
@_expose(wasm, "run") @c
public func run(_ network: UnsafeMutableRawPointer) {
  borrow(network).run()
}

/// The number of values of an output.
@_expose(wasm, "outputLength") @c
public func outputLength(_ network: UnsafeMutableRawPointer, _ index: Int32) -> Int32 {
  Int32(borrow(network).outputShape(Int(index)).reduce(1, *))
}

/// Copies an output's values to memory that has room for them.
@_expose(wasm, "copyOutput") @c
public func copyOutput(
  _ network: UnsafeMutableRawPointer, _ index: Int32, _ values: UnsafeMutablePointer<Float>
) {
  let output = borrow(network).output(Int(index))
  for i in output.indices { values[i] = output[i] }
}

private func borrow(_ network: UnsafeMutableRawPointer) -> Network {
  Unmanaged<Network>.fromOpaque(network).takeUnretainedValue()
}
