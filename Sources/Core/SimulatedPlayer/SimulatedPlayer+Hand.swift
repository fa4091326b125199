import Hands
import Instrument
import ScalarMath

extension SimulatedPlayer {
  /// Where a pitch lies, in centimetres above the field's bottom.
  static func place(of pitch: Double, _ preset: Preset) -> Double {
    preset.pitchField.height(ofPitch: pitch) * fieldHeight(preset)
  }

  /// A right hand whose index fingertip is so many centimetres above the field's bottom, loud; its palm stays below.
  static func hand(at place: Double, _ preset: Preset) -> HandObservation {
    let height = Float(place / fieldHeight(preset))
    let tip = preset.field.point(of: Vector2(0.75, height))
    var joints = [Joint](
      repeating: Joint(position: Vector2(tip.x, tip.y + 0.2), confidence: 1),
      count: JointName.count)
    joints[JointName.indexTip.rawValue].position = tip
    return HandObservation(
      track: 1, chirality: .right, chiralityScore: 1, presence: 1, joints: joints)
  }

  private static func fieldHeight(_ preset: Preset) -> Double {
    pictureHeight * Double(preset.field.bottom - preset.field.top)
  }
}
