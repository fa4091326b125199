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
    let source = source.assumingMemoryBound(to: UInt32.self)
    let target = target.assumingMemoryBound(to: UInt32.self)
    if transposes {
      copyTransposed(source, width: width, height: height, stride: stride, to: target)
      return
    }
    for y in 0..<height {
      let from = source + stride * (flipsY ? height - 1 - y : y)
      let row = target + width * y
      if flipsX {
        for x in 0..<width { row[x] = from[width - 1 - x] }
      } else {
        row.update(from: from, count: width)
      }
    }
  }

  /// In square tiles, so that the walk down the source's columns stays in the cache.
  private func copyTransposed(
    _ source: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let tile = 32
    for top in Swift.stride(from: 0, to: width, by: tile) {
      for left in Swift.stride(from: 0, to: height, by: tile) {
        for y in top..<min(top + tile, width) {
          let column = source + (flipsY ? width - 1 - y : y)
          let row = target + height * y
          for x in left..<min(left + tile, height) {
            row[x] = column[stride * (flipsX ? height - 1 - x : x)]
          }
        }
      }
    }
  }
}
