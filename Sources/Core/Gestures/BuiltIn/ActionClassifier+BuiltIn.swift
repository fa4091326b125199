extension ActionClassifier {
  /// Wave, swipe left, right, up and down, circle clockwise and counter-clockwise, open-close, and background for
  /// anything else; directions are the player's own, as in a mirror.
  ///
  /// Trained on virtual hands alone (`Sources/GestureTrainer`). It is read anew at each call: keep it.
  @inline(never)  // Each copy of it would bring the model's bytes.
  public static var builtIn: ActionClassifier {
    guard let bytes = base64Decoded(builtInActions),
      let classifier = try? ActionClassifier(bytes: bytes)
    else { fatalError("the built-in actions are a model of actions") }
    return classifier
  }
}
