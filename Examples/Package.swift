// swift-tools-version: 6.1
import PackageDescription

// Programs as someone else would write them: with the package's products and nothing inside them.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Theremin", path: "..")],
  targets: [
    .executableTarget(
      name: "find-a-hand",
      dependencies: [
        .product(name: "HandTracking", package: "Theremin"),
        .product(name: "Media", package: "Theremin"),
      ],
      path: "FindAHand"),
    .executableTarget(
      name: "play-a-tone",
      dependencies: [
        .product(name: "Voice", package: "Theremin"), .product(name: "Media", package: "Theremin"),
      ],
      path: "PlayATone"),
    .executableTarget(
      name: "tell-gestures",
      dependencies: [
        .product(name: "HandTracking", package: "Theremin"),
        .product(name: "Gestures", package: "Theremin"),
        .product(name: "Media", package: "Theremin"),
      ],
      path: "TellGestures"),
  ]
)
