import Hands
import ScalarMath

extension Performance {
  /// The first eight bars of *Silent Night* (Franz Xaver Gruber, 1818) played by height, 14.4 s.
  ///
  /// Nobody is seen for 0.7 s; then the hand comes in from the player's soft side at the height of
  /// the first note, plays from 1.2 s to 13.2 s, swelling towards the middle of each phrase, and
  /// leaves as it came.
  public static func silentNight(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    let melody = MelodyTrajectory(
      notes: [
        .init(67, 1.5), .init(69, 0.5), .init(67, 1), .init(64, 3),
        .init(67, 1.5), .init(69, 0.5), .init(67, 1), .init(64, 3),
        .init(74, 2), .init(74, 1), .init(71, 3),
        .init(72, 2), .init(72, 1), .init(67, 3),
      ], beat: 0.5)
    let sway = Sway(seed: seed)
    let (appears, starts) = (0.7, 1.2)
    let ends = starts + melody.duration
    let gone = ends + 0.4
    return Performance(
      duration: gone + 0.8,
      pitch: { $0 >= starts && $0 < ends ? melody.pitch(at: $0 - starts) : nil }
    ) { time in
      guard time >= appears && time < gone else { return [] }
      let swell = sine(turns: (time - starts) / 6)
      let outside =
        1 - leastJerk((time - appears) / (starts - appears)) + leastJerk((time - ends) / 0.4)
      let x = 0.46 - 0.12 * swell * swell + 0.85 * outside
      return [
        pointing(hand, pitch: melody.pitch(at: time - starts), x: x, at: time, sway: sway)
      ]
    }
  }

  /// One note, A4, held for 5 s.
  public static func still(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    steady(hand, seed, duration: 5) { _ in 69 }
  }

  /// One note, A4, from 1 s on with a vibrato of 6 Hz and ±30 cents; 6 s.
  public static func vibrato(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    steady(hand, seed, duration: 6) { time in
      time > 1 ? 69 + 0.30 * sine(turns: 6 * (time - 1)) : 69
    }
  }

  /// A fifth up or down (64, 71) in 120 ms at every second; 8 s.
  public static func fifths(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    let steps = (0..<8).map { MelodyTrajectory.Note($0 % 2 == 0 ? 71 : 64, 1) }
    let melody = MelodyTrajectory(notes: [.init(64, 0.001)] + steps, beat: 1, glide: 0.12)
    return steady(hand, seed, duration: 8) { melody.pitch(at: $0 + 0.001) }
  }

  /// A hand held low for two seconds and then high, as calibration asks for: at 60 % and 20 % of the picture's
  /// height from the top; 5.2 s.
  public static func reach(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    // The pitches of these heights in the default field.
    let way = MelodyTrajectory(notes: [.init(60.2, 2.3), .init(76.2, 2.9)], beat: 1, glide: 0.6)
    return steady(hand, seed, duration: way.duration) { way.pitch(at: $0) }
  }

  private static func steady(
    _ hand: Chirality, _ seed: UInt64, duration: Double,
    pitch: @escaping @Sendable (Double) -> Double
  ) -> Performance {
    let sway = Sway(seed: seed)
    return Performance(duration: duration, pitch: { pitch($0) }) { time in
      [pointing(hand, pitch: pitch(time), x: 0.45, at: time, sway: sway)]
    }
  }

  /// The right hand plays the pitch of a scale by height, the left the volume, raised and lowered;
  /// 8 s.
  public static func twoHands(seed: UInt64 = 1) -> Performance {
    let scale = MelodyTrajectory(
      notes: [64, 66, 68, 69, 71, 69, 68, 66].map { .init($0, 1) }, beat: 1)
    let sway = Sway(seed: seed)
    let otherSway = Sway(seed: seed &+ 100)
    return Performance(duration: 8, pitch: { scale.pitch(at: $0) }) { time in
      var right = pointing(.right, pitch: scale.pitch(at: time), x: 0.27, at: time, sway: sway)
      right.depth += 0.08
      let raised = 0.5 - 0.5 * cosine(turns: time / 3.2)
      let left = HandPlacement(
        .left, HandPose.open.blended(with: .flat, 0.4), anchor: .wrist,
        at: Vector2(
          Float(0.76 + 0.02 * otherSway.depth.value(at: time)), Float(0.90 - 0.28 * raised)),
        depth: 0.58, tilt: degrees(5 * otherSway.tilt.value(at: time)),
        turn: degrees(8 * otherSway.turn.value(at: time)),
        roll: degrees(5 * otherSway.roll.value(at: time)))
      return [right, left]
    }
  }

  /// Eight notes, most of them repeated, that only the dips of the volume hand part: 69 69 69 72 72 67 67 67; 8 s.
  ///
  /// One hand holds the pitch by height; from 1 s on a note begins every 0.75 s, and the other hand falls and rises again
  /// within 0.2 s around each beginning. At both ends it is lowered. The right hand plays the pitch unless
  /// `hand` says otherwise.
  public static func dips(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    let (starts, length, dip) = (1.0, 0.75, 0.2)
    let melody = MelodyTrajectory(
      notes: [69, 69, 69, 72, 72, 67, 67, 67].map { .init($0, 1) }, beat: length)
    let ends = starts + melody.duration
    let sway = Sway(seed: seed)
    let otherSway = Sway(seed: seed &+ 100)
    return Performance(
      duration: ends + 1,
      pitch: { $0 >= starts && $0 < ends ? melody.pitch(at: $0 - starts) : nil }
    ) { time in
      let pitch = melody.pitch(at: time - starts)
      var right = pointing(.right, pitch: pitch, x: 0.27, at: time, sway: sway)
      right.depth += 0.08
      // Down before the first note and after the last; between them it dips.
      var lowered = 1 - leastJerk((time - starts + 0.3) / 0.3) + leastJerk((time - ends) / 0.3)
      for number in 1..<melody.notes.count {
        let halfWay = starts + length * Double(number)
        lowered +=
          leastJerk((time - halfWay) / (dip / 2) + 1) - leastJerk((time - halfWay) / (dip / 2))
      }
      let left = HandPlacement(
        .left, HandPose.open.blended(with: .flat, 0.4), anchor: .wrist,
        at: Vector2(
          Float(0.76 + 0.02 * otherSway.depth.value(at: time)), Float(0.66 + 0.26 * lowered)),
        depth: 0.58, tilt: degrees(5 * otherSway.tilt.value(at: time) + 12 * lowered),
        turn: degrees(8 * otherSway.turn.value(at: time)),
        roll: degrees(5 * otherSway.roll.value(at: time)))
      return hand == .right ? [right, left] : [right.mirrored, left.mirrored]
    }
  }

  /// A hand that opens and closes every two seconds while it wanders sideways; 8 s.
  public static func openFist(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    let sway = Sway(seed: seed)
    return Performance(duration: 8) { time in
      let closing = 0.5 - 0.5 * cosine(turns: time / 2)
      let pose = HandPose.open.blended(with: .fist, leastJerk((closing - 0.12) / 0.76))
      return [
        HandPlacement(
          hand, pose, anchor: .wrist,
          at: Vector2(
            Float(0.5 + 0.22 * sine(turns: time / 6.5)),
            Float(0.80 + 0.05 * sway.depth.value(at: time))),
          tilt: degrees(6 * sway.tilt.value(at: time)),
          turn: degrees(9 * sway.turn.value(at: time)),
          roll: degrees(6 * sway.roll.value(at: time)))
      ]
    }
  }

  /// The seven named poses one after the other in the middle of the picture, one second each; 7 s.
  public static func poses(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    let poses: [HandPose] = [.open, .flat, .point, .fist, .victory, .relaxed, .pinch]
    let sway = Sway(seed: seed)
    return Performance(duration: Double(poses.count)) { time in
      let number = clamp(Int(time), 0, poses.count - 1)
      let next = poses[min(number + 1, poses.count - 1)]
      // Held for 0.7 s, then changed in 0.3 s.
      let pose = poses[number].blended(with: next, leastJerk((time - Double(number) - 0.7) / 0.3))
      return [
        HandPlacement(
          hand, pose, anchor: .middleMCP, at: Vector2(0.5, 0.55), depth: 0.45,
          tilt: degrees(6 * sway.tilt.value(at: time)),
          turn: degrees(9 * sway.turn.value(at: time)),
          roll: degrees(6 * sway.roll.value(at: time)))
      ]
    }
  }

  /// A hand that comes in from the left, goes out to the right, comes back and leaves through the
  /// bottom; 8 s.
  public static func enterLeave(hand: Chirality = .right, seed: UInt64 = 1) -> Performance {
    let stations: [(time: Double, x: Double, y: Double)] = [
      (0, -0.45, 0.35), (1, -0.45, 0.35), (2.2, 0.5, 0.30), (3.6, 0.5, 0.30), (4.6, 1.45, 0.35),
      (5.2, 1.45, 0.35), (6.2, 0.55, 0.28), (7, 0.55, 0.28), (7.8, 0.55, 1.2), (8, 0.55, 1.2),
    ]
    let sway = Sway(seed: seed)
    return Performance(duration: 8) { time in
      var from = stations[0]
      var to = stations[1]
      for i in 1..<stations.count where time >= stations[i - 1].time {
        (from, to) = (stations[i - 1], stations[i])
      }
      let done = leastJerk((time - from.time) / (to.time - from.time))
      return [
        HandPlacement(
          hand, .point,
          at: Vector2(Float(mix(from.x, to.x, done)), Float(mix(from.y, to.y, done))),
          tilt: degrees(4 * sway.tilt.value(at: time)),
          turn: degrees(5 * sway.turn.value(at: time)),
          roll: degrees(4 * sway.roll.value(at: time)))
      ]
    }
  }

  /// An empty room; 4 s.
  public static func nobody() -> Performance {
    Performance(duration: 4) { _ in [] }
  }
}
