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
    drawState(playing, panel, into: &list)
    drawScale(panel, into: &list)
    if let pitch = shown.pitch {
      let note = NoteName(nearestTo: pitch)
      drawNote(note, panel, into: &list)
      drawNeedle(note, panel, into: &list)
      drawCents(note, of: pitch, panel, into: &list)
    }
    drawLevel(playing, panel, into: &list)
  }

  /// Where the instrument stands, in a word.
  private func drawState(_ playing: Playing, _ panel: Panel, into list: inout DisplayList) {
    let isShown = shown.pitch != nil
    let phase = isShown && shown.isSilent ? Gate.Phase.silent : playing.phase
    list.text(
      at: panel.place(0.145, isShown ? 0.82 : 0.5),
      size: isShown ? panel.caption : panel.caption * 1.3, weight: .medium, alignment: .center,
      phase.color
    ) { $0.append(phase.word(in: settings.language)) }
  }

  private func drawNote(_ note: NoteName, _ panel: Panel, into list: inout DisplayList) {
    let size = panel.height * (settings.names == .letters ? 0.54 : 0.36)
    list.text(
      at: panel.place(0.145, 0.40), size: size, weight: shown.isSilent ? .regular : .bold,
      alignment: .center, shown.color
    ) { $0.append(note: note.number, settings.names, flats: writesFlats) }
  }

  private func drawScale(_ panel: Panel, into list: inout DisplayList) {
    let metrics = panel.metrics
    let rest: Float = shown.pitch == nil ? 0.5 : 1
    for step in -5...5 {
      let x = panel.scale(cents: Double(step * 10))
      let isLong = step % 5 == 0
      list.line(
        from: panel.place(x, mix(panel.scaleTop, panel.scaleBottom, isLong ? 0 : 0.4)),
        to: panel.place(x, panel.scaleBottom),
        width: isLong ? metrics.strongLine : metrics.hairline,
        (step == 0 ? Palette.ink : Palette.quiet.opacity(isLong ? 0.8 : 0.5)).opacity(rest))
    }
  }

  /// The colour of what is so far from its note.
  private func color(cents: Double) -> Color {
    cents.magnitude <= Stage.inTune ? Palette.inTune : shown.color
  }

  /// The needle: lit while the note sounds, open while it would.
  private func drawNeedle(_ note: NoteName, _ panel: Panel, into list: inout DisplayList) {
    let metrics = panel.metrics
    let (top, bottom) = (panel.scaleTop, panel.scaleBottom)
    let x = panel.scale(cents: note.cents)
    let color = color(cents: note.cents)
    let half = panel.height * 0.055
    let tip = panel.place(x, top - 0.05)
    let left = panel.place(x, top - 0.17, right: -half)
    let right = panel.place(x, top - 0.17, right: half)
    guard !shown.isSilent else {
      list.line(
        from: panel.place(x, top), to: panel.place(x, bottom), width: metrics.strongLine, color)
      list.polyline(count: 4, width: metrics.strongLine, color) {
        $0 % 3 == 0 ? tip : $0 == 1 ? left : right
      }
      return
    }
    list.line(
      from: panel.place(panel.scale(cents: 0), bottom), to: panel.place(x, bottom),
      width: metrics.strongLine * 1.5, color)
    var (width, opacity) = (metrics.strongLine * 6, Float(0.10))
    for _ in 0..<3 {
      list.line(
        from: panel.place(x, top), to: panel.place(x, bottom), width: width, color.opacity(opacity))
      (width, opacity) = (width * 0.5, opacity * 2)
    }
    list.line(
      from: panel.place(x, top), to: panel.place(x, bottom), width: metrics.strongLine * 1.5, color)
    list.triangle(tip, left, right, color)
  }

  /// Within so many cents a note counts as in tune: about what players can tell apart (Hill and Summers 2007).
  public static let inTune = 10.0

  private func drawCents(
    _ note: NoteName, of pitch: Double, _ panel: Panel, into list: inout DisplayList
  ) {
    list.text(
      at: panel.place(0.885, 0.40), size: panel.height * 0.25,
      weight: shown.isSilent ? .regular : .medium, alignment: .center, color(cents: note.cents)
    ) {
      let cents = Int(round(clamp(note.cents, -50, 50)))
      if cents > 0 { $0.append("+") }
      $0.append(cents)
      $0.append("¢")
    }
    list.text(
      at: panel.place(0.885, 0.82), size: panel.caption, alignment: .center, Palette.quiet
    ) {
      let tuning = settings.preset.voice.tuning
      $0.append(Int(round(clamp(tuning.frequency(ofPitch: pitch), 0, 1e6))))
      $0.append(" Hz")
    }
  }

  private func drawLevel(_ playing: Playing, _ panel: Panel, into list: inout DisplayList) {
    let level = playing.control.gate ? clamp(Float(playing.control.level), 0, 1) : 0
    let (left, right) = (panel.scale(cents: -50), panel.scale(cents: 50))
    let width = max(panel.height * 0.045, panel.metrics.size(0.008, atLeast: 3))
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
    height = metrics.panelHeight
  }

  /// How far down the scale begins.
  var scaleTop: Float { 0.32 }
  /// How far down it ends.
  var scaleBottom: Float { 0.60 }

  /// The size of small words.
  var caption: Float { max(height * 0.135, metrics.size(0.024, atLeast: 10)) }

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
  func word(in say: Language) -> StaticString {
    switch self {
    case .search: say("No hand", "手なし")
    case .armed: say("Ready", "準備")
    case .sounding: say("Sounding", "発音")
    case .bridging: say("Holding", "保持")
    case .release: say("Ending", "終わり")
    case .silent: say("Silent", "無音")
    }
  }

  var color: Color {
    switch self {
    case .search: Palette.quiet
    case .armed: Palette.inTune
    case .sounding: Palette.sound
    case .bridging, .release: Palette.ink
    case .silent: Palette.silent
    }
  }
}
