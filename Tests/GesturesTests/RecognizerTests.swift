import GestureData
import Gestures
import Hands
import ScalarMath
import Testing

/// From hands to gestures, by the listings' rules.
@Suite struct RecognizerTests {
  private static let poses = PoseClassifier.builtIn
  private static let actions = ActionClassifier.builtIn

  /// A virtual hand of a pose as an observation in a picture of 4 to 3.
  private static func observation(
    _ keypoints: HandKeypoints, track: Int = 1, _ chirality: Chirality? = nil
  ) -> HandObservation {
    let joints: [Joint] = keypoints.points.indices.map { i in
      let point = keypoints.points[i]
      return Joint(
        position: Vector2(point.x * 3 / 4, point.y), confidence: keypoints.confidences[i])
    }
    return HandObservation(
      track: track, chirality: chirality ?? keypoints.chirality ?? .right, chiralityScore: 1,
      presence: 1, joints: joints, pictureAspect: 4 / 3)
  }

  /// A hand that is surely told as what it shows.
  private static func sure(_ label: String) -> HandObservation {
    let samples = TrainingSample.virtual(.many, count: 300, seed: 9)
    let hands: [HandObservation] = samples.filter { $0.label == label }
      .map { observation($0.hand) }
    return hands.first {
      let prediction = poses.predict($0)
      return prediction?.label == label && prediction!.confidence > 0.95
    }!
  }

  @Test func defaultsAreTheListings() {
    let settings = RecognizerSettings()
    #expect(settings.maximumHandCount == 1 && settings.chirality == nil)
    #expect(settings.jointConfidence == 0.2 && settings.poseConfidence == 0.9)
    #expect((settings.queueInterval - 1 / 30.0).magnitude < 1e-9)
    // Frames of ARKit's 60 a second mean the same.
    let counted = RecognizerSettings(frameRate: 60)
    #expect((counted.poseInterval - settings.poseInterval).magnitude < 1e-9)
    #expect((counted.queueInterval - settings.queueInterval).magnitude < 1e-9)
    let other = RecognizerSettings(
      frameRate: 30, handPosePredictionInterval: 15, queueFrameInterval: 3, queueSamplingCount: 10)
    #expect((other.poseInterval - 0.5).magnitude < 1e-9)
    #expect((other.queueInterval - 0.1).magnitude < 1e-9)
    #expect((other.actionInterval! - 1).magnitude < 1e-9)
  }

  @Test(arguments: [24.0, 30, 60])
  func aPoseIsToldOnceInAnInterval(rate: Double) {
    let settings = RecognizerSettings(poseInterval: 0.5)
    var recognizer = GestureRecognizer(poses: Self.poses, settings: settings)
    let (point, palm) = (Self.sure("point"), Self.sure("open palm"))
    var labels: [String] = []
    for picture in 0..<Int(2 * rate) {
      // The hand opens right behind the first picture: nobody looks until half a second has passed.
      let hand = picture == 0 ? point : palm
      let shown = recognizer.recognize([hand], at: Double(picture) / rate)
      #expect(shown.count == 1 && shown[0].hand == hand && shown[0].action == nil)
      labels.append(shown[0].surePose ?? "")
    }
    let first = labels.firstIndex(of: "open palm")!
    #expect((0.375...0.5).contains(Double(first) / rate))
    #expect(labels[..<first].allSatisfy { $0 == "point" })
    #expect(labels[first...].allSatisfy { $0 == "open palm" })
    // A hand that leaves shows nothing, and is looked at anew when it comes back.
    #expect(recognizer.recognize([], at: 2).isEmpty)
    let back = recognizer.recognize([point], at: 2.1)
    #expect(back[0].surePose == "point")
  }

  @Test func thresholdsAreAsked() {
    let point = Self.sure("point")
    let confidence = Self.poses.predict(point)!.confidence
    for (threshold, isSure) in [(confidence, false), (confidence.nextDown, true)] {
      var settings = RecognizerSettings()
      settings.poseConfidence = threshold
      var recognizer = GestureRecognizer(poses: Self.poses, settings: settings)
      let shown = recognizer.recognize([point], at: 0)[0]
      #expect(shown.pose?.label == "point" && (shown.surePose != nil) == isSure)
      #expect(shown.pose?.labelProbabilities["point"] == confidence)
      #expect(shown.pose?.labelProbabilities["nothing"] == nil)
    }
    // At the joints' threshold itself none is seen, as the listing asks for more.
    var faint = point
    for i in faint.joints.indices { faint.joints[i].confidence = 0.2 }
    var recognizer = GestureRecognizer(poses: Self.poses)
    #expect(recognizer.recognize([faint], at: 0)[0].pose == nil)
    for i in faint.joints.indices { faint.joints[i].confidence = 0.21 }
    recognizer = GestureRecognizer(poses: Self.poses)
    #expect(recognizer.recognize([faint], at: 0)[0].surePose == "point")
  }

  @Test func handsAreChosenByNumberAndSide() {
    var right = Self.sure("point")
    var left = right
    (right.chirality, left.chirality) = (.right, .left)
    (right.track, left.track) = (1, 2)
    func tracks(_ count: Int, _ chirality: Chirality?) -> [Int] {
      var settings = RecognizerSettings()
      settings.maximumHandCount = count
      settings.chirality = chirality
      var recognizer = GestureRecognizer(poses: Self.poses, settings: settings)
      return recognizer.recognize([right, left], at: 0).map { $0.hand!.track }
    }
    #expect(tracks(1, nil) == [1] && tracks(2, nil) == [1, 2])
    #expect(tracks(1, .left) == [2] && tracks(2, .right) == [1])
  }

  /// Each action is told within its clip, whether the camera gives 30 or 60 pictures a second, and even where the
  /// tracker loses the hand and gives it another number.
  @Test(arguments: [30.0, 60], [false, true])
  func actionsAreToldFromTheQueue(rate: Double, isLost: Bool) {
    let labels: [ActionLabel] = [.wave, .swipeLeft, .circleClockwise, .openClose]
    var told = 0
    for label in labels {
      var scenes = ActionScenes(.others, seed: 40 + UInt64(label.rawValue))
      for _ in 0..<5 {
        let clip = scenes.next(label)
        var random = RandomNumbers(seed: 5)
        let errors = TrackingErrors(&random)
        var recognizer = GestureRecognizer(actions: Self.actions)
        var sure: Set<String> = []
        for picture in 0...Int(clip.duration * rate) {
          let time = Double(picture) / rate
          var hands: [HandObservation] = []
          if let hand = clip.keypoints(at: time, errors, &random) {
            hands = [Self.observation(hand, track: isLost && time > 1.3 ? 2 : 1)]
          }
          if isLost && time > 1.2 && time < 1.32 { hands = [] }
          for shown in recognizer.recognize(hands, at: time) {
            if let action = shown.sureAction { sure.insert(action) }
          }
        }
        told += sure.contains(label.name) ? 1 : 0
      }
    }
    #expect(told >= 16)
  }

  @Test func aHandThatHasLeftIsToldOnlyForItsAction() {
    let clip: ActionClip = {
      var scenes = ActionScenes(.many, seed: 3)
      return scenes.next(.wave)
    }()
    var random = RandomNumbers(seed: 5)
    let errors = TrackingErrors(&random)
    var recognizer = GestureRecognizer(poses: Self.poses, actions: Self.actions)
    for picture in 0..<78 {
      let time = Double(picture) / 30
      let hand = clip.keypoints(at: time, errors, &random).map { Self.observation($0) }
      _ = recognizer.recognize(hand.map { [$0] } ?? [], at: time)
    }
    let away = recognizer.recognize([], at: 2.7)
    #expect(away.count == 1 && away[0].hand == nil && away[0].pose == nil)
    #expect(away[0].action != nil)
    #expect(recognizer.recognize([], at: 9).isEmpty)
    // A source that begins anew finds no trace of what was before.
    #expect(recognizer.recognize([], at: 0).isEmpty)
  }

  @Test func anArrayOfJointsIsAHandToo() {
    let hand = Self.sure("victory")
    let direct = HandKeypoints(hand)
    let array = HandKeypoints(
      hand.keypoints, aspectRatio: 4 / 3, chirality: hand.chirality)
    #expect(array == direct)
    let vision = HandKeypoints(
      hand.keypoints(from: .lowerLeft), from: .lowerLeft, aspectRatio: 4 / 3,
      chirality: hand.chirality)
    #expect(Self.poses.predict(vision)?.label == "victory")
  }
}

@Suite struct ConfusionTableTests {
  @Test func sharesAreThoseOfTheCounts() {
    var table = ConfusionTable(labels: ["a", "b", "c"])
    #expect(table.accuracy == nil && table.macroRecall == nil && table.recall(of: 0) == nil)
    let pairs = [(0, 0), (0, 0), (0, 0), (0, 1), (1, 1), (1, 0)]
    for (label, other) in pairs { table.add(label, takenFor: other) }
    #expect(table.count == 6 && table.count(of: 0) == 4 && table.count(of: 0, takenFor: 1) == 1)
    #expect(table.accuracy == 4.0 / 6 && table.recall(of: 0) == 0.75 && table.recall(of: 1) == 0.5)
    #expect(table.precision(of: 0) == 0.75 && table.precision(of: 1) == 0.5)
    #expect(table.precision(of: 2) == nil && table.recall(of: 2) == nil)
    #expect(table.macroRecall == 0.625)
  }
}
