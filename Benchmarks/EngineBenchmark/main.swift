// Runs a network whenever a number is read, that many times, and answers with the milliseconds:
// Benchmarks/engine.py lets it and LiteRT take turns.
//
//   EngineBenchmark MODEL.tflite portable|avx2|avx512

import Foundation
import NeuralNet

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let arguments = CommandLine.arguments
let sets: [String: InstructionSet] = ["portable": .portable, "avx2": .avx2, "avx512": .avx512]
guard arguments.count == 3, let set = sets[arguments[2]],
  let bytes = FileManager.default.contents(atPath: arguments[1])
else {
  say("Usage: EngineBenchmark MODEL.tflite portable|avx2|avx512")
  exit(2)
}
let network = try Network(Model([UInt8](bytes)), instructionSet: set)
guard network.instructionSet == set else {
  say("unsupported")
  exit(0)
}
network.withInput { input, rowStride in
  let row = network.inputShape[2] * network.inputShape[3]
  for y in 0..<network.inputShape[1] {
    for i in 0..<row { input[y * rowStride + i] = Float((y * 7 + i * 13) % 256) / 255 }
  }
}
say("ready \(network.multiplications)")
let clock = ContinuousClock()
while let line = readLine(), let count = Int(line) {
  let time = clock.measure { for _ in 0..<count { network.run() } }
  say("\(time / .milliseconds(1))")
}
