import Gestures
import Instrument

/// Which gestures are told, from `--poses` and `--actions`: `builtin` or a file each; `nil` where none was named.
struct GestureOptions {
  var poses: String?
  var actions: String?

  static let descriptions = [
    OptionDescription(
      "poses", value: "builtin|FILE", "tell poses by this model and show effects at the hands"),
    OptionDescription("actions", value: "builtin|FILE", "tell actions by this model"),
  ]

  init(_ parsed: ParsedArguments) {
    (poses, actions) = (parsed.value(of: "poses"), parsed.value(of: "actions"))
  }

  /// The models that are named; where none is, the usual one, if any.
  ///
  /// - Throws: a failure that names a file that cannot be read or is no such model.
  func models(
    usual: String? = nil
  ) throws(CommandError) -> (poses: PoseClassifier?, actions: ActionClassifier?) {
    var (told, done): (PoseClassifier?, ActionClassifier?)
    if let name = poses ?? usual { told = try GestureModels.poses(named: name) }
    if let name = actions ?? usual { done = try GestureModels.actions(named: name) }
    return (told, done)
  }

  /// What tells gestures; `nil` where none is asked for and none does anything.
  ///
  /// Bound gestures are told by the built-in models where none is named.
  ///
  /// - Throws: a failure that names a file that cannot be read or is no such model, and `usage` where a bound gesture is
  ///   none of the models' labels.
  func recognizer(for preset: Preset) throws(CommandError) -> GestureRecognizer? {
    let bindings = preset.bindings
    guard poses != nil || actions != nil || !bindings.isEmpty else { return nil }
    let (told, done) = try models(usual: bindings.isEmpty ? nil : "builtin")
    let labels = (told?.labels ?? []) + (done?.labels ?? [])
    // Of the usual bindings a model of one's own need not know all.
    for binding in bindings.all where bindings != .usual && !labels.contains(binding.gesture) {
      throw .usage(
        "there is no gesture “\(binding.gesture)”; the models know "
          + labels.filter { $0 != "background" }.joined(separator: ", "))
    }
    return .forPlaying(poses: told, actions: done, chirality: preset.gestureHand)
  }
}
