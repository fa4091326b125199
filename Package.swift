// swift-tools-version: 6.1
import PackageDescription

/// A module of the portable core: no Foundation, no libm, also compiled as Embedded Swift.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Core/\(name)", exclude: ["README.md"])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests")
}

let coreTargets: [Target] = [
  .target(name: "CSimd", path: "Sources/C/CSimd"),
  core("ScalarMath", ["CSimd"]),
  core("Hands", ["ScalarMath"]),
  core("NeuralNet", ["ScalarMath", "CSimd"]),
  core("HandTracking", ["Hands", "NeuralNet", "ScalarMath"]),
  core("Voice", ["ScalarMath"]),
  core("Instrument", ["Hands", "Voice", "ScalarMath"]),
  core("VirtualHand", ["Hands", "ScalarMath"]),
  core("ThereminCore", ["Hands", "HandTracking", "Instrument", "Voice"]),
]

let linuxTargets: [Target] = [
  .systemLibrary(name: "CFFmpeg", path: "Sources/C/CFFmpeg", pkgConfig: "libavformat"),
  .target(
    name: "Media", dependencies: ["CFFmpeg", "Hands", "ScalarMath"], path: "Sources/Linux/Media",
    exclude: ["README.md"]),
  .executableTarget(
    name: "Command", dependencies: ["ThereminCore", "Media", "VirtualHand", "ScalarMath"],
    path: "Sources/Command"),
  .executableTarget(
    name: "NetworkRunner", dependencies: ["NeuralNet"], path: "Benchmarks/NetworkRunner"),
  tests("ScalarMath", ["ScalarMath"]),
  tests("NeuralNet", ["NeuralNet"]),
]

let webTargets: [Target] = [
  .target(name: "CWasmRuntime", path: "Sources/C/CWasmRuntime"),
  .executableTarget(
    name: "ThereminWeb", dependencies: ["ThereminCore", "VirtualHand", "NeuralNet", "CWasmRuntime"],
    path: "Sources/Web"),
]

let coreProducts: [Product] = [
  .library(name: "NeuralNet", targets: ["NeuralNet"]),
  .library(name: "HandTracking", targets: ["HandTracking", "Hands"]),
  .library(name: "Voice", targets: ["Voice"]),
  .library(name: "Instrument", targets: ["Instrument"]),
  .library(name: "VirtualHand", targets: ["VirtualHand"]),
  .library(name: "ThereminCore", targets: ["ThereminCore"]),
]

let linuxProducts: [Product] = [
  .library(name: "Media", targets: ["Media"]),
  .executable(name: "theremin", targets: ["Command"]),
]

// WebAssembly and Linux targets do not link for each other's machine, so each build names its own.
let buildsForWeb = Context.environment["THEREMIN_WASM"] != nil

let package = Package(
  name: "Theremin",
  products: coreProducts
    + (buildsForWeb
      ? [.executable(name: "ThereminWeb", targets: ["ThereminWeb"])] : linuxProducts),
  targets: coreTargets + (buildsForWeb ? webTargets : linuxTargets)
)
