/// How a stored picture has to be turned and flipped to stand upright: one of eight ways.
///
/// First rows and columns change places if `transposes`; then the result is flipped along its own axes.
struct Orientation: Equatable {
  var transposes = false
  var flipsX = false
  var flipsY = false

  static let upright = Orientation()

  /// The orientation of an EXIF tag 0x0112, 1…8 (Exif 2.32, 4.6.4 A); any other number is upright.
  init(exif tag: Int) {
    switch tag {
    case 2: self.init(flipsX: true)
    case 3: self.init(flipsX: true, flipsY: true)
    case 4: self.init(flipsY: true)
    case 5: self.init(transposes: true)
    case 6: self.init(transposes: true, flipsX: true)
    case 7: self.init(transposes: true, flipsX: true, flipsY: true)
    case 8: self.init(transposes: true, flipsY: true)
    default: self.init()
    }
  }

  /// The nearest of the eight to a display matrix (ISO/IEC 14496-12, 6.2.2): x′ = a·x + c·y, y′ = b·x + d·y.
  ///
  /// The whole matrix is read, because the angle that FFmpeg derives from it is silent about flips.
  init(displayMatrix matrix: UnsafePointer<Int32>) {
    let (a, b, c, d) = (Int(matrix[0]), Int(matrix[1]), Int(matrix[3]), Int(matrix[4]))
    if a.magnitude + d.magnitude >= b.magnitude + c.magnitude {
      self.init(flipsX: a < 0, flipsY: d < 0)
    } else {
      self.init(transposes: true, flipsX: c < 0, flipsY: b < 0)
    }
  }

  init(transposes: Bool = false, flipsX: Bool = false, flipsY: Bool = false) {
    self.transposes = transposes
    self.flipsX = flipsX
    self.flipsY = flipsY
  }

  /// The same, with left and right of the upright picture changed.
  var mirrored: Orientation {
    Orientation(transposes: transposes, flipsX: !flipsX, flipsY: flipsY)
  }

  /// The size of a picture of the given size once it stands upright.
  func uprightSize(width: Int, height: Int) -> (width: Int, height: Int) {
    transposes ? (height, width) : (width, height)
  }

  /// Copies a picture of `width`×`height` pixels of four bytes, `stride` pixels from row to row, upright
  /// into `target` (packed, as large as the picture).
  func copy(
    _ source: UnsafeRawPointer, width: Int, height: Int, stride: Int,
    to target: UnsafeMutableRawPointer
  ) {
    let target = target.assumingMemoryBound(to: UInt32.self)
    let size = uprightSize(width: width, height: height)
    var stepX = transposes ? stride : 1
    var stepY = transposes ? 1 : stride
    var origin = source.assumingMemoryBound(to: UInt32.self)
    if flipsX { origin += stepX * (size.width - 1) }
    if flipsY { origin += stepY * (size.height - 1) }
    if flipsX { stepX = -stepX }
    if flipsY { stepY = -stepY }
    // Square tiles, so that a transposed walk down the source's columns stays in the cache.
    let tile = 32
    for top in Swift.stride(from: 0, to: size.height, by: tile) {
      for left in Swift.stride(from: 0, to: size.width, by: tile) {
        for y in top..<min(top + tile, size.height) {
          let row = target + y * size.width
          for x in left..<min(left + tile, size.width) {
            row[x] = origin[x * stepX + y * stepY]
          }
        }
      }
    }
  }
}
