import GestureData
import Gestures
import Hands
import ScalarMath
import Testing
import VirtualHand

@Suite struct ActionWindowTests {
  static func clip(_ label: ActionLabel, seed: UInt64 = 3) -> ActionClip {
    var scenes = ActionScenes(.many, seed: seed)
    return scenes.next(label)
  }

  static func exact(_ clip: ActionClip, _ time: Double) -> HandKeypoints? {
    clip.hand(time).map { hand in
      let truth = ActionClip.camera.joints(of: hand)
      return HandKeypoints(
        points: truth.positions.map { Vector2($0.x * 4 / 3, $0.y) }, chirality: hand.chirality)
    }
  }

  static func window(_ clip: ActionClip, rate: Double, keeps: (Int) -> Bool = { _ in true })
    -> ActionWindow
  {
    var window = ActionWindow()
    for i in 0...Int(clip.duration * rate) where keeps(i) {
      window.observe(exact(clip, Double(i) / rate), at: Double(i) / rate)
    }
    return window
  }

  static func difference(_ a: ActionWindow, _ b: ActionWindow) -> Float {
    let one = ActionFeatures.values(of: a)!
    let other = ActionFeatures.values(of: b)!
    #expect(one.count == ActionFeatures.count)
    return zip(one, other).reduce(0) { $0 + ($1.0 - $1.1).magnitude } / Float(one.count)
  }

  @Test func theCamerasRateHardlyMatters() {
    let clip = Self.clip(.circleClockwise)
    let thirty = Self.window(clip, rate: 30)
    let other = Self.window(Self.clip(.swipeLeft), rate: 30)
    let apart = Self.difference(thirty, other)
    for rate in [20.0, 24, 60, 120] {
      #expect(Self.difference(thirty, Self.window(clip, rate: rate)) < 0.1 * apart)
    }
    let gaps = Self.window(clip, rate: 30) { $0 % 7 != 3 || $0 == 78 }
    #expect(Self.difference(thirty, gaps) < 0.1 * apart)
  }

  @Test func equalAndEarlierTimesAreLeftOut() {
    let clip = Self.clip(.wave)
    var window = ActionWindow()
    var repeated = ActionWindow()
    for i in 0..<60 {
      let (time, hand) = (Double(i) / 30, Self.exact(clip, Double(i) / 30))
      window.observe(hand, at: time)
      repeated.observe(hand, at: time)
      repeated.observe(Self.exact(clip, 2), at: time)
      repeated.observe(Self.exact(clip, 2), at: time - 0.1)
      repeated.observe(hand, at: .nan)
    }
    #expect(Self.difference(window, repeated) == 0)
  }

  @Test func aSourceThatBeginsAnewBeginsAnEmptyWindow() {
    let clip = Self.clip(.wave)
    var window = Self.window(clip, rate: 30)
    #expect(ActionFeatures.values(of: window) != nil)
    window.observe(nil, at: 0.5)
    #expect(ActionFeatures.values(of: window) == nil)
  }

  @Test func withoutAHandThereIsNothingToTell() {
    var window = ActionWindow()
    for i in 0..<100 { window.observe(nil, at: Double(i) / 30) }
    #expect(ActionFeatures.values(of: window) == nil)
    #expect(ActionClassifier.builtIn.predict(window) == nil)
  }

  @Test func itPredictsOnceInAStride() {
    let clip = Self.clip(.wave)
    for rate in [30.0, 60] {
      var sliding = ActionClassifier.builtIn.window
      var times: [Double] = []
      for i in 0...Int(2.5 * rate) {
        let time = Double(i) / rate
        if sliding.observe(Self.exact(clip, time), at: time) != nil { times.append(time) }
      }
      #expect(times.count >= 18 && times.count <= 26)
      for (one, next) in zip(times, times.dropFirst()) { #expect(abs(next - one - 0.1) < 0.02) }
    }
  }
}

@Suite struct BuiltInActionTests {
  static let actions = ActionClassifier.builtIn

  @Test(arguments: [People.many, .others])
  func actionsAreToldOnHandsAndMotionsNotTrainedOn(people: People) {
    var counts: [String: (right: Int, all: Int)] = [:]
    for sample in ActionSample.virtual(people, count: 1600, seed: 777) {
      // A hand that was hardly there did nothing.
      let label = Self.actions.predict(sample.window)?.label ?? "background"
      counts[sample.label, default: (0, 0)].right += label == sample.label ? 1 : 0
      counts[sample.label, default: (0, 0)].all += 1
    }
    let recalls = counts.mapValues { Double($0.right) / Double($0.all) }
    let mean = recalls.values.reduce(0, +) / Double(recalls.count)
    #expect(recalls.count == 9)
    #expect(mean >= 0.95, "\(recalls)")
  }

  /// The rate of sure predictions of anything, over what a player does.
  @Test(arguments: 0..<5)
  func playingIsNoAction(number: Int) {
    let songs = [
      Performance.silentNight(), .fifths(), .vibrato(), .still(), .twoHands(),
    ]
    let camera = ActionClip.camera
    let song = songs[number]
    for hand in [Chirality.left, .right] {
      var window = Self.actions.window
      for i in 0..<Int(song.duration * 30) {
        let time = Double(i) / 30
        let placement = song.hands(time).first { $0.chirality == hand }
        let keypoints = placement.map {
          HandKeypoints(
            points: camera.joints(of: $0).positions.map { Vector2($0.x * 4 / 3, $0.y) },
            chirality: hand)
        }
        guard let prediction = window.observe(keypoints, at: time) else { continue }
        let isSure = prediction.label != "background" && prediction.confidence > 0.9
        #expect(!isSure, "\(prediction.label) at \(time)")
      }
    }
  }
}
