import NeuralNet

/// How a tracker looks for hands.
public struct HandTrackerSettings: Sendable {
  /// The most hands followed at once, 1 or more; each more costs a network's memory.
  public var maximumHandCount = 2
  /// The least score, 0 to 1, at which palm detection speaks of a palm. MediaPipe's default.
  public var detectionThreshold: Float = 0.5
  /// The least presence, 0 to 1, at which a region counts as a hand. MediaPipe's default.
  public var presenceThreshold: Float = 0.5
  /// How long, in seconds, a lost hand keeps its track number.
  public var memory = 0.15
  /// How often, in seconds, a further hand is looked for while at least one is followed; 0,
  /// MediaPipe's way, is every picture. A slow device may wait longer: palm detection costs about
  /// as much as a hand. With no hand in sight, or one just lost, every picture is searched in any
  /// case.
  public var searchInterval = 0.0
  /// The processor's instructions to compute with.
  public var instructionSet: InstructionSet = .best

  /// The usual settings.
  public init() {}
}

/// The bytes of the two networks that a tracker runs, each a `.tflite` file of MediaPipe 0.10.21.
public struct HandTrackerModels: Sendable {
  /// `palm_detection_full.tflite` or `palm_detection_lite.tflite`.
  public var palmDetection: [UInt8]
  /// `hand_landmark_full.tflite` or `hand_landmark_lite.tflite`.
  public var handLandmark: [UInt8]

  /// Takes the bytes of both files.
  public init(palmDetection: [UInt8], handLandmark: [UInt8]) {
    self.palmDetection = palmDetection
    self.handLandmark = handLandmark
  }
}

/// Runs `body` for 0, 1, … up to `count`, at once or one after the other, and returns when all are
/// done.
///
/// The core knows no threads; a shell that has them passes its own, such as Dispatch's
/// `concurrentPerform`. The result is the same either way.
public typealias ConcurrentWork = (_ count: Int, _ body: (Int) -> Void) -> Void

/// One after the other.
public func oneByOne(_ count: Int, _ body: (Int) -> Void) {
  for i in 0..<count { body(i) }
}
