/// Why a model cannot be run.
public enum ModelError: Error, Equatable, Sendable {
  /// The bytes do not carry the file identifier "TFL3" of a TensorFlow Lite flatbuffer.
  case notAFlatbuffer
  /// The file's schema has another version than 3.
  case unsupportedVersion(Int)
  /// Something the file refers to would begin at `offset` and lie outside of its bytes.
  case truncated(offset: Int)
  /// A list of the file is longer than any real network's: its number of entries.
  case tooManyEntries(Int)
  /// The model has not exactly one graph with one input.
  case unsupportedGraph
  /// The operator of that code in the TensorFlow Lite schema is not known here.
  case unknownOperator(code: Int)
  /// An operation refers to a tensor, buffer or operator code that does not exist.
  case invalidReference(operation: Int)
  /// An operation's options ask for what is not implemented here.
  case unsupportedOption(operation: Int)
  /// An operation has too few or too many inputs or outputs.
  case wrongOperandCount(operation: Int)
  /// The shapes of an operation's tensors do not belong together.
  case shapeMismatch(operation: Int)
  /// An operation needs a constant of a known type and the right size where there is none.
  case missingConstant(tensor: Int)
  /// A tensor is used before anything computes it, or is computed twice.
  case outOfOrder(tensor: Int)
  /// A tensor's shape has no meaning here: negative, of more than four dimensions, or a batch.
  case unsupportedShape(tensor: Int)
  /// A tensor's element type is not the one its use needs.
  case unsupportedType(tensor: Int)
  /// The network would need more than the permitted bytes of memory.
  case tooLarge(limit: Int)

  /// One sentence for a person, without capital or full stop: what is wrong with the model, and what to do.
  public var sentence: String {
    switch self {
    case .notAFlatbuffer:
      "this is not a TensorFlow Lite model; fetch the model file again"
    case .unsupportedVersion(let version):
      "the model has version \(version), only version 3 can be read; use a current .tflite file"
    case .truncated(let offset):
      "the model ends before byte \(offset), which it refers to; fetch the model file again"
    case .tooManyEntries(let count):
      "the model claims a list of \(count) entries and is damaged; fetch the model file again"
    case .unsupportedGraph:
      "the model does not have exactly one graph with one input; use another model"
    case .unknownOperator(let code):
      "the model uses operator \(code), which is not implemented; use another model"
    case .invalidReference(let operation):
      "operation \(operation) of the model refers to nothing; fetch the model file again"
    case .unsupportedOption(let operation):
      "operation \(operation) of the model has an option that is not implemented; use another model"
    case .wrongOperandCount(let operation):
      "operation \(operation) of the model has a wrong number of operands; use another model"
    case .shapeMismatch(let operation):
      "the shapes in operation \(operation) of the model do not fit; fetch the model file again"
    case .missingConstant(let tensor):
      "tensor \(tensor) of the model should hold constants and does not; fetch the file again"
    case .outOfOrder(let tensor):
      "tensor \(tensor) of the model is not computed before its use; fetch the file again"
    case .unsupportedShape(let tensor):
      "tensor \(tensor) of the model has a shape that is not implemented; use another model"
    case .unsupportedType(let tensor):
      "tensor \(tensor) of the model has an unexpected element type; use a float32 model"
    case .tooLarge(let limit):
      "the model needs more than \(limit) bytes of memory; use a smaller model"
    }
  }
}
