import Dispatch

/// How long one kind of work took, over several runs.
struct Measurement {
  /// What was done.
  var name: String
  /// Seconds of each run, ascending.
  var seconds: [Double]

  var median: Double { seconds[seconds.count / 2] }
  var least: Double { seconds[0] }
  var most: Double { seconds[seconds.count - 1] }

  /// Does the work once to warm up, then measures it.
  init(_ name: String, runs: Int, _ work: (Int) throws -> Void) rethrows {
    self.name = name
    try work(0)
    var seconds: [Double] = []
    for run in 1...runs {
      let start = DispatchTime.now().uptimeNanoseconds
      try work(run)
      seconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9)
    }
    self.seconds = seconds.sorted()
  }
}
