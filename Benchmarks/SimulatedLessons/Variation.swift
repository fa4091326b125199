import SimulatedPlayer

/// An estimate of the beginner's model that might be another.
struct Variation: Sendable {
  let name: String
  private let change: @Sendable (inout PlayerModel, Double) -> Void

  /// The beginner with the estimate so many times as large.
  func model(times factor: Double) -> PlayerModel {
    var model = PlayerModel.beginner
    change(&model, factor)
    return model
  }

  static let all = [
    Variation(name: "missing of reaches") { model, factor in
      model.reaching.leastDeviation *= factor
      model.reaching.deviationPerSpeed *= factor
      model.reaching.scaleDeviation *= factor
      model.reaching.memoryDeviation *= factor
    },
    Variation(name: "swaying and tremor") { model, factor in
      model.unsteadiness.sway *= factor
      model.unsteadiness.tremor *= factor
    },
    Variation(name: "what looks and sounds right") { model, factor in
      model.correcting.eyeTolerance *= factor
      model.correcting.earTolerance *= factor
    },
    Variation(name: "errors of eye and ear") { model, factor in
      model.correcting.eyeDeviation *= factor
      model.correcting.earDeviation *= factor
    },
    Variation(name: "delays of eye and ear") { model, factor in
      model.correcting.eyeDelay *= factor
      model.correcting.earDelay *= factor
      model.correcting.listening *= factor
    },
  ]
}
