import Hands
import ScalarMath
import Testing
import VirtualHand

@Suite struct RendererTests {
  let camera = PinholeCamera(width: 160, height: 120)

  /// Which pixels a hand changes: the noise of two frames of one time is the same.
  func covered(_ hands: [HandPlacement], _ scene: Scene = Scene()) -> [Bool] {
    let renderer = HandRenderer(camera: camera, scene: scene)
    let with = renderer.frame(of: hands, at: 1).frame.pixels
    let without = renderer.frame(of: [], at: 1).frame.pixels
    return (0..<camera.width * camera.height).map { i in
      (0..<3).contains { with[4 * i + $0] != without[4 * i + $0] }
    }
  }

  @Test func strangePlacesAreRenderedWithoutATrap() {
    var random = RandomNumbers(seed: 4)
    func between(_ low: Double, _ high: Double) -> Double { mix(low, high, random.uniform()) }
    let renderer = HandRenderer(
      camera: PinholeCamera(width: 37, height: 23), scene: Scene(backdrop: .clutter))
    for number in 0..<300 {
      var hand = HandPlacement(
        number % 2 == 0 ? .left : .right, NamedPose.all[number % 7].pose,
        anchor: JointName.allCases[number % JointName.count],
        at: Vector2(Float(between(-1, 2)), Float(between(-1, 2))), depth: between(0, 0.5),
        tilt: between(-7, 7), turn: between(-7, 7), roll: between(-7, 7))
      if number % 50 == 0 { hand.position.x = [.nan, .infinity, 1e30][number / 50 % 3] }
      if number % 50 == 1 { hand.depth = [.nan, -1, 1e30][number / 50 % 3] }
      if number % 50 == 2 { hand.roll = [.nan, .infinity, 1e30][number / 50 % 3] }
      if number % 50 == 3 { hand.pose.index.mcp = [.nan, .infinity, 40][number / 50 % 3] }
      let rendered = renderer.frame(of: [hand], at: Double(number))
      #expect(rendered.frame.pixels.count == 4 * 37 * 23)
    }
  }

  @Test func theSameSceneGivesTheSamePicture() {
    let hand = HandPlacement(.right, .victory, at: Vector2(0.5, 0.3))
    let one = HandRenderer(camera: camera, scene: Scene(backdrop: .clutter, seed: 7))
    let two = HandRenderer(camera: camera, scene: Scene(backdrop: .clutter, seed: 7))
    // Frames depend on nothing but their time, whatever was rendered before.
    _ = two.frame(of: [hand], at: 5)
    let first = one.frame(of: [hand], at: 0.25)
    #expect(first.frame.pixels == two.frame(of: [hand], at: 0.25).frame.pixels)
    #expect(first.frame.time == 0.25)
    #expect(first.frame.pixels != one.frame(of: [hand], at: 0.5).frame.pixels)
    let other = HandRenderer(camera: camera, scene: Scene(backdrop: .clutter, seed: 8))
    #expect(first.frame.pixels != other.frame(of: [hand], at: 0.25).frame.pixels)
  }

  @Test(arguments: NamedPose.all, [Chirality.left, .right])
  func everyJointLiesOnTheHand(named: NamedPose, hand: Chirality) {
    for showsBack in [false, true] {
      let placement = HandPlacement(
        hand, named.pose, showsBack: showsBack, anchor: .middleMCP, at: Vector2(0.5, 0.5),
        depth: 0.4,
        tilt: 0.15, turn: 0.2, roll: 0.1)
      let mask = covered([placement])
      for position in camera.joints(of: placement).positions {
        let x = Int(position.x * Float(camera.width))
        let y = Int(position.y * Float(camera.height))
        #expect(mask[y * camera.width + x])
      }
    }
  }

  @Test func aFingertipEndsWhereItsRoundEndDoes() {
    // At 0.3 m a pixel is 0.3/128 m wide; the tip's radius is 6.8 mm (index finger).
    let mask = covered([HandPlacement(.right, .point, at: Vector2(0.5, 0.3), depth: 0.3)])
    let top = (0..<camera.height).first { y in
      (0..<camera.width).contains { mask[y * camera.width + $0] }
    }
    let expected = 0.3 * 120 - 0.0068 / 0.3 * camera.focalLength
    #expect(abs(Double(top ?? 0) - expected) < 1.5)
  }

  @Test func aHandOutsideThePictureLeavesItAlone() {
    for position in [Vector2(-0.6, 0.3), Vector2(1.6, 0.3), Vector2(0.5, 1.4)] {
      #expect(!covered([HandPlacement(.right, .point, at: position)]).contains(true))
    }
  }

  @Test func pixelsFarFromTheHandAreTheBackdrops() {
    let placement = HandPlacement(.right, .open, at: Vector2(0.5, 0.3), depth: 0.6)
    let mask = covered([placement])
    let positions = camera.joints(of: placement).positions
    let left = positions.map { $0.x }.min() ?? 0
    for y in 0..<camera.height {
      for x in 0..<Int((left - 0.06) * Float(camera.width)) {
        #expect(!mask[y * camera.width + x])
      }
    }
    // An open hand is neither a dot nor a wall.
    let share = Double(mask.count { $0 }) / Double(mask.count)
    #expect((0.03...0.25).contains(share))
  }

  @Test func theNearerHandHidesTheFarther() {
    let near = HandPlacement(.right, .fist, anchor: .middleMCP, at: Vector2(0.5, 0.5), depth: 0.3)
    let far = HandPlacement(.left, .open, anchor: .middleMCP, at: Vector2(0.5, 0.5), depth: 0.8)
    let renderer = HandRenderer(camera: camera, scene: Scene())
    let together = renderer.frame(of: [near, far], at: 0)
    let swapped = renderer.frame(of: [far, near], at: 0)
    #expect(together.frame.pixels == swapped.frame.pixels)
    #expect(together.hands[0].chirality == .right)
    #expect(swapped.hands[0].chirality == .left)
    // Where the near fist stands, the far hand is not seen.
    func pixel(_ hands: [HandPlacement], _ place: Vector2) -> ArraySlice<UInt8> {
      let i = 4 * (Int(place.y * 120) * camera.width + Int(place.x * 160))
      return renderer.frame(of: hands, at: 0).frame.pixels[i..<i + 3]
    }
    let middle = Vector2(0.5, 0.5)
    #expect(pixel([near, far], middle) == pixel([near], middle))
    #expect(pixel([near, far], middle) != pixel([far], middle))
  }

  @Test(arguments: [Light.normal, .low, .side, .back])
  func noiseIsAsStrongAsTheLightSays(light: Light) {
    let renderer = HandRenderer(
      camera: camera, scene: Scene(light: light, backdrop: .plain, seed: 3))
    let one = renderer.frame(of: [], at: 1).frame.pixels
    let two = renderer.frame(of: [], at: 2).frame.pixels
    var (measured, expected) = (0.0, 0.0)
    for i in one.indices where i % 4 != 3 {
      let (a, b) = (Double(one[i]) / 255, Double(two[i]) / 255)
      measured += (a - b) * (a - b) / 2
      let deviation = Double(light.noise) * (1.4 - 0.8 * (a + b) / 2)
      // Rounding to whole levels adds a twelfth of a level squared.
      expected += deviation * deviation + 1 / (12 * 255 * 255)
    }
    #expect(abs(squareRoot(measured / expected) - 1) < 0.02)
  }

  @Test func exposureDimsThePictureByTheDisplaysCurve() {
    func mean(_ light: Light) -> Double {
      let renderer = HandRenderer(camera: camera, scene: Scene(light: light, backdrop: .plain))
      let pixels = renderer.frame(of: [], at: 1).frame.pixels
      return pixels.indices.reduce(0) { $1 % 4 == 3 ? $0 : $0 + Double(pixels[$1]) }
    }
    #expect(abs(mean(.low) / mean(.normal) - pow(0.33, 1 / 2.2)) < 0.005)
  }

  @Test func skinTonesAreOrderedByTheirLightness() {
    func brightness(_ skin: SkinTone) -> Int {
      let renderer = HandRenderer(camera: camera, scene: Scene(skin: skin, backdrop: .plain))
      let hand = HandPlacement(
        .right, .open, showsBack: true, anchor: .wrist, at: Vector2(0.5, 0.8))
      let rendered = renderer.frame(of: [hand], at: 1)
      let place = rendered.hands[0][.middleMCP]
      let i = 4 * (Int(place.y * 120) * 160 + Int(place.x * 160))
      return rendered.frame.pixels[i..<i + 3].reduce(0) { $0 + Int($1) }
    }
    let brightnesses = [SkinTone.fair, .light, .tan, .brown, .dark].map(brightness)
    #expect(brightnesses == brightnesses.sorted(by: >))
  }
}
