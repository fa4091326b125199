import Foundation
import HandTracking

/// Which of the networks' two sizes is run.
enum ModelSize: String {
  case full
  case lite
}

/// The files of the two networks, found from wherever the program is run.
struct Networks {
  private let palmDetection: URL
  private let handLandmark: URL

  /// Finds the networks where `THEREMIN_MODELS` points, in the installation the program belongs to,
  /// or in the checkout it was built in.
  init(_ size: ModelSize) throws(CommandError) {
    let names = ["palm_detection_\(size.rawValue).tflite", "hand_landmark_\(size.rawValue).tflite"]
    let places = Self.places
    for place in places {
      let files = names.map { place.appendingPathComponent($0) }
      guard files.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else { continue }
      (palmDetection, handLandmark) = (files[0], files[1])
      return
    }
    throw .failure(
      (places.count == 1
        ? "the networks are not in “\(places[0].path)”" : "the networks were not found")
        + "; run “make models” in the checkout, or let THEREMIN_MODELS name their folder")
  }

  /// The folders that may hold the networks, the likeliest first.
  private static var places: [URL] {
    let named = ProcessInfo.processInfo.environment["THEREMIN_MODELS"] ?? ""
    guard named.isEmpty else { return [URL(fileURLWithPath: named, isDirectory: true)] }
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var places = [
      folder.deletingLastPathComponent().appendingPathComponent("share/theremin/models")
    ]
    while folder.path != "/" {
      places.append(folder.appendingPathComponent("Models"))
      folder.deleteLastPathComponent()
    }
    return places
  }

  /// Reads the networks and makes what runs them.
  ///
  /// - Throws: a failure that names the file which cannot be read or run.
  func load<Runner>(
    _ make: (HandTrackerModels) throws(HandTrackerError) -> Runner
  ) throws(CommandError) -> Runner {
    let models = HandTrackerModels(
      palmDetection: try bytes(of: palmDetection), handLandmark: try bytes(of: handLandmark))
    do throws(HandTrackerError) {
      return try make(models)
    } catch {
      throw .failure(sentence(error))
    }
  }

  private func bytes(of file: URL) throws(CommandError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch {
      throw .failure(
        "the network “\(file.path)” cannot be read; run “make models” to fetch it again")
    }
  }

  private func sentence(_ error: HandTrackerError) -> String {
    switch error {
    case .model(.palmDetection, let reason): unusable(palmDetection, reason.sentence)
    case .model(.handLandmark, let reason): unusable(handLandmark, reason.sentence)
    case .wrongNetwork(.palmDetection): unusable(palmDetection, "it is another network")
    case .wrongNetwork(.handLandmark): unusable(handLandmark, "it is another network")
    }
  }

  private func unusable(_ file: URL, _ reason: String) -> String {
    "the network “\(file.path)” cannot be used: \(reason)"
  }
}
