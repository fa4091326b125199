import Hands
import Instrument
import ScalarMath
import Stage
import Testing

/// What a silent hand shows: the same as a sounding one, open and pale.
@Suite struct ThePreview {
  let settings = StageSettings(
    preset: .standard, view: View(width: 640, height: 480, pictureAspect: 4 / 3))

  /// A hand whose fingertip is at a place, or would be if its finger were not folded.
  func hand(_ tip: Vector2, isClosed: Bool = false) -> HandObservation {
    var joints = [Joint](
      repeating: Joint(position: tip + Vector2(0, 0.2), confidence: 1), count: JointName.count)
    func place(_ name: JointName, _ down: Float) {
      joints[name.rawValue].position = tip + Vector2(0, down)
    }
    place(.wrist, 0.4)
    place(.indexPIP, 0.11)
    place(.indexDIP, isClosed ? 0.17 : 0.05)
    place(.indexTip, isClosed ? 0.22 : 0)
    return HandObservation(
      track: 1, chirality: .right, chiralityScore: 1, presence: 1, joints: joints)
  }

  let place = Vector2(0.4, 0.38)

  func closed(for pictures: Int) -> (list: DisplayList, playing: Playing) {
    drawn(
      settings,
      .init(repeating: [hand(place)], count: 20)
        + .init(repeating: [hand(place, isClosed: true)], count: pictures))
  }

  @Test func theNoteTheNeedleAndTheLineAreOpen() {
    let (list, playing) = closed(for: 20)
    #expect((playing.preview! - 69).magnitude < 0.05)
    let words = list.texts.map { $0.text }
    #expect(words.contains("Silent") && !words.contains("Sounding"))
    // On the line, on the tag and in the tuner, as while it sounds.
    #expect(words.filter { $0 == "A4" }.count == 3 && words.contains("440 Hz"))
    // Nothing of it is gold.
    for text in list.texts { #expect(text.color(5) != Palette.sound) }
    #expect(!list.commands.contains { $0.code == .rectangle && $0.color(5) == Palette.sound })
    // The line's dashes, at its height, from the line's one end to the other.
    let y = 0.38 as Float
    let dashes = list.commands.filter { command in
      command.code == .line && command.color(5).word >> 8 == Palette.silent.word >> 8
        && (command.number(1) - y).magnitude < 0.001
    }
    #expect(dashes.count > 10)
    #expect(dashes.last!.number(2) > 0.95)
    for (dash, next) in zip(dashes, dashes.dropFirst()) { #expect(next.number(0) > dash.number(2)) }
  }

  @Test func anOpenDotStandsWhereTheFingertipWouldBe() {
    let (list, playing) = closed(for: 20)
    #expect(playing.place!.distance(to: place) < 0.005)
    // Mirrored: 0.4 of the picture is 0.6 of the view.
    let rings = list.commands.filter { command in
      command.code == .ring && (command.number(0) - 0.6).magnitude < 0.005
        && (command.number(1) - 0.38).magnitude < 0.005
    }
    #expect(rings.contains { $0.color(4) == Palette.silent })
    #expect(rings.contains { $0.color(4) == Chirality.right.color })
    #expect(!list.commands.contains { $0.code == .polyline && $0.words.count > 12 })
  }

  @Test func theLightPalesInsteadOfFlickering() {
    // A rest of two pictures between two notes still looks like a note.
    let (short, playing) = closed(for: 3)
    #expect(playing.preview != nil)
    #expect(short.commands.contains { $0.code == .gradient && $0.words.count > 0 })
    let tags = short.commands.filter { $0.code == .rectangle }.map { $0.color(5) }
    #expect(tags.contains { $0 != Palette.sound && $0.word >> 24 > 0xE0 })
    #expect(!tags.contains(Palette.onSilent))
    #expect(
      closed(for: 20).list.commands.contains {
        $0.code == .rectangle && $0.color(5) == Palette.onSilent
      })
    // What sounds again is lit at once.
    let pictures =
      [[HandObservation]](repeating: [hand(place, isClosed: true)], count: 20)
      + .init(repeating: [hand(place)], count: 3)
    let again = drawn(settings, pictures)
    #expect(again.playing.control.gate)
    #expect(again.list.texts.contains { $0.text == "A4" && $0.color(5) == Palette.sound })
  }

  @Test func aLoweredVolumeHandLooksTheSame() {
    var preset = Preset.standard
    preset.hands = .two(pitch: .right)
    var volume = hand(Vector2(0.75, 0.6))
    (volume.track, volume.chirality) = (2, .left)
    let (list, playing) = drawn(
      StageSettings(preset: preset, view: settings.view),
      .init(repeating: [hand(place), volume], count: 20))
    #expect(playing.control.gate && playing.control.level == 0)
    let words = list.texts.map { $0.text }
    #expect(words.contains("Silent") && words.filter { $0 == "A4" }.count == 3)
    for text in list.texts { #expect(text.color(5) != Palette.sound) }
  }

  @Test func withoutAHandNothingIsShown() {
    let list = drawn(
      settings,
      .init(repeating: [hand(place, isClosed: true)], count: 20) + .init(repeating: [], count: 20)
    ).list
    #expect(!list.texts.contains { $0.text == "A4" && $0.color(5) == Palette.silent })
    #expect(list.texts.contains { $0.text == "No hand" })
  }
}
