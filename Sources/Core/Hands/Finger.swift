/// The five fingers of a hand, thumb first.
public enum Finger: Int, CaseIterable, Sendable {
  case thumb
  case index
  case middle
  case ring
  case little

  /// Its four joints from the palm to the tip.
  public var joints: (base: JointName, first: JointName, second: JointName, tip: JointName) {
    switch self {
    case .thumb: (.thumbCMC, .thumbMP, .thumbIP, .thumbTip)
    case .index: (.indexMCP, .indexPIP, .indexDIP, .indexTip)
    case .middle: (.middleMCP, .middlePIP, .middleDIP, .middleTip)
    case .ring: (.ringMCP, .ringPIP, .ringDIP, .ringTip)
    case .little: (.littleMCP, .littlePIP, .littleDIP, .littleTip)
    }
  }
}
