// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Theremin", path: "..")],
  targets: [
    .executableTarget(
      name: "voice-benchmark", dependencies: [.product(name: "Voice", package: "Theremin")],
      path: "Voice")
  ]
)
