/// In which order rows are computed, and how many rows of each map must be kept for that.
struct Schedule {
  struct Command {
    var step: Int
    var rows: Range<Int>
  }
  private(set) var commands: [Command] = []
  /// By tensor: rows that are in use at one time.
  private(set) var rowsInUse: [Int]
  /// By step: its group.
  private(set) var groupOfStep: [Int]

  private let steps: [NetworkBuilder.Step]
  private let shapes: [MapShape?]
  /// By tensor: the step that computes it.
  private var producer: [Int?]
  /// By tensor: which inputs of which steps read it.
  private var readers: [[(step: Int, input: Int)]]
  /// By step: the next row to compute, and the end of those wanted now.
  private var next: [Int]
  private var wanted: [Int]

  init(_ builder: NetworkBuilder, budget: inout MemoryBudget) throws(ModelError) {
    steps = builder.steps
    shapes = builder.shapes
    rowsInUse = Array(repeating: 0, count: shapes.count)
    groupOfStep = Array(repeating: 0, count: steps.count)
    producer = Array(repeating: nil, count: shapes.count)
    readers = Array(repeating: [], count: shapes.count)
    next = Array(repeating: 0, count: steps.count)
    wanted = Array(repeating: 0, count: steps.count)
    for (index, step) in steps.enumerated() {
      producer[step.output] = index
      for (input, tensor) in step.inputs.enumerated() { readers[tensor].append((index, input)) }
    }
    let streaming = Streaming(steps, shapes: shapes, outputs: builder.model.outputs)
    for (number, group) in streaming.groups.enumerated() {
      for step in group { groupOfStep[step] = number }
      try run(group, &budget)
    }
    keepAllRows(outputs: builder.model.outputs)
  }

  private func height(_ step: Int) -> Int { shapes[steps[step].output]?.height ?? 0 }

  /// Lets the layers of a group take turns until all rows are there.
  private mutating func run(_ group: Range<Int>, _ budget: inout MemoryBudget) throws(ModelError) {
    let last = group.upperBound - 1
    let block = group.count == 1 ? height(last) : 1
    while next[last] < height(last) {
      wanted[last] = min(height(last), next[last] + block)
      let isLast = wanted[last] == height(last)
      for step in group.reversed() {
        // What the last layer does not ask for must be computed some time, too.
        if isLast { wanted[step] = height(step) }
        askForInputs(of: step, in: group)
      }
      for step in group where next[step] < wanted[step] {
        try budget.reserve(Int64(2 * MemoryLayout<Command>.stride + 64))
        commands.append(Command(step: step, rows: next[step]..<wanted[step]))
        next[step] = wanted[step]
        noteRows(of: steps[step].output, upTo: next[step])
      }
    }
  }

  /// Wants the rows that a step's wanted rows depend on.
  private mutating func askForInputs(of step: Int, in group: Range<Int>) {
    guard next[step] < wanted[step] else { return }
    let layer = steps[step].layer
    for (input, tensor) in steps[step].inputs.enumerated() {
      guard let source = producer[tensor], group.contains(source) else { continue }
      let end =
        layer.needsAllRows
        ? height(source)
        : min(height(source), layer.rows(ofInput: input, for: next[step]..<wanted[step]).upperBound)
      wanted[source] = max(wanted[source], end)
    }
  }

  /// Counts the rows from the first one that a reader still needs to the newest.
  private mutating func noteRows(of tensor: Int, upTo end: Int) {
    var oldest = end
    for reader in readers[tensor] where next[reader.step] < height(reader.step) {
      let layer = steps[reader.step].layer
      let row = next[reader.step]
      let first =
        layer.needsAllRows
        ? 0 : layer.rows(ofInput: reader.input, for: row..<row + 1).lowerBound
      oldest = min(oldest, max(0, first))
    }
    rowsInUse[tensor] = max(rowsInUse[tensor], end - oldest)
  }

  /// Maps that outlast their group, or are read across their rows, are kept as a whole.
  private mutating func keepAllRows(outputs: [Int]) {
    for (tensor, shape) in shapes.enumerated() {
      guard let shape else { continue }
      let group = producer[tensor].map { groupOfStep[$0] }
      let isLocal = readers[tensor].allSatisfy { reader in
        groupOfStep[reader.step] == group
          && !(reader.input == 0 && steps[reader.step].layer.readsAcrossRows)
      }
      if group == nil || !isLocal || readers[tensor].isEmpty || rowsInUse[tensor] == 0 {
        rowsInUse[tensor] = shape.height
      }
    }
    for tensor in outputs { rowsInUse[tensor] = shapes[tensor]?.height ?? 0 }
  }
}
