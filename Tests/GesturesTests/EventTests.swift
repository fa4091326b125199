import Gestures
import Hands
import ScalarMath
import Testing

/// Readings at even times, and what comes of them.
private struct Watch {
  var events = GestureEvents()
  var all: [GestureEvent] = []
  var picture = 0
  let rate: Double

  init(rate: Double, settings: EventSettings = EventSettings()) {
    self.rate = rate
    events = GestureEvents(settings)
  }

  var time: Double { Double(picture) / rate }

  /// Shows readings for so many seconds: the pictures whose times are below the end.
  mutating func show(
    _ readings: [HandReading], until end: Double
  ) {
    while time < end - 1e-9 {
      all += events.observe(readings, at: time)
      picture += 1
    }
  }
}

private func reading(
  _ pose: String? = nil, _ confidence: Float = 0.97, action: String? = nil, track: Int = 1,
  _ chirality: Chirality = .right
) -> HandReading {
  HandReading(
    track: track, chirality: chirality,
    pose: pose.map { GestureReading(label: $0, confidence: confidence) },
    action: action.map { GestureReading(label: $0, confidence: confidence) })
}

private let rates = [24.0, 25, 30, 48, 50, 60, 90, 120]

@Suite struct PosesBeginAndEnd {
  let settings = EventSettings()

  /// The first picture that is not earlier than a time.
  private func picture(at time: Double, rate: Double) -> Double {
    (time * rate - 1e-4).rounded(.up) / rate
  }

  @Test(arguments: rates) func afterTheHoldAndAfterTheRelease(rate: Double) {
    var watch = Watch(rate: rate)
    watch.show([reading("background")], until: 1)
    watch.show([reading("fist")], until: 2)
    watch.show([reading("background")], until: 3)
    #expect(watch.all.map { $0.kind } == [.began, .ended])
    #expect(watch.all.allSatisfy { $0.label == "fist" && $0.track == 1 && $0.chirality == .right })
    let (first, last) = (picture(at: 1, rate: rate), picture(at: 2, rate: rate))
    let begin = picture(at: first + settings.hold, rate: rate)
    let end = picture(at: last + settings.release, rate: rate)
    #expect((watch.all[0].time - begin).magnitude < 1e-6)
    #expect((watch.all[1].time - end).magnitude < 1e-6)
  }

  @Test(arguments: rates) func aHandThatIsGoneEndsThem(rate: Double) {
    var watch = Watch(rate: rate)
    watch.show([reading("fist")], until: 1)
    watch.show([], until: 2)
    #expect(watch.all.map { $0.kind } == [.began, .ended])
    #expect(watch.all.last!.time < 1 + settings.release + 1 / rate + 1e-6)
  }

  @Test(arguments: rates) func aFlickerDoesNothing(rate: Double) {
    var watch = Watch(rate: rate)
    for second in 1...20 {
      watch.show([reading("background")], until: Double(second) - 0.15)
      // 0.15 s in a fist, which a camera of 24 pictures a second sees in four.
      watch.show([reading("fist")], until: Double(second))
    }
    #expect(watch.all.isEmpty)
  }

  @Test(arguments: rates) func aPoseThatFlickersIsHeldOn(rate: Double) {
    var watch = Watch(rate: rate)
    watch.show([reading("point")], until: 0.5)
    for half in 1...20 {
      watch.show([reading("pinch")], until: 0.5 * Double(half) + 0.1)
      watch.show([reading("point", 0.7)], until: 0.5 * Double(half) + 0.5)
    }
    #expect(watch.all.map { $0.kind } == [.began])
  }

  /// Labels by lot, each for some pictures: runs that last for the hold are rare, and all is in order.
  @Test(arguments: rates) func randomLabelsDoNextToNothing(rate: Double) {
    let labels = ["fist", "point", "pinch", "victory", "background"]
    var (begun, minutes) = (0, 0.0)
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      var watch = Watch(rate: rate)
      for _ in 0..<600 {
        let label = labels[Int(random.uniform() * 5)]
        watch.show([reading(label)], until: watch.time + 0.02 + 0.06 * random.uniform())
      }
      begun += watch.all.filter { $0.kind == .began }.count
      minutes += watch.time / 60
      // Never two poses at a time, never an end without a beginning.
      var held: String?
      for event in watch.all {
        if event.kind == .began {
          #expect(held == nil)
          held = event.label
        } else {
          #expect(held == event.label)
          held = nil
        }
      }
    }
    // Four of a kind, which take 0.2 s, come once in 125 draws of some 15 to 20 a second.
    #expect(Double(begun) / minutes < 15)
  }

  @Test(arguments: rates) func aPoseDoesNotComeAgainBeforeItsCooldown(rate: Double) {
    let settings = EventSettings(cooldown: 1)
    var watch = Watch(rate: rate, settings: settings)
    for _ in 0..<12 {
      watch.show([reading("pinch")], until: watch.time + 0.3)
      watch.show([reading("background")], until: watch.time + 0.3)
    }
    let begun = watch.all.filter { $0.kind == .began }.map { $0.time }
    let ended = watch.all.filter { $0.kind == .ended }.map { $0.time }
    #expect(begun.count >= 3)
    for (end, next) in zip(ended, begun.dropFirst()) { #expect(next - end >= 1 - 1e-5) }
  }

  @Test(arguments: rates) func anotherPoseEndsTheFirst(rate: Double) {
    var watch = Watch(rate: rate)
    watch.show([reading("fist")], until: 1)
    watch.show([reading("victory")], until: 2)
    #expect(watch.all.map { $0.kind } == [.began, .ended, .began])
    #expect(watch.all.map { $0.label } == ["fist", "fist", "victory"])
  }

  @Test func twoHandsDoNotDisturbEachOther() {
    var watch = Watch(rate: 30)
    let left = { reading($0, track: 2, .left) }
    watch.show([reading("fist"), left("background")], until: 1)
    watch.show([left("victory"), reading("fist")], until: 2)
    watch.show([left("victory")], until: 3)
    #expect(watch.all.map { $0.kind } == [.began, .began, .ended])
    #expect(watch.all.map { $0.track } == [1, 2, 1])
    #expect(watch.all.map { $0.chirality } == [.right, .left, .right])
  }

  @Test func timesThatStandStillOrBeginAnew() {
    var events = GestureEvents()
    for _ in 0..<100 { #expect(events.observe([reading("fist")], at: 1).isEmpty) }
    #expect(events.observe([reading("fist")], at: .nan).isEmpty)
    var kinds: [GestureEvent.Kind] = []
    for i in 0..<30 {
      kinds += events.observe([reading("fist")], at: 10 + Double(i) / 30).map { $0.kind }
    }
    kinds += events.observe([reading("fist")], at: 0).map { $0.kind }
    #expect(kinds == [.began, .ended])
  }

  @Test func whatIsNotSureDoesNotBegin() {
    var watch = Watch(rate: 30)
    watch.show([reading("fist", 0.89)], until: 2)
    watch.show([reading("fist", 0.91)], until: 3)
    watch.show([reading("fist", 0.61)], until: 5)
    watch.show([reading("fist", 0.59)], until: 6)
    #expect(watch.all.map { $0.kind } == [.began, .ended])
    #expect(watch.all[1].time > 5)
  }
}

@Suite struct ActionsHappen {
  @Test(arguments: rates) func onceHoweverLongTheyAreSeen(rate: Double) {
    var watch = Watch(rate: rate)
    watch.show([reading(action: "background")], until: 1)
    watch.show([reading(action: "wave")], until: 6)
    watch.show([reading(action: "background")], until: 7)
    watch.show([reading(action: "wave")], until: 8)
    #expect(watch.all.map { $0.kind } == [.happened, .happened])
    #expect(watch.all[0].time < 1.2 + 1 / rate && watch.all[1].time >= 7)
  }

  @Test(arguments: rates) func notInOnePredictionAlone(rate: Double) {
    var watch = Watch(rate: rate)
    for second in 1...20 {
      watch.show([reading(action: "background")], until: Double(second) - 0.1)
      // As long as one prediction holds.
      watch.show([reading(action: "wave")], until: Double(second))
    }
    #expect(watch.all.isEmpty)
  }

  @Test(arguments: rates) func notRightAfterAnotherOne(rate: Double) {
    var watch = Watch(rate: rate)
    watch.show([reading(action: "swipe left")], until: 0.5)
    watch.show([reading(action: "swipe right")], until: 1)
    watch.show([reading(action: "background")], until: 3)
    #expect(watch.all.map { $0.label } == ["swipe left"])
  }

  @Test func notAgainUnderANewNumber() {
    var watch = Watch(rate: 30)
    watch.show([reading(action: "wave", track: 1)], until: 0.6)
    watch.show([], until: 0.8)
    watch.show([reading(action: "wave", track: 2)], until: 3)
    #expect(watch.all.count == 1)
  }
}
