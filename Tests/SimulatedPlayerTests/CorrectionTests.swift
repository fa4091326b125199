import Instrument
import Lessons
import SimulatedPlayer
import Testing

/// The eye and the ear close the loop, late.
@Suite struct Corrections {
  /// A machine that misses by a centimetre or so, and sees and hears it exactly.
  func player(eye: Bool, ear: Bool, deviation: Double = 1) -> PlayerModel {
    var model = machine
    model.reaching.leastDeviation = deviation
    model.correcting.eyeDeviation = 0
    model.correcting.earDeviation = 0
    model.correcting.eyeTolerance = eye ? 0.35 : .infinity
    model.correcting.earTolerance = ear ? 0.25 : .infinity
    return model
  }

  /// When the first correction of the first note begins, in seconds after the landing, and by how much it moves
  /// the hand, in semitones; `nil`: none.
  func correction(_ take: Take) -> (delay: Double, step: Double)? {
    let held = take.frames.filter { $0.note == 0 && $0.activity == .holding }
    // Enough to lie above the camera's noise.
    guard let first = held.first,
      let moved = held.first(where: { ($0.unassisted - first.unassisted).magnitude > 0.15 })
    else { return nil }
    let last = held.last!.unassisted
    return (moved.control.time - first.control.time, last - first.unassisted)
  }

  func takes(_ model: PlayerModel, seesLines: Bool, assist: Double = 0) -> [Take] {
    var preset = plainInstrument
    preset.assist = assist
    return (0..<40).map {
      Take(of: melody([(69, 4)]), on: preset, by: model, seesLines: seesLines, seed: UInt64($0))
    }
  }

  @Test(arguments: [true, false])
  func nothingIsMendedBeforeItCanBeNoticed(byEye: Bool) {
    let model = player(eye: byEye, ear: !byEye)
    let found = takes(model, seesLines: byEye).compactMap { correction($0) }
    #expect(found.count > 20)
    let delay = byEye ? model.correcting.eyeDelay : model.correcting.earDelay
    // The first picture at rest may be one after the landing, and the movement begins slowly.
    #expect(found.allSatisfy { $0.delay > delay - 1.0 / 30 })
    #expect(median(found.map { $0.delay }) < delay + 0.2)
  }

  @Test(arguments: [true, false])
  func correctionsLeadToTheNote(byEye: Bool) {
    func ends(eye: Bool, ear: Bool) -> [Double] {
      takes(player(eye: eye, ear: ear, deviation: 0.5), seesLines: byEye)
        .map { ($0.frames.last!.unassisted - 69).magnitude }
    }
    let corrected = median(ends(eye: byEye, ear: !byEye))
    #expect(corrected < 0.8 * median(ends(eye: false, ear: false)))
  }

  /// The eye sees the hand, the ear the sound: what the assist has put right for the ear is not mended by it.
  @Test func theEarHearsTheAssist() {
    let ear = player(eye: false, ear: true)
    let without = takes(ear, seesLines: false).compactMap { correction($0) }
    let assisted = takes(ear, seesLines: false, assist: 100).filter {
      // Lines are a whole tone apart here: farther off another line would take the note.
      ($0.frames.first { $0.activity == .holding }!.unassisted - 69).magnitude < 0.9
    }
    #expect(without.count > 20)
    #expect(assisted.count > 20 && assisted.allSatisfy { correction($0) == nil })
    let eye = player(eye: true, ear: false)
    let seen = takes(eye, seesLines: true, assist: 100).compactMap { correction($0) }
    #expect(seen.count > 20)
  }

  @Test func silenceTellsNothing() {
    var simulated = SimulatedPlayer(
      player(eye: false, ear: true), playing: melody([(69, 4)]).meantNotes(startingAt: 1),
      on: plainInstrument, seesLines: false, seed: 2)
    var player = Player(plainInstrument)
    var places: [Float] = []
    for picture in 0..<150 {
      let time = Double(picture) / 30
      let hand = simulated.hand(at: time)
      var playing = player.play([hand], at: time)
      playing.control.level = 0
      simulated.perceive(playing)
      if simulated.activity == .holding { places.append(hand[.indexTip].position.y) }
    }
    #expect(places.max()! - places.min()! < 0.005)
  }
}
