import Hands

/// The hands that hold the parts, from picture to picture.
///
/// A hand that holds a part keeps it while it is followed, whatever the order of detection; a part passes on only
/// when its hand is gone or when half a second of contrary labels shows that it is the other hand.
struct Parts: Equatable, Sendable {
  private var pitch = Part()
  private var volume = Part()
  private var lastTime = Double.infinity

  /// Finds the hands of both parts among the hands of one picture.
  ///
  /// - Parameters:
  ///   - hands: the hands of the picture, in any order.
  ///   - use: which hands play what.
  ///   - keepsPitch: whether the pitch part of one hand must wait for it rather than pass to another one.
  ///   - time: the time of the picture, in seconds.
  /// - Returns: the hands that hold the parts, where they are seen.
  mutating func assign(
    _ hands: [HandObservation], use: HandUse, keepsPitch: Bool, at time: Double
  ) -> (pitch: HandObservation?, volume: HandObservation?) {
    let elapsed = max(0, time - lastTime)
    lastTime = time
    // The lowest track number is the hand that was there first: order of detection does not matter.
    let hands = hands.sorted { $0.track < $1.track }
    switch use {
    case .one(let wanted):
      return (assignOne(hands, wanted, waits: keepsPitch, elapsed), nil)
    case .two(let pitchHand):
      weighTwo(hands, pitchHand, elapsed)
      assignTwo(hands, pitchHand)
      return (pitch.holder(among: hands), volume.holder(among: hands))
    }
  }

  private mutating func assignOne(
    _ hands: [HandObservation], _ wanted: Chirality?, waits: Bool, _ elapsed: Double
  ) -> HandObservation? {
    if let holder = pitch.holder(among: hands) {
      pitch.weigh(isRight: wanted == nil || holder.chirality == wanted, elapsed: elapsed)
      if !pitch.isRefuted { return holder }
    } else if waits && pitch.track != nil {
      return nil
    }
    pitch.release()
    guard let next = hands.first(where: { wanted == nil || $0.chirality == wanted }) else {
      return nil
    }
    pitch.pass(to: next)
    return next
  }

  /// Weighs what the labels say, and takes both parts from hands that hold each other's.
  private mutating func weighTwo(
    _ hands: [HandObservation], _ pitchHand: Chirality, _ elapsed: Double
  ) {
    let pitchLabel = pitch.holder(among: hands)?.chirality
    let volumeLabel = volume.holder(among: hands)?.chirality
    // Two hands with one label: one label is wrong, and which one cannot be told.
    let isUnclear = pitchLabel == volumeLabel
    pitch.weigh(
      isRight: isUnclear ? nil : pitchLabel.map { $0 == pitchHand }, elapsed: elapsed)
    volume.weigh(
      isRight: isUnclear ? nil : volumeLabel.map { $0 != pitchHand }, elapsed: elapsed)
    guard pitch.isRefuted || volume.isRefuted else { return }
    if pitchLabel == pitchHand.opposite { pitch.release() }
    if volumeLabel == pitchHand { volume.release() }
  }

  /// Gives the parts whose hands are gone to the hands that hold none.
  private mutating func assignTwo(_ hands: [HandObservation], _ pitchHand: Chirality) {
    let sides = Self.told(apart: hands)
    let isPitchHeld = pitch.holder(among: hands) != nil
    let isVolumeHeld = volume.holder(among: hands) != nil
    let free = hands.indices.filter { !holdsPart(hands[$0]) }
    if !isPitchHeld, let next = free.first(where: { sides[$0] == pitchHand }) {
      pitch.pass(to: hands[next])
    }
    if !isVolumeHeld, let next = free.first(where: { sides[$0] != pitchHand }) {
      volume.pass(to: hands[next])
    }
    // Of two hands, the one that does not play one part plays the other, whatever its label says.
    guard hands.count == 2, isPitchHeld != isVolumeHeld, let other = free.first else { return }
    if isPitchHeld { volume.pass(to: hands[other]) } else { pitch.pass(to: hands[other]) }
  }

  private func holdsPart(_ hand: HandObservation) -> Bool {
    hand.track == pitch.track || hand.track == volume.track
  }

  /// The sides of the hands; where both look like the same hand, the less sure one is taken for the other.
  private static func told(apart hands: [HandObservation]) -> [Chirality] {
    var sides = hands.map { $0.chirality }
    if hands.count == 2 && sides[0] == sides[1] {
      let unsure = hands[0].chiralityScore < hands[1].chiralityScore ? 0 : 1
      sides[unsure] = sides[unsure].opposite
    }
    return sides
  }
}
