import Dispatch

/// How long one kind of work took, over several runs.
struct Measurement {
  /// What was done.
  var name: String
  /// Seconds of each run, ascending.
  private(set) var seconds: [Double]

  var median: Double { seconds[seconds.count / 2] }
  var least: Double { seconds[0] }
  var most: Double { seconds[seconds.count - 1] }
  var runs: Int { seconds.count }

  /// Does the work once to warm up, then measures it.
  ///
  /// - Parameters:
  ///   - name: what is done.
  ///   - runs: how often it is measured, at least once.
  ///   - work: takes the number of the run, 0 for the one that warms up.
  init(_ name: String, runs: Int, _ work: (Int) throws -> Void) rethrows {
    self.name = name
    try work(0)
    seconds = try (1...runs).map { run in
      let start = DispatchTime.now().uptimeNanoseconds
      try work(run)
      return Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
    }.sorted()
  }
}
