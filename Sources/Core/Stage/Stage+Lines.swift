import Instrument
import ScalarMath
import Voice

extension Stage {
  /// Where a note's line lies in the view: its height, from 0 at the top to 1 at the bottom.
  public func height(ofNote note: Int) -> Float {
    let preset = settings.preset
    let v = Float(preset.pitchField.height(ofPitch: Double(note)))
    return view.place(of: preset.field.point(of: Vector2(0.5, v))).y
  }

  /// How brightly a note's line is lit, from 0 to 1: fully by its own pitch, not at all from a semitone away.
  public static func light(ofNote note: Int, at pitch: Double) -> Float {
    smoothstep(clamp(1 - Float((pitch - Double(note)).magnitude), 0, 1))
  }

  func drawLines(into list: inout DisplayList) {
    let metrics = Metrics(view: view)
    let notes = settings.preset.pitchField.notes
    guard !notes.isEmpty else { return }
    let size = nameSize(notes)
    let column = size * settings.names.widestName
    let (start, end) = lineEnds

    // Where lines crowd, those of accidentals stand back.
    let thin: Float = semitone(notes) < view.length(points: 8) ? 0.5 : 1

    drawRail(notes, width: column + 0.7 * size, into: &list)
    for note in notes where settings.preset.key.contains(note) {
      let y = height(ofNote: note)
      guard y > 0 && y < 1 else { continue }
      drawLine(
        note, from: Vector2(start, y), to: Vector2(end, y),
        strength: noteRank(note) < 2 ? 1 : thin, into: &list)
    }
    drawNames(notes, size: size, right: metrics.margin + column, into: &list)
  }

  /// Where lines begin, right of their names, and where they end, across the view.
  var lineEnds: (start: Float, end: Float) {
    let margin = Metrics(view: view).margin
    guard settings.look == .full else { return (0, 1) }
    let names = nameSize(settings.preset.pitchField.notes) * (settings.names.widestName + 0.55)
    return (
      view.place(.zero, right: margin + names).x, view.place(Vector2(1, 0), right: -margin).x
    )
  }

  private func drawLine(
    _ note: Int, from a: Vector2, to b: Vector2, strength: Float, into list: inout DisplayList
  ) {
    let metrics = Metrics(view: view)
    let light = shown.light(ofNote: note)
    let glow = light * (1 - shown.silence)
    let rank = noteRank(note)
    let isStrong = rank < 2
    let width = isStrong ? metrics.strongLine : metrics.hairline
    list.line(
      from: a, to: b, width: width + 2 * metrics.hairline,
      Palette.shade.opacity(mix((isStrong ? 0.34 : 0.2) * strength, 0.6, light)))
    if glow > 0.02 { drawGlow(from: a, to: b, glow, into: &list) }
    let rest = Palette.ink.opacity(
      rank == 0 ? 0.85 : isStrong ? 0.62 : 0.3 * strength)
    list.line(
      from: a, to: b, width: mix(width, 1.6 * metrics.strongLine, glow),
      rest.mixed(with: Palette.soundCore.mixed(with: Palette.sound, 0.6), glow))
    let paleness = light * shown.silence
    if paleness > 0.02 {
      drawDashes(
        from: a, to: b, width: 1.9 * metrics.strongLine, Palette.silent.opacity(paleness),
        into: &list)
    }
  }

  /// Light that falls off above and below a line.
  private func drawGlow(
    from a: Vector2, to b: Vector2, _ light: Float, into list: inout DisplayList
  ) {
    let clear = Palette.sound.opacity(0)
    var (reach, opacity): (Float, Float) = (0.045, 0.28)
    for _ in 0..<2 {
      let lit = Palette.sound.opacity(opacity * light)
      list.gradient(from: view.place(a, down: -reach), to: b, top: clear, bottom: lit)
      list.gradient(from: a, to: view.place(b, down: reach), top: lit, bottom: clear)
      (reach, opacity) = (reach * 0.3, 0.5)
    }
  }

  /// The dark glass behind the names.
  private func drawRail(_ notes: Range<Int>, width: Float, into list: inout DisplayList) {
    let metrics = Metrics(view: view)
    let pad = metrics.word
    let top = max(height(ofNote: notes.upperBound - 1), 0)
    let bottom = min(height(ofNote: notes.lowerBound), 1)
    guard top < bottom else { return }
    list.rectangle(
      from: view.place(Vector2(0, top), right: metrics.margin * 0.6, down: -pad),
      to: view.place(Vector2(0, bottom), right: metrics.margin + width, down: pad),
      cornerRadius: metrics.word * 0.7, Palette.glass)
  }

  /// Letters as high as a semitone is, within what can be read and what is beautiful.
  private func nameSize(_ notes: Range<Int>) -> Float {
    max(min(semitone(notes) * 0.98, 0.0225), Metrics(view: view).size(0.0165, atLeast: 11))
  }

  /// The mean height of a semitone, in units of the shorter side.
  private func semitone(_ notes: Range<Int>) -> Float {
    let span = height(ofNote: notes.lowerBound) - height(ofNote: notes.upperBound - 1)
    return span * view.size.y / Float(max(1, notes.count - 1))
  }

  /// Names where there is room: tonics first, then the key's other notes; the rest only where all have plenty.
  private func drawNames(
    _ notes: Range<Int>, size: Float, right: Float, into list: inout DisplayList
  ) {
    let room = 0.94 * size / view.size.y
    let ranks = semitone(notes) >= 1.1 * size ? 3 : 2
    let x = view.place(.zero, right: right).x
    for rank in 0..<ranks {
      for note in notes where noteRank(note) == rank && settings.preset.key.contains(note) {
        let y = height(ofNote: note)
        guard y > room && y < 1 - room, isFree(note, y, room, notes, rank) else { continue }
        let color = (rank < 2 ? Palette.ink : Palette.quiet)
          .mixed(with: shown.color, shown.light(ofNote: note))
        list.text(
          at: Vector2(x, y),
          size: rank < 2 ? size : max(size * 0.84, Metrics(view: view).size(0.0165, atLeast: 11)),
          weight: rank == 0 ? .bold : rank == 1 ? .medium : .regular, alignment: .trailing, color
        ) { $0.append(note: note, settings.names, flats: writesFlats) }
      }
    }
  }

  private func noteRank(_ note: Int) -> Int { settings.preset.key.rank(of: note) }

  /// Whether no name that goes first lies within the room a name needs.
  private func isFree(
    _ note: Int, _ y: Float, _ room: Float, _ notes: Range<Int>, _ rank: Int
  ) -> Bool {
    for other in notes where other != note && settings.preset.key.contains(other) {
      let otherRank = noteRank(other)
      let goesFirst = otherRank < rank || otherRank == rank && other < note
      if goesFirst && (height(ofNote: other) - y).magnitude < room { return false }
    }
    return true
  }

  /// The note's name on a tag at its line's other end: lit while it sounds, open while it would.
  func drawTag(into list: inout DisplayList) {
    let notes = settings.preset.pitchField.notes
    guard let pitch = shown.pitch, !notes.isEmpty else { return }
    let note = NoteName(nearestTo: pitch).number
    let metrics = Metrics(view: view)
    let size = max(1.1 * nameSize(notes), metrics.word)
    let width = size * (settings.names.widestName + 0.4)
    let middle = Vector2(1, clamp(height(ofNote: note), 0.03, 0.97))
    let corner = view.place(middle, right: -metrics.margin - width, down: -0.78 * size)
    let other = view.place(middle, right: -metrics.margin * 0.6, down: 0.78 * size)
    if shown.isSilent {
      drawOpenTag(from: corner, to: other, cornerRadius: 0.78 * size, into: &list)
    } else {
      list.rectangle(from: corner, to: other, cornerRadius: 0.78 * size, shown.color)
    }
    list.text(
      at: view.place(middle, right: -metrics.margin * 0.8 - width / 2), size: size, weight: .bold,
      alignment: .center, shown.isSilent ? Palette.silent : Palette.onSound,
      halo: shown.isSilent ? Palette.onSilent : shown.color
    ) { $0.append(note: note, settings.names, flats: writesFlats) }
  }

  /// The lines of the article of 2020: at y = (440 − f) / 220 over the full width, 4 of its 400 points wide.
  func drawArticleLines(into list: inout DisplayList) {
    for note in settings.preset.pitchField.notes {
      let y = height(ofNote: note)
      guard y >= 0 && y <= 1 else { continue }
      list.line(
        from: Vector2(0, y), to: Vector2(1, y), width: 0.01 * view.size.x, Palette.articleLine)
    }
  }
}
