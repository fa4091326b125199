import Foundation
import Testing

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct Benchmarking {
  private struct Report: Decodable {
    struct Measurement: Decodable {
      let name: String
      let runs: Int
      let medianS: Double
      let leastS: Double
      let mostS: Double
    }
    let model: String
    let measurements: [Measurement]
  }

  @Test func reportIsJSON() throws {
    // A clip with fewer pictures than are measured begins again.
    let run = try Theremin.run(
      ["bench", "--json", "--model", "lite", Fixture.media("whole.mp4")], in: Workspace())
    #expect(run.status == 0 && run.error.isEmpty)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let report = try decoder.decode(Report.self, from: Data(run.output.utf8))
    #expect(report.model == "lite" && report.measurements.count == 7)
    for measurement in report.measurements {
      #expect(!measurement.name.isEmpty && measurement.runs > 0 && measurement.leastS >= 0)
      #expect(measurement.leastS <= measurement.medianS)
      #expect(measurement.medianS <= measurement.mostS)
    }
  }
}
