import Gestures
import Hands
import Instrument
import ScalarMath
import Stage
import Testing

private let raised = hand(tip: Vector2(0.4, 0.38))

/// A stage with one resting hand, with and without which gestures come.
private struct Scene {
  var stage: Stage
  var player: Player
  var list = DisplayList()
  let preset: Preset

  init(_ preset: Preset = .standard, _ change: (inout StageSettings) -> Void = { _ in }) {
    self.preset = preset
    var settings = StageSettings(
      preset: preset, view: View(width: 640, height: 480, pictureAspect: 4 / 3))
    change(&settings)
    stage = Stage(settings)
    player = Player(preset)
  }

  static let hand: HandObservation = {
    var hand = raised
    // A palm of a fifth of the picture, upright.
    hand.joints[JointName.wrist.rawValue].position = Vector2(0.4, 0.7)
    hand.joints[JointName.middleMCP.rawValue].position = Vector2(0.4, 0.5)
    return hand
  }()

  /// Draws a picture; `label` begins, ends or happens in it.
  mutating func draw(
    at time: Double, _ kind: GestureEvent.Kind? = nil, _ label: String = "", seen: Bool = true,
    readings: [HandReading] = []
  ) -> [Command] {
    var moment = GestureMoment(readings: readings)
    if let kind {
      moment.events.append(
        GestureEvent(kind: kind, label: label, track: 1, chirality: .right, time: time))
    }
    let hands = seen ? [Self.hand] : []
    let playing = player.play(hands, events: moment.events, at: time)
    stage.draw(playing, hands: hands, gestures: moment, health: PictureHealth(), into: &list)
    return list.commands
  }
}

private let poses = [
  "open palm", "fist", "point", "victory", "three", "four", "thumb up", "thumb down", "pinch",
  "rock", "call", "a pose of one's own", "another one",
]
private let actions = [
  "wave", "swipe left", "swipe right", "swipe up", "swipe down", "circle clockwise",
  "circle counter-clockwise", "open-close", "an action of one's own",
]

/// A scene with gestures beside the same one without.
private struct Twins {
  var scene: Scene
  var plain: Scene

  init(_ change: (inout StageSettings) -> Void = { _ in }) {
    (scene, plain) = (Scene(.standard, change), Scene(.standard, change))
  }

  /// What gestures add to a picture.
  mutating func added(
    at time: Double, _ kind: GestureEvent.Kind? = nil, _ label: String = ""
  ) -> [Command] {
    let usual = Set(plain.draw(at: time).map { $0.words })
    return scene.draw(at: time, kind, label).filter { !usual.contains($0.words) }
  }
}

@Suite struct TheStagesEffects {
  @Test(arguments: poses) func beginAndEndWithThePose(label: String) {
    var twins = Twins()
    #expect(twins.added(at: 0).isEmpty)
    _ = twins.added(at: 1, .began, label)
    for i in 0..<60 { #expect(!twins.added(at: 1.3 + 0.05 * Double(i)).isEmpty) }
    #expect(!twins.added(at: 4.3, .ended, label).isEmpty)
    #expect(!twins.added(at: 4.5).isEmpty)
    #expect(twins.added(at: 4.65).isEmpty)
  }

  @Test(arguments: actions) func lastForAMomentAfterAnAction(label: String) {
    var twins = Twins()
    #expect(twins.added(at: 0).isEmpty)
    _ = twins.added(at: 1, .happened, label)
    #expect(!twins.added(at: 1.3).isEmpty)
    #expect(!twins.added(at: 1.5).isEmpty)
    #expect(twins.added(at: 2.1).isEmpty)
  }

  @Test(arguments: poses) func areGoneWithTheHand(label: String) {
    var (scene, other) = (Scene(), Scene())
    for i in 0..<30 { _ = (scene.draw(at: Double(i) / 30), other.draw(at: Double(i) / 30)) }
    _ = (scene.draw(at: 1, .began, label), other.draw(at: 1))
    for i in 31..<90 {
      let time = Double(i) / 30
      #expect(
        scene.draw(at: time, seen: false).map { $0.words }
          == other.draw(at: time, seen: false).map { $0.words })
    }
  }

  /// The same seed gives the same words, another one others.
  @Test(arguments: poses.filter { $0 != "point" && $0 != "call" })
  func areTheSameForTheSameSeed(label: String) {
    func words(_ seed: UInt64) -> [[UInt32]] {
      var scene = Scene { $0.effectSeed = seed }
      _ = scene.draw(at: 0)
      _ = scene.draw(at: 1, .began, label)
      _ = scene.draw(at: 2.7)
      return scene.draw(at: 3.4).map { $0.words }
    }
    #expect(words(1) == words(1))
    if !["three", "four"].contains(label), !label.contains("own") { #expect(words(1) != words(2)) }
  }

  /// What a camera of another rate has shown before does not matter.
  @Test func doNotDependOnTheFrameRate() {
    func words(_ rate: Int) -> [[UInt32]] {
      var scene = Scene()
      _ = scene.draw(at: 0, .began, "open palm")
      for i in 1..<(2 * rate) { _ = scene.draw(at: Double(i) / Double(rate)) }
      return scene.draw(at: 2).filter { $0.code == .disc || $0.code == .ring }.map { $0.words }
    }
    // The player's own light and trail apart, which know the last pictures.
    let (slow, fast) = (Set(words(24)), Set(words(96)))
    #expect(slow.intersection(fast).count > 30)
  }

  @Test(arguments: poses) func standStillWhereMotionIsReduced(label: String) {
    var twins = Twins { $0.reducesMotion = true }
    _ = twins.added(at: 1, .began, label)
    let (one, other) = (twins.added(at: 2), twins.added(at: 2.7))
    #expect((2...4).contains(one.count) && one.allSatisfy { $0.code == .ring })
    #expect(one.map { $0.words } == other.map { $0.words })
  }

  @Test func differFromPoseToPose() {
    var all: Set<[[UInt32]]> = []
    for label in poses + actions {
      var scene = Scene()
      _ = scene.draw(at: 0)
      _ = scene.draw(at: 1, .happened, label)
      all.insert(scene.draw(at: 1.4).map { $0.words })
    }
    #expect(all.count == poses.count + actions.count)
  }

  @Test func areBoundedHoweverManyCome() {
    var scene = Scene()
    for i in 0..<500 { _ = scene.draw(at: Double(i) / 100, .happened, poses[i % poses.count]) }
    #expect(scene.draw(at: 5).count < 1500)
  }

  @Test func aHandOutOfAllBoundsDrawsNothingWrong() {
    var scene = Scene()
    _ = scene.draw(at: 0, .began, "open palm")
    var hand = Scene.hand
    for i in hand.joints.indices { hand.joints[i].position = Vector2(.nan, .infinity) }
    let playing = scene.player.play([hand], at: 1)
    scene.stage.draw(playing, hands: [hand], health: PictureHealth(), into: &scene.list)
    for command in scene.list.commands where command.code == .disc || command.code == .ring {
      #expect(command.number(0).isFinite && command.number(1).isFinite && command.number(2) > 0)
    }
  }
}

@Suite struct TheStageNamesGestures {
  let reading = HandReading(
    track: 1, chirality: .right, pose: GestureReading(label: "victory", confidence: 0.973),
    action: GestureReading(label: "background", confidence: 0.6))

  @Test func onlyWhenAsked() {
    var (quiet, telling) = (Scene(), Scene { $0.showsGestures = true })
    let usual = quiet.draw(at: 0, readings: [reading]).filter { $0.code == .text }.map { $0.text }
    let told = telling.draw(at: 0, readings: [reading]).filter { $0.code == .text }.map { $0.text }
    #expect(!usual.contains { $0.contains("victory") })
    #expect(told.contains("victory  97 %") && told.contains("background  60 %"))
    let gone = telling.draw(at: 1, seen: false, readings: [reading])
    #expect(!gone.filter { $0.code == .text }.contains { $0.text.contains("victory") })
  }

  @Test func whatIsSwitchedOnIsNeverHidden() {
    var scene = Scene(.gestures)
    func words(_ time: Double, _ kind: GestureEvent.Kind? = nil, _ label: String = "") -> [String] {
      scene.draw(at: time, kind, label).filter { $0.code == .text }.map { $0.text }
    }
    #expect(words(0).contains("point to play"))
    #expect(!words(1, .began, "point").contains("point to play"))
    #expect(words(2, .began, "fist").contains("Muted"))
    #expect(!words(3, .ended, "fist").contains("Muted"))
    #expect(words(4, .began, "victory").contains("Octave up"))
    #expect(words(5, .began, "pinch").contains("Staccato"))
    #expect(words(6, .happened, "wave").contains("Timbre 2"))
    #expect(words(7, .happened, "wave").contains("Timbre 3"))
    #expect(words(8, .happened, "circle clockwise").contains("Drone"))
    #expect(words(9).contains("Octave up") && words(9).contains("Drone"))
  }

  @Test func nothingStandsThereWithoutBindings() {
    var scene = Scene()
    let words = scene.draw(at: 0, .began, "fist").filter { $0.code == .text }.map { $0.text }
    #expect(
      !words.contains("Muted")
        && !words.contains { $0.hasSuffix("to play") && !$0.hasPrefix("Raise") })
  }
}
