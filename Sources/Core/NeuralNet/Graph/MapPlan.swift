/// The memory of each computed tensor; tensors of one geometry share it one after the other.
struct MapPlan {
  /// By tensor; `nil` for constants and for what is computed on the way to something else.
  private(set) var maps: [FeatureMap?]

  init(_ builder: NetworkBuilder) throws(ModelError) {
    let model = builder.model
    var budget = builder.remainingMemory
    maps = Array(repeating: nil, count: model.tensors.count)
    var border = Array(repeating: 0, count: model.tensors.count)
    var lastStep = Array(repeating: -1, count: model.tensors.count)
    for (index, step) in builder.steps.enumerated() {
      border[step.inputs[0]] = max(border[step.inputs[0]], step.layer.border)
      for tensor in step.inputs { lastStep[tensor] = index }
    }
    // The input is kept for the next run, the outputs for the caller.
    for tensor in model.outputs + [model.input] { lastStep[tensor] = .max }

    var free: [FeatureMap] = []
    func map(_ tensor: Int) throws(ModelError) -> FeatureMap {
      let shape = try builder.shape(tensor)
      if let index = free.firstIndex(where: { $0.shape == shape && $0.border == border[tensor] }) {
        return free.remove(at: index)
      }
      try budget.reserve(FeatureMap.size(shape, border: border[tensor]))
      return FeatureMap(shape, border: border[tensor])
    }
    maps[model.input] = try map(model.input)
    for (index, step) in builder.steps.enumerated() {
      maps[step.output] = try map(step.output)
      for (position, tensor) in step.inputs.enumerated()
      where lastStep[tensor] == index && !step.inputs[..<position].contains(tensor) {
        free.append(maps[tensor]!)
      }
    }
  }
}
