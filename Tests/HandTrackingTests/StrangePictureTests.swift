import HandTracking
import Hands
import PublishedNetworks
import ScalarMath
import Testing
import VirtualHand

/// Pictures that show no hand, or are not what the one before was.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct StrangePictureTests {
  @Test func emptyRoomsHaveNoHands() throws {
    let tracker = try HandTracker(models: Models.full())
    for seed in 0..<30 {
      let studio = Studio(
        Scene(backdrop: Backdrop.allCases[seed % 3], seed: UInt64(seed)))
      #expect(tracker.track(studio.frame([], at: Double(seed) / 30)).isEmpty)
    }
  }

  @Test func noiseHasNoHands() throws {
    let tracker = try HandTracker(models: Models.full())
    var random = RandomNumbers(seed: 1)
    for number in 0..<30 {
      var frame = Frame(width: 160, height: 120, time: Double(number) / 30)
      // From snow to patches.
      let patch = 1 << (number % 5)
      var colors: [UInt8] = []
      for _ in 0..<3 * 160 * 120 { colors.append(UInt8(truncatingIfNeeded: random.next())) }
      for i in frame.pixels.indices {
        let (x, y) = (i / 4 % 160 / patch, i / 4 / 160 / patch)
        frame.pixels[i] = colors[3 * (y * 160 + x) + min(i % 4, 2)]
      }
      #expect(tracker.track(frame).isEmpty)
    }
  }

  @Test(arguments: [(1, 1), (3, 2), (2, 3), (1, 400), (400, 1), (7, 5)])
  func tinyPicturesAreBorne(width: Int, height: Int) throws {
    let tracker = try HandTracker(models: Models.lite())
    let frames = (0..<3).map {
      Frame(width: width, height: height, time: Double($0) / 30, red: 200, green: 150, blue: 120)
    }
    #expect(tracker.track(frames).allSatisfy { $0.isEmpty })
  }

  @Test func aPictureOfAnotherSizeIsSearchedAnew() throws {
    let tracker = try HandTracker(models: Models.lite())
    let sizes = [(320, 240), (320, 240), (640, 480), (240, 320), (3, 2), (160, 120), (320, 240)]
    for (number, size) in sizes.enumerated() {
      let studio = Studio(width: size.0, height: size.1)
      let hand = HandPlacement.central()
      let found = tracker.track(studio.frame([hand], at: Double(number) / 30))
      if size.0 < 100 { continue }
      try #require(found.count == 1, "\(size)")
      #expect(studio.meanError(found[0], hand) < 0.12)
    }
  }

  @Test func alphaDoesNotMatter() throws {
    let (plain, filled) = try (
      HandTracker(models: Models.lite()), HandTracker(models: Models.lite())
    )
    let studio = Studio()
    var random = RandomNumbers(seed: 2)
    for number in 0..<4 {
      // A hand across the border: every way to read a pixel.
      let hand = HandPlacement.central(.right, .open, depth: 0.3 + 0.1 * Double(number))
      let frame = studio.frame([hand], at: Double(number) / 30)
      var other = frame
      for pixel in 0..<frame.width * frame.height {
        other.pixels[4 * pixel + 3] = UInt8(truncatingIfNeeded: random.next())
      }
      let hands = plain.track(frame)
      #expect(hands.count == 1)
      #expect(filled.track(other) == hands)
    }
  }
}
