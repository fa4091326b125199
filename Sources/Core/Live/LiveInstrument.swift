import Gestures
import HandTracking
import Hands
import Instrument
import Lessons
import ScalarMath
import Stage
import ThereminCore

/// The instrument before a camera or under a finger: a picture or a touch goes in; what is played, and what is seen
/// of it, come out.
///
/// Call it from one thread, in the order of time. Cameras and touches may follow each other; each change begins silent.
public final class LiveInstrument {
  /// The hands that are seen, what they play and what their gestures say.
  public private(set) var moment = Moment.nothing
  /// What is seen now, for the view that was set last.
  public private(set) var list = DisplayList()
  /// How the camera's picture lies in the view; what is touched has no picture.
  public private(set) var view = View(width: 1, height: 1, pictureAspect: 1)
  /// How good the camera's pictures are.
  public private(set) var health = PictureHealth()
  /// The lesson, where one is played.
  public private(set) var lesson: LiveLesson?
  /// The player's own poses.
  public var poses = PoseCollection()
  /// What gestures do; `nil`: what the settings' preset has them do.
  public var bindings: Bindings? {
    didSet { if bindings != oldValue { configure(settings) } }
  }
  /// What the player has set.
  public private(set) var settings = LiveSettings()

  /// What tells poses where the player has none of their own, and actions; `nil`: nothing does.
  public var models: (poses: PoseClassifier?, actions: ActionClassifier?) {
    didSet { configure(settings) }
  }

  private let session: Session?
  private var touched: Player
  private var stage: Stage
  private var isTouched = false

  /// Makes an instrument.
  ///
  /// - Parameters:
  ///   - tracker: what finds hands, of two at most; without it the instrument is played by touch alone.
  ///   - poses: what tells poses, such as `.builtIn`.
  ///   - actions: what tells actions, such as `.builtIn`.
  public init(
    tracker: HandTracker?, poses: PoseClassifier? = nil, actions: ActionClassifier? = nil
  ) {
    models = (poses, actions)
    let preset = LiveSettings().preset
    session = tracker.map { Session(tracker: $0, preset: preset, gestures: nil) }
    touched = Player(preset.touched)
    stage = Stage(
      StageSettings(preset: preset, view: View(width: 1, height: 1, pictureAspect: 1)))
  }

  /// The instrument that is played: the settings', its key the song's in a lesson.
  public var preset: Preset {
    var preset = settings.preset
    if let bindings, !preset.bindings.isEmpty { preset.bindings = bindings }
    return lesson.map { $0.instrument(preset) } ?? preset
  }

  /// Changes the settings. A note that sounds ends.
  public func configure(_ settings: LiveSettings) {
    self.settings = settings
    let preset = self.preset
    session?.play(on: preset, gestures: recognizer(for: preset))
    touched = Player(preset.touched)
    stage = Stage(stageSettings)
  }

  /// Sets the size of what is drawn, in any unit.
  public func setView(width: Float, height: Float) {
    view = View(
      width: width, height: height, pictureAspect: view.pictureAspect, isMirrored: true)
  }

  /// Plays a camera's picture.
  public func take(_ frame: Frame) {
    guard let session else { return rest(at: frame.time) }
    change(toTouch: false)
    view = View(
      width: view.width, height: view.height, pictureAspect: frame.aspectRatio)
    health.observe(frame)
    play(session.take(frame))
  }

  /// Plays a finger or a pointer: where in the view it is, as a part of its width and height from the top left;
  /// `nil`: nowhere.
  public func touch(_ place: Vector2?, at time: Double) {
    change(toTouch: true)
    view = View(
      width: view.width, height: view.height, pictureAspect: view.width / view.height)
    let hands = place.map {
      [HandObservation(touching: view.picturePoint(at: $0), pictureAspect: view.pictureAspect)]
    }
    play(Moment(hands: hands ?? [], playing: touched.play(hands ?? [], at: time)))
  }

  /// Ends what sounds: there will be no picture for a while.
  public func rest(at time: Double) {
    configure(settings)
    health = PictureHealth()
    play(Moment(hands: [], playing: touched.play([], at: time)))
  }

  /// Begins a lesson with the next picture.
  ///
  /// - Throws: `LessonRunError` for a tempo out of range.
  public func start(_ lesson: Lesson, _ run: LessonRun.Settings) throws(LessonRunError) {
    self.lesson = try LiveLesson(lesson.melody, run)
    configure(settings)
  }

  /// Ends the lesson; the settings' key comes back.
  public func stopLesson() {
    lesson = nil
    configure(settings)
  }

  /// Learns the player's own poses from what was collected, which takes seconds; they are told from the next picture on.
  ///
  /// - Throws: `TrainingError` where there are too few examples; the poses stay as they were.
  public func learnPoses(
    progress: (TrainingProgress) -> Bool = { _ in true }
  ) throws(TrainingError) {
    try poses.train(progress: progress)
    configure(settings)
  }

  /// Tells poses that were learned elsewhere from the next picture on; `nil`: the built-in ones.
  public func use(_ classifier: PoseClassifier?) {
    poses.use(classifier)
    configure(settings)
  }

  private func change(toTouch isTouched: Bool) {
    guard isTouched != self.isTouched else { return }
    self.isTouched = isTouched
    configure(settings)
    health = PictureHealth()
  }

  private func play(_ moment: Moment) {
    self.moment = moment
    poses.observe(moment.hands)
    lesson?.advance(moment.playing.control)
    stage.settings.view = view
    stage.draw(
      moment.playing, lesson: lesson?.state, hands: moment.hands, gestures: moment.gestures,
      health: health, into: &list)
  }

  private func recognizer(for preset: Preset) -> GestureRecognizer? {
    guard settings.showsGestures || !preset.bindings.isEmpty else { return nil }
    return .forPlaying(
      poses: poses.classifier ?? models.poses, actions: models.actions,
      chirality: preset.gestureHand)
  }

  private var stageSettings: StageSettings {
    var stage = StageSettings(
      preset: isTouched ? preset.touched : preset, view: view, names: settings.names)
    stage.language = settings.language
    stage.isTouched = isTouched
    stage.showsGestures = settings.showsGestures
    stage.reducesMotion = settings.reducesMotion
    return stage
  }
}

extension Moment {
  /// Nothing was seen or played yet.
  static var nothing: Moment {
    var player = Player(.standard)
    return Moment(hands: [], playing: player.play([], at: 0))
  }
}
