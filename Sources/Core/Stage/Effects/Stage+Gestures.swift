import Gestures
import Hands
import Instrument
import ScalarMath

extension Stage {
  /// Below each hand what it is taken for, and how surely.
  func drawReadings(
    _ readings: [HandReading], _ hands: [HandObservation], into list: inout DisplayList
  ) {
    for reading in readings {
      guard let hand = hands.first(where: { $0.track == reading.track }),
        hand[.wrist].position.length < .infinity
      else { continue }
      if let pose = reading.pose { drawLabel(pose, below: hand, line: 0, into: &list) }
      let line: Float = reading.pose == nil ? 0 : 1
      if let action = reading.action { drawLabel(action, below: hand, line: line, into: &list) }
    }
  }

  private func drawLabel(
    _ label: GestureReading, below hand: HandObservation, line: Float,
    into list: inout DisplayList
  ) {
    let size = Metrics(view: view).word
    let percent = Int(round(Double(clamp(label.confidence, 0, 1)) * 100))
    let half = 0.5 * size * (0.56 * Float(label.label.utf8.count + 6) + 1)
    let wrist = view.place(of: hand[.wrist].position)
    let (side, rise) = (half / view.size.x, 2 * size / view.size.y)
    let place = Vector2(
      side < 0.5 ? clamp(wrist.x, side, 1 - side) : 0.5,
      // Above the tuner and what stands there.
      clamp(wrist.y + 0.9 * rise, rise, commandRow - 2.2 * rise) + line * rise)
    list.rectangle(
      from: view.place(place, right: -half, down: -0.85 * size),
      to: view.place(place, right: half, down: 0.85 * size), cornerRadius: 0.85 * size,
      Palette.glass)
    let isSure = !label.isBackground && label.confidence >= settings.preset.gestureEvents.confidence
    list.text(
      at: place, size: size, weight: .medium, alignment: .center,
      isSure ? Palette.sound : Palette.quiet
    ) {
      $0.append(label.label)
      $0.append("  ")
      $0.append(percent)
      $0.append(" %")
    }
  }

  /// What gestures have switched on, word by word: nothing that changes the sound is hidden.
  func drawCommands(_ state: CommandState, at y: Float, into list: inout DisplayList) {
    let bindings = settings.preset.bindings
    guard !bindings.isEmpty else { return }
    // Right of the notes' names.
    var left = max(Metrics(view: view).margin, lineEnds.start * view.size.x)
    let say = settings.language
    if state.awaitsPlay, let gesture = bindings.gesture(for: .play) {
      let rest = say(" to play", "で鳴ります")
      left = drawChip(
        width: 0.56 * Float(gesture.utf8.count) + Letters.width(of: rest), isOn: false,
        left: left, at: y, into: &list
      ) {
        $0.append(gesture)
        $0.append(rest)
      }
    }
    func word(_ text: StaticString, if isOn: Bool) {
      guard isOn else { return }
      left = drawChip(
        width: Letters.width(of: text), isOn: true, left: left, at: y, into: &list
      ) { $0.append(text) }
    }
    word(say("Muted", "消音"), if: state.isMuted)
    word(say("Staccato", "スタッカート"), if: state.isStaccato)
    word(say("Octave up", "1オクターブ上"), if: state.isOctaveUp)
    if let timbre = state.timbre {
      let name = say("Timbre ", "音色 ")
      left = drawChip(
        width: Letters.width(of: name) + 0.56, isOn: true, left: left, at: y, into: &list
      ) {
        $0.append(name)
        $0.append(timbre + 2)
      }
    }
    word(say("Drone", "ドローン"), if: state.isDroneOn)
  }

  /// A word on dark glass, so far from the view's left edge; returns where the next one may stand.
  private func drawChip(
    width letters: Float, isOn: Bool, left: Float, at y: Float, into list: inout DisplayList,
    write: (inout Letters) -> Void
  ) -> Float {
    let metrics = Metrics(view: view)
    let size = metrics.word
    let width = size * (letters + 1.4)
    let start = view.place(Vector2(0, y), right: left)
    list.rectangle(
      from: view.place(start, down: -0.85 * size),
      to: view.place(start, right: width, down: 0.85 * size), cornerRadius: 0.85 * size,
      Palette.glass)
    list.text(
      at: view.place(start, right: width / 2), size: size, weight: .medium, alignment: .center,
      isOn ? Palette.sound : Palette.ink, write: write)
    return left + width + 0.4 * size
  }
}
