import Hands
import VirtualHand

let usage = """
  usage: virtual-hand PERFORMANCE [options] > frames.rgb
    performances          silent-night still vibrato fifths two-hands dips open-fist enter-leave
                          reach poses none
    --size 480x640        pixels
    --rate 30             frames a second
    --seconds S           stop earlier
    --truth FILE.csv      where every joint is: a row per hand and frame
    --hand right          or left
    --skin light          or fair tan brown dark
    --light normal        or low side back
    --backdrop room       or plain clutter
    --seed 1              another backdrop, other noise, other swaying
    --back                show the back of the hand
  Frames are raw RGB, 8 bits a channel:
    virtual-hand still | ffmpeg -f rawvideo -pix_fmt rgb24 -s 480x640 -r 30 -i - still.mp4
  """

/// What was wrong on the command line, for a person.
struct UsageProblem: Error {
  let sentence: String
}

/// What the command line asks for.
struct Options {
  var performance = Performance.nobody()
  var width = 480
  var height = 640
  var rate = 30.0
  var truth: String?
  var scene = Scene()
  var showsBack = false

  /// How many frames the clip has.
  private(set) var frameCount = 0

  init(arguments: [String]) throws(UsageProblem) {
    var rest = arguments[...]
    guard let name = rest.popFirst() else {
      throw UsageProblem(sentence: "name a performance.")
    }
    var hand = Chirality.right
    var seconds: Double?
    while let option = rest.popFirst() {
      if option == "--back" {
        showsBack = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw UsageProblem(sentence: "\(option) is unknown or needs a value.")
      }
      switch option {
      case "--size": (width, height) = try Self.size(value)
      case "--rate": rate = try Self.positive(value, option)
      case "--seconds": seconds = try Self.positive(value, option)
      case "--truth": truth = value
      case "--hand": hand = try Self.choose(value, option, ["right": .right, "left": .left])
      case "--skin":
        scene.skin = try Self.choose(
          value, option,
          ["fair": .fair, "light": .light, "tan": .tan, "brown": .brown, "dark": .dark])
      case "--light":
        scene.light = try Self.choose(
          value, option, ["normal": .normal, "low": .low, "side": .side, "back": .back])
      case "--backdrop":
        scene.backdrop = try Self.choose(
          value, option, ["plain": .plain, "room": .room, "clutter": .clutter])
      case "--seed":
        guard let seed = UInt64(value) else {
          throw UsageProblem(sentence: "--seed \(value) is not a whole number from 0 on.")
        }
        scene.seed = seed
      default: throw UsageProblem(sentence: "there is no option \(option).")
      }
    }
    performance = try Self.performance(name, hand, scene.seed)
    frameCount = max(1, Int((min(seconds ?? .infinity, performance.duration) * rate).rounded()))
  }

  private static func performance(
    _ name: String, _ hand: Chirality, _ seed: UInt64
  ) throws(UsageProblem) -> Performance {
    switch name {
    case "silent-night": .silentNight(hand: hand, seed: seed)
    case "still": .still(hand: hand, seed: seed)
    case "vibrato": .vibrato(hand: hand, seed: seed)
    case "fifths": .fifths(hand: hand, seed: seed)
    case "two-hands": .twoHands(seed: seed)
    case "dips": .dips(hand: hand, seed: seed)
    case "open-fist": .openFist(hand: hand, seed: seed)
    case "enter-leave": .enterLeave(hand: hand, seed: seed)
    case "reach": .reach(hand: hand, seed: seed)
    case "poses": .poses(hand: hand, seed: seed)
    case "none": .nobody()
    default: throw UsageProblem(sentence: "there is no performance \(name).")
    }
  }

  private static func size(_ text: String) throws(UsageProblem) -> (Int, Int) {
    let sides = text.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (16...4096).contains($0) }) else {
      throw UsageProblem(sentence: "--size \(text) is not like 480x640 with sides of 16 to 4096.")
    }
    return (sides[0], sides[1])
  }

  private static func positive(_ text: String, _ option: String) throws(UsageProblem) -> Double {
    guard let number = Double(text), number > 0, number < 10_000 else {
      throw UsageProblem(sentence: "\(option) \(text) is not a number above 0 and below 10000.")
    }
    return number
  }

  private static func choose<T>(
    _ text: String, _ option: String, _ choices: [String: T]
  ) throws(UsageProblem) -> T {
    guard let choice = choices[text] else {
      let names = choices.keys.sorted().joined(separator: ", ")
      throw UsageProblem(sentence: "\(option) \(text) is not one of \(names).")
    }
    return choice
  }
}
