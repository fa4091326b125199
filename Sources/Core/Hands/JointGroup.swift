/// The joints that belong together, under the names of Apple's Vision framework.
public enum JointGroup: CaseIterable, Sendable {
  case thumb
  case indexFinger
  case middleFinger
  case ringFinger
  case littleFinger
  /// Every finger and the wrist.
  case all

  /// The group's joints from the palm to the tip; the wrist belongs to no finger.
  public var joints: [JointName] {
    switch self {
    case .thumb: [.thumbCMC, .thumbMP, .thumbIP, .thumbTip]
    case .indexFinger: [.indexMCP, .indexPIP, .indexDIP, .indexTip]
    case .middleFinger: [.middleMCP, .middlePIP, .middleDIP, .middleTip]
    case .ringFinger: [.ringMCP, .ringPIP, .ringDIP, .ringTip]
    case .littleFinger: [.littleMCP, .littlePIP, .littleDIP, .littleTip]
    case .all: JointName.allCases
    }
  }
}
