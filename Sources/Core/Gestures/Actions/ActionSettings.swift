/// Which stretch of time an action is looked for in.
public struct ActionSettings: Equatable, Sendable {
  /// Pictures in the window.
  public var windowSize: Int
  /// Pictures a second that the window is made of, whatever the camera gives.
  public var frameRate: Double
  /// Pictures of the window's rate between two predictions.
  public var stride: Int

  /// Makes settings; the defaults are the 60 pictures of Apple's listings, two seconds at 30 a second.
  public init(windowSize: Int = 60, frameRate: Double = 30, stride: Int = 3) {
    self.windowSize = windowSize
    self.frameRate = frameRate
    self.stride = stride
  }

  /// Seconds from the window's first picture to its last.
  public var duration: Double { Double(windowSize - 1) / frameRate }

  /// Whether a window can be made: 6 to 600 pictures, 1 to 240 a second, a stride of 1 to 600.
  public var isUsable: Bool {
    (6...600).contains(windowSize) && frameRate >= 1 && frameRate <= 240
      && (1...600).contains(stride)
  }
}
