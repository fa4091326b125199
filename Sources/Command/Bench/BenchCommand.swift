import HandTracking
import Hands
import Instrument
import Media
import Voice

/// `theremin bench`: measures where the time of a picture goes, on this machine.
struct BenchCommand {
  let options: BenchOptions

  func run() throws(CommandError) {
    let networks = try Networks(options.model)
    try reporting {
      let decoding = try options.clip.map(measureDecoding)
      let tracking = try measureTracking(BenchScenes(), networks)
      let playing = [measurePlayer(), try measureVoice()]
      let report = BenchReport(
        model: options.model, measurements: tracking + [decoding].compactMap { $0 } + playing)
      print(options.isJSON ? report.json : report.table)
    }
  }

  private func measureTracking(
    _ scenes: BenchScenes, _ networks: Networks
  ) throws(CommandError) -> [Measurement] {
    func tracker(
      _ hands: Int, _ work: @escaping ConcurrentWork = oneByOne
    ) throws(CommandError) -> HandTracker {
      var settings = HandTrackerSettings()
      settings.maximumHandCount = hands
      return try networks.load { models throws(HandTrackerError) in
        try HandTracker(models: models, settings: settings, concurrently: work)
      }
    }
    let searching = try tracker(1)
    let following = try tracker(1)
    let duet = try tracker(2)
    let duetOnAllCores = try tracker(2, onAllCores)
    return [
      Measurement("search a picture for hands", runs: 60) {
        _ = searching.track(BenchScenes.frame([scenes.nobody], run: $0))
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

  private func measureDecoding(of path: String) throws -> Measurement {
    var clip = try ClipReader(path: path)
    return try Measurement("decode a picture of the clip", runs: 100) { _ in
      // A clip that is over begins again, as does its index: with a hundred runs that is no matter.
      while try clip.next() == nil { clip = try ClipReader(path: path) }
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
    var block = [Float](repeating: 0, count: 1600)
    return Measurement("sound for a thirtieth of a second, 48 kHz", runs: 200) { run in
      voice.play(
        ControlFrame(time: Double(run) / 30, pitch: 60 + Double(run % 24), level: 0.8, gate: true))
      var samples = block.mutableSpan
      voice.render(into: &samples)
    }
  }
}
