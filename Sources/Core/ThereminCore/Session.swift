import Gestures
import HandTracking
import Hands
import Instrument

/// What one picture has become: the hands in it and what they play.
public struct Moment: Sendable {
  /// The hands, in the order of their track numbers.
  public var hands: [HandObservation]
  /// What they play.
  public var playing: Playing
  /// What their gestures say; nothing where none are looked for.
  public var gestures: GestureMoment

  /// Makes a moment.
  public init(
    hands: [HandObservation], playing: Playing, gestures: GestureMoment = GestureMoment()
  ) {
    self.hands = hands
    self.playing = playing
    self.gestures = gestures
  }
}

/// The instrument from picture to control: a tracker and a player, joined.
///
/// Sound is not made here: the control frames go to a `Voice`, which runs on the audio clock, or for files to a
/// `SoundTrack`.
public final class Session {
  private let tracker: HandTracker
  private var player: Player
  private var gestures: GestureFollower?

  /// Joins a tracker and a player of the given preset.
  ///
  /// - Parameters:
  ///   - models: the tracker's networks.
  ///   - preset: the instrument.
  ///   - gestures: what tells gestures; `nil`: the built-in models where the preset binds gestures, otherwise
  ///     gestures are not looked for.
  ///   - settings: the tracker's settings.
  ///   - concurrently: how the tracker's work is shared out.
  /// - Throws: `HandTrackerError` where a model is damaged or is another network.
  public convenience init(
    models: HandTrackerModels, preset: Preset, gestures: GestureRecognizer? = nil,
    settings: HandTrackerSettings = HandTrackerSettings(),
    concurrently: @escaping ConcurrentWork = oneByOne
  ) throws(HandTrackerError) {
    var settings = settings
    settings.maximumHandCount = preset.handsToFollow
    let tracker = try HandTracker(models: models, settings: settings, concurrently: concurrently)
    let usual: GestureRecognizer? =
      preset.bindings.isEmpty
      ? nil : .forPlaying(poses: .builtIn, actions: .builtIn, chirality: preset.gestureHand)
    self.init(tracker: tracker, preset: preset, gestures: gestures ?? usual)
  }

  /// Joins a tracker, which follows as many hands as any preset to come asks for, and a player.
  ///
  /// - Parameters:
  ///   - tracker: what finds the hands.
  ///   - preset: the instrument.
  ///   - gestures: what tells gestures; `nil`: they are not looked for.
  public init(tracker: HandTracker, preset: Preset, gestures: GestureRecognizer?) {
    self.tracker = tracker
    player = Player(preset)
    play(on: preset, gestures: gestures)
  }

  /// Changes the instrument from the next picture on: it begins silent.
  public func play(on preset: Preset, gestures: GestureRecognizer?) {
    player = Player(preset)
    tracker.handLimit = preset.handsToFollow
    self.gestures = gestures.map { GestureFollower($0, events: preset.gestureEvents) }
  }

  /// Takes in the next picture.
  public func take(_ frame: Frame) -> Moment {
    let hands = tracker.track(frame)
    let seen = gestures?.observe(hands, at: frame.time) ?? GestureMoment()
    return Moment(
      hands: hands, playing: player.play(hands, events: seen.events, at: frame.time),
      gestures: seen)
  }
}

extension Preset {
  /// How many hands must be followed to find those that play and those whose gestures count.
  public var handsToFollow: Int { gestureHand == nil ? hands.handsToFollow : 2 }
}

extension HandUse {
  /// How many hands must be followed to find those that play: where one certain hand is asked for, the
  /// other one may be in the picture too.
  public var handsToFollow: Int {
    self == .one(nil) ? 1 : 2
  }
}
