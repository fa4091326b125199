/// What a pose classifier may see of how a hand is turned in the picture.
public enum PoseView: UInt8, Sendable {
  /// Nothing: a pose is the same whichever way it points.
  case invariant = 0
  /// Which way is up, so that a thumb up is no thumb down.
  case upright = 1
}
