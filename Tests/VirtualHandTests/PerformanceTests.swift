import Hands
import ScalarMath
import Testing
import VirtualHand

@Suite struct PerformanceTests {
  @Test func theDefaultFieldSpansTwoOctaves() {
    #expect(abs(MelodyTrajectory.height(of: 57) - 0.68) < 1e-12)
    #expect(abs(MelodyTrajectory.height(of: 69) - 0.38) < 1e-12)
    #expect(abs(MelodyTrajectory.height(of: 81) - 0.08) < 1e-12)
  }

  @Test func aGlideIsThePathOfLeastJerk() {
    let melody = MelodyTrajectory(notes: [.init(60, 2), .init(67, 1)], beat: 0.5, glide: 0.2)
    #expect(melody.duration == 1.5)
    #expect(melody.pitch(at: -1) == 60)
    #expect(melody.pitch(at: 0.99) == 60)
    // 10 s³ − 15 s⁴ + 6 s⁵ (Flash and Hogan, 1985).
    for s in [0.1, 0.25, 0.5, 0.8] {
      let expected = 60 + 7 * (10 * s * s * s - 15 * s * s * s * s + 6 * s * s * s * s * s)
      #expect(abs(melody.pitch(at: 1 + 0.2 * s) - expected) < 1e-9)
    }
    #expect(melody.pitch(at: 1.21) == 67)
    #expect(melody.pitch(at: 99) == 67)
  }

  @Test func silentNightIsPlayedByTheIndexTip() {
    let camera = PinholeCamera(width: 480, height: 640)
    let song = Performance.silentNight()
    var played = 0
    for frame in 0..<Int(song.duration * 30) {
      let time = Double(frame) / 30
      guard let pitch = song.pitch(time) else { continue }
      let hands = song.hands(time).map { camera.joints(of: $0) }
      #expect(hands.count == 1 && hands[0].chirality == .right)
      let tip = hands[0][.indexTip]
      #expect(abs(Double(tip.y) - MelodyTrajectory.height(of: pitch)) < 1e-5)
      #expect((0.3...0.5).contains(tip.x))
      // The whole hand can be seen while it plays.
      #expect(hands[0].positions.allSatisfy { $0.x > 0 && $0.x < 1 && $0.y > 0 && $0.y < 1 })
      played += 1
    }
    #expect(played == 360)
    // The notes in the middle of each, from Gruber's melody in C major.
    #expect([1.5, 2.1, 2.4, 3.5].map { song.pitch($0) } == [67, 69, 67, 64])
    #expect([7.5, 9.5, 10.5, 12.5].map { song.pitch($0) } == [74, 71, 72, 67])
  }

  @Test func silentNightBeginsAndEndsWithoutAHand() {
    let song = Performance.silentNight()
    #expect(song.hands(0).isEmpty && song.hands(0.69).isEmpty)
    #expect(song.hands(song.duration).isEmpty && song.hands(song.duration - 0.75).isEmpty)
    #expect(song.pitch(0.9) == nil && song.pitch(13.3) == nil)
    // It comes in and leaves beside the picture.
    let camera = PinholeCamera(width: 480, height: 640)
    for time in [0.7, 13.59] {
      let seen = song.hands(time).map { camera.joints(of: $0)[.indexTip].x }
      #expect(seen.count == 1 && seen[0] > 1.2)
    }
  }

  @Test func vibratoSwingsSixTimesASecondByThirtyCents() {
    let song = Performance.vibrato()
    let pitches = (0..<1000).map { song.pitch(2 + Double($0) / 1000) ?? 0 }
    #expect(abs((pitches.max() ?? 0) - 69.30) < 0.001)
    #expect(abs((pitches.min() ?? 0) - 68.70) < 0.001)
    let risesThroughMiddle = zip(pitches, pitches.dropFirst()).count { $0 <= 69 && $1 > 69 }
    #expect(risesThroughMiddle == 6)
  }

  @Test func twoHandsStandOnTheirOwnSides() {
    let camera = PinholeCamera(width: 640, height: 480)
    for time in stride(from: 0.0, to: 8, by: 0.5) {
      let hands = Performance.twoHands().hands(time).map { camera.joints(of: $0) }
      #expect(hands.map(\.chirality) == [.right, .left])
      // In an unmirrored picture the player's right hand is on the left.
      #expect(hands[0][.wrist].x < 0.5 && hands[1][.wrist].x > 0.5)
    }
  }

  @Test(arguments: [Chirality.right, .left])
  func theVolumeHandDipsBetweenTheNotes(pitchHand: Chirality) {
    let camera = PinholeCamera(width: 640, height: 480)
    let song = Performance.dips(hand: pitchHand)
    var heights: [(time: Double, y: Float)] = []
    for frame in 0..<Int(song.duration * 60) {
      let time = Double(frame) / 60
      let hands = song.hands(time).map { camera.joints(of: $0) }
      #expect(hands.map(\.chirality) == [pitchHand, pitchHand.opposite])
      if let pitch = song.pitch(time) {
        #expect(abs(Double(hands[0][.indexTip].y) - MelodyTrajectory.height(of: pitch)) < 1e-5)
      }
      #expect((hands[0][.wrist].x < hands[1][.wrist].x) == (pitchHand == .right))
      #expect(hands[1].positions.allSatisfy { $0.x > 0 && $0.x < 1 && $0.y > 0 && $0.y < 1 })
      heights.append((time, hands[1][.wrist].y))
    }
    // Down at both ends, and seven times for a moment in between.
    #expect(heights[0].y > 0.9 && heights.last!.y > 0.9)
    let turns = zip(heights, heights.dropFirst()).filter { $0.y <= 0.8 && $1.y > 0.8 }
    #expect(turns.count == 8)
    for (number, turn) in turns.dropLast().enumerated() {
      let next = 1 + 0.75 * Double(number + 1)
      #expect(turn.0.time > next - 0.1 && turn.0.time < next)
      let height = heights.first { $0.time >= next + 0.1 }!.y
      #expect((height - 0.66).magnitude < 0.005)
    }
  }
}
