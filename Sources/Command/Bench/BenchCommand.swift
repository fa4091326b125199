import Foundation
import HandTracking
import Hands
import Instrument
import Media
import ThereminCore
import Voice

/// `theremin bench`: measures where the time of a picture goes, on this machine.
struct BenchCommand {
  let options: BenchOptions

  func run() throws(CommandError) {
    let models = try ModelFolder.find().models(options.model)
    try reporting {
      let scenes = BenchScenes()
      var measurements = try measureTracking(scenes, models)
      if let clip = options.clip { measurements.append(try measureDecoding(clip)) }
      measurements.append(measurePlayer())
      measurements.append(try measureVoice())
      print(options.isJSON ? json(measurements) : table(measurements))
    }
  }

  private func measureTracking(
    _ scenes: BenchScenes, _ models: HandTrackerModels
  ) throws -> [Measurement] {
    func tracker(_ hands: Int, _ work: @escaping ConcurrentWork) throws -> HandTracker {
      var settings = HandTrackerSettings()
      settings.maximumHandCount = hands
      return try HandTracker(models: models, settings: settings, concurrently: work)
    }
    let searching = try tracker(1, oneByOne)
    let following = try tracker(1, oneByOne)
    let duet = try tracker(2, oneByOne)
    let duetOnAllCores = try tracker(2, onAllCores)
    return [
      Measurement("search a picture for hands", runs: 60) {
        var frame = scenes.nobody
        frame.time = Double($0) / 30
        _ = searching.track(frame)
      },
      Measurement("follow one hand", runs: 120) {
        _ = following.track(BenchScenes.frame(scenes.oneHand, run: $0))
      },
      Measurement("follow two hands", runs: 60) {
        _ = duet.track(BenchScenes.frame(scenes.twoHands, run: $0))
      },
      Measurement("follow two hands on all cores", runs: 60) {
        _ = duetOnAllCores.track(BenchScenes.frame(scenes.twoHands, run: $0))
      },
    ]
  }

  private func measureDecoding(_ path: String) throws -> Measurement {
    let reader = try ClipReader(path: path)
    var frames = 0
    return try Measurement("decode a frame of the clip", runs: 100) { _ in
      if try reader.next() != nil { frames += 1 }
    }
  }

  private func measurePlayer() -> Measurement {
    var player = Player(.standard)
    let joint = Joint(position: .init(0.4, 0.4), confidence: 1)
    let hand = HandObservation(
      track: 1, chirality: .right, chiralityScore: 1, presence: 1,
      joints: .init(repeating: joint, count: JointName.count))
    return Measurement("play a picture's hands", runs: 1000) {
      _ = player.play([hand], at: Double($0) / 30)
    }
  }

  private func measureVoice() throws -> Measurement {
    var voice = try Voice(sampleRate: 48_000)
    var second = [Float](repeating: 0, count: 1600)
    return Measurement("sound for a thirtieth of a second, 48 kHz", runs: 200) { run in
      voice.play(
        ControlFrame(time: Double(run) / 30, pitch: 60 + Double(run % 24), level: 0.8, gate: true))
      var samples = second.mutableSpan
      voice.render(into: &samples)
    }
  }

  private func table(_ measurements: [Measurement]) -> String {
    let rows = measurements.map {
      let name = $0.name.padding(toLength: 44, withPad: " ", startingAt: 0)
      return name
        + String(
          format: "%9.3f %9.3f %9.3f %6d", 1e3 * $0.median, 1e3 * $0.least, 1e3 * $0.most,
          $0.seconds.count)
    }
    let header =
      "640×480, \(options.model.rawValue) networks".padding(toLength: 44, withPad: " ", startingAt: 0)
      + "median ms  least ms   most ms   runs"
    return ([header] + rows).joined(separator: "\n")
  }

  private func json(_ measurements: [Measurement]) -> String {
    let rows = measurements.map {
      String(
        format: "  {\"name\": \"%@\", \"median_s\": %.9f, \"least_s\": %.9f, \"most_s\": %.9f, \"runs\": %d}",
        $0.name, $0.median, $0.least, $0.most, $0.seconds.count)
    }
    return "{\"model\": \"\(options.model.rawValue)\", \"measurements\": [\n"
      + rows.joined(separator: ",\n") + "\n]}"
  }
}
