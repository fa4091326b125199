import Hands

/// Asks for the hands in a picture, in the manner of Vision's `VNDetectHumanHandPoseRequest`.
///
/// ```swift
/// let request = HandPoseRequest()
/// request.maximumHandCount = 1
/// request.revision = .revision1
///
/// let handler = HandPoseRequestHandler(models: models)   // one for a camera or a clip
/// try handler.perform([request], on: frame)
/// for hand in request.results ?? [] { … }
/// ```
///
/// It is a thin cover of `HandTracker`, for code that was written for Vision; who begins anew may use that at once.
public final class HandPoseRequest {
  /// Which networks and which pipeline find the hands. Results of one revision stay comparable.
  public enum Revision: Int, CaseIterable, Sendable {
    /// MediaPipe 0.10.21's palm detection and hand landmarks.
    case revision1 = 1
  }

  /// The most hands that are looked for: 1, as in Apple's listings, to 16.
  public var maximumHandCount = 1
  /// Which networks and which pipeline find the hands.
  public var revision = Revision.revision1
  /// The hands of the picture that was last performed on, in the order of their track numbers; `nil` before.
  public internal(set) var results: [HandObservation]?

  /// Makes a request for one hand.
  public init() {}
}

/// Why a request cannot be performed.
public enum HandPoseRequestError: Error, Equatable, Sendable {
  /// `maximumHandCount` is out of range: what it is.
  case unusableHandCount(Int)
  /// The tracker cannot be made.
  case tracker(HandTrackerError)

  /// What is wrong, and with what, in one sentence.
  public var sentence: String {
    switch self {
    case .unusableHandCount(let count):
      "a request looks for 1 to \(HandPoseRequestHandler.handLimit) hands, not for \(count)"
    case .tracker(let error): error.sentence
    }
  }
}
