import Foundation
import HandTracking

/// The published networks, in the folder `Models` at the checkout's root that set-up fills.
enum Models {
  static let areMissing: String = "the folder Models lacks the networks: run make models"

  static var arePresent: Bool {
    ["palm_detection", "hand_landmark"].allSatisfy {
      FileManager.default.fileExists(atPath: url("\($0)_lite").path)
    }
  }

  /// The smaller networks: what is tested here are not the networks.
  static func lite() throws -> HandTrackerModels {
    HandTrackerModels(
      palmDetection: [UInt8](try Data(contentsOf: url("palm_detection_lite"))),
      handLandmark: [UInt8](try Data(contentsOf: url("hand_landmark_lite"))))
  }

  static func full() throws -> HandTrackerModels {
    HandTrackerModels(
      palmDetection: [UInt8](try Data(contentsOf: url("palm_detection_full"))),
      handLandmark: [UInt8](try Data(contentsOf: url("hand_landmark_full"))))
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Models/\(name).tflite")
  }
}
