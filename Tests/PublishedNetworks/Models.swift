import Foundation
import HandTracking

/// The published networks, for tests and benchmarks: those in the folder `Models` at the checkout's root that set-up
/// fills, or in another folder.
public enum Models {
  /// Why a test is skipped.
  public static let areMissing: String = "the folder Models lacks the networks: run make models"

  /// Whether all four are there.
  public static var arePresent: Bool {
    ["palm_detection", "hand_landmark"].allSatisfy { network in
      ["full", "lite"].allSatisfy {
        FileManager.default.fileExists(atPath: folder + "/\(network)_\($0).tflite")
      }
    }
  }

  /// The smaller networks: where what is tested are not the networks.
  public static func lite() throws -> HandTrackerModels { try load("lite") }

  /// The larger networks.
  public static func full() throws -> HandTrackerModels { try load("full") }

  /// The networks of a size, `full` or `lite`.
  public static func load(_ size: String, from folder: String = folder) throws -> HandTrackerModels
  {
    func bytes(_ network: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(network)_\(size).tflite")))
    }
    return HandTrackerModels(
      palmDetection: try bytes("palm_detection"), handLandmark: try bytes("hand_landmark"))
  }

  /// The folder `Models` of the checkout.
  public static var folder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Models").path
  }
}
