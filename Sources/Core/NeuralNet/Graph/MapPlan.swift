/// The memory of each computed tensor; tensors of one geometry share it one after the other.
struct MapPlan {
  /// By tensor; `nil` for constants and for what is computed on the way to something else.
  private(set) var maps: [FeatureMap?]

  init(
    _ builder: NetworkBuilder, _ schedule: Schedule, budget: inout MemoryBudget
  ) throws(ModelError) {
    let model = builder.model
    maps = Array(repeating: nil, count: builder.shapes.count)
    var layouts: [FeatureMap.Layout] = []
    for rows in schedule.rowsInUse { layouts.append(FeatureMap.Layout(rows: rows)) }
    var lastGroup = Array(repeating: -1, count: builder.shapes.count)
    for (index, step) in builder.steps.enumerated() {
      let first = step.inputs[0]
      layouts[first].sideBorder = max(layouts[first].sideBorder, step.layer.sideBorder)
      layouts[first].endBorder = max(layouts[first].endBorder, step.layer.endBorder)
      for tensor in step.inputs + [step.output] { lastGroup[tensor] = schedule.groupOfStep[index] }
    }
    // The input is kept for the next run, the outputs for the caller.
    for tensor in model.outputs + [model.input] { lastGroup[tensor] = .max }

    var free: [FeatureMap] = []
    func map(_ tensor: Int) throws(ModelError) -> FeatureMap {
      let (shape, layout) = (try builder.shape(tensor), layouts[tensor])
      if let index = free.firstIndex(where: { $0.shape == shape && $0.layout == layout }) {
        return free.remove(at: index)
      }
      try budget.reserve(FeatureMap.size(shape, layout))
      return FeatureMap(shape, layout)
    }
    maps[model.input] = try map(model.input)
    var inUse: [Int] = []
    for (index, step) in builder.steps.enumerated() {
      let group = schedule.groupOfStep[index]
      // Layers of one group take turns: a map is free when the whole group is done with it.
      for tensor in inUse where lastGroup[tensor] < group { free.append(maps[tensor]!) }
      inUse.removeAll { lastGroup[$0] < group }
      maps[step.output] = try map(step.output)
      inUse.append(step.output)
    }
  }
}
