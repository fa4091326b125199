import Hands

/// Performs requests on the pictures of one camera or clip, in their order: what Vision calls a sequence request
/// handler.
///
/// It keeps a tracker for each number of hands that was asked for, so that a request may be made anew for each picture
/// and hands are followed all the same. Not for use from several threads.
public final class HandPoseRequestHandler {
  /// The most hands that a request may look for.
  public static var handLimit: Int { 16 }

  private let models: HandTrackerModels
  private let concurrently: ConcurrentWork
  /// For each number of hands its tracker, from 1 on.
  private var trackers = [HandTracker?](repeating: nil, count: handLimit)

  /// Makes a handler; networks are prepared when the first request is performed.
  ///
  /// - Parameters:
  ///   - models: the bytes of the two networks.
  ///   - concurrently: how to do several things at once; by default one after the other.
  public init(models: HandTrackerModels, concurrently: @escaping ConcurrentWork = oneByOne) {
    self.models = models
    self.concurrently = concurrently
  }

  /// Finds the hands of a picture and puts them into each request's `results`.
  ///
  /// - Parameters:
  ///   - requests: what to look for. Those that look for equally many hands are answered by one search.
  ///   - frame: the picture, upright and unmirrored; its time tells how long hands may have been away.
  /// - Throws: `HandPoseRequestError` before any request is answered.
  public func perform(
    _ requests: [HandPoseRequest], on frame: Frame
  ) throws(HandPoseRequestError) {
    for request in requests { try prepare(request.maximumHandCount) }
    var found = [[HandObservation]?](repeating: nil, count: Self.handLimit)
    for request in requests {
      let place = request.maximumHandCount - 1
      let hands = found[place] ?? trackers[place]?.track(frame) ?? []
      found[place] = hands
      request.results = hands
    }
  }

  private func prepare(_ handCount: Int) throws(HandPoseRequestError) {
    guard (1...Self.handLimit).contains(handCount) else { throw .unusableHandCount(handCount) }
    guard trackers[handCount - 1] == nil else { return }
    var settings = HandTrackerSettings()
    settings.maximumHandCount = handCount
    do throws(HandTrackerError) {
      trackers[handCount - 1] = try HandTracker(
        models: models, settings: settings, concurrently: concurrently)
    } catch {
      throw .tracker(error)
    }
  }
}
