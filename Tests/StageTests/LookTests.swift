import Foundation
import Hands
import Instrument
import Lessons
import ScalarMath
import Stage
import Testing

/// Red, green, blue from 0 to 1, as encoded.
private typealias Encoded = (Double, Double, Double)

private func encoded(_ color: Color) -> Encoded {
  (
    Double(color.word >> 24) / 255, Double(color.word >> 16 & 0xFF) / 255,
    Double(color.word >> 8 & 0xFF) / 255
  )
}

/// A colour painted over another one, as Cairo and a canvas do it: in encoded values.
private func painted(_ color: Color, over under: Encoded) -> Encoded {
  let (c, a) = (encoded(color), Double(color.word & 0xFF) / 255)
  func over(_ top: Double, _ bottom: Double) -> Double { top * a + bottom * (1 - a) }
  return (over(c.0, under.0), over(c.1, under.1), over(c.2, under.2))
}

private func linear(_ value: Double) -> Double {
  value <= 0.04045 ? value / 12.92 : Foundation.pow((value + 0.055) / 1.055, 2.4)
}

/// Relative luminance and contrast as WCAG 2.1 defines them.
private func luminance(_ c: Encoded) -> Double {
  0.2126 * linear(c.0) + 0.7152 * linear(c.1) + 0.0722 * linear(c.2)
}

private func contrast(_ a: Encoded, _ b: Encoded) -> Double {
  let (x, y) = (luminance(a), luminance(b))
  return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

/// CIE L*a*b* of linear red, green, blue under D65.
private func lab(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
  func f(_ t: Double) -> Double {
    t > 0.008856 ? Foundation.cbrt(t) : 7.787 * t + 16.0 / 116
  }
  let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return (116 * y - 16, 500 * (x - y), 200 * (y - z))
}

extension Command {
  /// Whether a rectangle reaches around the point at which a text stands.
  fileprivate func isBehind(_ text: Command) -> Bool {
    let (x, y) = (text.number(0), text.number(1))
    return number(0) <= x && x <= number(2) && number(1) <= y && y <= number(3)
  }
}

@Suite struct TheLook {
  /// One scene for each state: nobody, armed, sounding, held, and with a warning.
  func scenes(_ preset: Preset) -> [(pictures: [[HandObservation]], health: PictureHealth)] {
    var dark = PictureHealth()
    dark.observe(luminance: 0.02, at: 0)
    let both = [hand(tip: Vector2(0.3, 0.4)), hand(track: 2, .left, tip: Vector2(0.8, 0.3))]
    return [
      ([[]], PictureHealth()), ([[]], dark), ([both], PictureHealth()),
      (.init(repeating: both, count: 20), PictureHealth()),
      (.init(repeating: both, count: 20) + [[], []], PictureHealth()),
      (.init(repeating: [hand(tip: Vector2(0.4, 0.06))], count: 20), PictureHealth()),
    ]
  }

  /// Lessons in all their states.
  var lessons: [LessonState] {
    let melody = Melody(
      title: "Steps", tempo: 60, barLength: 4,
      notes: (0..<8).map {
        .init(pitch: 60 + 3 * $0, start: 0.5 * Double($0), length: 0.1 + 0.4 * Double($0 % 2))
      })
    func lesson(_ phase: LessonState.Phase, _ position: Double, _ held: Double) -> LessonState {
      var lesson = LessonState(melody)
      (lesson.phase, lesson.position, lesson.held) = (phase, position, held)
      lesson.due = phase == .finished ? nil : melody.notes.firstIndex { $0.end > position }
      if phase == .countIn { lesson.count = .init(number: 2, left: 3, share: 0.5) }
      if let due = lesson.due, due > 0 { lesson.grades[due - 1] = .fair }
      if held == 1 { lesson.grades[lesson.due!] = .good }
      return lesson
    }
    return [
      lesson(.countIn, -1, 0), lesson(.waiting, 0.5, 0), lesson(.playing, 0.6, 0.7),
      lesson(.playing, 2.6, 1), lesson(.finished, 4, 0),
    ]
  }

  @Test func textStandsOutFromAnyPicture() {
    let pictures: [Encoded] = [(0, 0, 0), (1, 1, 1), (0.5, 0.5, 0.5), (1, 0.8, 0.3), (0.3, 0.7, 1)]
    for naming in NoteNaming.allCases {
      for view in [views[0], views[9]] {
        let settings = StageSettings(preset: .standard, view: view, names: naming)
        let (scenes, sounding) = (scenes(.standard), 3)
        let lessons = lessons.map { (scene: scenes[sounding], lesson: $0) }
        for (scene, lesson) in scenes.map({ ($0, nil) }) + lessons {
          let list = drawn(settings, scene.pictures, health: scene.health, lesson: lesson).list
          let commands = list.commands
          for (i, text) in commands.enumerated() where text.code == .text {
            for picture in pictures {
              // What is behind the letters: their halo, or else the panel they stand on.
              let panel = commands[..<i].last { $0.code == .rectangle && $0.isBehind(text) }
              var ground = panel.map { painted($0.color(5), over: picture) } ?? picture
              ground = painted(text.color(6), over: ground)
              let ink = painted(text.color(5), over: ground)
              #expect(contrast(ink, ground) >= 4.5, "\(text.text) over \(picture)")
            }
          }
        }
      }
    }
  }

  /// The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity; rows.
  @Test(arguments: [
    [1.0, 0, 0, 0, 1, 0, 0, 0, 1],
    [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881],
    [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900],
  ]) func theHandsColoursStayApart(matrix m: [Double]) {
    func seen(_ color: Color) -> (Double, Double, Double) {
      let c = encoded(color)
      let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
      return lab(
        m[0] * r + m[1] * g + m[2] * b, m[3] * r + m[4] * g + m[5] * b,
        m[6] * r + m[7] * g + m[8] * b)
    }
    let (a, b) = (seen(Chirality.left.color), seen(Chirality.right.color))
    let difference = Foundation.sqrt(
      (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1) + (a.2 - b.2) * (a.2 - b.2))
    #expect(difference > 40)
  }

  @Test func namesDoNotOverlapAndStayReadable() {
    for view in views {
      for naming in NoteNaming.allCases {
        let settings = StageSettings(preset: .standard, view: view, names: naming)
        let names = drawn(settings, [[]]).list.texts.filter { $0.words[4] == 2 }
        #expect(names.count >= 3)
        for name in names {
          #expect(name.number(2) * view.shorterSide >= 10.99)
          for other in names where other.words != name.words {
            let gap = (name.number(1) - other.number(1)).magnitude * view.height
            // A capital is three quarters of the letter's size.
            #expect(gap >= 0.8 * name.number(2) * view.shorterSide)
          }
        }
      }
    }
  }

  @Test func everythingWithinTheViewButLightAndTrail() {
    for view in views {
      for scene in scenes(.standard) {
        let list = drawn(
          StageSettings(preset: .standard, view: view), scene.pictures, health: scene.health
        ).list
        for command in list.commands where command.code == .rectangle || command.code == .text {
          // Letters of hands go where the hands go.
          if command.code == .text && command.text.utf8.count == 1 && command.text != "!" {
            continue
          }
          #expect(command.number(0) >= 0 && command.number(0) <= 1)
          #expect(command.number(1) >= -0.05 && command.number(1) <= 1.05)
          if command.code == .rectangle {
            #expect(command.number(2) > command.number(0) && command.number(2) <= 1)
            #expect(command.number(3) > command.number(1))
          }
        }
      }
    }
  }
}
