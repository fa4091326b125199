import Gestures
import Hands
import Instrument
import Lessons
import ScalarMath
import Stage
import Testing

/// The stage in one of its states.
struct StageScene: Sendable, CustomTestStringConvertible {
  var name: String
  var width = 320
  var height = 240
  var preset = Preset.standard
  var names = NoteNaming.letters
  /// The hands of picture after picture, thirty a second.
  var pictures: [[HandObservation]]
  var luminance: Float = 0.5
  /// What the hand begins, ends or does, and in which picture.
  var events: [(picture: Int, kind: GestureEvent.Kind, label: String)] = []
  /// What the hand is taken for; without any, nothing is written.
  var readings: [HandReading] = []
  var reducesMotion = false
  /// The melody that is learned, and how.
  var lesson: (melody: Melody, settings: LessonRun.Settings)?

  var testDescription: String { name }

  /// What the stage draws at the last picture.
  var list: DisplayList {
    get throws {
      try drawn()
    }
  }

  private func drawn() throws -> DisplayList {
    let view = View(
      width: Float(width), height: Float(height), pictureAspect: Float(width) / Float(height))
    var player = Player(preset)
    var settings = StageSettings(preset: preset, view: view, names: names)
    settings.showsGestures = !readings.isEmpty
    settings.reducesMotion = reducesMotion
    var stage = Stage(settings)
    var health = PictureHealth()
    var list = DisplayList()
    var run = try lesson.map { try LessonRun($0.melody, $0.settings) }
    for (i, hands) in pictures.enumerated() {
      let time = Double(i) / 30
      health.observe(luminance: luminance, at: time)
      let gestures = GestureMoment(readings: readings, events: events(in: i, at: time))
      let playing = player.play(hands, events: gestures.events, at: time)
      run?.advance(playing.control)
      stage.draw(
        playing, lesson: run?.state, hands: hands, gestures: gestures, health: health, into: &list)
    }
    return list
  }

  private func events(in picture: Int, at time: Double) -> [GestureEvent] {
    events.filter { $0.picture == picture }.map {
      GestureEvent(kind: $0.kind, label: $0.label, track: 1, chirality: .right, time: time)
    }
  }
}

enum StageScenes {
  static let all = [
    StageScene(name: "no-hand", pictures: none(60)),
    StageScene(name: "ready", pictures: [[hand(at: Vector2(0.5, 0.4))]]),
    StageScene(name: "sounding", names: .doremi, pictures: rising(30)),
    StageScene(name: "sounding-portrait", width: 180, height: 320, pictures: rising(30)),
    StageScene(name: "holding", names: .solfege, pictures: rising(30) + none(3)),
    StageScene(
      name: "two-hands", preset: twoHands,
      pictures: rising(30).map { $0 + [hand(2, .left, at: Vector2(0.75, 0.25))] }),
    StageScene(name: "too-dark", pictures: rising(60), luminance: 0.05),
    StageScene(
      name: "leaving",
      pictures: (0..<30).map { [hand(at: Vector2(0.97 - 0.0002 * Float($0), 0.4))] }),
    StageScene(name: "silent", pictures: rising(20) + closed(12)),
    StageScene(
      name: "silent-portrait", width: 180, height: 320, names: .solfege,
      pictures: rising(20) + closed(12)),
    StageScene(
      name: "silent-two-hands", preset: twoHands,
      pictures: rising(30).map { $0 + [hand(2, .left, at: Vector2(0.75, 0.5))] }),
    StageScene(name: "article", preset: .iPhone2020, pictures: rising(30)),
    StageScene(
      name: "lesson-count-in", preset: inKey, pictures: held(72, for: 20),
      lesson: (melody, .init())),
    StageScene(
      name: "lesson-tempo", preset: inKey,
      pictures: held(65, for: 14) + held(69.2, for: 15) + held(70.4, for: 15) + held(70, for: 8),
      lesson: (melody, .init(start: .song(at: 0)))),
    StageScene(
      name: "lesson-wait", preset: inKey, pictures: held(65, for: 30) + held(66.3, for: 30),
      lesson: (melody, .init(mode: .wait, start: .song(at: 0)))),
    StageScene(
      name: "lesson-portrait", width: 240, height: 320, preset: inKey, names: .solfege,
      pictures: held(65, for: 14) + held(69, for: 15) + held(71.6, for: 15),
      lesson: (melody, .init(start: .song(at: 0)))),
    StageScene(
      name: "lesson-beyond", preset: octave, names: .doremi,
      pictures: held(62, for: 14) + none(40), lesson: (melody, .init(start: .song(at: 0.4)))),
    StageScene(
      name: "lesson-result", preset: inKey,
      pictures: held(65, for: 14) + held(69.2, for: 15) + held(70.4, for: 15) + held(70, for: 120),
      lesson: (melody, .init(start: .song(at: 0)))),
  ]

  /// In F major, so that B is flat.
  private static let melody = Melody(
    title: "The First Steps", key: .major(tonic: 5), tempo: 120, barLength: 3,
    notes: [
      .init(pitch: 65, start: 0, length: 1), .init(pitch: 69, start: 1, length: 1),
      .init(pitch: 70, start: 2, length: 1), .init(pitch: 70, start: 3, length: 1.5),
      .init(pitch: 69, start: 4.5, length: 0.25), .init(pitch: 72, start: 5, length: 1),
      .init(pitch: 76, start: 6, length: 1.5), .init(pitch: 70, start: 7.5, length: 1.5),
    ])

  private static var inKey: Preset {
    var preset = Preset.standard
    preset.key = melody.key
    return preset
  }

  /// One octave, which the melody leaves.
  private static var octave: Preset {
    var preset = inKey
    preset.pitchField = PitchField(low: 60, high: 72)
    return preset
  }

  /// The fingertip where a pitch lies in the standard field.
  private static func held(_ pitch: Float, for count: Int) -> [[HandObservation]] {
    Array(repeating: [hand(at: Vector2(0.35, 0.68 - 0.6 * (pitch - 57) / 24))], count: count)
  }

  private static var twoHands: Preset {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    return preset
  }

  private static func none(_ count: Int) -> [[HandObservation]] {
    Array(repeating: [], count: count)
  }

  private static func rising(_ count: Int) -> [[HandObservation]] {
    (0..<count).map { [hand(at: Vector2(0.35, 0.55 - 0.006 * Float($0)))] }
  }

  /// The hand closed: its palm where it was, its index finger folded.
  private static func closed(_ count: Int) -> [[HandObservation]] {
    Array(repeating: [hand(at: Vector2(0.35, 0.436), isClosed: true)], count: count)
  }

  /// A hand that points up at a place of the picture, or would if its index finger were not folded.
  private static func hand(
    _ track: Int = 1, _ chirality: Chirality = .right, at tip: Vector2, isClosed: Bool = false
  ) -> HandObservation {
    let knuckle = tip + Vector2(0, 0.2)
    var joints = [Joint](
      repeating: Joint(position: knuckle, confidence: 1), count: JointName.count)
    func place(_ name: JointName, up: Float) {
      joints[name.rawValue].position = knuckle + Vector2(0, -up)
    }
    // A palm as long as the finger; the folded finger goes up, and down again over it.
    place(.wrist, up: -0.2)
    place(.indexPIP, up: 0.09)
    place(.indexDIP, up: isClosed ? 0.03 : 0.15)
    place(.indexTip, up: isClosed ? -0.02 : 0.2)
    return HandObservation(
      track: track, chirality: chirality, chiralityScore: 1, presence: 1, joints: joints)
  }
}
