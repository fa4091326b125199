import Foundation
import Instrument
import Voice

/// The rows of `song.csv`: one for each picture.
struct SongTable {
  let tuning: Tuning

  /// The header.
  static let header = "time_s,gate,pitch_midi,frequency_hz,level,hand,tip_x,tip_y,confidence"

  /// The row of one picture; cells are empty where nothing sounds, and where no hand is seen.
  func row(_ playing: Playing) -> String {
    let control = playing.control
    let time = String(format: "%.6f", control.time)
    guard control.gate else { return time + ",0,,,,,,," }
    let sound = String(
      format: ",1,%.4f,%.3f,%.4f", control.pitch, tuning.frequency(ofPitch: control.pitch),
      control.level)
    guard let hand = playing.pitchHand else { return time + sound + ",,,," }
    let tip = hand[.indexTip]
    return time + sound + ",\(hand.chirality.name)"
      + String(
        format: ",%.6f,%.6f,%.3f", Double(tip.position.x), Double(tip.position.y),
        Double(tip.confidence))
  }
}
