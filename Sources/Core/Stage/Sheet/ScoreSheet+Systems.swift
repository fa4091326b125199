import Instrument
import Lessons
import ScalarMath

extension ScoreSheet {
  /// A system: its panel of dark glass, lines, bars, and what was played.
  func draw(_ system: SheetSystem, _ layout: SheetLayout, into list: inout DisplayList) {
    let left = SheetLayout.margin
    let right = layout.x(system.span.upperBound, in: system) + SheetLayout.staffRight
    let bottom = system.top + layout.systemHeight
    list.rectangle(
      from: layout.place(left, system.top), to: layout.place(right, bottom),
      cornerRadius: layout.length(12), SheetColors.panel)
    drawLines(system, layout, into: &list)
    drawBarLines(system, layout, into: &list)
    // What is played a little before and behind the bars shows where it comes from.
    list.clip(
      from: layout.place(left + SheetLayout.staffLeft - 7, system.top),
      to: layout.place(right - SheetLayout.staffRight + 5, bottom))
    drawNotes(system, layout, into: &list)
    drawCurve(system, layout, into: &list)
    list.clip(from: Vector2(0, 0), to: Vector2(1, 1))
    drawLane(system, layout, into: &list)
  }

  /// The key's lines, and their names where there is room: tonics first.
  private func drawLines(
    _ system: SheetSystem, _ layout: SheetLayout, into list: inout DisplayList
  ) {
    let notes = Int(-floor(-layout.pitches.lowerBound))...Int(floor(layout.pitches.upperBound))
    let (start, end) = (
      layout.x(system.span.lowerBound, in: system), layout.x(system.span.upperBound, in: system)
    )
    for note in notes where melody.key.contains(note) {
      let y = layout.y(Double(note), in: system)
      let opacity: Float =
        melody.key.rank(of: note) == 0 ? 0.42 : melody.key.rank(of: note) == 1 ? 0.2 : 0.09
      list.line(
        from: layout.place(start, y), to: layout.place(end, y), width: layout.length(1),
        Palette.ink.opacity(opacity))
    }
    let size = clamp(layout.semitone * 1.15, 9, 12)
    var taken: [Float] = []
    for wanted in 0...2 {
      for note in notes where melody.key.contains(note) && melody.key.rank(of: note) == wanted {
        let y = layout.y(Double(note), in: system)
        guard taken.allSatisfy({ ($0 - y).magnitude >= size }) else { continue }
        taken.append(y)
        list.text(
          at: layout.place(start - 14, y), size: layout.length(size),
          weight: wanted == 0 ? .bold : .medium, alignment: .trailing,
          wanted < 2 ? Palette.ink : Palette.quiet
        ) { $0.append(note: note, names, flats: melody.key.isWrittenWithFlats) }
      }
    }
  }

  private func drawBarLines(
    _ system: SheetSystem, _ layout: SheetLayout, into list: inout DisplayList
  ) {
    let (top, bottom) = (
      system.top + SheetLayout.staffTop, system.top + SheetLayout.staffTop + layout.staffHeight
    )
    for (line, next) in zip(system.barLines, system.barLines.dropFirst()) {
      let x = layout.x(line.time, in: system)
      list.line(
        from: layout.place(x, top), to: layout.place(x, bottom), width: layout.length(1),
        Palette.ink.opacity(0.22))
      // An upbeat is no bar of its own; where bars crowd, some go without a number.
      guard line.bar > 0, layout.x(next.time, in: system) - x > 14 else { continue }
      list.text(
        at: layout.place(x + 5, system.top + 13), size: layout.length(11), Palette.quiet
      ) { $0.append(line.bar) }
    }
    let x = layout.x(system.span.upperBound, in: system)
    list.line(
      from: layout.place(x, top), to: layout.place(x, bottom), width: layout.length(1),
      Palette.ink.opacity(0.22))
  }
}
