import Gestures
import HandTracking
import Hands
import Instrument
import PublishedNetworks
import ScalarMath
import Testing
import ThereminCore
import VirtualHand

/// Gestures of a rendered hand, from pictures to the control value.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct GesturesOfPictures {
  /// The pose changes on the whole second: pointing, a fist, pointing, two fingers, pointing.
  static let poses: [HandPose] = [.point, .fist, .point, .victory, .point]

  enum Networks: CaseIterable {
    case full, lite

    func load() throws -> HandTrackerModels {
      self == .full ? try Models.full() : try Models.lite()
    }
  }

  private func moments(_ preset: Preset, _ networks: Networks = .full) throws -> [Moment] {
    let session = try Session(models: networks.load(), preset: preset)
    let renderer = HandRenderer(camera: PinholeCamera(width: 640, height: 480), scene: Scene())
    return (0..<(20 * Self.poses.count)).map { number in
      let time = Double(number) / 20
      // An eighth of a second from one pose to the next.
      let (index, share) = (number / 20, min(1, (time - Double(number / 20)) / 0.125))
      let pose = Self.poses[max(0, index - 1)].blended(with: Self.poses[index], share)
      let hand = HandPlacement(
        .right, pose, anchor: .middleMCP, at: Vector2(0.45, 0.5), depth: 0.5)
      return session.take(renderer.frame(of: [hand], at: time).frame)
    }
  }

  @Test(arguments: Networks.allCases)
  func playMuteAndAnOctaveHigher(networks: Networks) throws {
    let moments = try moments(.gestures, networks)
    let events = moments.flatMap { $0.gestures.events }
    #expect(
      events.filter { $0.kind == .began }.map { $0.label }
        == ["point", "fist", "point", "victory", "point"])
    // Half a second after each change all has come about.
    func at(_ time: Double) -> Playing { moments[Int(time * 20 + 0.5)].playing }
    #expect(at(0.8).control.gate)
    #expect(!at(1.8).control.gate && at(1.8).commands.isMuted)
    #expect(at(2.8).control.gate && !at(2.8).commands.isMuted)
    #expect(at(3.8).control.gate && at(3.8).commands.isOctaveUp)
    #expect(at(4.8).control.gate && !at(4.8).commands.isOctaveUp)
    // The tip of the finger is where it was, within a semitone and a half of tracking.
    #expect((at(3.8).control.pitch - at(2.8).control.pitch - 12).magnitude < 1.5)
  }

  /// Off is off: looked for or not, without bindings gestures change no bit.
  @Test func withoutBindingsNothingChanges() throws {
    let plain = try moments(.standard)
    #expect(plain.allSatisfy { $0.gestures == GestureMoment() })
    let session = try Session(
      models: Models.full(), preset: .standard,
      gestures: .forPlaying(poses: .builtIn, actions: .builtIn))
    let renderer = HandRenderer(camera: PinholeCamera(width: 640, height: 480), scene: Scene())
    for number in 0..<20 {
      let hand = HandPlacement(
        .right, .point, anchor: .middleMCP, at: Vector2(0.45, 0.5), depth: 0.5)
      let frame = renderer.frame(of: [hand], at: Double(number) / 20).frame
      let moment = session.take(frame)
      #expect(moment.playing == plain[number].playing && !moment.gestures.readings.isEmpty)
    }
  }
}
