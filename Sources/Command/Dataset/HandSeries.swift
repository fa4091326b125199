import Gestures
import Hands

/// One hand in the pictures of a file.
struct HandSeries {
  /// A moment.
  struct Picture {
    /// Seconds on the file's own clock.
    let time: Double
    /// The hand; `nil` where it is not seen.
    let hand: HandKeypoints?
  }

  /// In the order of time.
  var pictures: [Picture] = []
  /// Whether it is a picture and no clip.
  var isStill = false

  /// Takes a picture in: the first hand of the side that is wanted.
  mutating func append(_ hands: [HandObservation], at time: Double, _ chirality: Chirality?) {
    let hand = hands.first { chirality == nil || $0.chirality == chirality }
    pictures.append(Picture(time: time, hand: hand.map { HandKeypoints($0) }))
  }

  /// The hands from which a pose can be told.
  func poses(_ view: PoseView) throws(SkipReason) -> [HandKeypoints] {
    let hands = pictures.compactMap { picture in
      picture.hand.flatMap { PoseFeatures.values(of: $0, view: view) == nil ? nil : $0 }
    }
    guard !hands.isEmpty else { throw .noHand }
    return hands
  }

  /// The windows from which an action can be told: one in each stride.
  func windows(_ settings: ActionSettings) throws(SkipReason) -> [ActionWindow] {
    guard !isStill else { throw .stillPicture }
    guard let first = pictures.first?.time, let last = pictures.last?.time else { throw .noHand }
    // Pictures come a little early or late: half an interval of the window's rate is no matter.
    let tolerance = 0.5 / settings.frameRate
    guard last - first >= settings.duration - tolerance else {
      throw .tooShort(last - first, window: settings.duration)
    }
    var windows: [ActionWindow] = []
    var window = ActionWindow(settings)
    var next = first + settings.duration - tolerance
    for picture in pictures {
      window.observe(picture.hand, at: picture.time)
      guard picture.time >= next else { continue }
      next += Double(settings.stride) / settings.frameRate
      if ActionFeatures.values(of: window) != nil { windows.append(window) }
    }
    guard !windows.isEmpty else { throw .noHand }
    return windows
  }
}
