import Foundation
import HandTracking

/// The published networks, in the folder `Models` at the checkout's root that set-up fills.
enum Models {
  static let areMissing: String = "the folder Models lacks the networks: run make models"

  static var arePresent: Bool {
    ["palm_detection", "hand_landmark"].allSatisfy { network in
      ["full", "lite"].allSatisfy {
        FileManager.default.fileExists(atPath: url("\(network)_\($0)").path)
      }
    }
  }

  /// The smaller networks: what is tested here are not the networks.
  static func lite() throws -> HandTrackerModels {
    HandTrackerModels(
      palmDetection: try bytes("palm_detection_lite"),
      handLandmark: try bytes("hand_landmark_lite"))
  }

  static func full() throws -> HandTrackerModels {
    HandTrackerModels(
      palmDetection: try bytes("palm_detection_full"),
      handLandmark: try bytes("hand_landmark_full"))
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Models/\(name).tflite")
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(name)))
  }
}
