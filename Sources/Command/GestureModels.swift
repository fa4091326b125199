import Foundation
import Gestures

/// Models of gestures by name: `builtin`, or a file that `theremin train` has written.
enum GestureModels {
  /// What tells poses.
  static func poses(named name: String) throws(CommandError) -> PoseClassifier {
    name == "builtin" ? .builtIn : try model(name, PoseClassifier.init(bytes:))
  }

  /// What tells actions.
  static func actions(named name: String) throws(CommandError) -> ActionClassifier {
    name == "builtin" ? .builtIn : try model(name, ActionClassifier.init(bytes:))
  }

  /// A model of either kind.
  enum Either {
    case poses(PoseClassifier)
    case actions(ActionClassifier)

    var labels: [String] {
      switch self {
      case .poses(let classifier): classifier.labels
      case .actions(let classifier): classifier.labels
      }
    }
  }

  /// The model in a file, whatever it tells.
  static func either(path: String) throws(CommandError) -> Either {
    try model(path) { bytes throws(GestureModelError) in
      do throws(GestureModelError) {
        return .poses(try PoseClassifier(bytes: bytes))
      } catch .anotherKind {
        return .actions(try ActionClassifier(bytes: bytes))
      }
    }
  }

  /// Reads a file; what is wrong with it is said with its name.
  private static func model<Model>(
    _ path: String, _ read: ([UInt8]) throws(GestureModelError) -> Model
  ) throws(CommandError) -> Model {
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .failure(
        "the model “\(path)” cannot be read; give a file that “theremin train” has written")
    }
    do throws(GestureModelError) {
      return try read(bytes)
    } catch {
      throw .failure("“\(path)”: \(error.sentence)")
    }
  }
}
