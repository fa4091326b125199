extension ActionClassifier {
  /// The model as a file: the same bytes on every shell, some 50 KB.
  public var bytes: [UInt8] {
    ModelContent(
      kind: .actions, view: .upright,
      parameters: [Float(settings.windowSize), Float(settings.frameRate), Float(settings.stride)],
      classifier: classifier
    ).bytes
  }

  /// Reads a model file; what is damaged, of another kind or of another version is refused.
  public init(bytes: [UInt8]) throws(GestureModelError) {
    let content = try ModelContent(bytes, wanted: .actions)
    let numbers = content.parameters
    guard numbers.count == 3, content.classifier.featureCount == ActionFeatures.count,
      (1...1000).contains(numbers[0]), (1...1000).contains(numbers[2])
    else { throw .inconsistent }
    let settings = ActionSettings(
      windowSize: Int(numbers[0]), frameRate: Double(numbers[1]), stride: Int(numbers[2]))
    guard settings.isUsable else { throw .inconsistent }
    self.init(content.classifier, settings: settings)
  }
}
