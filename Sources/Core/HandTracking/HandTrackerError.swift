import NeuralNet

/// Which of the tracker's two networks is meant.
public enum NetworkRole: Sendable {
  case palmDetection
  case handLandmark

  /// The network's name in a sentence.
  public var name: StaticString {
    self == .palmDetection ? "palm detection" : "hand landmark"
  }
}

/// Why a hand tracker cannot be made.
public enum HandTrackerError: Error, Equatable, Sendable {
  /// The model file of a network cannot be run.
  case model(NetworkRole, ModelError)
  /// The model runs, but it is some other network: its inputs or outputs have other shapes.
  case wrongNetwork(NetworkRole)

  /// What is wrong, and with what, in one sentence.
  public var sentence: String {
    switch self {
    case .model(let role, let error): "\(role.name): \(error.sentence)"
    case .wrongNetwork(let role):
      "\(role.name): the model is another network; fetch the model file again"
    }
  }
}

extension Network {
  /// Reads and prepares one of the tracker's networks, which look at square pictures in red, green,
  /// blue.
  convenience init(
    _ bytes: [UInt8], _ instructionSet: InstructionSet, as role: NetworkRole
  ) throws(HandTrackerError) {
    do throws(ModelError) {
      try self.init(Model(bytes), instructionSet: instructionSet)
    } catch {
      throw .model(role, error)
    }
    guard inputShape.count == 4, inputShape[0] == 1, inputShape[1] == inputShape[2],
      inputShape[3] == 3, outputCount >= (role == .palmDetection ? 2 : 3)
    else { throw .wrongNetwork(role) }
  }

  /// Numbers in one output.
  func outputElementCount(_ index: Int) -> Int {
    var count = 1
    for extent in outputShape(index) { count *= extent }
    return count
  }
}
