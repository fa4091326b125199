/// A network that is ready to run: weights packed, memory allocated.
///
/// A network is one thread's own; make one for each thread of the same ``Model``. Running it
/// allocates nothing.
public final class Network {
  /// The bytes of weights and feature maps that a network may take unless told otherwise.
  public static let defaultMemoryLimit = 1 << 28

  /// The instructions that are really used: those asked for, or the best that the processor has.
  public let instructionSet: InstructionSet
  private var commands: [Command] = []
  private let input: FeatureMap
  private var outputs: [FeatureMap] = []
  private let outputShapes: [[Int]]

  /// The input's shape: [1, height, width, channels].
  public let inputShape: [Int]

  /// The multiplications of one run, in convolutions and fully connected layers.
  public let multiplications: Int64

  /// Rows of one layer to be computed next.
  private struct Command {
    var layer: any Layer
    var inputs: [FeatureMap]
    var output: FeatureMap
    var rows: Range<Int>
  }

  /// Prepares a model to be run.
  ///
  /// Throws a ``ModelError`` if its operations do not fit together, use what is not implemented, or
  /// need more than `memoryLimit` bytes.
  public init(
    _ model: Model, instructionSet: InstructionSet = .best,
    memoryLimit: Int = Network.defaultMemoryLimit
  ) throws(ModelError) {
    self.instructionSet = instructionSet.isSupported ? instructionSet : .best
    let builder = try NetworkBuilder(
      model, instructionSet: self.instructionSet, memory: MemoryBudget(limit: memoryLimit))
    var budget = builder.remainingMemory
    let schedule = try Schedule(builder, budget: &budget)
    let maps = try MapPlan(builder, schedule, budget: &budget).maps
    input = maps[model.input]!
    inputShape = model.tensors[model.input].shape
    outputShapes = model.outputs.map { model.tensors[$0].shape }
    multiplications = builder.steps.reduce(0) { $0 &+ $1.layer.multiplications }
    outputs = model.outputs.map { maps[$0]! }
    commands = schedule.commands.map { command in
      let step = builder.steps[command.step]
      return Command(
        layer: step.layer, inputs: step.inputs.map { maps[$0]! }, output: maps[step.output]!,
        rows: command.rows)
    }
  }

  /// Hands the memory of the input to `body`: rows of width × channels floats, `rowStride` floats
  /// apart, top row first. What lies between the rows must stay as it is: zeros.
  public func withInput(_ body: (UnsafeMutableBufferPointer<Float>, _ rowStride: Int) -> Void) {
    let length = input.shape.width * input.shape.channels
    body(
      UnsafeMutableBufferPointer(
        start: input.base, count: (input.shape.height - 1) * input.rowStride + length),
      input.rowStride)
  }

  /// Computes the outputs from the input.
  public func run() {
    for command in commands {
      command.layer.compute(command.rows, from: command.inputs, into: command.output)
    }
  }

  /// The number of outputs.
  public var outputCount: Int { outputs.count }

  /// The values of an output of the last run, in the order of the model's outputs; NHWC.
  public func output(_ index: Int) -> [Float] {
    let map = outputs[index]
    let length = map.shape.width * map.shape.channels
    var values: [Float] = []
    values.reserveCapacity(map.shape.count)
    for y in 0..<map.shape.height {
      values.append(contentsOf: UnsafeBufferPointer(start: map.row(y), count: length))
    }
    return values
  }

  /// The shape of an output as the model declares it.
  public func outputShape(_ index: Int) -> [Int] { outputShapes[index] }
}
