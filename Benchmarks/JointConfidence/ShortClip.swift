import Hands
import ScalarMath
import VirtualHand

/// A few pictures of one hand, a thirtieth of a second apart.
struct ShortClip {
  let renderer: HandRenderer
  let hands: [HandPlacement]
  /// Whether the shutter stays open for half of the time between two pictures.
  let isBlurred: Bool

  /// One of the pictures.
  func frame(_ number: Int) -> Frame {
    let time = Double(number) / 30
    var frame = renderer.frame(of: [hands[number]], at: time).frame
    guard isBlurred else { return frame }
    let exposures = [-0.25, -0.1, 0.1, 0.25].map {
      renderer.frame(of: [hand(Double(number) + $0)], at: time).frame.pixels
    }
    for i in frame.pixels.indices {
      frame.pixels[i] = UInt8(exposures.reduce(0) { $0 + Int($1[i]) } / exposures.count)
    }
    return frame
  }

  /// The hand between two pictures, or a little before the first or after the last.
  private func hand(_ moment: Double) -> HandPlacement {
    let before = clamp(Int(moment), 0, hands.count - 2)
    var hand = hands[before]
    let step = hands[before + 1].position - hand.position
    hand.position = hand.position + step * Float(moment - Double(before))
    return hand
  }

  /// Where the joints of a picture truly are, in pixels.
  func joints(_ number: Int) -> [Vector2] {
    let camera = renderer.camera
    return camera.joints(of: hands[number]).positions.map {
      Vector2($0.x * Float(camera.width), $0.y * Float(camera.height))
    }
  }

  /// The length from wrist to middle knuckle, in pixels, were the palm to face the camera.
  func palm(_ number: Int) -> Float {
    var hand = hands[number]
    (hand.tilt, hand.turn, hand.anchor) = (0, 0, .wrist)
    hand.depth = Double(renderer.camera.joints(of: hands[number]).depths[0])
    let facing = renderer.camera.joints(of: hand)
    let way = facing[.middleMCP] - facing[.wrist]
    return Vector2(
      way.x * Float(renderer.camera.width), way.y * Float(renderer.camera.height)
    ).length
  }
}
