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
    guard let finger else { return JointName.allCases }
    let (base, first, second, tip) = finger.joints
    return [base, first, second, tip]
  }

  private var finger: Finger? {
    switch self {
    case .thumb: .thumb
    case .indexFinger: .index
    case .middleFinger: .middle
    case .ringFinger: .ring
    case .littleFinger: .little
    case .all: nil
    }
  }
}
