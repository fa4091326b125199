import Hands
import Instrument
import ScalarMath
import Stage
import Testing

/// Line, dot and played pitch agree, read from the list's words.
@Suite struct TheStageAgrees {
  /// The centre of the fingertip's dot: the innermost disc of the playing hand, painted over its ring.
  func dot(_ list: DisplayList, _ hand: Chirality) -> Vector2? {
    list.commands.first { $0.code == .ring && $0.color(4) == hand.color }?.point(0)
  }

  /// Heights of lines over at least half of the width.
  func lineHeights(_ list: DisplayList) -> [Float] {
    list.commands.filter {
      $0.code == .line && $0.number(1) == $0.number(3) && $0.number(2) - $0.number(0) > 0.5
    }.map { $0.number(1) }
  }

  @Test(arguments: views) func aFingertipOnALineSoundsItsNote(view: View) {
    for preset in [Preset.standard, .iPhone2020] {
      let settings = StageSettings(preset: preset, view: view)
      let notes = Stage(settings).settings.preset.pitchField.notes
      for note in [notes.lowerBound, notes.lowerBound + 5, notes.upperBound - 1] {
        let height = Stage(settings).height(ofNote: note)
        let tip = view.picturePoint(at: Vector2(0.5, height))
        let (list, playing) = drawn(
          settings, .init(repeating: [hand(tip: tip)], count: 20))
        #expect((playing.control.pitch - Double(note)).magnitude < 1e-4)
        guard height > 0 && height < 1 else { continue }
        let place = dot(list, .right)!
        // A hundredth of a pixel.
        #expect((place.y - height).magnitude * view.height < 0.01)
        #expect((place.x - 0.5).magnitude * view.width < 0.01)
        let nearest = lineHeights(list).map { ($0 - place.y).magnitude }.min()!
        #expect(nearest * view.height < 0.01)
      }
    }
  }

  @Test(arguments: views) func everyVisibleNoteHasItsLine(view: View) {
    for preset in [Preset.standard, .iPhone2020] {
      let settings = StageSettings(preset: preset, view: view)
      let heights = lineHeights(drawn(settings, [[]]).list)
      for note in preset.pitchField.notes {
        // Independent of PitchField: even semitones over the reachable field, or the article's formula.
        let y: Float =
          if preset == .iPhone2020 {
            Float((440 - 440 * exp2(Double(note - 69) / 12)) / 220)
          } else {
            0.68 - 0.6 * Float(note - 57) / 24
          }
        let height = view.place(of: Vector2(0.5, y)).y
        guard height > 0 && height < 1 else { continue }
        let nearest = heights.map { ($0 - height).magnitude }.min()!
        #expect(nearest * view.height < 0.01, "note \(note)")
      }
    }
  }

  @Test func theDotFollowsTheMirror() {
    for isMirrored in [true, false] {
      let view = View(width: 640, height: 480, pictureAspect: 4 / 3, isMirrored: isMirrored)
      let (list, _) = drawn(
        StageSettings(preset: .standard, view: view), [[hand(tip: Vector2(0.3, 0.4))]])
      let place = dot(list, .right)!
      #expect((place.x - (isMirrored ? 0.7 : 0.3)).magnitude < 1e-6)
      #expect((place.y - 0.4).magnitude < 1e-6)
    }
  }

  @Test func theArticlesLinesAreAsInTheArticle() {
    let view = View(width: 400, height: 800, pictureAspect: 0.5)
    let lines = drawn(StageSettings(preset: .iPhone2020, view: view), [[]]).list.commands
      .filter { $0.code == .line }
    #expect(lines.count == 13)
    for line in lines {
      #expect(line.number(0) == 0 && line.number(2) == 1)
      #expect(line.number(4) * 400 == 4)
      #expect(line.color(5) == Color(0xFFFF_00FF))
    }
  }
}
