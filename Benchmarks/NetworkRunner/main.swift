// Runs a network at the other end of a pipe, for benchmarks and tests in other languages.
//
//   NetworkRunner MODEL.tflite portable|avx2|avx512
//
// Says "ready", or "unsupported" where the processor lacks the instructions, then answers each line:
//   input FILE      takes the file's float32 numbers, NHWC, as input; answers "ok"
//   time COUNT      runs the network so many times; answers with the milliseconds
//   outputs FILE    runs it and writes all outputs' numbers, one output after the other; answers "ok"

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
  say("Usage: NetworkRunner MODEL.tflite portable|avx2|avx512")
  exit(2)
}
let network = try Network(Model([UInt8](bytes)), instructionSet: set)
guard network.instructionSet == set else {
  say("unsupported")
  exit(0)
}
say("ready")

let clock = ContinuousClock()
while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1)
  guard words.count == 2 else { break }
  let url = URL(fileURLWithPath: String(words[1]))
  switch words[0] {
  case "input":
    let data = try Data(contentsOf: url)
    let values = data.withUnsafeBytes { [Float]($0.bindMemory(to: Float.self)) }
    let row = network.inputShape[2] * network.inputShape[3]
    guard values.count == row * network.inputShape[1] else { exit(1) }
    network.withInput { input, rowStride in
      for i in values.indices { input[i / row * rowStride + i % row] = values[i] }
    }
    say("ok")
  case "time":
    guard let count = Int(words[1]) else { exit(1) }
    let time = clock.measure { for _ in 0..<count { network.run() } }
    say("\(time / .milliseconds(1))")
  case "outputs":
    network.run()
    let values = (0..<network.outputCount).flatMap { network.output($0) }
    try values.withUnsafeBytes { Data($0) }.write(to: url)
    say("ok")
  default:
    exit(1)
  }
}
