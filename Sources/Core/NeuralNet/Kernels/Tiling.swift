/// How pixels are shared out among tiles: as few as possible, all of about the same height.
struct Tiling {
  let pixels: Int
  let count: Int
  /// How many tiles, the first ones, are a pixel higher than the others.
  let higher: Int
  private let height: Int
  /// The height of the kernel for a tile that is less high than any kernel.
  private let least: Int

  init(pixels: Int, for set: InstructionSet) {
    self.pixels = pixels
    count = (pixels + set.tileHeight - 1) / set.tileHeight
    (height, higher) = pixels.quotientAndRemainder(dividingBy: count)
    least = set.leastTileHeight
  }

  /// The first pixel of a tile.
  @inline(__always)
  func start(_ index: Int) -> Int { index &* height &+ min(index, higher) }

  /// The pixels its kernel computes.
  @inline(__always)
  func height(_ index: Int) -> Int { max(least, index < higher ? height + 1 : height) }

  /// The pixels that kernels may compute more than there are.
  var greatest: Int { start(count - 1) + least }

  /// Whether less memory is moved when each panel serves all pixels before the next does, rather than
  /// each tile's pixels all panels.
  func readsWeightsOnce(_ weights: PackedWeights, depth: Int) -> Bool {
    // Weights beyond the second-level cache come from far away each time.
    guard weights.size <= 1 << 19 else { return true }
    let panels = weights.panels.count
    let input = 4 * depth * pixels
    // What is larger than the first-level cache comes from the second each time.
    let cached = 24 << 10
    let panelByPanel =
      weights.size * (weights.size / panels > cached ? count : 1)
      + input * (input > cached ? panels : 1)
    let tileByTile = input + weights.size * (weights.size > cached ? count : 1)
    return panelByPanel <= tileByTile
  }
}
