import HandTracking
import Hands
import Instrument

/// What one picture has become: the hands in it and what they play.
public struct Moment: Sendable {
  /// The hands, in the order of their track numbers.
  public var hands: [HandObservation]
  /// What they play.
  public var playing: Playing
}

/// The instrument from picture to control: a tracker and a player, joined.
///
/// Sound is not made here: the control frames go to a `Voice`, which runs on the audio clock, or for files to a
/// `SoundTrack`.
public final class Session {
  private let tracker: HandTracker
  private var player: Player

  /// Joins a tracker and a player of the given preset.
  ///
  /// - Throws: `HandTrackerError` where a model is damaged or is another network.
  public init(
    models: HandTrackerModels, preset: Preset,
    settings: HandTrackerSettings = HandTrackerSettings(),
    concurrently: @escaping ConcurrentWork = oneByOne
  ) throws(HandTrackerError) {
    var settings = settings
    settings.maximumHandCount = preset.hands.handsToFollow
    tracker = try HandTracker(models: models, settings: settings, concurrently: concurrently)
    player = Player(preset)
  }

  /// Takes in the next picture.
  public func take(_ frame: Frame) -> Moment {
    let hands = tracker.track(frame)
    return Moment(hands: hands, playing: player.play(hands, at: frame.time))
  }
}

extension HandUse {
  /// How many hands must be followed to find those that play: where one certain hand is asked for, the
  /// other one may be in the picture too.
  public var handsToFollow: Int {
    self == .one(nil) ? 1 : 2
  }
}
