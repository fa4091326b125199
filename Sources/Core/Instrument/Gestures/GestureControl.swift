import Gestures
import ScalarMath
import Voice

/// What gestures do to the instrument, picture by picture.
struct GestureControl: Sendable {
  /// How long the way to another octave takes, in seconds. With the voice's own way from frame to frame it is over after
  /// a twentieth at every frame rate from 24 on.
  static let octaveGlide = 0.025

  private struct Hold: Sendable {
    var track: Int
    var command: PlayingCommand
  }

  private let bindings: Bindings
  private let timbres: [Timbre]
  private var holds: [Hold] = []
  /// What actions have switched on.
  private var isSwitchedOn = [Bool](repeating: false, count: PlayingCommand.allCases.count)
  private var staccatoEnd = -Double.infinity
  private var lastTime: Double?
  /// What is on.
  private(set) var state = CommandState()
  /// How much higher all sounds, in semitones.
  private(set) var shift = 0.0
  /// Whether gestures keep the instrument silent.
  private(set) var closes = false
  /// Whether a gesture has it sound now, whatever else the hand looks like.
  private(set) var opens = false
  /// How it sounds; `nil`: as the voice's own settings have it.
  var timbre: Timbre? { state.timbre.map { timbres[$0] } }

  init(_ preset: Preset) {
    bindings = preset.bindings
    timbres = preset.timbres
    state.isDroneOn = preset.drone != .off
  }

  /// Takes in what happens at a time, in seconds.
  mutating func observe(_ events: [GestureEvent], at time: Double) {
    guard !bindings.isEmpty else { return }
    for event in events {
      guard let command = bindings[event.label] else { continue }
      switch event.kind {
      case .began:
        holds.append(Hold(track: event.track, command: command))
        begin(command, at: time)
      case .ended:
        let hold = holds.firstIndex { $0.track == event.track && $0.command == command }
        if let hold { holds.remove(at: hold) }
      case .happened:
        isSwitchedOn[command.rawValue].toggle()
        begin(command, at: time)
      }
    }
    settle(at: time)
  }

  private mutating func begin(_ command: PlayingCommand, at time: Double) {
    switch command {
    case .mute, .play, .octaveUp: break
    case .staccato: staccatoEnd = time + CommandState.staccato
    case .nextTimbre:
      let next = state.timbre.map { $0 + 1 } ?? 0
      state.timbre = next < timbres.count ? next : nil
    case .drone: state.isDroneOn.toggle()
    }
  }

  private mutating func settle(at time: Double) {
    let isShort = time < staccatoEnd - 1e-6
    state.isStaccato = isShort || isHeld(.staccato)
    state.isMuted = isOn(.mute)
    state.isOctaveUp = isOn(.octaveUp)
    // Two fingers play as well as one: higher.
    state.awaitsPlay =
      bindings.contains(.play) && !isOn(.play) && !state.isOctaveUp && !state.isStaccato
    let wasClosed = closes
    closes = state.isMuted || state.awaitsPlay || state.isStaccato && !isShort
    opens = !closes && (isShort || isOn(.play) || state.isOctaveUp)
    let elapsed = max(0, time - (lastTime ?? time))
    lastTime = time
    let step = 12 * elapsed / Self.octaveGlide
    // A note that begins need not get there.
    shift = clamp(
      shift + (state.isOctaveUp ? 1 : -1) * (wasClosed ? 12 : step), 0, 12)
  }

  private func isHeld(_ command: PlayingCommand) -> Bool {
    holds.contains { $0.command == command }
  }

  private func isOn(_ command: PlayingCommand) -> Bool {
    isHeld(command) || isSwitchedOn[command.rawValue]
  }
}
