extension PoseClassifier {
  /// The model as a file: the same bytes on every shell, some 20 KB.
  public var bytes: [UInt8] {
    ModelContent(kind: .poses, view: view, parameters: [], classifier: classifier).bytes
  }

  /// Reads a model file; what is damaged, of another kind or of another version is refused.
  public init(bytes: [UInt8]) throws(GestureModelError) {
    let content = try ModelContent(bytes, wanted: .poses)
    guard content.parameters.isEmpty,
      content.classifier.featureCount == PoseFeatures.count(content.view)
    else { throw .inconsistent }
    self.init(content.classifier, view: content.view)
  }
}
