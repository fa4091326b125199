import ScalarMath

/// Gives a place on the hand its colour: skin or cloth, lamp with soft shadow, light from around.
struct HandShader: Sendable {
  let texture: SkinTexture
  let scene: Scene
  /// Directions in the palm's frame, length one.
  let toLamp: Vector3
  let up: Vector3
  let towardsCamera: Vector3

  init(skeleton: Skeleton, scene: Scene, frame: PalmFrame) {
    texture = SkinTexture(skeleton: skeleton)
    self.scene = scene
    toLamp = normalized(frame.palmDirection(scene.light.direction))
    up = frame.palmDirection(Vector3(0, -1, 0))
    towardsCamera = frame.palmDirection(Vector3(0, 0, -1))
  }

  /// The colour, as displayed, of the place `p` seen along the unit direction `ray`.
  ///
  /// `field` is the surface around it, `surroundings` what may shade it, `footprint` the size of a
  /// pixel there in metres.
  func color(
    at p: Vector3, along ray: Vector3, field: DistanceField, surroundings: DistanceField,
    footprint: Float
  ) -> Vector3 {
    let part = field.part(at: p)
    let smooth = field.normal(at: p)
    var surface = Surface(color: scene.sleeve, normal: smooth, gloss: 0, isSkin: false)
    if part == .sleeve {
      surface.color *= 0.90 + 0.25 * (valueNoise(p * 600) - 0.5)
    } else {
      surface = skin(at: p, smooth, part, footprint)
    }
    return lit(surface, at: p, smooth, along: ray, surroundings)
  }

  private struct Surface {
    var color: Vector3
    var normal: Vector3
    var gloss: Float
    var isSkin: Bool
  }

  private func skin(
    at p: Vector3, _ smooth: Vector3, _ part: Capsule.Part, _ footprint: Float
  ) -> Surface {
    let marks = texture.marks(at: p, normal: smooth, part: part, footprint: footprint)
    // Palms have little pigment: the darker the skin, the more the palm stands out.
    let pale = scene.skin.reflectance * 0.65 + Vector3(0.62, 0.40, 0.30) * 0.35
    let palm = scene.skin.reflectance.replacing(
      with: pale, where: scene.skin.reflectance .< pale)
    var color =
      mix(scene.skin.reflectance, palm, marks.palmar)
      * Vector3(
        1 + marks.shade + 0.10 * marks.redness, 1 + marks.shade - 0.38 * marks.redness,
        1 + marks.shade - 0.34 * marks.redness)
    if marks.nail > 0 {
      let horn = color * Vector3(1.10, 1.02, 1.05) + Vector3(0.05, 0.03, 0.04)
      color = mix(color, horn, marks.nail)
    }
    // Pores are finer than a pixel in most pictures; drawn there they would only flicker.
    let visible = clamp(1.5 - footprint * 900, 0, 1) * (1 - marks.nail)
    var normal = smooth
    if visible > 0 {
      let q = p * 900
      let here = valueNoise(q)
      let slope = Vector3(
        valueNoise(q + Vector3(0.7, 0, 0)) - here, valueNoise(q + Vector3(0, 0.7, 0)) - here,
        valueNoise(q + Vector3(0, 0, 0.7)) - here)
      normal = normalized(smooth - slope * (0.16 * visible))
    }
    return Surface(color: color, normal: normal, gloss: marks.gloss, isSkin: true)
  }

  private func lit(
    _ surface: Surface, at p: Vector3, _ smooth: Vector3, along ray: Vector3,
    _ surroundings: DistanceField
  ) -> Vector3 {
    let light = scene.light
    let open = openness(at: p, smooth, surroundings)
    let facing = dot(surface.normal, toLamp)
    // Light seeps through skin, red farthest: past the terminator and into shadows.
    let seep = Vector3(0.38, 0.20, 0.14)
    let lightless = facing < -seep.x
    let shadow = lightless ? 0 : lampVisibility(at: p, surroundings)
    let diffuse =
      positive((seep + facing) / (seep + 1)) * (Vector3(0.18, 0.07, 0.07) * (1 - shadow) + shadow)
    let sky = mix(0.62, 1, 0.5 + 0.5 * dot(surface.normal, up))
    let front = 0.35 * max(dot(surface.normal, towardsCamera), 0)
    let around =
      Vector3(fastPower(open, 0.75), open, fastPower(open, 1.08))
      * (light.ambient * (sky + front))
    let half = normalized(toLamp - ray)
    let glint =
      fastPower(max(dot(surface.normal, half), 0), 22) * surface.gloss * shadow * light.key
    let grazing = 1 - max(-dot(smooth, ray), 0)
    let rim = surface.isSkin ? grazing * grazing * grazing * grazing * 0.05 * light.ambient : 0
    let lamp = diffuse * (light.key * mix(0.6, 1, open)) * Vector3(1, 1, 0.92)
    let linear = surface.color * (lamp + around) + (glint + rim)
    return Vector3(displayed(linear.x), displayed(linear.y), displayed(linear.z))
  }

  private func positive(_ v: Vector3) -> Vector3 { v.replacing(with: 0, where: v .< 0) }

  private func displayed(_ linear: Float) -> Float {
    fastPower(clamp(linear, 0, 1), 1 / 2.2)
  }

  /// How much of the light from around arrives, 0.15…1: distances at four steps along the normal
  /// fall short where something stands in the way.
  private func openness(
    at p: Vector3, _ normal: Vector3, _ surroundings: DistanceField
  ) -> Float {
    let steps = Lanes(0.0023, 0.0066, 0.0148, 0.0287)
    let short = steps - surroundings.distance(to: places(from: p, normal, steps))
    let weighted = short * Lanes(1, 0.75, 0.5, 0.4)
    return clamp(1 - 32 * (weighted.x + weighted.y + weighted.z + weighted.w), 0.15, 1)
  }

  /// How much of the lamp is seen, 0…1: the narrowest gap on the way to it, as an angle (Quílez,
  /// "soft shadows").
  private func lampVisibility(at p: Vector3, _ surroundings: DistanceField) -> Float {
    var visible: Float = 1
    for steps in [
      Lanes(0.003, 0.006, 0.009, 0.013), Lanes(0.018, 0.024, 0.031, 0.039),
      Lanes(0.049, 0.060, 0.074, 0.090),
    ] {
      let gaps = surroundings.distance(to: places(from: p, toLamp, steps)) / (steps * 0.16)
      visible = min(visible, 0.5 + 0.5 * gaps.min())
      if visible <= 0 { return 0 }
    }
    return smoothstep(visible)
  }

  @inline(__always)
  private func places(from p: Vector3, _ direction: Vector3, _ steps: Lanes) -> Points {
    Points(
      x: steps * direction.x + p.x, y: steps * direction.y + p.y, z: steps * direction.z + p.z)
  }
}
