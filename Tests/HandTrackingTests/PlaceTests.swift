import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// Joints are found where they are.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct PlaceTests {
  static let poses: [HandPose] = [.open, .flat, .point, .fist, .victory, .relaxed, .pinch]
  static let skins: [SkinTone] = [.fair, .light, .tan, .brown, .dark]
  static let lights: [Light] = [.normal, .low, .side, .back]

  @Test(arguments: [Chirality.left, .right], [false, true])
  func posesSkinsAndLights(hand: Chirality, showsBack: Bool) throws {
    let tracker = try HandTracker(models: Models.full())
    var errors: [Float] = []
    for (number, pose) in Self.poses.enumerated() {
      let studio = Studio(
        Scene(
          skin: Self.skins[number % 5], light: Self.lights[number % 4],
          backdrop: Backdrop.allCases[number % 3], seed: UInt64(number)))
      let placement = HandPlacement.central(hand, pose, showsBack: showsBack)
      let found = try #require(tracker.found(in: studio, placement), "pose \(number)")
      errors.append(studio.meanError(found, placement))
    }
    #expect(errors.allSatisfy { $0 < 0.15 }, "\(errors)")
    #expect(errors.reduce(0, +) / Float(errors.count) < 0.08, "\(errors)")
  }

  @Test func fromOneSideToTheOther() throws {
    let tracker = try HandTracker(models: Models.lite())
    let studio = Studio()
    for degrees in stride(from: -90.0, through: 90, by: 15) {
      let placement = HandPlacement.central(.right, .point, roll: degrees / 360 * fullTurn)
      let found = try #require(tracker.found(in: studio, placement), "\(degrees)°")
      #expect(studio.meanError(found, placement) < 0.1, "\(degrees)°")
      #expect(studio.errors(found, placement)[JointName.indexTip.rawValue] < 0.08, "\(degrees)°")
    }
  }

  @Test func leaningToEachSide() throws {
    let tracker = try HandTracker(models: Models.lite())
    let studio = Studio()
    for (tilt, turn) in [(-0.5, 0), (0.5, 0), (0, -0.5), (0, 0.5), (0.4, 0.4), (-0.4, -0.4)] {
      var placement = HandPlacement.central(.left, .open)
      (placement.tilt, placement.turn) = (tilt, turn)
      let found = try #require(tracker.found(in: studio, placement), "\(tilt), \(turn)")
      #expect(studio.meanError(found, placement) < 0.1, "\(tilt), \(turn)")
    }
  }

  @Test func nearAndFar() throws {
    let tracker = try HandTracker(models: Models.lite())
    let studio = Studio(width: 640, height: 480)
    for depth in [0.2, 0.3, 0.5, 0.8, 1.2, 1.6] {
      let placement = HandPlacement.central(.left, .open, depth: depth)
      let found = try #require(tracker.found(in: studio, placement), "\(depth) m")
      #expect(studio.meanError(found, placement) < 0.08, "\(depth) m")
    }
  }
}

extension HandTracker {
  /// A hand found anew, not followed from an earlier picture; `nil` where it was not found just
  /// once.
  fileprivate func found(in studio: Studio, _ placement: HandPlacement) -> HandObservation? {
    // Times that are far apart: whatever was followed is forgotten.
    _ = track(studio.frame([], at: 0))
    _ = track(studio.frame([], at: 1))
    let hands = track(studio.frame([placement], at: 2))
    return hands.count == 1 ? hands[0] : nil
  }
}
