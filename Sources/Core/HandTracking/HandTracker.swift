import Hands
import NeuralNet
import ScalarMath

/// Finds hands in a picture and follows them from picture to picture.
///
/// The pipeline is MediaPipe's (Zhang et al., "MediaPipe Hands: On-device Real-time Hand Tracking", 2020):
/// palm detection looks at the whole picture only while a hand is missing; once a hand is followed, the
/// landmark network looks where the last joints say it must be.
///
/// ```
///  Frame ─┬─► palm detection ─► regions of new hands ─┐        (only while a hand is missing)
///         │                                           ├─► landmarks ─► tracks ─► [HandObservation]
///         └─► regions of followed hands ──────────────┘
/// ```
///
/// A tracker belongs to one source of pictures, given in their order; it is not for use from several threads.
public final class HandTracker {
  private let settings: HandTrackerSettings
  private let detector: PalmDetector
  /// One network for each hand, so that hands can be computed at once.
  private let landmarkers: [HandLandmarker]
  private let concurrently: ConcurrentWork
  private var tracks: [Track] = []
  private var lastNumber = 0
  private var lastSearch = -Double.infinity

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

  /// The hands in the next picture, in the order of their track numbers.
  public func track(_ frame: Frame) -> [HandObservation] {
    tracks.removeAll { $0.isForgotten(at: frame.time, memory: settings.memory) }
    let (found, palms) = look(at: frame)
    update(with: found, at: frame.time)
    discover(palms, in: frame)
    return tracks.filter { $0.isFollowed }.map {
      $0.observation(width: frame.width, height: frame.height)
    }
  }

  /// Runs the networks for the hands that are followed and, where one is missing, palm detection.
  private func look(at frame: Frame) -> (found: [Landmarks], palms: [PalmDetection]) {
    let regions = tracks.filter { $0.isFollowed }.map { $0.region }
    let searches = isSearchDue(followed: regions.count, time: frame.time)
    if searches { lastSearch = frame.time }
    var palms: [PalmDetection] = []
    let found = landmarks(in: frame, regions, besides: searches ? { palms = self.detector.palms(in: frame) } : nil)
    return (found, palms)
  }

  private func isSearchDue(followed: Int, time: Double) -> Bool {
    guard followed < settings.maximumHandCount else { return false }
    let handJustLost = tracks.count > followed
    return followed == 0 || handJustLost
      || (time - lastSearch).magnitude >= settings.searchInterval
  }

  /// Runs the landmark network in each region, and further work beside it.
  private func landmarks(
    in frame: Frame, _ regions: [Region], besides other: (() -> Void)? = nil
  ) -> [Landmarks] {
    var results = [Landmarks?](repeating: nil, count: regions.count)
    results.withUnsafeMutableBufferPointer { results in
      // Each index is written by one call only.
      concurrently(regions.count + (other == nil ? 0 : 1)) { i in
        if i < regions.count {
          results[i] = landmarkers[i].landmarks(in: frame, regions[i])
        } else {
          other?()
        }
      }
    }
    return results.compactMap { $0 }
  }

  /// Follows the hands that were found again and lets the others go.
  private func update(with found: [Landmarks], at time: Double) {
    var next = 0
    for i in 0..<tracks.count where tracks[i].isFollowed {
      let landmarks = found[next]
      next += 1
      // Two tracks may run onto one hand when hands cross: the older one keeps it.
      let isTaken = tracks[..<i].contains { $0.isFollowed && $0.isSameHand(as: landmarks) }
      if landmarks.presence >= settings.presenceThreshold && !isTaken {
        tracks[i].follow(landmarks, time: time)
      } else {
        tracks[i].lose()
      }
    }
  }

  /// Begins tracks for palms that no track follows yet.
  private func discover(_ palms: [PalmDetection], in frame: Frame) {
    let free = settings.maximumHandCount - tracks.count { $0.isFollowed }
    var regions: [Region] = []
    for palm in palms where regions.count < free {
      let region = Region(palm: palm)
      let isKnown =
        tracks.contains { $0.isFollowed && $0.region.overlap(with: region) > 0.5 }
        || regions.contains { $0.overlap(with: region) > 0.5 }
      if !isKnown { regions.append(region) }
    }
    guard !regions.isEmpty else { return }
    for landmarks in landmarks(in: frame, regions)
    where landmarks.presence >= settings.presenceThreshold {
      if tracks.contains(where: { $0.isFollowed && $0.isSameHand(as: landmarks) }) { continue }
      if let returning = tracks.firstIndex(where: { $0.canContinue(with: landmarks) }) {
        tracks[returning].follow(landmarks, time: frame.time)
      } else {
        lastNumber += 1
        tracks.append(Track(number: lastNumber, landmarks: landmarks, time: frame.time))
      }
    }
  }
}
