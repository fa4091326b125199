// swift-tools-version: 6.1
import PackageDescription

// WebAssembly and Linux targets do not link for each other's machine, so each build names its own.
let buildsForWeb = Context.environment["THEREMIN_WASM"] != nil

/// A module of the portable core: no Foundation, no libm, also compiled as Embedded Swift.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Core/\(name)", exclude: ["README.md"],
    swiftSettings: forThePage(quick.contains(name)))
}

/// A page is fetched over a telephone: where time does not matter, a module's size does.
func forThePage(_ isQuick: Bool) -> [SwiftSetting] {
  buildsForWeb && !isQuick ? [.unsafeFlags(["-Osize"])] : []
}
let quick = ["ScalarMath", "NeuralNet", "HandTracking", "Voice"]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests")
}

func program(_ name: String, _ path: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path)
}

let coreTargets: [Target] = [
  .target(name: "CSimd", path: "Sources/C/CSimd"),
  core("ScalarMath", ["CSimd"]),
  core("Hands", ["ScalarMath"]),
  core("NeuralNet", ["ScalarMath", "CSimd"]),
  core("HandTracking", ["Hands", "NeuralNet", "ScalarMath"]),
  core("Voice", ["ScalarMath"]),
  core("Gestures", ["Hands", "ScalarMath"]),
  core("Instrument", ["Hands", "Gestures", "Voice", "ScalarMath"]),
  core("Lessons", ["Instrument", "Voice", "ScalarMath"]),
  core("SimulatedPlayer", ["Lessons", "Instrument", "Hands", "Voice", "ScalarMath"]),
  core("Stage", ["Instrument", "Hands", "Gestures", "Lessons", "Voice", "ScalarMath"]),
  core("VirtualHand", ["Hands", "ScalarMath"]),
  core("GestureData", ["Gestures", "VirtualHand", "Hands", "ScalarMath"]),
  core("ThereminCore", ["Hands", "HandTracking", "Gestures", "Instrument", "Voice"]),
  core(
    "Live",
    [
      "ThereminCore", "Stage", "Lessons", "Gestures", "Instrument", "HandTracking", "Hands",
      "Voice",
      "ScalarMath",
    ]),
]

let linuxTargets: [Target] = [
  .systemLibrary(name: "CFFmpeg", path: "Sources/C/CFFmpeg", pkgConfig: "libavformat"),
  .target(
    name: "Media", dependencies: ["CFFmpeg", "Hands"], path: "Sources/Linux/Media",
    exclude: ["README.md"]),
  .systemLibrary(name: "CCairo", path: "Sources/C/CCairo", pkgConfig: "cairo"),
  .target(
    name: "Drawing", dependencies: ["CCairo", "Stage", "Hands"], path: "Sources/Linux/Drawing",
    exclude: ["README.md"]),
  .systemLibrary(name: "CXML", path: "Sources/C/CXML", pkgConfig: "libxml-2.0"),
  .systemLibrary(name: "CZip", path: "Sources/C/CZip", pkgConfig: "libzip"),
  .target(
    name: "Scores", dependencies: ["CXML", "CZip", "Lessons"], path: "Sources/Linux/Scores",
    exclude: ["README.md"]),
  .systemLibrary(name: "CMicroHTTP", path: "Sources/C/CMicroHTTP"),
  .systemLibrary(name: "CGnuTLS", path: "Sources/C/CGnuTLS"),
  .systemLibrary(name: "CQREncode", path: "Sources/C/CQREncode"),
  .target(
    name: "WebServer", dependencies: ["CMicroHTTP", "CGnuTLS", "CQREncode"],
    path: "Sources/Linux/WebServer", exclude: ["README.md"]),
  .systemLibrary(name: "CGetopt", path: "Sources/C/CGetopt"),
  program(
    "Command", "Sources/Command",
    [
      "ThereminCore", "Gestures", "Lessons", "Scores", "Stage", "Drawing", "Media", "VirtualHand",
      "WebServer", "CGetopt",
    ]),
  program("DemoReport", "Sources/DemoReport", ["VirtualHand", "Instrument"]),
  program("VirtualHandTool", "Sources/VirtualHandTool", ["VirtualHand", "Hands"]),
  program("GestureTrainer", "Sources/GestureTrainer", ["GestureData", "Gestures"]),
  program("SongReader", "Tests/Judges/SongReader", ["Scores", "Lessons", "Instrument"]),
  program(
    "ControlTrack", "Tests/Web/ControlTrack",
    ["Live", "HandTracking", "Hands", "Media", "NeuralNet"]),
  program("NetworkRunner", "Benchmarks/NetworkRunner", ["NeuralNet"]),
  program("PitchFilters", "Benchmarks/PitchFilters", ["Instrument", "ScalarMath"]),
  program(
    "SimulatedLessons", "Benchmarks/SimulatedLessons", ["SimulatedPlayer", "Lessons", "Instrument"]),
  program("AssistCurves", "Benchmarks/AssistCurves", ["Instrument", "ScalarMath"]),
  program(
    "JointConfidence", "Benchmarks/JointConfidence",
    ["HandTracking", "Hands", "ScalarMath", "VirtualHand"]),
  program(
    "GestureBenchmark", "Benchmarks/Gestures",
    ["GestureData", "Gestures", "Hands", "ScalarMath", "VirtualHand"]),
  program(
    "TrackedHands", "Benchmarks/TrackedHands",
    ["GestureData", "HandTracking", "Hands", "ScalarMath", "VirtualHand"]),
  program("VoiceBenchmark", "Benchmarks/Voice", ["Voice"]),
  program("MovieBenchmark", "Benchmarks/Movie", ["Media", "Hands"]),
  program(
    "GestureEvents", "Benchmarks/GestureEvents",
    ["ThereminCore", "Gestures", "HandTracking", "Instrument", "Media", "Hands"]),
  program("TrackClip", "Benchmarks/TrackClip", ["HandTracking", "Media", "Hands"]),
  tests("ScalarMath", ["ScalarMath"]),
  tests("Hands", ["Hands", "ScalarMath", "VirtualHand"]),
  tests("Gestures", ["GestureData", "Gestures", "Hands", "ScalarMath", "VirtualHand"]),
  tests("NeuralNet", ["NeuralNet"]),
  tests("HandTracking", ["HandTracking", "Hands", "NeuralNet", "ScalarMath", "VirtualHand"]),
  tests("Voice", ["Voice", "Instrument", "Hands", "ScalarMath"]),
  tests("Instrument", ["Instrument", "Gestures", "Hands", "Voice", "ScalarMath"]),
  tests("Lessons", ["Lessons", "Instrument", "Voice", "ScalarMath"]),
  tests("SimulatedPlayer", ["SimulatedPlayer", "Lessons", "Instrument", "Voice", "ScalarMath"]),
  tests("Scores", ["Scores", "CZip", "Lessons", "Instrument", "ScalarMath"]),
  tests("Stage", ["Stage", "Instrument", "Gestures", "Lessons", "Hands", "Voice", "ScalarMath"]),
  tests(
    "Drawing",
    [
      "Drawing", "Media", "CFFmpeg", "Stage", "Instrument", "Gestures", "Lessons", "Voice", "Hands",
      "VirtualHand", "ScalarMath",
    ]),
  tests("WebServer", ["WebServer", "CGnuTLS"]),
  tests("Media", ["Media", "Hands", "ScalarMath", "CFFmpeg"]),
  tests("VirtualHand", ["VirtualHand", "Hands", "ScalarMath"]),
  tests(
    "ThereminCore",
    [
      "ThereminCore", "HandTracking", "Gestures", "Hands", "Instrument", "Voice", "VirtualHand",
    ]),
  tests(
    "Live",
    [
      "Live", "ThereminCore", "Stage", "Lessons", "Gestures", "GestureData", "Instrument", "Hands",
      "Voice", "VirtualHand", "ScalarMath",
    ]),
  tests("Command", ["Media", "VirtualHand", "Hands", "Gestures", "GestureData", "ScalarMath"]),
]

let webTargets: [Target] = [
  .target(name: "CWasmRuntime", path: "Sources/C/CWasmRuntime"),
  .executableTarget(
    name: "ThereminWeb",
    dependencies: [
      "Live", "ThereminCore", "Gestures", "Lessons", "Stage", "Instrument", "HandTracking", "Hands",
      "Voice", "VirtualHand", "NeuralNet", "ScalarMath", "CWasmRuntime",
    ],
    path: "Sources/Web", exclude: ["README.md"], swiftSettings: forThePage(false)),
]

let coreProducts: [Product] = [
  .library(name: "NeuralNet", targets: ["NeuralNet"]),
  .library(name: "HandTracking", targets: ["HandTracking", "Hands"]),
  .library(name: "Voice", targets: ["Voice"]),
  .library(name: "Instrument", targets: ["Instrument"]),
  .library(name: "Lessons", targets: ["Lessons"]),
  .library(name: "Stage", targets: ["Stage"]),
  .library(name: "VirtualHand", targets: ["VirtualHand"]),
  .library(name: "Gestures", targets: ["Gestures"]),
  .library(name: "ThereminCore", targets: ["ThereminCore"]),
  .library(name: "Live", targets: ["Live"]),
]

let linuxProducts: [Product] = [
  .library(name: "Media", targets: ["Media"]),
  .library(name: "Drawing", targets: ["Drawing"]),
  .library(name: "Scores", targets: ["Scores"]),
  .library(name: "WebServer", targets: ["WebServer"]),
  .executable(name: "theremin", targets: ["Command"]),
  .executable(name: "demo-report", targets: ["DemoReport"]),
  .executable(name: "virtual-hand", targets: ["VirtualHandTool"]),
  .executable(name: "gesture-trainer", targets: ["GestureTrainer"]),
]

/// Without functions `main` of their own they only link with libFuzzer: Tests/Fuzz/fuzz.sh.
let fuzzTargets: [Target] = [
  .executableTarget(
    name: "NetworkFuzzer", dependencies: ["NeuralNet"], path: "Tests/Fuzz",
    exclude: ["fuzz.sh", "small.tflite", "Songs"]),
  .executableTarget(name: "SongFuzzer", dependencies: ["Lessons"], path: "Tests/Fuzz/Songs"),
]

let fuzzes = Context.environment["THEREMIN_FUZZ"] != nil

let package = Package(
  name: "Theremin",
  products: coreProducts
    + (buildsForWeb
      ? [.executable(name: "ThereminWeb", targets: ["ThereminWeb"])]
      : fuzzes ? [] : linuxProducts),
  targets: coreTargets + (buildsForWeb ? webTargets : fuzzes ? fuzzTargets : linuxTargets)
)
