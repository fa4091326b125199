import Gestures
import Hands
import Instrument
import Lessons
import ScalarMath
import Voice

/// What stands over the player's picture: note lines, fingertip, tuner, level, hands, and plain words.
///
/// Call ``draw(_:hands:health:into:)`` once a picture, in the order of time. Everything that tells of a pitch
/// takes it from the playing's control frame or, while nothing sounds, its preview. A value: the same playing at the same times gives the same lists. After
/// the first picture nothing is allocated as long as the same list is drawn into.
public struct Stage: Sendable {
  /// What is shown and how; may change between pictures.
  public var settings: StageSettings
  var trail = Trail()
  var effects = Effects()
  /// The pitch that lines and tuner tell of.
  private(set) var shown = ShownPitch()
  /// When a hand was last seen.
  private var lastSeen = -Double.infinity

  /// Makes a stage on which nothing has happened yet.
  public init(_ settings: StageSettings) {
    self.settings = settings
  }

  var view: View { settings.view }
  /// Whether notes are written with flats rather than sharps.
  var writesFlats: Bool { settings.preset.key.isWrittenWithFlats }

  /// Draws the stage as it is at one picture.
  ///
  /// - Parameters:
  ///   - playing: what is played.
  ///   - lesson: where the lesson stands; `nil` where there is none.
  ///   - hands: all hands of the picture.
  ///   - gestures: what their gestures say.
  ///   - health: how good the pictures are.
  ///   - list: what is drawn; former commands are taken out.
  public mutating func draw(
    _ playing: Playing, lesson: LessonState? = nil, hands: [HandObservation],
    gestures: GestureMoment = GestureMoment(), health: PictureHealth, into list: inout DisplayList
  ) {
    list.removeAll()
    shown.follow(playing)
    let tip = playing.place.flatMap { $0.length < .infinity ? $0 : nil }
    trail.append(tip, track: playing.pitchHand?.track, at: playing.control.time)
    effects.observe(gestures.events, seed: settings.effectSeed, at: playing.control.time)
    if playing.phase != .search { lastSeen = playing.control.time }

    switch settings.look {
    case .full:
      drawShade(into: &list)
      drawLines(into: &list)
      if let lesson { drawComingNotes(lesson, playing, into: &list) }
      drawTag(into: &list)
      drawHands(playing, hands, into: &list)
      drawEffects(hands, at: playing.control.time, into: &list)
      drawFinger(playing, at: tip, into: &list)
      drawTuner(playing, into: &list)
    case .article:
      drawArticleLines(into: &list)
      if let lesson { drawComingNotes(lesson, playing, into: &list) }
      drawEffects(hands, at: playing.control.time, into: &list)
      drawFinger(playing, at: tip, into: &list)
    }
    if settings.showsGestures { drawReadings(gestures.readings, hands, into: &list) }
    drawCommands(playing.commands, at: commandRow, into: &list)
    if let lesson { drawLesson(lesson, playing, at: tip, into: &list) }
    drawNotices(
      playing, tip: tip, health, idle: playing.control.time - lastSeen, isLesson: lesson != nil,
      into: &list)
  }

  /// Darkens the picture a little where names and panels stand.
  private func drawShade(into list: inout DisplayList) {
    let clear = Color(0x0A0B0E00)
    list.gradient(
      from: Vector2(0, 0), to: Vector2(1, 0.22), top: Color(0x0A0B0E54), bottom: clear)
    list.gradient(
      from: Vector2(0, 0.60), to: Vector2(1, 1), top: clear, bottom: Color(0x0A0B0EA0))
  }
}
