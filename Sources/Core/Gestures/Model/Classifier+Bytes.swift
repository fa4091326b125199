// A model file, numbers lowest byte first:
//
//   "TGST"  version 1 (UInt16)  kind (UInt8)  view (UInt8)
//   parameters: their number (UInt8), each a Float
//   labels: their number (UInt8), each its length (UInt8) and its bytes (UTF-8)
//   features: their number (UInt16), the mean and the scale of each (Float)
//   layers: their number (UInt8), of each the outputs (UInt16), the step of its weights (Float), its
//     weights input by input (Int16, in steps), its biases (Float)
//   CRC-32 of all that stands before (UInt32)

/// What stands in a model file.
struct ModelContent {
  var kind: GestureModelKind
  var view: PoseView
  /// What the kind needs besides.
  var parameters: [Float]
  var classifier: Classifier

  private static let signature: [UInt8] = [0x54, 0x47, 0x53, 0x54]
  private static let version: UInt16 = 1

  /// The model file.
  var bytes: [UInt8] {
    var writer = ModelWriter()
    for byte in Self.signature { writer.append(byte) }
    writer.append(Self.version)
    writer.append(kind.rawValue)
    writer.append(view.rawValue)
    writer.append(UInt8(parameters.count))
    for parameter in parameters { writer.append(parameter) }
    writer.append(UInt8(classifier.labels.count))
    for label in classifier.labels { writer.append(label) }
    writer.append(UInt16(classifier.featureCount))
    for i in 0..<classifier.featureCount {
      writer.append(classifier.means[i])
      writer.append(classifier.scales[i])
    }
    writer.append(UInt8(classifier.layers.count))
    for layer in classifier.layers {
      let step = WeightStep(layer)
      writer.append(UInt16(layer.outputs))
      writer.append(step.size)
      for i in 0..<layer.inputs {
        for o in 0..<layer.outputs { writer.append(step.number(layer[i, o])) }
      }
      for o in 0..<layer.outputs { writer.append(layer.bias[o / 8][o % 8]) }
    }
    writer.append(checksum(writer.bytes[...]))
    return writer.bytes
  }

  /// Reads a model file and checks it.
  init(_ bytes: [UInt8], wanted: GestureModelKind) throws(GestureModelError) {
    guard bytes.count >= 4, bytes[..<4].elementsEqual(Self.signature) else { throw .notAModel }
    var header = ModelReader(bytes[4...])
    let version = try header.number(UInt16.self)
    guard version == Self.version else { throw .unsupportedVersion(Int(version)) }
    guard bytes.count >= 12 else { throw .truncated }
    var sum = ModelReader(bytes[(bytes.count - 4)...])
    guard try sum.number(UInt32.self) == checksum(bytes[..<(bytes.count - 4)]) else {
      throw .damaged
    }

    var reader = ModelReader(bytes[6..<(bytes.count - 4)])
    guard let kind = GestureModelKind(rawValue: try reader.number()),
      let view = PoseView(rawValue: try reader.number())
    else { throw .inconsistent }
    guard kind == wanted else { throw .anotherKind(wanted: wanted) }
    self.kind = kind
    self.view = view
    parameters = []
    for _ in 0..<(try reader.number(UInt8.self)) { parameters.append(try reader.float()) }
    classifier = try Classifier(&reader)
    guard reader.isAtEnd else { throw .inconsistent }
  }

  init(kind: GestureModelKind, view: PoseView, parameters: [Float], classifier: Classifier) {
    self.kind = kind
    self.view = view
    self.parameters = parameters
    self.classifier = classifier
  }
}

extension Classifier {
  fileprivate init(_ reader: inout ModelReader) throws(GestureModelError) {
    var labels: [String] = []
    for _ in 0..<(try reader.number(UInt8.self)) { labels.append(try reader.text()) }
    guard (2...ClassifierTrainer.labelLimit).contains(labels.count) else { throw .inconsistent }
    var means: [Float] = []
    var scales: [Float] = []
    for _ in 0..<(try reader.number(UInt16.self)) {
      means.append(try reader.float())
      scales.append(try reader.float())
    }
    var layers: [DenseLayer] = []
    var inputs = means.count
    for _ in 0..<(try reader.number(UInt8.self)) {
      let outputs = Int(try reader.number(UInt16.self))
      guard (1...512).contains(outputs), inputs > 0 else { throw .inconsistent }
      let step = WeightStep(size: try reader.float())
      var layer = DenseLayer(inputs: inputs, outputs: outputs)
      for i in 0..<inputs {
        for o in 0..<outputs { layer[i, o] = step.value(try reader.number()) }
      }
      for o in 0..<outputs { layer.bias[o / 8][o % 8] = try reader.float() }
      layers.append(layer)
      inputs = outputs
    }
    guard !layers.isEmpty, layers.count <= 5, inputs == labels.count else { throw .inconsistent }
    self.init(labels: labels, means: means, scales: scales, layers: layers)
  }
}
