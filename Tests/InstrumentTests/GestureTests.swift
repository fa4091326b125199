import Gestures
import Hands
import Instrument
import ScalarMath
import Testing
import Voice

/// A player whose hand rests at A4 while gestures come.
private struct Gesturing {
  var player: Player
  let rate: Double
  var picture = 0
  var all: [Playing] = []

  init(_ preset: Preset, rate: Double = 30) {
    player = Player(preset)
    self.rate = rate
  }

  var time: Double { Double(picture) / rate }
  var last: Playing { all[all.count - 1] }

  mutating func play(until end: Double, _ kind: GestureEvent.Kind? = nil, _ label: String = "") {
    var events: [GestureEvent] = []
    if let kind {
      events.append(
        GestureEvent(kind: kind, label: label, track: 1, chirality: .right, time: time))
    }
    while time < end - 1e-9 {
      all.append(player.play([steady], events: events, at: time))
      events = []
      picture += 1
    }
  }
}

private let steady = hand(tip: (0.4, 0.38))

private func preset(_ text: String) throws -> Preset {
  var preset = Preset.standard
  preset.closedHandIsSilent = false
  preset.bindings = try Bindings(text: text)
  return preset
}

@Suite struct GesturesPlay {
  @Test func muteWhileHeld() throws {
    var take = Gesturing(try preset("fist:mute"))
    take.play(until: 1)
    #expect(take.last.control.gate && !take.last.commands.isMuted)
    take.play(until: 2, .began, "fist")
    let muted = take.all.filter { $0.control.time >= 1 }
    #expect(muted.allSatisfy { !$0.control.gate && $0.control.level == 0 && $0.commands.isMuted })
    // Where it would go on is shown.
    #expect(muted.allSatisfy { $0.preview != nil })
    take.play(until: 3, .ended, "fist")
    #expect(take.last.control.gate && !take.last.commands.isMuted)
  }

  @Test(arguments: [24.0, 30, 60, 120]) func staccatoIsAShortNote(rate: Double) throws {
    var take = Gesturing(try preset("pinch:staccato, point:play"), rate: rate)
    take.play(until: 1)
    #expect(!take.last.control.gate && take.last.commands.awaitsPlay)
    take.play(until: 2, .began, "pinch")
    take.play(until: 3, .ended, "pinch")
    take.play(until: 3.5, .began, "pinch")
    var lengths: [Double] = []
    var start: Double?
    for playing in take.all {
      let time = playing.control.time
      if playing.control.gate, start == nil { start = time }
      if !playing.control.gate, let begun = start {
        lengths.append(time - begun)
        start = nil
      }
    }
    #expect(lengths.count == 2)
    for length in lengths {
      #expect(length >= CommandState.staccato - 1e-6)
      #expect(length < CommandState.staccato + 1 / rate)
    }
  }

  @Test func playOnlyWhileHeld() throws {
    var take = Gesturing(try preset("point:play"))
    take.play(until: 1)
    #expect(take.all.allSatisfy { !$0.control.gate })
    take.play(until: 2, .began, "point")
    #expect(take.last.control.gate && !take.last.commands.awaitsPlay)
    take.play(until: 3, .ended, "point")
    #expect(!take.last.control.gate && take.last.commands.awaitsPlay)
  }

  /// The way is over within 50 ms, the voice's own way from frame to frame included.
  @Test(arguments: [24.0, 30, 50, 60, 120]) func anOctaveHigherAndBack(rate: Double) throws {
    var take = Gesturing(try preset("victory:octave"), rate: rate)
    take.play(until: 1)
    let low = take.last.control.pitch
    take.play(until: 2, .began, "victory")
    take.play(until: 3, .ended, "victory")
    // The recognized picture is the first that moves.
    let last = take.all.first { $0.control.time >= 1 && $0.control.pitch == low + 12 }!
    let before = take.all.last { $0.control.time < 1 }!
    #expect(last.control.time - before.control.time - 1 / rate + 1.05 / rate <= 0.05)
    let high = take.all.filter { $0.control.time > 1.1 && $0.control.time < 2 }
    #expect(high.allSatisfy { $0.control.pitch == low + 12 && $0.commands.isOctaveUp })
    #expect(take.last.control.pitch == low)
    #expect(take.all.allSatisfy { $0.control.pitch >= low && $0.control.pitch <= low + 12 })
    #expect(take.all.filter { $0.control.time > 0.5 }.allSatisfy { $0.control.gate })
  }

  @Test func theNextTimbreAndRoundAgain() throws {
    var changing = try preset("wave:timbre")
    changing.timbres = [.bright, .sine]
    var take = Gesturing(changing)
    var timbres: [Timbre?] = []
    for second in 1...4 {
      take.play(until: Double(second), .happened, "wave")
      timbres.append(take.last.control.timbre)
    }
    #expect(timbres == [.bright, .sine, nil, .bright])
  }

  @Test func theDroneOnAndOff() throws {
    let droning = try preset("circle clockwise:drone")
    #expect(droning.droneAtHand == .fifth && Preset.standard.droneAtHand == .off)
    var take = Gesturing(droning)
    var isOn: [Bool] = []
    take.play(until: 1)
    isOn.append(take.last.accompaniment.isDroneOn)
    for second in 2...4 {
      take.play(until: Double(second), .happened, "circle clockwise")
      isOn.append(take.last.accompaniment.isDroneOn)
      #expect(take.last.commands.isDroneOn == isOn.last)
    }
    #expect(isOn == [false, true, false, true])
  }

  @Test func anActionSwitchesWhatLasts() throws {
    var take = Gesturing(try preset("wave:mute"))
    take.play(until: 1)
    take.play(until: 2, .happened, "wave")
    #expect(take.last.commands.isMuted && !take.last.control.gate)
    take.play(until: 3, .happened, "wave")
    #expect(!take.last.commands.isMuted && take.last.control.gate)
  }

  /// Whatever gestures say, without bindings every bit is as without them.
  @Test func offIsOff() {
    var (plain, gesturing) = (Player(.standard), Player(.standard))
    var random = RandomNumbers(seed: 5)
    let labels = ["fist", "pinch", "point", "victory", "wave", "circle clockwise"]
    for i in 0..<600 {
      let tip: (Float, Float) = (
        0.4 + 0.01 * Float(random.normal()), 0.4 + 0.02 * Float(random.normal())
      )
      let hands = random.uniform() < 0.9 ? [hand(tip: tip)] : []
      let kind: GestureEvent.Kind =
        random.uniform() < 0.4 ? .began : random.uniform() < 0.5 ? .ended : .happened
      let event = GestureEvent(
        kind: kind, label: labels[Int(random.uniform() * 6)], track: 1, chirality: .right,
        time: Double(i) / 30)
      let time = Double(i) / 30
      #expect(plain.play(hands, at: time) == gesturing.play(hands, events: [event], at: time))
    }
  }

  @Test func noneIsOnWhereAPlainPlayerWouldTripOverIt() {
    for named in NamedPreset.all {
      #expect(named.preset.bindings == ("\(named.name)" == "gestures" ? .usual : .none))
    }
  }
}

@Suite struct BindingsAsText {
  @Test(arguments: [
    "off", "fist:mute", "fist:mute, pinch:staccato, circle clockwise:drone", "my pose:octave",
  ]) func isReadAsItIsWritten(text: String) throws {
    #expect(try Bindings(text: text).text == text)
  }

  @Test func theUsualOnes() throws {
    #expect(try Bindings(text: Bindings.usual.text) == .usual)
    #expect(Bindings.usual["fist"] == .mute && Bindings.usual["victory"] == .octaveUp)
    #expect(Bindings.usual["open palm"] == nil)
    for command in PlayingCommand.allCases { #expect(Bindings.usual.contains(command)) }
  }

  @Test(arguments: [
    ("fist", BindingsError.noCommand("fist")), ("", .noCommand("")),
    (":mute", .noCommand(":mute")), ("fist: ", .noCommand("fist:")),
    ("fist:mute,", .noCommand("")), ("fist:loud", .unknownCommand("loud")),
    ("fist:mute, fist:play", .twice("fist")),
  ]) func orSaysWhy(text: String, error: BindingsError) {
    #expect(throws: error) { try Bindings(text: text) }
    #expect(!error.sentence.isEmpty && error.sentence.first?.isUppercase == false)
  }
}
