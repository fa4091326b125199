import Foundation
import HandTracking

/// Which of the networks' two sizes is run.
enum ModelSize: String {
  case full
  case lite
}

/// The folder that holds the networks.
struct ModelFolder {
  let url: URL

  /// Finds the networks from wherever the program is run: where `THEREMIN_MODELS` points, in the installation the
  /// program belongs to, or in the checkout it was built in.
  static func find() throws(CommandError) -> ModelFolder {
    if let named = ProcessInfo.processInfo.environment["THEREMIN_MODELS"] {
      return ModelFolder(url: URL(fileURLWithPath: named, isDirectory: true))
    }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    var places = [folder.deletingLastPathComponent().appendingPathComponent("share/theremin/models")]
    while folder.path != "/" {
      places.append(folder.appendingPathComponent("Models"))
      folder.deleteLastPathComponent()
    }
    for place in places {
      let landmark = place.appendingPathComponent("hand_landmark_full.tflite").path
      if FileManager.default.fileExists(atPath: landmark) { return ModelFolder(url: place) }
    }
    throw .failure(
      "the networks were not found; run “make models” in the checkout, "
        + "or point THEREMIN_MODELS to their folder")
  }

  /// Reads the two networks of a size.
  func models(_ size: ModelSize) throws(CommandError) -> HandTrackerModels {
    HandTrackerModels(
      palmDetection: try bytes("palm_detection_\(size.rawValue).tflite"),
      handLandmark: try bytes("hand_landmark_\(size.rawValue).tflite"))
  }

  private func bytes(_ name: String) throws(CommandError) -> [UInt8] {
    let file = url.appendingPathComponent(name)
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch {
      throw .failure(
        "the network “\(file.path)” cannot be read; run “make models” to fetch it again")
    }
  }
}
