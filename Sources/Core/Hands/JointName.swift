/// The 21 joints of a hand, under the names of Apple's Vision framework.
///
/// The order is MediaPipe's: wrist, then each finger from the palm to the tip, thumb first.
public enum JointName: Int, CaseIterable, Sendable {
  case wrist
  case thumbCMC, thumbMP, thumbIP, thumbTip
  case indexMCP, indexPIP, indexDIP, indexTip
  case middleMCP, middlePIP, middleDIP, middleTip
  case ringMCP, ringPIP, ringDIP, ringTip
  case littleMCP, littlePIP, littleDIP, littleTip

  /// How many joints a hand has.
  public static var count: Int { 21 }

  /// The joint's name as Vision spells it.
  public var name: StaticString {
    switch self {
    case .wrist: "wrist"
    case .thumbCMC: "thumbCMC"
    case .thumbMP: "thumbMP"
    case .thumbIP: "thumbIP"
    case .thumbTip: "thumbTip"
    case .indexMCP: "indexMCP"
    case .indexPIP: "indexPIP"
    case .indexDIP: "indexDIP"
    case .indexTip: "indexTip"
    case .middleMCP: "middleMCP"
    case .middlePIP: "middlePIP"
    case .middleDIP: "middleDIP"
    case .middleTip: "middleTip"
    case .ringMCP: "ringMCP"
    case .ringPIP: "ringPIP"
    case .ringDIP: "ringDIP"
    case .ringTip: "ringTip"
    case .littleMCP: "littleMCP"
    case .littlePIP: "littlePIP"
    case .littleDIP: "littleDIP"
    case .littleTip: "littleTip"
    }
  }

  /// The joint before this one on the way from the wrist to the fingertip; `nil` for the wrist.
  public var parent: JointName? {
    switch self {
    case .wrist: nil
    case .thumbCMC, .indexMCP, .middleMCP, .ringMCP, .littleMCP: .wrist
    default: JointName(rawValue: rawValue - 1)
    }
  }
}
