import Hands
import Instrument
import ScalarMath

extension HandObservation {
  /// The hand that a touch stands for: its index fingertip at the place, in picture coordinates, the rest below.
  init(touching place: Vector2, pictureAspect: Float) {
    let joints = JointName.allCases.map { name in
      Joint(
        position: place + Vector2(0, name == .indexTip ? 0 : 0.2), confidence: 1)
    }
    self.init(
      track: 1, chirality: .right, chiralityScore: 0.5, presence: 1, joints: joints,
      pictureAspect: pictureAspect)
  }
}

extension Preset {
  /// The same instrument under one finger: it sounds and ends with the touch, which is never closed and makes no gestures.
  var touched: Preset {
    var preset = self
    preset.hands = .one(nil)
    preset.gate.arming = 0
    preset.gate.bridging = 0
    preset.closedHandIsSilent = false
    preset.bindings = .none
    return preset
  }
}
