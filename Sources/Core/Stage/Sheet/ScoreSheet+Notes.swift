import Lessons
import ScalarMath

extension ScoreSheet {
  /// The notes of a system, those among them that reach into it from the one before.
  private func notes(of system: SheetSystem) -> [NoteScore] {
    score.notes.filter {
      $0.meant.start < system.span.upperBound && $0.meant.end > system.span.lowerBound
    }
  }

  /// What was meant: bars of a quarter tone up and down, in the colour of their grade. Missed ones are hollow.
  func drawNotes(_ system: SheetSystem, _ layout: SheetLayout, into list: inout DisplayList) {
    let (half, gap) = (layout.semitone / 2, Float(1))
    for note in notes(of: system) {
      let left = layout.x(note.meant.start, in: system) + gap
      let right = max(left + 2, layout.x(note.meant.end, in: system) - gap)
      let y = layout.y(Double(note.meant.pitch), in: system)
      let radius = min(half, (right - left) / 2)
      func bar(inset: Float, _ color: Color) {
        list.rectangle(
          from: layout.place(left + inset, y - half + inset),
          to: layout.place(right - inset, y + half - inset),
          cornerRadius: layout.length(max(0, radius - inset)), color)
      }
      let color = note.grade.color
      bar(inset: 0, SheetColors.panel.mixed(with: color, note.grade == .missed ? 0.8 : 0.5))
      if note.grade == .missed { bar(inset: 1.4, SheetColors.panel.mixed(with: color, 0.1)) }
    }
  }

  /// Below the staff, under each note that begins in the system: its grade, and its cents where there is room.
  func drawLane(_ system: SheetSystem, _ layout: SheetLayout, into list: inout DisplayList) {
    let top = system.top + SheetLayout.staffTop + layout.staffHeight
    var (markEnd, textEnd) = (-Float.infinity, -Float.infinity)
    for note in score.notes
    where note.meant.start >= system.span.lowerBound - 1e-6
      && note.meant.start < system.span.upperBound - 1e-6
    {
      let (start, end) = (
        layout.x(note.meant.start, in: system), layout.x(note.meant.end, in: system)
      )
      let radius = clamp(0.4 * (end - start), 2, 6)
      let x = (start + min(end, layout.x(system.span.upperBound, in: system))) / 2
      if x - radius > markEnd {
        list.mark(note.grade, at: (x, top + 11), radius: radius, layout)
        markEnd = x + radius
      }
      guard let cents = note.cents else { continue }
      let half: Float = cents.magnitude < 9.5 ? 8 : cents.magnitude < 99.5 ? 11 : 14
      guard x - half > textEnd else { continue }
      textEnd = x + half
      list.text(
        at: layout.place(x, top + 26), size: layout.length(11), weight: .medium, alignment: .center,
        note.grade.color
      ) { $0.append(signed: clamp(cents, -999, 999)) }
      guard note.octaves != 0 else { continue }
      list.text(
        octaveSign(note.octaves), at: layout.place(x, top + 39), size: layout.length(10.5),
        alignment: .center, Palette.ink)
    }
  }

  /// As musicians write it: an octave up, an octave down, two.
  private func octaveSign(_ octaves: Int) -> String {
    switch octaves {
    case 1: "8va"
    case -1: "8vb"
    case 2: "15ma"
    case -2: "15mb"
    default: "\(octaves) oct"
    }
  }
}

extension DisplayList {
  /// A grade's mark at a place of the sheet, in points.
  mutating func mark(
    _ grade: Grade, at place: (x: Float, y: Float), radius: Float, _ layout: SheetLayout
  ) {
    mark(grade, at: layout.place(place.x, place.y), radius: layout.length(radius)) { right, down in
      layout.place(place.x + right * radius, place.y + down * radius)
    }
  }
}
