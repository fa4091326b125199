import Hands
import Instrument
import Live
import ScalarMath
import Stage
import Voice

/// The places of the settings' buffer; README.md tells what stands there.
private enum Place {
  static let preset = 0
  static let low = 1
  static let high = 2
  static let tonic = 3
  static let scale = 4
  static let assist = 5
  static let drone = 6
  static let cue = 7
  static let hands = 8
  static let pitchHand = 9
  static let tuning = 10
  static let gestures = 11
  static let names = 12
  static let language = 13
  static let reducesMotion = 14
  static let showsGestures = 15
  static let count = 16
}

/// The scales that a page offers, in the order of their numbers.
private var scales: [Scale] {
  [
    .chromatic, .major, .minor, .majorPentatonic, .minorPentatonic, .blues, .yo, .in, .ryukyu,
  ]
}

/// How many numbers the settings are.
@_expose(wasm, "settingCount") @c
public func settingCount() -> Int32 { Int32(Place.count) }

/// Fills in what a preset has.
@_expose(wasm, "presetSettings") @c
public func presetSettings(_ number: Int32, _ settings: UnsafeMutablePointer<Double>) {
  let presets = NamedPreset.all
  let place = clamp(Int(number), 0, presets.count - 1)
  let preset = presets[place].preset
  settings[Place.preset] = Double(place)
  settings[Place.low] = preset.pitchField.lowest
  settings[Place.high] = preset.pitchField.highest
  settings[Place.tonic] = Double(preset.key.tonic)
  settings[Place.scale] = Double(scales.firstIndex(of: preset.key.scale) ?? 0)
  settings[Place.assist] = preset.assist
  settings[Place.drone] = Double(Drone.allCases.firstIndex(of: preset.drone) ?? 0)
  settings[Place.cue] = preset.cue ? 1 : 0
  switch preset.hands {
  case .one(let hand):
    settings[Place.hands] = 1
    settings[Place.pitchHand] = hand.map { $0 == .right ? 1 : 2 } ?? 0
  case .two(let hand):
    settings[Place.hands] = 2
    settings[Place.pitchHand] = hand == .right ? 1 : 2
  }
  settings[Place.tuning] = preset.voice.tuning.referenceFrequency
  settings[Place.gestures] = preset.bindings.isEmpty ? 0 : 1
}

extension LiveSettings {
  /// The settings of a buffer; what is out of range counts as the nearest that is allowed.
  init(_ numbers: UnsafePointer<Double>) {
    func number(_ place: Int, _ range: ClosedRange<Double>) -> Double {
      let number = numbers[place]
      return number >= range.lowerBound ? min(number, range.upperBound) : range.lowerBound
    }
    func choice(_ place: Int, of count: Int) -> Int {
      Int(number(place, 0...Double(count - 1)))
    }
    let presets = NamedPreset.all
    var preset = presets[choice(Place.preset, of: presets.count)].preset
    let low = number(Place.low, 24...95)
    let high = max(number(Place.high, 25...96), low + 1)
    if low != preset.pitchField.lowest || high != preset.pitchField.highest {
      preset.pitchField.range = nil
      (preset.pitchField.low, preset.pitchField.high) = (low, high)
    }
    preset.key = Key(
      tonic: choice(Place.tonic, of: 12), scales[choice(Place.scale, of: scales.count)])
    preset.assist = number(Place.assist, 0...100)
    preset.drone = Drone.allCases[choice(Place.drone, of: Drone.allCases.count)]
    preset.cue = number(Place.cue, 0...1) == 1
    let hands: [Chirality?] = [nil, .right, .left]
    let hand = hands[choice(Place.pitchHand, of: hands.count)]
    preset.hands = number(Place.hands, 1...2) == 2 ? .two(pitch: hand ?? .right) : .one(hand)
    preset.voice.tuning.referenceFrequency = number(Place.tuning, 392...494)
    if number(Place.gestures, 0...1) == 0 {
      preset.bindings = .none
    } else if preset.bindings.isEmpty {
      preset.bindings = .usual
    }
    self.init(
      preset: preset,
      names: NoteNaming.allCases[choice(Place.names, of: NoteNaming.allCases.count)],
      language: Language.allCases[choice(Place.language, of: Language.allCases.count)],
      reducesMotion: number(Place.reducesMotion, 0...1) == 1,
      showsGestures: number(Place.showsGestures, 0...1) == 1)
  }
}
