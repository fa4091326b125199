import Hands
import ScalarMath

/// Pictures of hands whose joints are known exactly.
///
/// A renderer paints its backdrop once and then makes any number of frames; each depends only on
/// the scene's seed, the hands and the time, not on the frames before, so several may be made at
/// once.
///
/// ```swift
/// let renderer = HandRenderer(camera: PinholeCamera(width: 320, height: 240), scene: Scene())
/// let hand = HandPlacement(.right, .point, at: Vector2(0.5, 0.3))
/// let picture = renderer.frame(of: [hand], at: 0)
/// picture.frame.pixels          // RGBA
/// picture.hands[0][.indexTip]   // (0.5, 0.3)
/// ```
///
/// About 0.012 s a frame at 320×240 on one core of a 2020s x86-64; the time grows with the pixels
/// the hands cover. Not for pictures of beauty: one lamp, no fog, no motion blur.
public struct HandRenderer: Sendable {
  /// The camera.
  public let camera: PinholeCamera
  /// What the hands stand in.
  public let scene: Scene
  private let backdrop: Raster

  /// Sets up the scene before the camera.
  public init(camera: PinholeCamera, scene: Scene) {
    self.camera = camera
    self.scene = scene
    backdrop = scene.backdrop.painted(
      width: camera.width, height: camera.height, seed: scene.seed)
  }

  /// The picture of `hands` at `time` seconds, nearer hands before farther ones, and the truth
  /// about them.
  public func frame(of hands: [HandPlacement], at time: Double) -> RenderedFrame {
    var picture = backdrop
    for hand in hands.sorted(by: { $0.depth > $1.depth }) {
      draw(hand, into: &picture)
    }
    let noiseSeed = scene.seed &* 0x9E37_79B9_7F4A_7C15 ^ time.bitPattern
    return RenderedFrame(
      frame: picture.exposed(by: scene.light, seed: noiseSeed, time: time),
      hands: hands.map { camera.joints(of: $0) })
  }

  private func draw(_ hand: HandPlacement, into picture: inout Raster) {
    let skeleton = Skeleton(pose: hand.pose, proportions: hand.proportions)
    let frame = camera.palmFrame(of: hand, skeleton)
    let view = HandView(camera: camera, frame: frame)
    let field = DistanceField(skeleton: skeleton)
    let shader = HandShader(skeleton: skeleton, scene: scene, frame: frame)
    var near = field
    var around = field
    var tile = TileMarch()
    let side = TileMarch.side
    let bounds = pixelBounds(of: field, frame)
    for top in stride(from: bounds.y.lowerBound, to: bounds.y.upperBound, by: side) {
      for left in stride(from: bounds.x.lowerBound, to: bounds.x.upperBound, by: side) {
        guard let depths = near.keepVisible(of: field, view: view, left: left, top: top),
          tile.march(
            left: left, top: top, view: view, field: near, from: depths.lowerBound,
            to: depths.upperBound)
        else { continue }
        let seen = tile.bounds(from: view.origin)
        around.keepShading(
          of: field, center: seen.center, radius: seen.radius, toLamp: shader.toLamp)
        for y in 0..<min(side, camera.height - top) {
          for x in 0..<min(side, camera.width - left) {
            let sight = tile.sights[y * side + x]
            if sight.coverage <= 0 { continue }
            let color = shader.color(
              at: view.origin + sight.direction * sight.distance, along: sight.direction,
              field: near, surroundings: around,
              footprint: sight.distance / view.focalLength)
            picture.cover(x: left + x, y: top + y, color, sight.coverage)
          }
        }
      }
    }
  }

  /// The pixels that may show the hand: the boxes around all its balls, as far as they are in the
  /// picture.
  private func pixelBounds(
    of field: DistanceField, _ frame: PalmFrame
  ) -> (x: Range<Int>, y: Range<Int>) {
    var (left, right, top, bottom): (Float, Float, Float, Float) = (1, 0, 1, 0)
    for capsule in field.capsules {
      for (end, radius) in [
        (capsule.start, capsule.radius), (capsule.end, capsule.radius + capsule.growth),
      ] {
        var point = frame.point(end)
        point.z = max(point.z, 0.05)
        let seen = camera.project(point)
        // Fillets and perspective add a little to the ball's own size.
        let reach = Float(camera.focalLength) * (1.3 * radius + 0.006) / max(point.z - radius, 0.03)
        left = min(left, seen.x - reach / Float(camera.width))
        right = max(right, seen.x + reach / Float(camera.width))
        top = min(top, seen.y - reach / Float(camera.height))
        bottom = max(bottom, seen.y + reach / Float(camera.height))
      }
    }
    func pixels(_ low: Float, _ high: Float, _ count: Int) -> Range<Int> {
      let start = Int(clamp(low, 0, 1) * Float(count))
      return start..<max(start, Int(clamp(high, 0, 1) * Float(count) + 0.999))
    }
    return (pixels(left, right, camera.width), pixels(top, bottom, camera.height))
  }
}

extension Raster {
  /// Lays a colour over one pixel.
  fileprivate mutating func cover(x: Int, y: Int, _ color: Vector3, _ coverage: Float) {
    let i = 3 * (y * width + x)
    values[i] = mix(values[i], color.x, coverage)
    values[i + 1] = mix(values[i + 1], color.y, coverage)
    values[i + 2] = mix(values[i + 2], color.z, coverage)
  }
}
