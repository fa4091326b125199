import Instrument
import Voice

/// A control frame and what sounds below it as numbers: how the instrument tells the sound.
enum ControlNumbers {
  static let count = 12

  static func write(_ playing: Playing, to numbers: UnsafeMutablePointer<Double>) {
    let control = playing.control
    let timbre = control.timbre
    numbers[0] = control.time
    numbers[1] = control.pitch
    numbers[2] = control.level
    numbers[3] = control.gate ? 1 : 0
    numbers[4] = timbre == nil ? 0 : 1
    numbers[5] = timbre?.richness ?? 0
    numbers[6] = timbre?.quietRolloff ?? 0
    numbers[7] = timbre?.loudRolloff ?? 0
    numbers[8] = playing.accompaniment.isDroneOn ? 1 : 0
    numbers[9] = playing.accompaniment.cue == nil ? 0 : 1
    numbers[10] = Double(playing.accompaniment.cue ?? 0)
    numbers[11] = 0
  }

  static func read(
    _ numbers: UnsafePointer<Double>
  ) -> (control: ControlFrame, accompaniment: Accompaniment) {
    let timbre = Timbre(
      richness: numbers[5], quietRolloff: numbers[6], loudRolloff: numbers[7])
    let control = ControlFrame(
      time: numbers[0], pitch: numbers[1], level: numbers[2], gate: numbers[3] == 1,
      timbre: numbers[4] == 1 ? timbre : nil)
    let accompaniment = Accompaniment(
      isDroneOn: numbers[8] == 1, cue: numbers[9] == 1 ? Int(numbers[10]) : nil)
    return (control, accompaniment)
  }
}
