import Hands
import ScalarMath
import VirtualHand

/// Draws hands' shapes by lot: many ways to hold one pose, and what is none of them.
struct PoseShapes {
  /// A way to hold `label`.
  static func draw(_ label: PoseLabel, by random: inout RandomNumbers) -> HandPose {
    switch label {
    case .openPalm:
      hand("ssss", spread: 0.1...1.35, thumb: 0...0.45, raise: 0...0.8, &random)
    case .fist: hand("cccc", spread: 0...0.3, thumb: 0.35...1, &random)
    case .point: hand("sccc", spread: 0...0.4, thumb: 0.3...1, &random)
    case .victory: hand("sscc", spread: 0.15...1.4, thumb: 0.55...1, &random)
    case .three:
      random.chance(0.7)
        ? hand("sssc", spread: 0.2...1.3, thumb: 0.6...1, &random)
        : hand("sscc", spread: 0.2...1.3, thumb: 0...0.15, raise: 0...0.8, &random)
    case .four: hand("ssss", spread: 0.15...1.3, thumb: 0.7...1, &random)
    case .thumbUp, .thumbDown:
      hand("cccc", spread: 0...0.3, thumb: 0...0.12, raise: 0...1, &random)
    case .pinch: pinch(&random)
    case .rock:
      random.chance(0.6)
        ? hand("sccs", spread: 0...1.1, thumb: 0.55...1, &random)
        : hand("sccs", spread: 0...1.1, thumb: 0...0.15, raise: 0...0.8, &random)
    case .call: hand("cccs", spread: 0.1...1.3, thumb: 0...0.12, raise: 0.1...1, &random)
    case .background: background(&random)
    }
  }

  /// A hand of four fingers, from the index: s straight, h half bent, c curled.
  private static func hand(
    _ fingers: StaticString, spread: ClosedRange<Double>, thumb: ClosedRange<Double>,
    raise: ClosedRange<Double> = 0...0, _ random: inout RandomNumbers
  ) -> HandPose {
    let shapes: [FingerShape] = (0..<4).map {
      switch fingers.utf8Start[$0] {
      case UInt8(ascii: "s"): .straight
      case UInt8(ascii: "h"): .half
      default: .curled
      }
    }
    return hand(shapes, spread: spread, thumb: thumb, raise: raise, &random)
  }

  private static func hand(
    _ fingers: [FingerShape], spread: ClosedRange<Double>, thumb: ClosedRange<Double>,
    raise: ClosedRange<Double>, _ random: inout RandomNumbers
  ) -> HandPose {
    var bends = fingers.map { $0.bend(by: &random) }
    // Neighbours that are curled alike are bent much alike.
    for i in 1..<4 where fingers[i] == fingers[i - 1] && fingers[i] != .half {
      let share = random.uniform() * 0.8
      bends[i] = HandPose.Bend(
        mcp: mix(bends[i].mcp, bends[i - 1].mcp, share),
        pip: mix(bends[i].pip, bends[i - 1].pip, share),
        dip: mix(bends[i].dip, bends[i - 1].dip, share))
    }
    return HandPose(
      index: bends[0], middle: bends[1], ring: bends[2], little: bends[3],
      spread: random.between(spread.lowerBound, spread.upperBound),
      thumb: random.between(thumb.lowerBound, thumb.upperBound),
      thumbRaise: random.between(raise.lowerBound, raise.upperBound))
  }

  /// Tips of thumb and index finger within 22 mm, the others straight or a little bent.
  private static func pinch(_ random: inout RandomNumbers) -> HandPose {
    while true {
      var pose = hand("hsss", spread: 0.1...1.2, thumb: 0.35...0.8, &random)
      let bent = random.between(0, 0.6)
      pose.middle.mcp += bent
      pose.ring.mcp += bent * random.between(0.3, 1)
      pose.little.mcp += bent * random.between(0, 1)
      pose.index = HandPose.Bend(
        mcp: random.between(0.4, 1.3), pip: random.between(0.4, 1.5), dip: random.between(0.1, 0.9))
      if pinchGap(pose) < 0.022 { return pose }
    }
  }

  /// Metres between the tips of thumb and index finger.
  static func pinchGap(_ pose: HandPose) -> Float {
    let joints = Skeleton(pose: pose).landmarks
    return length(
      joints[JointName.thumbTip.rawValue] - joints[JointName.indexTip.rawValue])
  }

  /// Anything else: hands at rest, fingers half bent or in patterns that mean nothing, and what lies halfway between
  /// two poses.
  private static func background(_ random: inout RandomNumbers) -> HandPose {
    let kind = random.uniform()
    if kind < 0.3 {
      let relaxed = HandPose.relaxed.blended(
        with: random.chance(0.6) ? .fist : .open, random.between(0, 0.25))
      return relaxed.blended(
        with: hand("hhhh", spread: 0...1, thumb: 0...1, &random), random.between(0, 0.7))
    }
    if kind < 0.6 {
      var shapes = (0..<4).map { _ in random.one(of: FingerShape.allCases) }
      shapes[Int(random.uniform() * 4)] = .half
      if random.chance(0.5) { shapes[Int(random.uniform() * 4)] = .half }
      return notPinched(&random) {
        hand(shapes, spread: 0...1.2, thumb: 0...1, raise: 0...1, &$0)
      }
    }
    if kind < 0.8 {
      let meaningless: [StaticString] = [
        "cscc", "ccsc", "cccs", "cssc", "ccss", "scsc", "cscs", "csss", "scss",
      ]
      return hand(random.one(of: meaningless), spread: 0...1.2, thumb: 0.4...1, &random)
    }
    if kind < 0.85 {  // A pistol: neither a point nor a thumb up.
      return hand("sccc", spread: 0...0.4, thumb: 0...0.1, raise: 0.1...0.8, &random)
    }
    let labels = PoseLabel.allCases.dropLast()
    let one = random.one(of: Array(labels))
    let other = random.one(of: labels.filter { $0 != one })
    return notPinched(&random) {
      draw(one, by: &$0).blended(with: draw(other, by: &$0), $0.between(0.4, 0.6))
    }
  }

  private static func notPinched(
    _ random: inout RandomNumbers, _ draw: (inout RandomNumbers) -> HandPose
  ) -> HandPose {
    while true {
      let pose = draw(&random)
      if pinchGap(pose) > 0.035 { return pose }
    }
  }
}
