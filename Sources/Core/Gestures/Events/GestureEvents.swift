import Hands

/// From what is read of all hands, picture by picture, to what they begin, end and do.
///
/// Each track has its own events: two hands do not disturb each other.
public struct GestureEvents: Sendable {
  private struct Follower {
    var track: Int
    var chirality: Chirality
    var poses: PoseEvents
    var actions: ActionEvents
    var lastSeen: Double
  }

  /// When predictions become events.
  public let settings: EventSettings
  /// A hand that holds nothing and was not seen for so many seconds is forgotten.
  private static let memory = 2.0
  /// A hand under a new number is the one that left so many seconds ago at most.
  private static let longestAbsence = 0.5
  private var followers: [Follower] = []
  private var lastTime = -Double.infinity

  /// Makes events of hands of which none was seen yet.
  public init(_ settings: EventSettings = EventSettings()) {
    self.settings = settings
  }

  /// Takes in what is read of the hands that are seen at a time, in seconds, and tells what happens.
  ///
  /// A time that is more than a second earlier than the last one begins anew, since the source must have: all that
  /// is held ends.
  public mutating func observe(_ readings: [HandReading], at time: Double) -> [GestureEvent] {
    var events: [GestureEvent] = []
    guard time.isFinite else { return events }
    if time < lastTime - 1 { endAll(at: time, &events) }
    lastTime = time
    for reading in readings where !isFollowed(reading.track) { follow(reading, readings, at: time) }
    for i in followers.indices {
      let track = followers[i].track
      let reading = readings.first { $0.track == track }
      if let reading { (followers[i].chirality, followers[i].lastSeen) = (reading.chirality, time) }
      let (ended, began) = followers[i].poses.observe(reading?.pose, at: time)
      let done = followers[i].actions.observe(reading?.action, at: time)
      let chirality = followers[i].chirality
      func tell(_ kind: GestureEvent.Kind, _ label: String?) {
        guard let label else { return }
        events.append(
          GestureEvent(kind: kind, label: label, track: track, chirality: chirality, time: time))
      }
      tell(.ended, ended)
      tell(.began, began)
      tell(.happened, done)
    }
    followers.removeAll { $0.poses.held == nil && time - $0.lastSeen > Self.memory }
    return events
  }

  /// Follows a new hand. What a hand of the same side that was lost a moment ago has done is not done twice.
  private mutating func follow(
    _ reading: HandReading, _ readings: [HandReading], at time: Double
  ) {
    let lost = followers.last { follower in
      follower.chirality == reading.chirality && time - follower.lastSeen <= Self.longestAbsence
        && !readings.contains { $0.track == follower.track }
    }
    followers.append(
      Follower(
        track: reading.track, chirality: reading.chirality, poses: PoseEvents(settings),
        actions: lost?.actions ?? ActionEvents(settings), lastSeen: time))
  }

  private func isFollowed(_ track: Int) -> Bool {
    followers.contains { $0.track == track }
  }

  private mutating func endAll(at time: Double, _ events: inout [GestureEvent]) {
    for follower in followers {
      guard let label = follower.poses.held else { continue }
      events.append(
        GestureEvent(
          kind: .ended, label: label, track: follower.track, chirality: follower.chirality,
          time: time))
    }
    followers.removeAll()
  }
}
