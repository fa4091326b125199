import Foundation
import Gestures
import Instrument

/// Which gestures are told, from `--poses` and `--actions`.
struct GestureOptions {
  /// The model of poses: `builtin` or a file; `nil` where none was named.
  var poses: String?
  /// The model of actions, alike.
  var actions: String?

  static let descriptions = [
    OptionDescription(
      "poses", value: "builtin|FILE", "tell poses by this model and show effects at the hands"),
    OptionDescription("actions", value: "builtin|FILE", "tell actions by this model"),
  ]

  init(_ parsed: ParsedArguments) {
    (poses, actions) = (parsed.value(of: "poses"), parsed.value(of: "actions"))
  }

  /// The models; `nil` where no gesture is asked for and none does anything.
  ///
  /// Bound gestures are told by the built-in models where none is named.
  ///
  /// - Throws: a failure that names a file that cannot be read or is no such model, and `usage` where a bound gesture is
  ///   none of the models' labels.
  func models(for bindings: Bindings) throws(CommandError) -> GestureModels? {
    guard poses != nil || actions != nil || !bindings.isEmpty else { return nil }
    var models = GestureModels(poses: nil, actions: nil)
    if let name = poses ?? (bindings.isEmpty ? nil : "builtin") {
      models.poses =
        name == "builtin"
        ? .builtIn
        : try read(name, as: "poses") { bytes throws(GestureModelError) in
          try PoseClassifier(bytes: bytes)
        }
    }
    if let name = actions ?? (bindings.isEmpty ? nil : "builtin") {
      models.actions =
        name == "builtin"
        ? .builtIn
        : try read(name, as: "actions") { bytes throws(GestureModelError) in
          try ActionClassifier(bytes: bytes)
        }
    }
    let labels = (models.poses?.labels ?? []) + (models.actions?.labels ?? [])
    // The usual bindings may go with a model that knows some of them.
    let isUsual = bindings == .usual
    for binding in bindings.all where !isUsual && !labels.contains(binding.gesture) {
      throw .usage(
        "there is no gesture “\(binding.gesture)”; the models know "
          + labels.filter { $0 != "background" }.joined(separator: ", "))
    }
    return models
  }

  private func read<Model>(
    _ path: String, as kind: String, _ make: ([UInt8]) throws(GestureModelError) -> Model
  ) throws(CommandError) -> Model {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .failure(
        "the model “\(path)” cannot be read; --\(kind) takes builtin or a file ending in .\(kind)")
    }
    do throws(GestureModelError) {
      return try make([UInt8](data))
    } catch {
      throw .failure("“\(path)”: \(error.sentence)")
    }
  }
}
