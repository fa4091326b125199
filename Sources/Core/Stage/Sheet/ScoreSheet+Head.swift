import Instrument
import Lessons
import ScalarMath

extension ScoreSheet {
  /// Title, grades and the whole in a few numbers; what curve and bars mean.
  func drawHead(_ layout: SheetLayout, into list: inout DisplayList) {
    let (left, right) = (SheetLayout.margin, layout.pageWidth - SheetLayout.margin)
    // Long words end before the points.
    let room = right - 130 - left
    list.text(
      at: layout.place(left, 44), size: layout.length(30), weight: .bold, Palette.ink
    ) { $0.append(melody.title, within: room / 30) }
    list.text(at: layout.place(left, 71), size: layout.length(13), Palette.quiet) { letters in
      if !melody.origin.utf8.isEmpty {
        letters.append(melody.origin, within: room / 13 - 24)
        letters.append("   ·   ")
      }
      letters.append(melody.key, names)
      letters.append("   ·   ♩ = ")
      letters.append(Int(round(clamp(melody.tempo, 0, 9999))))
    }
    drawPoints(layout, right, into: &list)
    drawGrades(layout, left, into: &list)
    drawNumbers(layout, left, into: &list)
    drawLegend(layout, right, into: &list)
  }

  private func drawPoints(_ layout: SheetLayout, _ right: Float, into list: inout DisplayList) {
    list.text(
      at: layout.place(right, 43), size: layout.length(40), weight: .bold, alignment: .trailing,
      Palette.sound
    ) { $0.append(Int(round(score.summary.points))) }
    list.text(
      "of 100 points", at: layout.place(right, 71), size: layout.length(13), alignment: .trailing,
      Palette.quiet)
  }

  /// How many notes have which grade: the legend of the marks at once.
  private func drawGrades(_ layout: SheetLayout, _ left: Float, into list: inout DisplayList) {
    for grade in Grade.allCases {
      let x = left + 118 * Float(grade.rawValue)
      let count = score.summary.counts[grade.rawValue]
      list.mark(grade, at: (x + 7, 101), radius: 7, layout)
      list.text(
        at: layout.place(x + 21, 101), size: layout.length(14),
        weight: count > 0 ? .medium : .regular, count > 0 ? Palette.ink : SheetColors.faint
      ) {
        $0.append(count)
        $0.append(" ")
        $0.append(grade.word)
      }
    }
  }

  private func drawNumbers(_ layout: SheetLayout, _ left: Float, into list: inout DisplayList) {
    let summary = score.summary
    list.text(at: layout.place(left, 124), size: layout.length(12), Palette.quiet) { letters in
      guard let distance = summary.medianDistance else {
        letters.append("nothing was heard")
        return
      }
      letters.append("median distance ")
      letters.append(Int(round(clamp(distance, 0, 9999))))
      letters.append(" ¢")
      if let mean = summary.meanCents {
        letters.append("   ·   mean ")
        letters.append(signed: mean)
        letters.append(" ¢")
      }
      if let onset = summary.medianOnset {
        letters.append("   ·   onset ")
        letters.append(signed: 1000 * onset)
        letters.append(" ms")
      }
      if let stability = summary.medianStability {
        letters.append("   ·   stability ")
        letters.append(Int(round(clamp(stability, 0, 9999))))
        letters.append(" ¢")
      }
      if summary.octaveErrors > 0 {
        letters.append("   ·   ")
        letters.append(summary.octaveErrors)
        letters.append(summary.octaveErrors == 1 ? " note octaves off" : " notes octaves off")
      }
    }
  }

  /// What bars and curve are, where there is room.
  private func drawLegend(_ layout: SheetLayout, _ right: Float, into list: inout DisplayList) {
    guard layout.pageWidth > 840 else { return }
    let x = right - 208
    list.rectangle(
      from: layout.place(x, 97), to: layout.place(x + 28, 105), cornerRadius: layout.length(4),
      Palette.quiet.opacity(0.32))
    list.text(
      "meant: a bar is ±50 ¢ high", at: layout.place(x + 38, 101), size: layout.length(12),
      Palette.quiet)
    let wave = (0...14).map { step -> Vector2 in
      let share = Float(step) / 14
      return layout.place(x + 28 * share, 124 - 3 * Float(sine(turns: Double(share))))
    }
    list.polyline(wave, width: layout.length(2.6), Palette.sound)
    list.text(
      "played: thick is loud", at: layout.place(x + 38, 124), size: layout.length(12), Palette.quiet
    )
  }
}

extension Letters {
  /// Adds a number, rounded, with its sign.
  mutating func append(signed number: Double) {
    let whole = Int(round(clamp(number, -9999, 9999)))
    if whole > 0 { append("+") }
    append(whole)
  }

  /// Adds the name of a key: `B♭ major`, `chromatic`.
  mutating func append(_ key: Key, _ naming: NoteNaming) {
    let name = key.name.utf8
    guard key.scale != .chromatic, let blank = name.firstIndex(of: UInt8(ascii: " ")) else {
      append(key.name)
      return
    }
    append(note: key.tonic, naming, flats: key.isWrittenWithFlats, octave: false)
    append(String(decoding: name[blank...], as: UTF8.self))
  }
}
