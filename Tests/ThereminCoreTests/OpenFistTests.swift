import HandTracking
import Hands
import Instrument
import PublishedNetworks
import ScalarMath
import Testing
import ThereminCore
import VirtualHand

/// A rendered hand that opens and closes, from pictures to control.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct AnOpeningFist {
  @Test(arguments: [(Chirality.right, false), (.left, true)])
  func isSilentWhileItIsClosedAndShowsWhereItWouldLand(
    chirality: Chirality, showsBack: Bool
  ) throws {
    let camera = PinholeCamera(width: 320, height: 240)
    let renderer = HandRenderer(camera: camera, scene: Scene())
    let session = try Session(models: Models.lite(), preset: .standard)
    let song = Performance.openFist(hand: chirality)
    var errors: [Double] = []
    var closed = 0
    for number in 0..<Int(song.duration * 30) {
      let time = Double(number) / 30
      let hands = song.hands(time).map { placement in
        var hand = placement
        hand.showsBack = showsBack
        return hand
      }
      let moment = session.take(renderer.frame(of: hands, at: time).frame)
      let playing = moment.playing
      // In every two seconds the hand is open up to 0.3 s and from 1.7 s on, and a fist from 0.7 to 1.3 s.
      let phase = time - 2 * floor(time / 2)
      if time > 0.15 && (phase < 0.3 || phase > 1.7) {
        #expect(playing.phase == .sounding, "\(time)")
      }
      guard phase > 0.75 && phase < 1.3 else { continue }
      #expect(playing.phase == .silent && playing.control.level == 0, "\(time)")
      guard let preview = playing.preview else { continue }
      closed += 1
      // Where the tip would be if the same hand were open.
      var open = hands[0]
      open.pose = .open
      let tip = camera.joints(of: open)[.indexTip]
      let place = Preset.standard.field.coordinates(of: tip)
      errors.append(Preset.standard.pitchField.pitch(atHeight: Double(place.y)) - preview)
    }
    #expect(closed > 60)
    let median = errors.map { $0.magnitude }.sorted()[errors.count / 2]
    #expect(median < 3, "\(median) semitones")
  }
}
