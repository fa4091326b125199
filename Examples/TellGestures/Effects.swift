/// What would be drawn: here it is only said.
struct Effects {
  private var lastPose = ""

  mutating func renderHandPoseEffect(name: String, at time: Double) {
    guard name != lastPose else { return }
    lastPose = name
    print("pose \(name) at \(time) s")
  }

  func renderHandActionEffect(name: String, at time: Double) {
    print("action \(name) at \(time) s")
  }

  mutating func removeAll() {
    lastPose = ""
  }
}
