import Hands
import Instrument
import ScalarMath
import Testing
import Voice

/// The share of closing and opening at a time: open, closed within `span` from 0.5 s on, and open again within it from
/// 1.2 s on.
private func closing(_ time: Double, span: Double = 0.15) -> Float {
  Float(leastJerk((time - 0.5) / span) - leastJerk((time - 1.2) / span))
}

@Suite struct AClosedHand {
  /// Plays a hand whose finger folds with time.
  private func play(
    _ hand: FoldingHand = FoldingHand(), rate: Double = 30, seconds: Double = 2,
    preset: Preset = .standard, rise: (Double) -> Float = { _ in 0 },
    fold: (Double) -> Float = { closing($0) }
  ) -> [Playing] {
    var player = Player(preset)
    return (0..<Int(seconds * rate)).map { i in
      let time = Double(i) / rate
      return player.play([hand.raised(by: rise(time)).folded(fold(time))], at: time)
    }
  }

  /// The pitch of a hand that is open and at rest.
  private func openPitch(_ hand: FoldingHand, _ preset: Preset = .standard) -> Double {
    let tip = hand.folded(0)[.indexTip].position
    return preset.pitchField.pitch(atHeight: Double(preset.field.coordinates(of: tip).y))
  }

  @Test(arguments: [24.0, 30, 60], [0.1, 0.15, 0.3])
  func silencesAndShowsWhereItWouldLand(rate: Double, span: Double) {
    for (turning, aspect) in [(0, 4.0 / 3), (25, 16.0 / 9), (-30, 9.0 / 16)] as [(Float, Float)] {
      let hand = FoldingHand(aspect: aspect, wrist: Vector2(0.5 * aspect, 0.75), turning: turning)
      let played = play(hand, rate: rate, fold: { closing($0, span: span) })
      let pitch = openPitch(hand)
      for playing in played {
        let time = playing.control.time
        #expect(playing.control.gate == (playing.preview == nil) || playing.phase == .armed)
        // Closed: silent at most 60 ms and a picture later.
        if time > 0.5 + span + 0.06 && time < 1.2 {
          #expect(playing.phase == .silent && playing.control.level == 0 && !playing.control.gate)
          #expect(((playing.preview ?? 0) - pitch).magnitude < 0.1)
        }
        if time > 0.1 && time < 0.5 || time > 1.2 + span + 0.08 {
          #expect(playing.phase == .sounding && playing.preview == nil)
        }
        // The pitch never falls with the folding tip, by eight semitones here.
        if playing.control.gate { #expect((playing.control.pitch - pitch).magnitude < 1.7) }
      }
      #expect((played.last!.control.pitch - pitch).magnitude < 0.05)
    }
  }

  @Test(arguments: [30.0, 60])
  func openingBeginsAtThePreviewedPitch(rate: Double) {
    // The palm climbs by five semitones while the hand is closed.
    let rise = { (time: Double) in Float(0.125 * leastJerk((time - 0.7) / 0.3)) }
    let played = play(rate: rate, rise: rise)
    let first = played.firstIndex { $0.control.time > 1.1 && $0.control.gate }!
    let preview = played[first - 1].preview!
    #expect((preview - openPitch(FoldingHand().raised(by: 0.125))).magnitude < 0.05)
    #expect((played[first].control.pitch - preview).magnitude < 0.1)
    for playing in played[first...] {
      #expect((playing.control.pitch - preview).magnitude < 0.6)
    }
    #expect((played.last!.control.pitch - preview).magnitude < 0.05)
    // And the preview went with the palm on the way.
    let midway = played.first { $0.control.time >= 0.85 - 1e-9 }!
    let expected = openPitch(FoldingHand().raised(by: rise(0.85)))
    // Within the way of one picture.
    #expect((midway.preview! - expected).magnitude < 0.8)
  }

  @Test func notesAreDetachedByIt() {
    var transcriber = NoteTranscriber()
    for playing in play() { transcriber.hear(playing.control) }
    transcriber.finish()
    #expect(transcriber.notes.count == 2)
    #expect(Set(transcriber.notes.map { $0.number }).count == 1)
  }

  @Test func aPictureOrTwoOfAnotherShapeChangeNothing() {
    for rate in [30.0, 60, 120] {
      // Shorter than the hold of 30 ms.
      let pictures = max(1, Int(0.029 * rate))
      func shows(_ time: Double) -> Bool {
        Int((time * rate).rounded()) % Int(rate / 5) < pictures && time > 0.15
      }
      let glimpse = play(rate: rate, fold: { shows($0) ? 1 : 0 })
      #expect(glimpse.dropFirst(Int(0.1 * rate)).allSatisfy { $0.phase == .sounding })
      let other = play(rate: rate, fold: { shows($0) ? 0 : 1 })
      #expect(other.dropFirst(Int(0.1 * rate)).allSatisfy { $0.phase == .silent })
    }
  }

  @Test func halfFoldedKeepsWhatItIs() {
    let half: Float = 0.72
    let shape = FoldingHand().folded(half)
    #expect(shape.straightness(of: .index) > 0.62 && shape.straightness(of: .index) < 0.72)
    let fromOpen = play(fold: { $0 < 0.5 ? 0 : half })
    #expect(fromOpen.last?.phase == .sounding)
    let fromClosed = play(fold: { $0 < 0.5 ? 1 : half })
    #expect(fromClosed.last?.phase == .silent)
  }

  @Test func aBentFingerPlaysItsTip() {
    // Bent slowly by up to a third of its length: small intervals are played so.
    let hand = FoldingHand()
    let fold = { (time: Double) in Float(0.35 * leastJerk((time - 0.5) / 0.4)) }
    let played = play(hand, fold: fold)
    let tip = Preset.standard.field.coordinates(of: hand.folded(0.35)[.indexTip].position)
    let expected = Preset.standard.pitchField.pitch(atHeight: Double(tip.y))
    #expect(openPitch(hand) - expected > 1.5)
    #expect((played.last!.control.pitch - expected).magnitude < 0.02)
    #expect(played.dropFirst(5).allSatisfy { $0.phase == .sounding })
  }

  @Test func whileItIsOpenTheFingertipPlaysAsItIs() {
    // Bit by bit what the player without a closed hand plays.
    var plain = Preset.standard
    plain.closedHandIsSilent = false
    let rise = { (time: Double) in Float(0.2 * time + 0.01 * sine(turns: 6 * time)) }
    let bend = { (time: Double) in Float(0.1 - 0.1 * cosine(turns: 3 * time)) }
    let played = play(rise: rise, fold: bend)
    let reference = play(preset: plain, rise: rise, fold: bend)
    #expect(played.map { $0.control } == reference.map { $0.control })
  }

  @Test func aHandThatComesInClosedIsSilentFromTheFirst() {
    let played = play(fold: { $0 < 1 ? 1 : 0 })
    let pitch = openPitch(FoldingHand())
    for playing in played {
      #expect(playing.control.gate == (playing.control.time > 1.01))
      // Before the finger was ever seen stretched, a usual hand's length is a good guess.
      if let preview = playing.preview { #expect((preview - pitch).magnitude < 1) }
    }
    #expect(played.count { $0.preview != nil } > 25)
  }

  @Test func onlyWhereThePresetHasIt() {
    #expect(play(preset: .iPhone2020).allSatisfy { $0.control.gate && $0.preview == nil })
    var preset = Preset.standard
    preset.closedHandIsSilent = false
    #expect(play(preset: preset).dropFirst(5).allSatisfy { $0.control.gate })
  }

  @Test func assistPullsThePreviewToo() {
    var preset = Preset.standard
    preset.assist = 100
    preset.key = Key(tonic: 0, .major)
    let played = play(preset: preset)
    let silent = played.filter { $0.control.time > 0.9 && $0.control.time < 1.2 }
    #expect(silent.count > 5)
    for playing in silent {
      #expect((playing.preview! - Double(playing.line!)).magnitude < 0.02)
    }
  }

  @Test(arguments: [Chirality.right, .left])
  func silencesThePitchHandOfTwoToo(pitchHand: Chirality) {
    var preset = Preset.standard
    preset.hands = .two(pitch: pitchHand)
    var player = Player(preset)
    var hand = FoldingHand()
    hand.chirality = pitchHand
    var volume = FoldingHand()
    (volume.track, volume.chirality, volume.wrist) = (2, pitchHand.opposite, Vector2(1.1, 0.55))
    for i in 0..<60 {
      let time = Double(i) / 30
      // The volume hand may be a fist from beginning to end.
      let playing = player.play([volume.folded(1), hand.folded(closing(time))], at: time)
      if time > 0.75 && time < 1.2 {
        #expect(playing.phase == .silent && playing.preview != nil && !playing.control.gate)
      } else if time > 0.2 && time < 0.5 || time > 1.45 {
        #expect(playing.control.gate && playing.control.level > 0.4 && playing.preview == nil)
      }
    }
  }

  @Test func aLoweredVolumeHandShowsWhereItWouldLand() {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    var player = Player(preset)
    let hand = FoldingHand().folded(0)
    var volume = FoldingHand()
    (volume.track, volume.chirality) = (2, .left)
    for i in 0..<90 {
      let time = Double(i) / 30
      // High for a second, low for a second, and out of the picture.
      volume.wrist = Vector2(1.1, time < 1 ? 0.5 : 0.95)
      let hands = time < 2 ? [hand, volume.folded(0)] : [hand]
      let playing = player.play(hands, at: time)
      if time > 0.2 && time < 1 { #expect(playing.preview == nil) }
      if time > 1.1 {
        #expect(playing.control.gate && playing.control.level == 0)
        #expect(playing.preview == playing.control.pitch)
        #expect((playing.preview! - openPitch(FoldingHand())).magnitude < 0.01)
      }
    }
  }

  @Test func aClosedHandThatIsLostForAMomentStaysSilent() {
    var player = Player(.standard)
    var phases: [Gate.Phase] = []
    for i in 0..<90 {
      let time = Double(i) / 30
      let isLost = (20..<23).contains(i) || (40..<50).contains(i)
      let hands = isLost ? [] : [FoldingHand().folded(i < 10 ? 0 : 1)]
      let playing = player.play(hands, at: time)
      if isLost { #expect(playing.preview == nil && !playing.control.gate) }
      phases.append(playing.phase)
    }
    #expect(phases[20..<40].allSatisfy { $0 == .silent })
    #expect(phases[49] == .search)
    #expect(phases[53...].allSatisfy { $0 == .silent })
  }

  @Test func strangeHandsDoNoHarm() {
    var player = Player(.standard)
    var strange = FoldingHand().folded(0.5)
    for (i, value) in [Float.nan, .infinity, 0, 1e30].enumerated() {
      for joint in [JointName.wrist, .indexMCP, .indexTip] {
        strange.joints[joint.rawValue].position = Vector2(value, value)
        let time = Double(i / 2) / 30
        _ = player.play([strange], at: time)
      }
    }
    let played = (0..<60).map {
      player.play([FoldingHand().folded(0)], at: 1 + Double($0) / 30).control
    }
    #expect(played.last!.gate && played.last!.pitch.isFinite && played.last!.level.isFinite)
  }
}
