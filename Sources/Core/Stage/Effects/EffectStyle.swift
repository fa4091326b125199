import Hands

/// How the effect of one pose or action looks: where it is, how it moves, its colour.
struct EffectStyle: Equatable, Sendable {
  /// How rings and motes move around their place.
  enum Motion: Equatable, Sendable {
    /// Motes circle slowly around a ring that breathes.
    case halo
    /// Motes are drawn inwards.
    case gather
    /// Rings spread over so many palms, a round of them in so many seconds.
    case ripple(reach: Float, period: Double)
    /// Motes rise, or fall for −1.
    case rise(Float)
    /// So many motes circle, with tails.
    case orbit(Int)
    /// Motes fly apart.
    case burst
    /// A ring closes around a point and glows.
    case close
    /// Strokes fly in a direction: to the player's right and down.
    case streak(right: Float, down: Float)
    /// A mote with a tail goes round, clockwise for 1.
    case sweep(Float)

    /// Rings as on still water.
    static var pool: Motion { .ripple(reach: 0.9, period: 1.8) }
  }

  /// What it is anchored at.
  enum Anchor: Equatable, Sendable {
    case joint(JointName)
    /// Each of two joints.
    case both(JointName, JointName)
    /// The middle of two joints.
    case between(JointName, JointName)

    static var palm: Anchor { .between(.wrist, .middleMCP) }
  }

  var motion: Motion
  var anchor: Anchor
  var color: Color
}

extension EffectStyle {
  /// The style of a pose or action; labels of other models get one by their letters.
  init(of label: String, seed: UInt64) {
    func isNamed(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { label.utf8.elementsEqual($0) }
    }
    if isNamed("open palm") {
      self.init(motion: .halo, anchor: .palm, color: Palette.soundCore)
    } else if isNamed("fist") {
      self.init(motion: .gather, anchor: .palm, color: Palette.sound)
    } else if isNamed("point") {
      self.init(motion: .pool, anchor: .joint(.indexTip), color: Palette.soundCore)
    } else if isNamed("victory") {
      self.init(motion: .rise(1), anchor: .both(.indexTip, .middleTip), color: Palette.sound)
    } else if isNamed("three") {
      self.init(motion: .orbit(3), anchor: .joint(.middleTip), color: Palette.soundCore)
    } else if isNamed("four") {
      self.init(motion: .orbit(4), anchor: .joint(.middlePIP), color: Palette.soundCore)
    } else if isNamed("thumb up") {
      self.init(motion: .rise(1), anchor: .joint(.thumbTip), color: Palette.inTune)
    } else if isNamed("thumb down") {
      self.init(motion: .rise(-1), anchor: .joint(.thumbTip), color: Palette.quiet)
    } else if isNamed("pinch") {
      self.init(motion: .close, anchor: .between(.indexTip, .thumbTip), color: Palette.sound)
    } else if isNamed("rock") {
      self.init(motion: .burst, anchor: .both(.indexTip, .littleTip), color: Palette.rose)
    } else if isNamed("call") {
      self.init(motion: .pool, anchor: .both(.thumbTip, .littleTip), color: Palette.rose)
    } else if isNamed("wave") {
      self.init(
        motion: .ripple(reach: 1.7, period: 1.05), anchor: .palm, color: Palette.inTune)
    } else if isNamed("swipe left") {
      self.init(motion: .streak(right: -1, down: 0), anchor: .palm, color: Palette.soundCore)
    } else if isNamed("swipe right") {
      self.init(motion: .streak(right: 1, down: 0), anchor: .palm, color: Palette.soundCore)
    } else if isNamed("swipe up") {
      self.init(motion: .streak(right: 0, down: -1), anchor: .palm, color: Palette.soundCore)
    } else if isNamed("swipe down") {
      self.init(motion: .streak(right: 0, down: 1), anchor: .palm, color: Palette.soundCore)
    } else if isNamed("circle clockwise") {
      self.init(motion: .sweep(1), anchor: .palm, color: Palette.sound)
    } else if isNamed("circle counter-clockwise") {
      self.init(motion: .sweep(-1), anchor: .palm, color: Palette.sound)
    } else if isNamed("open-close") {
      self.init(motion: .burst, anchor: .palm, color: Palette.inTune)
    } else {
      let motions: (Motion, Motion, Motion, Motion) = (.halo, .orbit(2), .gather, .burst)
      let motion =
        switch seed & 3 {
        case 0: motions.0
        case 1: motions.1
        case 2: motions.2
        default: motions.3
        }
      self.init(
        motion: motion, anchor: .palm, color: seed & 4 == 0 ? Palette.inTune : Palette.rose)
    }
  }
}
