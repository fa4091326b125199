import Foundation
import Gestures

/// Models of gestures by name: `builtin`, or a file that `theremin train` has written.
enum GestureModels {
  /// What tells poses.
  static func poses(named name: String) throws(CommandError) -> PoseClassifier {
    guard name != "builtin" else { return .builtIn }
    let bytes = try bytes(of: name)
    do throws(GestureModelError) {
      return try PoseClassifier(bytes: bytes)
    } catch {
      throw failure(name, error)
    }
  }

  /// What tells actions.
  static func actions(named name: String) throws(CommandError) -> ActionClassifier {
    guard name != "builtin" else { return .builtIn }
    let bytes = try bytes(of: name)
    do throws(GestureModelError) {
      return try ActionClassifier(bytes: bytes)
    } catch {
      throw failure(name, error)
    }
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
    let bytes = try bytes(of: path)
    do throws(GestureModelError) {
      do throws(GestureModelError) {
        return .poses(try PoseClassifier(bytes: bytes))
      } catch .anotherKind {
        return .actions(try ActionClassifier(bytes: bytes))
      }
    } catch {
      throw failure(path, error)
    }
  }

  private static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .failure(
        "the model “\(path)” cannot be read; give a file that “theremin train” has written")
    }
  }

  private static func failure(_ path: String, _ error: GestureModelError) -> CommandError {
    .failure("“\(path)”: \(error.sentence)")
  }
}
