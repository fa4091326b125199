import Hands
import ScalarMath
import VirtualHand

/// Draws hands in motion by lot.
public struct ActionScenes: Sendable {
  /// Whose hands.
  public let people: People
  private var random: RandomNumbers

  /// The same seed draws the same motions.
  public init(_ people: People, seed: UInt64) {
    self.people = people
    random = RandomNumbers(seed: seed)
  }

  /// The next clip in which a hand does what `label` says within the last two seconds.
  public mutating func next(_ label: ActionLabel) -> ActionClip {
    switch label {
    case .wave: wave()
    case .swipeLeft: swipe(label, Vector2(-1, 0))
    case .swipeRight: swipe(label, Vector2(1, 0))
    case .swipeUp: swipe(label, Vector2(0, -1))
    case .swipeDown: swipe(label, Vector2(0, 1))
    case .circleClockwise: circle(label, 1)
    case .circleCounterClockwise: circle(label, -1)
    case .openClose: openClose()
    case .background: background()
    }
  }

  // MARK: Actions

  private mutating func wave() -> ActionClip {
    let actor = actor([.openPalm, .openPalm, .openPalm, .four])
    let (frequency, phase) = (random.between(1.2, 3.6), random.uniform())
    let (tilting, way) = (random.between(0.16, 0.6), random.between(0.05, 1.1))
    // Two swings there and back, at least a second.
    let (starts, ends) = stretch(atLeast: max(2 / frequency, 1))
    return clip(.wave) { time in
      let now = eased(time, starts, ends) * sine(turns: frequency * time + phase)
      return actor.hand(at: time, moved: Vector2(Float(way * now), 0), rolled: -tilting * now)
    }
  }

  private mutating func swipe(_ label: ActionLabel, _ direction: Vector2) -> ActionClip {
    var starting = actor([.openPalm, .openPalm, .openPalm, .four, .background])
    let (length, seconds) = (random.between(2, 5.5), random.between(0.18, 0.6))
    let slope = Float(random.between(-0.35, 0.35))
    let along = direction + Vector2(-direction.y, direction.x) * slope
    // It starts so that the whole of it lies in the picture, more or less.
    starting.place = starting.place - along * Float(0.5 * length)
    let actor = starting
    let ends = Self.duration - random.between(0.1, 1.5)
    let starts = ends - seconds
    let turning = random.between(-0.1, 0.45) * Double(direction.x)
    let bracing = random.chance(0.4) ? random.between(0.05, 0.25) : 0
    let returning = random.chance(0.35) ? random.between(0.8, 1.6) : .infinity
    let pause = random.between(0.15, 0.5)
    let arrives = random.chance(0.3) ? starts - random.between(0, 0.4) : -.infinity
    return clip(label) { time in
      guard time >= arrives else { return nil }
      let back = returning.isFinite ? leastJerk((time - ends - pause) / returning) * 0.9 : 0
      let drawn = bracing * bell((time - starts + 0.15) / 0.12)
      let share = leastJerk((time - starts) / seconds) - back
      return actor.hand(
        at: time, moved: along * Float(length * share - drawn), rolled: turning * (share - 0.5))
    }
  }

  private mutating func circle(_ label: ActionLabel, _ sense: Double) -> ActionClip {
    let actor = actor([.point, .point, .openPalm, .background, .fist])
    let (frequency, phase) = (random.between(0.5, 1.7), random.uniform())
    let (across, down) = (random.between(0.5, 1.9), random.between(0.75, 1.3))
    let (starts, ends) = stretch(atLeast: min(0.95 / frequency, Self.window))
    let turning = random.between(0, 0.2)
    return clip(label) { time in
      let turns = sense * frequency * (clamp(time, starts, ends) - starts) + phase
      let way = Vector2(
        Float(across * cosine(turns: turns)), Float(across * down * sine(turns: turns)))
      return actor.hand(at: time, moved: way, rolled: turning * cosine(turns: turns))
    }
  }

  private mutating func openClose() -> ActionClip {
    let actor = actor([.openPalm, .openPalm, .four], wandering: 0.7)
    let closed = PoseShapes.draw(.fist, by: &random)
    let (frequency, phase) = (random.between(0.6, 2.2), random.uniform())
    // How long it stays open and closed, against how long it takes to change.
    let sharpness = random.between(0.6, 2.5)
    let (starts, ends) = stretch(atLeast: min(1.05 / frequency, Self.window))
    return clip(.openClose) { time in
      let turns = frequency * (clamp(time, starts, ends) - starts) + phase
      let closing = leastJerk(0.5 - 0.5 * sharpness * cosine(turns: turns))
      return actor.hand(at: time, pose: actor.pose.blended(with: closed, closing))
    }
  }

  // MARK: Anything else

  private mutating func background() -> ActionClip {
    switch random.uniform() {
    case ..<0.20: justSeen(playing())
    case ..<0.46: justSeen(leaping())
    case ..<0.52: reaching()
    case ..<0.59: coming()
    case ..<0.66: sweeping()
    case ..<0.74: scratching()
    case ..<0.81: changing()
    case ..<0.88: volume()
    case ..<0.95: unfinished()
    default: resting()
    }
  }

  /// A melody by height: notes with glides between them, some with vibrato, the loudness by side. The clip goes on
  /// for as many notes, each a fifth of a second or longer.
  public mutating func playing(notes count: Int = 24) -> ActionClip {
    let poses: [PoseLabel] = [.openPalm, .fist, .victory, .pinch]
    return melody(count, by: poses + [PoseLabel](repeating: .point, count: 8), leaps: 0.35)
  }

  /// A melody of fifths and octaves by a hand that does not point: what is most like swipes up and down.
  private mutating func leaping() -> ActionClip {
    melody(24, by: [.openPalm, .openPalm, .four, .pinch, .pinch, .three, .background], leaps: 0.7)
  }

  /// Now and then the hand was not seen until a moment ago, so that nothing before tells that it is playing: it comes
  /// in from below or from a side, or is found where it stands.
  private mutating func justSeen(_ clip: ActionClip) -> ActionClip {
    guard random.chance(0.45) else { return clip }
    let arrives = random.between(0.2, 2)
    guard random.chance(0.7) else {
      return self.clip(clip.label) { $0 < arrives ? nil : clip.hand($0) }
    }
    let from = Vector2(Float(random.between(-0.9, 0.9)), Float(random.between(-0.1, 0.7)))
    let seconds = random.between(0.3, 1.4)
    return self.clip(clip.label) { time in
      guard var hand = clip.hand(time) else { return nil }
      hand.position = hand.position + from * Float(1 - leastJerk((time - arrives) / seconds))
      return hand
    }
  }

  private mutating func melody(
    _ count: Int, by poses: [PoseLabel], leaps: Double
  ) -> ActionClip {
    let actor = actor(poses, wandering: 0.5)
    var notes: [MelodyTrajectory.Note] = []
    var pitch = random.between(60, 78)
    let lengths = random.one(of: [[1.0], [1, 2], [0.5, 1, 1.5], [0.5]])
    for _ in 0..<count {
      notes.append(.init(pitch, random.one(of: lengths)))
      let leap = random.chance(1 - leaps) ? random.between(-3, 3) : random.between(-13, 13)
      pitch = clamp(pitch + leap, 57, 81)
    }
    let melody = MelodyTrajectory(
      notes: notes, beat: random.between(0.35, 0.9), glide: random.between(0.08, 0.35))
    let start = random.between(1, 4)
    let (vibrato, depth) = (
      random.between(4.5, 7.5), random.chance(0.4) ? random.between(0.1, 0.7) : 0
    )
    let (swell, pace) = (random.between(0, 0.12), random.between(0.05, 0.35))
    return clip(.background) { time in
      let pitch = melody.pitch(at: start + time) + depth * sine(turns: vibrato * time)
      var hand = actor.hand(at: time)
      hand.anchor = .indexTip
      hand.position.x += Float(swell * sine(turns: pace * time))
      hand.position.y = Float(MelodyTrajectory.height(of: pitch))
      return hand
    }
  }

  /// The hand goes somewhere in no hurry.
  private mutating func reaching() -> ActionClip {
    let actor = actor(PoseLabel.allCases)
    let way = direction() * Float(random.between(0.4, 3))
    let (starts, seconds) = (random.between(-0.5, 2.4), random.between(0.75, 1.8))
    return clip(.background) { time in
      actor.hand(at: time, moved: way * Float(leastJerk((time - starts) / seconds)))
    }
  }

  /// The hand comes into the picture from below or from a side, or leaves that way.
  private mutating func coming() -> ActionClip {
    let actor = actor(PoseLabel.allCases)
    let from = random.one(of: [Vector2(0, 1), Vector2(0, 1), Vector2(1, 0.3), Vector2(-1, 0.3)])
    let way = from * Float(random.between(3, 6))
    let (starts, seconds) = (random.between(0.2, 2.2), random.between(0.6, 1.4))
    let leaves = random.chance(0.5)
    return clip(.background) { time in
      let share = leastJerk((time - starts) / seconds)
      return actor.hand(at: time, moved: way * Float(leaves ? share : 1 - share))
    }
  }

  /// A pointing hand or a fist that moves as quickly as a swipe: a leap of a melody, a way through the picture.
  private mutating func sweeping() -> ActionClip {
    let actor = actor([.point, .point, .point, .fist, .victory, .pinch])
    let way = direction() * Float(random.between(1, 6))
    let (starts, seconds) = (random.between(0, 2.4), random.between(0.12, 1.3))
    let returning = random.chance(0.4) ? random.between(0.3, 1.2) : .infinity
    return clip(.background) { time in
      let back = returning.isFinite ? leastJerk((time - starts - seconds - returning) / seconds) : 0
      return actor.hand(
        at: time, moved: way * Float(leastJerk((time - starts) / seconds) - 0.5 - back))
    }
  }

  /// Small quick movements without a plan: scratching, fiddling, trembling.
  private mutating func scratching() -> ActionClip {
    let actor = actor([.background, .background, .point, .fist, .pinch, .openPalm])
    let waves = (0..<4).map { _ in
      (random.between(0.6, 5), random.uniform(), direction() * Float(random.between(0.02, 0.28)))
    }
    return clip(.background) { time in
      var way = Vector2.zero
      for (frequency, phase, size) in waves {
        way = way + size * Float(sine(turns: frequency * time + phase))
      }
      return actor.hand(at: time, moved: way)
    }
  }

  /// One pose becomes another, once.
  private mutating func changing() -> ActionClip {
    let actor = actor(PoseLabel.allCases)
    let other = PoseShapes.draw(random.one(of: PoseLabel.allCases), by: &random)
    let (starts, seconds) = (random.between(0.2, 2.2), random.between(0.15, 0.6))
    return clip(.background) { time in
      actor.hand(
        at: time, pose: actor.pose.blended(with: other, leastJerk((time - starts) / seconds)))
    }
  }

  /// The other hand's part: raised and lowered, held open.
  private mutating func volume() -> ActionClip {
    let actor = actor([.openPalm, .four, .openPalm, .background])
    let (frequency, phase) = (random.between(0.12, 0.7), random.uniform())
    let size = Float(random.between(0.3, 0.9))
    return clip(.background) { time in
      actor.hand(at: time, moved: Vector2(0, size * Float(sine(turns: frequency * time + phase))))
    }
  }

  /// A swipe that has hardly begun, a wave of one swing, a third of a circle: not yet.
  private mutating func unfinished() -> ActionClip {
    let actor = actor([.openPalm, .openPalm, .point])
    let size = Float(random.between(0.6, 1.2))
    let way = direction()
    let aside = Vector2(-way.y, way.x) * (random.chance(0.5) ? 1 : 0)
    let starts = Self.duration - random.between(0.1, 1.2)
    let frequency = random.between(0.5, 1)
    return clip(.background) { time in
      let turns = clamp((time - starts) * frequency, 0, 0.35)
      let there = way * Float(sine(turns: turns)) + aside * Float(1 - cosine(turns: turns))
      return actor.hand(at: time, moved: there * size)
    }
  }

  private mutating func resting() -> ActionClip {
    let actor = actor(PoseLabel.allCases)
    return clip(.background) { actor.hand(at: $0) }
  }

  // MARK: What they are made of

  /// Seconds of a clip, and of the window at its end.
  private static let duration = 2.6
  private static let window = 1.9

  private func clip(
    _ label: ActionLabel, _ hand: @escaping @Sendable (Double) -> HandPlacement?
  ) -> ActionClip {
    ActionClip(label: label, duration: Self.duration, hand: hand)
  }

  private mutating func actor(_ poses: [PoseLabel], wandering: Double = 1) -> Actor {
    var actor = Actor(pose: random.one(of: poses), people, &random)
    actor.wandering *= wandering
    return actor
  }

  private mutating func direction() -> Vector2 {
    let turns = random.uniform()
    return Vector2(Float(cosine(turns: turns)), Float(sine(turns: turns)))
  }

  /// A stretch of time of which at least so much lies within the window.
  private mutating func stretch(atLeast seconds: Double) -> (starts: Double, ends: Double) {
    if random.chance(0.5) { return (-1, Self.duration + 1) }
    let seen = min(seconds * random.between(1, 1.3), Self.window)
    let first = Self.duration - Self.window
    let starts = random.between(first, Self.duration - seen)
    return random.chance(0.5) ? (starts, Self.duration + 1) : (-1, max(starts + seen, first + seen))
  }
}

/// 1 within a stretch of time, 0 a tenth of a second outside.
func eased(_ time: Double, _ starts: Double, _ ends: Double) -> Double {
  leastJerk((time - starts + 0.1) / 0.1) * (1 - leastJerk((time - ends) / 0.1))
}

func bell(_ x: Double) -> Double {
  exp(-0.5 * x * x)
}
