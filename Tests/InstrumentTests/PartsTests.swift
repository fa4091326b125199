import Hands
import Instrument
import Testing

/// Who plays what, picture by picture.
private struct Cast: Equatable {
  var pitch: Int?
  var volume: Int?
}

@Suite struct RolesStickToTracks {
  /// The casts of a player of two hands who sees these pictures; pitch is played by the right hand unless the player is
  /// left-handed, and then all hands are mirrored.
  private func casts(
    _ pictures: [[HandObservation]], rate: Double = 30, leftHanded: Bool = false
  ) -> [Cast] {
    var preset = Preset.standard
    preset.hands = .two(pitch: leftHanded ? .left : .right)
    var player = Player(preset)
    return pictures.enumerated().map { i, hands in
      let seen = leftHanded ? hands.map(mirrored) : hands
      let playing = player.play(seen, at: Double(i) / rate)
      return Cast(pitch: playing.pitchHand?.track, volume: playing.volumeHand?.track)
    }
  }

  private func mirrored(_ hand: HandObservation) -> HandObservation {
    var other = hand
    other.chirality = hand.chirality.opposite
    for i in other.joints.indices { other.joints[i].position.x = 1 - other.joints[i].position.x }
    return other
  }

  private func right(
    _ track: Int = 1, _ label: Chirality = .right, score: Float = 0.9, x: Float = 0.3
  ) -> HandObservation {
    hand(track: track, label, score: score, tip: (x, 0.4), palm: (x, 0.6))
  }

  private func left(
    _ track: Int = 2, _ label: Chirality = .left, score: Float = 0.9, x: Float = 0.7
  ) -> HandObservation {
    hand(track: track, label, score: score, tip: (x, 0.3), palm: (x, 0.5))
  }

  private let usual = Cast(pitch: 1, volume: 2)

  @Test(arguments: [15.0, 24, 30, 60, 120], [false, true])
  func bothLabelsFlippedForLessThanHalfASecondChangeNothing(rate: Double, leftHanded: Bool) {
    for seconds in [1 / rate, 0.1, 0.25, 0.4] {
      let flip = Int((seconds * rate).rounded())
      let before = [[HandObservation]](repeating: [right(), left()], count: Int(rate))
      let flipped = [[HandObservation]](
        repeating: [right(1, .left), left(2, .right)], count: flip)
      let casts = casts(before + flipped + before, rate: rate, leftHanded: leftHanded)
      #expect(casts.allSatisfy { $0 == usual }, "\(seconds) s at \(rate)")
    }
  }

  @Test(arguments: [15.0, 24, 30, 60, 120], [false, true])
  func halfASecondOfContraryLabelsSwapsTheParts(rate: Double, leftHanded: Bool) {
    let before = [[HandObservation]](repeating: [right(), left()], count: 10)
    let flipped = [[HandObservation]](
      repeating: [right(1, .left), left(2, .right)], count: Int(rate))
    let casts = casts(before + flipped, rate: rate, leftHanded: leftHanded)
    let swap = casts.firstIndex { $0 != usual }!
    let contrary = Double(swap - 10) / rate
    #expect(contrary >= 0.5 - 1e-6 && contrary <= 0.5 + 1 / rate)
    #expect(casts[swap...].allSatisfy { $0 == Cast(pitch: 2, volume: 1) })
  }

  @Test func theLabelsOfOneHandFlippedForLongAreNoSwap() {
    // Two right hands, or two left ones: one of the labels is wrong.
    for (a, b) in [(Chirality.left, Chirality.left), (.right, .right)] {
      for score in [0.6, 0.99] as [Float] {
        let before = [[HandObservation]](repeating: [right(), left()], count: 10)
        let same = [[HandObservation]](
          repeating: [right(1, a, score: score), left(2, b)], count: 60)
        #expect(casts(before + same).allSatisfy { $0 == usual })
      }
    }
  }

  @Test func flickeringLabelsChangeNothing() {
    for period in 2...15 {
      let pictures: [[HandObservation]] = (0..<300).map { i in
        let isFlipped = i > 0 && i % period != 0
        return isFlipped ? [right(1, .left), left(2, .right)] : [right(), left()]
      }
      // Every so many pictures the labels are right again: never half a second without.
      #expect(casts(pictures).allSatisfy { $0 == usual }, "\(period)")
    }
  }

  @Test(arguments: [15.0, 30, 60])
  func aHandAloneGivesItsPartUpAfterHalfASecondToo(rate: Double) {
    let before = [[HandObservation]](repeating: [right()], count: Int(rate))
    func casts(flippedFor seconds: Double) -> [Cast] {
      let count = Int((seconds * rate).rounded())
      return self.casts(
        before + .init(repeating: [right(1, .left)], count: count), rate: rate)
    }
    let alone = Cast(pitch: 1, volume: nil)
    #expect(casts(flippedFor: 0.4).allSatisfy { $0 == alone })
    #expect(casts(flippedFor: 0.7).last == Cast(pitch: nil, volume: 1))
  }

  @Test(arguments: [15.0, 30, 60])
  func theOneHandAskedForKeepsItsPartThroughAFlip(rate: Double) {
    var preset = Preset.standard
    preset.hands = .one(.right)
    for (seconds, keeps) in [(1 / rate, true), (0.4, true), (0.7, false)] {
      var player = Player(preset)
      let flipped = Int((seconds * rate).rounded())
      var last: Playing?
      for i in 0..<Int(rate) + flipped {
        let label: Chirality = i < Int(rate) ? .right : .left
        last = player.play([right(1, label)], at: Double(i) / rate)
      }
      #expect((last?.pitchHand?.track == 1) == keeps, "\(seconds)")
    }
  }

  @Test func theOrderOfDetectionNeverMatters() {
    // Also where both are sure to the same degree to be the same hand.
    let pairs = [
      [right(), left()], [right(1, .left), left()],
      [right(1, .right, score: 0.8), left(2, .right, score: 0.8)],
    ]
    for pair in pairs {
      let straight = [[HandObservation]](repeating: pair, count: 60)
      let turned = (0..<60).map { $0 % 3 == 0 ? pair : [pair[1], pair[0]] }
      let reversed = [[HandObservation]](repeating: [pair[1], pair[0]], count: 60)
      #expect(casts(straight) == casts(turned))
      #expect(casts(straight) == casts(reversed))
    }
  }

  @Test func handsThatCrossKeepTheirParts() {
    // They meet in the middle, where one hides the other, and their labels flip near there.
    let pictures: [[HandObservation]] = (0..<90).map { i in
      let share = Float(i) / 89
      let (x, y) = (0.25 + 0.5 * share, 0.75 - 0.5 * share)
      let isFlipped = (38..<50).contains(i)
      let hands = [
        right(1, isFlipped ? .left : .right, x: x), left(2, isFlipped ? .right : .left, x: y),
      ]
      return (43..<46).contains(i) ? [hands[1]] : hands
    }
    for (i, cast) in casts(pictures).enumerated() {
      #expect(cast.pitch == ((43..<46).contains(i) ? nil : 1) && cast.volume == 2)
    }
  }

  @Test(arguments: [Chirality.left, .right], [false, true])
  func aHandThatReturnsAsANewTrackGetsItsPartBackAtOnce(
    label: Chirality, leftHanded: Bool
  ) {
    for gap in [1, 3, 10, 100] {
      let before = [[HandObservation]](repeating: [right(), left()], count: 30)
      // Whatever the first label says: the other hand is known.
      let volumeBack = [[left(3, label), right()], [left(3), right()]]
      let volumeGone = casts(
        before + .init(repeating: [right()], count: gap) + volumeBack, leftHanded: leftHanded)
      #expect(volumeGone.suffix(2) == [.init(pitch: 1, volume: 3), .init(pitch: 1, volume: 3)])
      #expect(volumeGone[30] == Cast(pitch: 1, volume: nil))
      let pitchBack = [[left(), right(3, label)], [left(), right(3)]]
      let pitchGone = casts(
        before + .init(repeating: [left()], count: gap) + pitchBack, leftHanded: leftHanded)
      #expect(pitchGone.suffix(2) == [.init(pitch: 3, volume: 2), .init(pitch: 3, volume: 2)])
      #expect(pitchGone[30] == Cast(pitch: nil, volume: 2))
    }
  }

  @Test func handsThatAllReturnAsNewTracksGetTheirPartsByTheirLabels() {
    let before = [[HandObservation]](repeating: [right(), left()], count: 30)
    let back = [[left(3)], [left(3), right(4)]]
    #expect(
      casts(before + [[], []] + back).suffix(2) == [
        Cast(pitch: nil, volume: 3), Cast(pitch: 4, volume: 3),
      ])
  }

  @Test func aLostHandThatReturnsUnderItsNumberKeepsItsPartWhateverItsLabel() {
    let before = [[HandObservation]](repeating: [right(), left()], count: 30)
    let both = casts(before + [[], [], [right(1, .left)], [right(), left(2, .right)]])
    #expect(both.suffix(2) == [Cast(pitch: 1, volume: nil), usual])
  }

  @Test func aHandFirstTakenForTheOtherGetsItsOwnPart() {
    // The left hand came in first, its label wrong at the picture's edge.
    let first = [[HandObservation]](repeating: [left(1, .right)], count: 3)
    let then = [[HandObservation]](repeating: [left(1), right(2)], count: 30)
    let casts = casts(first + then)
    #expect(casts[2] == Cast(pitch: 1, volume: nil))
    #expect(casts[3] == Cast(pitch: 1, volume: 2))
    #expect(casts[20...].allSatisfy { $0 == Cast(pitch: 2, volume: 1) })
  }

  @Test func aThirdHandTakesNothing() {
    let third = hand(track: 3, .right, score: 1, tip: (0.5, 0.2))
    let other = hand(track: 4, .left, score: 1, tip: (0.5, 0.2))
    let before = [[HandObservation]](repeating: [right(), left()], count: 10)
    let crowd = [[HandObservation]](repeating: [third, left(), other, right()], count: 60)
    #expect(casts(before + crowd).allSatisfy { $0 == usual })
  }

  @Test func timesThatStandStillAreNoEvidence() {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    var player = Player(preset)
    for time in [0.0, 0.1, 0.2] { _ = player.play([right(), left()], at: time) }
    for time in [0.2, 0.2, 0.1, -5, 0.2, 0.3, 0.2] {
      let playing = player.play([right(1, .left), left(2, .right)], at: time)
      #expect(playing.pitchHand?.track == 1 && playing.volumeHand?.track == 2)
    }
  }
}
