import Hands
import NeuralNet
import ScalarMath

/// Finds hands in a picture and follows them from picture to picture.
///
/// The pipeline is MediaPipe's (Zhang et al., "MediaPipe Hands: On-device Real-time Hand Tracking",
/// 2020): palm detection looks at the whole picture only while a hand is missing; once a hand is
/// followed, the landmark network looks where the last joints say it must be.
///
/// ```
///  Frame ─┬─► palm detection ─► regions of new hands ─┐        (only while a hand is missing)
///         │                                           ├─► landmarks ─► tracks ─► [HandObservation]
///         └─► regions of followed hands ──────────────┘
/// ```
///
/// A tracker belongs to one source of pictures, given in their order, until it is `reset`; it is not
/// for use from several threads. Pictures of any size may follow each other; a hand is found again after a
/// change.
public final class HandTracker {
  /// The most hands followed from the next picture on, 1 to the settings' `maximumHandCount`: while fewer play
  /// than could, none needs to be searched for.
  public var handLimit: Int {
    didSet { handLimit = min(max(handLimit, 1), settings.maximumHandCount) }
  }

  private let settings: HandTrackerSettings
  private let detector: PalmDetector
  /// One network for each hand, so that hands can be computed at once.
  private let landmarkers: [HandLandmarker]
  private let concurrently: ConcurrentWork
  private var tracks: [Track] = []
  private var lastNumber = 0
  private var lastSearch = -Double.infinity

  /// Where the hand lies at least so far from where it was looked for (intersection over union of
  /// the two regions), it is looked for a second time.
  private static let overlapOfSecondLook: Float = 0.8

  /// Prepares the networks; takes some tens of milliseconds.
  ///
  /// - Parameters:
  ///   - models: the bytes of the two networks.
  ///   - settings: how to look for hands.
  ///   - concurrently: how to do several things at once; by default one after the other.
  /// - Throws: `HandTrackerError` where a model is damaged or is another network.
  public init(
    models: HandTrackerModels, settings: HandTrackerSettings = HandTrackerSettings(),
    concurrently: @escaping ConcurrentWork = oneByOne
  ) throws(HandTrackerError) {
    precondition(settings.maximumHandCount >= 1, "a tracker follows at least one hand")
    self.settings = settings
    handLimit = settings.maximumHandCount
    self.concurrently = concurrently
    detector = try PalmDetector(
      model: models.palmDetection, instructionSet: settings.instructionSet,
      scoreThreshold: settings.detectionThreshold)
    var landmarkers: [HandLandmarker] = []
    for _ in 0..<settings.maximumHandCount {
      landmarkers.append(
        try HandLandmarker(
          model: models.handLandmark, instructionSet: settings.instructionSet))
    }
    self.landmarkers = landmarkers
  }

  /// Forgets all that was seen, for another source of pictures; the networks stay.
  public func reset() {
    tracks.removeAll()
    lastNumber = 0
    lastSearch = -.infinity
  }

  /// The hands in the next picture, in the order of their track numbers; at most as many as the
  /// settings allow.
  public func track(_ frame: Frame) -> [HandObservation] {
    guard frame.width > 1 && frame.height > 1 else {
      // A single row or column of pixels shows no hand.
      for i in tracks.indices { tracks[i].lose() }
      return []
    }
    tracks.removeAll { $0.isForgotten(at: frame.time, memory: settings.memory) }
    // The hands that came last are let go.
    for i in tracks.indices.reversed() where followedCount > handLimit && tracks[i].isFollowed {
      tracks.remove(at: i)
    }
    let isSearching = isSearchDue(at: frame.time)
    var palms = follow(in: frame, searching: isSearching)
    separate()
    if !isSearching && isHandMissed && followedCount < handLimit {
      // The hand may still be there, only not where it was expected.
      palms = search(frame)
    }
    discover(palms, in: frame)
    return tracks.filter { $0.isFollowed }.map {
      $0.observation(width: frame.width, height: frame.height)
    }
  }

  /// Parts tracks that have run onto one hand, as they do when hands touch: the oldest keeps it,
  /// the others wait for theirs to come back.
  private func separate() {
    for i in tracks.indices.reversed()
    where tracks[..<i].contains(where: { $0.shows(tracks[i].region) }) {
      tracks[i].lose()
    }
  }

  private var followedCount: Int { tracks.count { $0.isFollowed } }

  /// Whether a hand was lost a moment ago.
  private var isHandMissed: Bool { tracks.count > followedCount }

  private func isSearchDue(at time: Double) -> Bool {
    let followed = followedCount
    guard followed < handLimit else { return false }
    return followed == 0 || isHandMissed
      || (time - lastSearch).magnitude >= settings.searchInterval
  }

  private func search(_ frame: Frame) -> [PalmDetection] {
    lastSearch = frame.time
    return detector.palms(in: frame)
  }

  /// Looks for each followed hand where it must be, and at the same time for new palms where asked
  /// to.
  ///
  /// - Returns: the palms found.
  private func follow(in frame: Frame, searching: Bool) -> [PalmDetection] {
    let followed = tracks.indices.filter { tracks[$0].isFollowed }
    var palms: [PalmDetection] = []
    let found = look(
      in: followed.map { tracks[$0].region }, of: frame,
      besides: searching ? { palms = self.search(frame) } : nil)
    for (i, landmarks) in zip(followed, found) {
      if landmarks.presence >= settings.presenceThreshold {
        tracks[i].follow(landmarks, time: frame.time)
      } else {
        tracks[i].lose()
      }
    }
    return palms
  }

  /// Runs the landmark network in each region, and further work beside it.
  ///
  /// - Returns: what was found, for each region.
  private func look(
    in regions: [Region], of frame: Frame, besides other: (() -> Void)? = nil
  ) -> [Landmarks] {
    var results = [Landmarks?](repeating: nil, count: regions.count)
    results.withUnsafeMutableBufferPointer { results in
      // Each index is written by one call only.
      concurrently(regions.count + (other == nil ? 0 : 1)) { i in
        if i < regions.count {
          results[i] = look(in: regions[i], of: frame, with: landmarkers[i])
        } else {
          other?()
        }
      }
    }
    return results.compactMap { $0 }
  }

  /// Runs the landmark network in a region, and again where the hand turns out to lie rather
  /// elsewhere.
  ///
  /// Of a hand in quick motion the region of the last picture shows a part only, and the fingertips
  /// are guessed: a fifth upwards in 120 ms put them off by a third of a palm. The second look
  /// costs time on such pictures only. MediaPipe's graph has no such step.
  private func look(
    in region: Region, of frame: Frame, with landmarker: HandLandmarker
  ) -> Landmarks {
    let first = landmarker.landmarks(in: frame, region)
    guard first.presence >= settings.presenceThreshold else { return first }
    guard first.region.overlap(with: region) < Self.overlapOfSecondLook else { return first }
    let second = landmarker.landmarks(in: frame, first.region)
    return second.presence >= settings.presenceThreshold ? second : first
  }

  /// Begins tracks for palms that no track follows yet.
  private func discover(_ palms: [PalmDetection], in frame: Frame) {
    let free = handLimit - followedCount
    var regions: [Region] = []
    for palm in palms where regions.count < free {
      let region = Region(palm: palm)
      let isKnown =
        tracks.contains { $0.shows(region) }
        || regions.contains { $0.showsHand(of: region) }
      if !isKnown { regions.append(region) }
    }
    guard !regions.isEmpty else { return }
    for landmarks in look(in: regions, of: frame)
    where landmarks.presence >= settings.presenceThreshold {
      if tracks.contains(where: { $0.shows(landmarks.region) }) { continue }
      if let returning = tracks.firstIndex(where: { $0.canContinue(with: landmarks) }) {
        tracks[returning].follow(landmarks, time: frame.time)
      } else {
        lastNumber += 1
        tracks.append(Track(number: lastNumber, landmarks: landmarks, time: frame.time))
      }
    }
  }
}
