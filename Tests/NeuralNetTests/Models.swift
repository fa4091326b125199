import Foundation
import NeuralNet

/// The published networks, in the folder `Models` at the checkout's root that set-up fills.
enum Models {
  static let names = [
    "hand_landmark_full", "hand_landmark_lite", "palm_detection_full", "palm_detection_lite",
  ]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ name: String) -> URL {
    root.appendingPathComponent("Models/\(name).tflite")
  }

  static var arePresent: Bool {
    names.allSatisfy { FileManager.default.fileExists(atPath: url($0).path) }
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(name)))
  }
}
