import Hands
import VirtualHand

/// Pictures to measure with, drawn by the virtual hand: nothing has to be at hand.
struct BenchScenes {
  /// One hand that plays, at times a thirtieth of a second apart.
  let oneHand: [Frame]
  /// Two hands that play.
  let twoHands: [Frame]
  /// A room without hands.
  let nobody: Frame

  /// Draws the pictures, 640×480.
  init() {
    let renderer = HandRenderer(camera: PinholeCamera(width: 640, height: 480), scene: Scene())
    let song = Performance.silentNight()
    let duet = Performance.twoHands()
    oneHand = (0..<4).map { renderer.frame(of: song.hands(3 + Double($0) / 30), at: 0).frame }
    twoHands = (0..<4).map { renderer.frame(of: duet.hands(1 + Double($0) / 30), at: 0).frame }
    nobody = renderer.frame(of: [], at: 0).frame
  }

  /// The frame of a run: to and fro through the pictures, so that nothing jumps.
  static func frame(_ frames: [Frame], run: Int) -> Frame {
    let period = max(1, 2 * (frames.count - 1))
    let position = run % period
    var frame = frames[min(position, period - position)]
    frame.time = Double(run) / 30
    return frame
  }
}
