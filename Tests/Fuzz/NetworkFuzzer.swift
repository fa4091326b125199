import NeuralNet

/// Reads any bytes as a model, prepares what can be read, and runs what is little work: whatever the
/// bytes, nothing may trap or touch foreign memory.
///
/// Called by libFuzzer (<https://llvm.org/docs/LibFuzzer.html>), which brings the `main` function.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let model = try? Model(bytes) else { return 0 }
  for set in [InstructionSet.portable, .avx2, .avx512] where set.isSupported {
    guard let network = try? Network(model, instructionSet: set, memoryLimit: 1 << 22) else {
      return 0
    }
    guard network.multiplications < 1 << 22 else { return 0 }
    network.run()
    for index in 0..<network.outputCount { _ = network.output(index) }
  }
  return 0
}
