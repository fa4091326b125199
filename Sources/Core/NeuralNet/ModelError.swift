/// Why a model file cannot be run.
public enum ModelError: Error, Equatable, Sendable {
  /// The bytes are not a TensorFlow Lite flatbuffer.
  case notAFlatbuffer
}
