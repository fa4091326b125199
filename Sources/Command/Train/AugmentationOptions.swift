import Gestures
import ScalarMath

/// The options by which examples are varied while a model learns.
enum AugmentationOptions {
  static let descriptions = [
    OptionDescription("no-augment", "do not vary the examples while learning"),
    OptionDescription("rotation", value: "DEGREES", "the most they are turned (20; actions 6)"),
    OptionDescription("scale", value: "FACTOR", "the most they are enlarged (1.3; actions 1.1)"),
    OptionDescription(
      "noise", value: "PERCENT", "of a palm that joints are moved by (3; actions 1)"),
    OptionDescription("no-mirror", "poses: no hand is mirrored to the other one"),
    OptionDescription("shift", value: "PERCENT", "poses: of a palm they are moved by (50)"),
    OptionDescription("slant", value: "PERCENT", "poses: the most they are tilted (10)"),
    OptionDescription("hidden", value: "PERCENT", "poses: joints taken for unseen (1)"),
    OptionDescription("lost", value: "PERCENT", "actions: pictures that are left out (5)"),
  ]

  /// What has a meaning for one of the two alone.
  static let forPoses = ["no-mirror", "shift", "slant", "hidden"]
  static let forActions = ["lost"]

  fileprivate static let values = ["rotation", "scale", "noise"] + forPoses + forActions
}

extension ParsedArguments {
  /// How poses are varied; `nil`: not at all.
  func poseAugmentation() throws(CommandError) -> PoseAugmentation? {
    guard try isAugmenting() else { return nil }
    var augmentation = PoseAugmentation()
    augmentation.mirrors = !contains("no-mirror")
    augmentation.rotation = try rotation() ?? augmentation.rotation
    augmentation.scale = try scale() ?? augmentation.scale
    augmentation.jointNoise = try share("noise", upTo: 50) ?? augmentation.jointNoise
    augmentation.translation = try share("shift", upTo: 1000) ?? augmentation.translation
    augmentation.slant = try share("slant", upTo: 90) ?? augmentation.slant
    augmentation.hiddenJoints =
      try share("hidden", upTo: 50).map { Double($0) }
      ?? augmentation.hiddenJoints
    return augmentation
  }

  /// How actions are varied; `nil`: not at all.
  func actionAugmentation() throws(CommandError) -> ActionAugmentation? {
    guard try isAugmenting() else { return nil }
    var augmentation = ActionAugmentation()
    augmentation.rotation = try rotation() ?? augmentation.rotation
    augmentation.scale = try scale() ?? augmentation.scale
    augmentation.noise = try share("noise", upTo: 50) ?? augmentation.noise
    augmentation.lostPictures =
      try share("lost", upTo: 50).map { Double($0) }
      ?? augmentation.lostPictures
    return augmentation
  }

  private func isAugmenting() throws(CommandError) -> Bool {
    guard contains("no-augment") else { return true }
    if let other = AugmentationOptions.values.first(where: { contains($0) }) {
      throw .usage("--\(other) says how examples are varied; leave it out with --no-augment")
    }
    return false
  }

  private func rotation() throws(CommandError) -> Float? {
    try number("rotation", in: 0...180, unit: "degrees").map { Float($0 / 360 * fullTurn) }
  }

  private func scale() throws(CommandError) -> Float? {
    try number("scale", in: 1...4, unit: "times").map { Float($0) }
  }

  private func share(_ name: String, upTo limit: Double) throws(CommandError) -> Float? {
    try number(name, in: 0...limit, unit: "percent").map { Float($0 / 100) }
  }
}
