import Foundation
import Hands
import Instrument
import Testing

@Suite struct Playing30FramesASecond {
  /// Plays pictures at 30 a second.
  func play(_ preset: Preset, _ pictures: [[HandObservation]]) -> [Playing] {
    var player = Player(preset)
    return pictures.enumerated().map { player.play($1, at: Double($0) / 30) }
  }

  @Test func heightIsPitchAndSideIsLevel() {
    let played = play(.standard, .init(repeating: [hand(tip: (0.3, 0.38))], count: 30))
    #expect((played.last!.control.pitch - 69).magnitude < 1e-4)
    #expect((played.last!.control.level - 0.75).magnitude < 1e-4)
    #expect(played.last!.control.gate)
  }

  @Test func nothingSoundsWithoutAHand() {
    for playing in play(.standard, .init(repeating: [], count: 30)) {
      #expect(!playing.control.gate && playing.control.level == 0)
    }
  }

  @Test func aFingertipOutsideThePictureIsGone() {
    var gone = hand()
    gone.joints[JointName.indexTip.rawValue].confidence = 0
    let played = play(
      .standard, .init(repeating: [hand()], count: 20) + .init(repeating: [gone], count: 20))
    #expect(played[19].control.gate)
    #expect(!played[39].control.gate)
  }

  @Test func aHeldNoteKeepsItsPitchAndFades() {
    let played = play(
      .standard, .init(repeating: [hand()], count: 20) + .init(repeating: [], count: 4))
    for i in 20..<24 {
      #expect(played[i].phase == .bridging)
      #expect(played[i].control.pitch == played[19].control.pitch)
    }
    #expect(played[23].control.level < played[20].control.level)
  }

  @Test func theFirstHandKeepsThePartWhateverTheOrderOfDetection() {
    let first = hand(track: 1, .left, tip: (0.5, 0.3))
    let second = hand(track: 2, .right, tip: (0.5, 0.6))
    let pictures = [[first]] + (0..<30).map { $0 % 2 == 0 ? [first, second] : [second, first] }
    for playing in play(.standard, pictures) { #expect(playing.pitchHand?.track == 1) }
  }

  @Test func whenTheFirstHandGoesTheSecondTakesThePartAfterTheNote() {
    let first = hand(track: 1, tip: (0.5, 0.3))
    let second = hand(track: 2, tip: (0.5, 0.6))
    let played = play(
      .standard,
      .init(repeating: [first, second], count: 20) + .init(repeating: [second], count: 30))
    for i in 20..<24 { #expect(played[i].control.pitch == played[19].control.pitch) }
    #expect(played[49].pitchHand?.track == 2 && played[49].control.gate)
  }

  @Test func onlyTheHandAskedForPlays() {
    var preset = Preset.standard
    preset.hands = .one(.right)
    let played = play(preset, .init(repeating: [hand(track: 1, .left)], count: 30))
    #expect(!played.contains { $0.control.gate })
  }

  @Test(arguments: [Chirality.right, .left])
  func twoHandsPlayAsOnTheInstrument(pitchHand: Chirality) {
    var preset = Preset.standard
    preset.hands = .two(pitch: pitchHand)
    let high = hand(track: 1, pitchHand, tip: (0.3, 0.38))
    let raised = hand(track: 2, pitchHand.opposite, tip: (0.7, 0.1), palm: (0.7, 0.3))
    let lowered = hand(track: 2, pitchHand.opposite, tip: (0.7, 0.7), palm: (0.7, 0.85))
    let loud = play(preset, .init(repeating: [raised, high], count: 30)).last!
    let quiet = play(preset, .init(repeating: [high, lowered], count: 30)).last!
    let alone = play(preset, .init(repeating: [high], count: 30)).last!
    #expect((loud.control.pitch - 69).magnitude < 1e-4 && loud.control.level == 1)
    #expect(quiet.control.gate && quiet.control.level == 0)
    #expect(alone.control.level == 0)
    #expect(loud.volumeHand?.track == 2)
  }

  @Test func twoHandsThatLookLikeTheSameOneAreToldApart() {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    let sure = hand(track: 1, .right, score: 0.99, tip: (0.3, 0.38))
    let unsure = hand(track: 2, .right, score: 0.6, palm: (0.7, 0.3))
    let playing = play(preset, .init(repeating: [unsure, sure], count: 30)).last!
    #expect(playing.pitchHand?.track == 1 && playing.volumeHand?.track == 2)
  }

  @Test func theArticlesInstrumentFollowsEveryPicture() {
    let played = play(
      .iPhone2020, [[], [hand(.right, tip: (0.25, 0.5))], [], [hand(track: 2, .left)]])
    #expect(played.map { $0.control.gate } == [false, true, false, false])
    #expect((played[1].control.level - 0.75).magnitude < 1e-6)
    #expect((440 * pow(2, (played[1].control.pitch - 69) / 12) - 330).magnitude < 1e-3)
  }

  @Test func equalAndBackwardTimesAreHarmless() {
    var player = Player(.standard)
    for time in [0.0, 0.1, 0.1, 0.05, 0.2, 0.2, 0.3] {
      let control = player.play([hand(tip: (0.5, Float(0.3 + time)))], at: time).control
      #expect(control.pitch.isFinite && control.level.isFinite && control.time.isFinite)
    }
  }
}
