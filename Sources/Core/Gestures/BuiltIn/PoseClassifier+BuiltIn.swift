extension PoseClassifier {
  /// Open palm, fist, point, victory, three, four, thumb up, thumb down, pinch, rock, call, and background for anything
  /// else.
  ///
  /// Trained on virtual hands with errors that the tracker made on rendered ones (`Sources/GestureTrainer`); how well it
  /// tells rendered and real hands stands in `docs/measurements.md`. It is read anew at each call: keep it.
  @inline(never)  // Each copy of it would bring the model's bytes.
  public static var builtIn: PoseClassifier {
    guard let bytes = base64Decoded(builtInPoses),
      let classifier = try? PoseClassifier(bytes: bytes)
    else { fatalError("the built-in poses are a model of poses") }
    return classifier
  }
}
