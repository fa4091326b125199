import Instrument
import ScalarMath
import Voice

extension Stage {
  /// The tuner: the note, how far off it is, and how loud, on a panel of dark glass.
  func drawTuner(_ playing: Playing, into list: inout DisplayList) {
    let panel = Panel(view: view)
    list.rectangle(
      from: panel.place(0, 0), to: panel.place(1, 1), cornerRadius: panel.height * 0.2,
      Palette.glass)
    // Light on the upper edge of the glass.
    list.line(
      from: panel.place(0, 0, right: panel.height * 0.2),
      to: panel.place(1, 0, right: -panel.height * 0.2), width: panel.metrics.hairline,
      Palette.edge)
    let note = NoteName(nearestTo: playing.control.pitch)
    drawNote(playing, note, panel, into: &list)
    drawScale(playing, note, panel, into: &list)
    drawCents(playing, note, panel, into: &list)
    drawLevel(playing, panel, into: &list)
  }

  private func drawNote(
    _ playing: Playing, _ note: NoteName, _ panel: Panel, into list: inout DisplayList
  ) {
    let wide = settings.names == .letters ? Float(0.52) : 0.36
    list.text(
      at: panel.place(0.14, 0.40), size: panel.height * wide, weight: .bold, alignment: .center,
      playing.control.gate ? Palette.sound : Palette.quiet.opacity(0.75), halo: Palette.shade
    ) {
      if playing.control.gate {
        $0.append(note: note.number, settings.names)
      } else {
        $0.append("–")
      }
    }
    let word = max(panel.height * 0.135, view.length(points: 10))
    let middle = panel.place(0.14, 0.82)
    list.text(
      at: middle, size: word, weight: .medium, alignment: .center, playing.phase.color,
      halo: Palette.shade
    ) { $0.append(playing.phase.word) }
  }

  private func drawScale(
    _ playing: Playing, _ note: NoteName, _ panel: Panel, into list: inout DisplayList
  ) {
    let metrics = panel.metrics
    let (top, bottom) = (Float(0.20), Float(0.56))
    for step in -5...5 {
      let x = panel.scale(cents: Double(step * 10))
      let isLong = step % 5 == 0
      list.line(
        from: panel.place(x, mix(top, bottom, isLong ? 0.2 : 0.45)), to: panel.place(x, bottom),
        width: isLong ? metrics.strongLine : metrics.hairline,
        step == 0 ? Palette.ink : Palette.quiet.opacity(isLong ? 0.8 : 0.5))
    }
    guard playing.control.gate else { return }
    let x = panel.scale(cents: note.cents)
    let color = note.cents.magnitude <= Stage.inTune ? Palette.inTune : Palette.sound
    let middle = panel.scale(cents: 0)
    list.line(
      from: panel.place(middle, bottom), to: panel.place(x, bottom),
      width: metrics.strongLine * 1.8, color)
    var (width, opacity) = (metrics.strongLine * 7, Float(0.12))
    for _ in 0..<4 {
      list.line(
        from: panel.place(x, top), to: panel.place(x, bottom), width: width, color.opacity(opacity))
      (width, opacity) = (width * 0.6, opacity * 2.1)
    }
    list.triangle(
      panel.place(x, top + 0.06), panel.place(x, top - 0.08, right: -panel.height * 0.055),
      panel.place(x, top - 0.08, right: panel.height * 0.055), color)
  }

  /// Within so many cents a note counts as in tune: about what players can tell apart (Hill and Summers 2007).
  public static let inTune = 10.0

  private func drawCents(
    _ playing: Playing, _ note: NoteName, _ panel: Panel, into list: inout DisplayList
  ) {
    let isInTune = note.cents.magnitude <= Stage.inTune
    list.text(
      at: panel.place(0.885, 0.40), size: panel.height * 0.27, weight: .medium,
      alignment: .center,
      !playing.control.gate
        ? Palette.quiet.opacity(0.75) : isInTune ? Palette.inTune : Palette.sound,
      halo: Palette.shade
    ) {
      guard playing.control.gate else { return $0.append("–") }
      let cents = Int(round(note.cents))
      if cents > 0 { $0.append("+") }
      $0.append(cents)
    }
    list.text(
      at: panel.place(0.885, 0.82), size: max(panel.height * 0.135, view.length(points: 10)),
      alignment: .center, Palette.quiet, halo: Palette.shade
    ) {
      guard playing.control.gate else { return $0.append("cents") }
      let tuning = settings.preset.voice.tuning
      $0.append(Int(round(clamp(tuning.frequency(ofPitch: playing.control.pitch), 0, 1e6))))
      $0.append(" Hz")
    }
  }

  private func drawLevel(_ playing: Playing, _ panel: Panel, into list: inout DisplayList) {
    let level = playing.control.gate ? clamp(Float(playing.control.level), 0, 1) : 0
    let (left, right) = (panel.scale(cents: -50), panel.scale(cents: 50))
    let width = max(panel.height * 0.045, view.length(points: 3))
    list.line(
      from: panel.place(left, 0.82), to: panel.place(right, 0.82), width: width,
      Palette.ink.opacity(0.2))
    guard level > 0 else { return }
    let end = panel.place(mix(left, right, level), 0.82)
    list.line(from: panel.place(left, 0.82), to: end, width: width, Palette.sound)
    list.disc(at: end, radius: width * 1.1, Palette.soundCore)
  }
}

/// The tuner's panel at the foot of the view; places in it from 0 to 1 across and down.
private struct Panel {
  let view: View
  let metrics: Metrics
  let width: Float
  let height: Float

  init(view: View) {
    self.view = view
    metrics = Metrics(view: view)
    width = metrics.panelWidth
    height = min(metrics.panelHeight, view.size.y / 3)
  }

  func place(_ x: Float, _ y: Float, right: Float = 0) -> Vector2 {
    view.place(
      Vector2(0.5, 1), right: (x - 0.5) * width + right,
      down: (y - 1) * height - metrics.margin)
  }

  /// Where a deviation lies across the panel.
  func scale(cents: Double) -> Float { mix(0.29, 0.77, Float(clamp(cents / 100 + 0.5, 0, 1))) }
}

extension Gate.Phase {
  /// Where the instrument stands, in a word.
  var word: StaticString {
    switch self {
    case .search: "No hand"
    case .armed: "Ready"
    case .sounding: "Sounding"
    case .bridging: "Holding"
    case .release: "Ending"
    }
  }

  var color: Color {
    switch self {
    case .search: Palette.quiet
    case .armed: Palette.inTune
    case .sounding: Palette.sound
    case .bridging, .release: Palette.ink
    }
  }
}
