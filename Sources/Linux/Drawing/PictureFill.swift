import Hands
import Stage

/// Brings camera pictures of one size to their place on a canvas: scaled, and mirrored if the view
/// is.
///
/// Whole pixels are copied where nothing is scaled. Otherwise both directions are filtered with a
/// triangle as wide as a pixel of the coarser picture: bilinear interpolation where the picture
/// grows, an average without aliasing where it shrinks.
struct PictureFill {
  private let source: (width: Int, height: Int)
  private let target: (width: Int, height: Int)
  private let view: View
  private let columns: Resampling
  private let rows: Resampling
  /// Two neighbours' weights of each column, four channels each.
  private let pairWeights: [SIMD8<UInt16>]
  private let pairs: Int

  init(of source: (width: Int, height: Int), into target: (width: Int, height: Int), in view: View)
  {
    self.source = source
    self.target = target
    self.view = view
    let (topLeft, bottomRight) = view.pictureRectangle
    columns = Resampling(
      source.width, to: target.width, from: Double(topLeft.x), to: Double(bottomRight.x),
      mirrored: view.isMirrored)
    rows = Resampling(
      source.height, to: target.height, from: Double(topLeft.y), to: Double(bottomRight.y),
      mirrored: false)
    pairs = (columns.taps + 1) / 2
    var pairWeights: [SIMD8<UInt16>] = []
    pairWeights.reserveCapacity(pairs * target.width)
    for x in 0..<target.width {
      for tap in stride(from: 0, to: columns.taps, by: 2) {
        let first = SIMD4(repeating: columns.weights[x * columns.taps + tap])
        let second = SIMD4<UInt16>(
          repeating: tap + 1 < columns.taps ? columns.weights[x * columns.taps + tap + 1] : 0)
        pairWeights.append(SIMD8(lowHalf: first, highHalf: second))
      }
    }
    self.pairWeights = pairWeights
  }

  /// Whether this was made for pictures like the given one.
  func fits(_ frame: Frame, in view: View) -> Bool {
    source == (frame.width, frame.height) && self.view == view
  }

  /// Draws a picture that `fits` into pixels of the canvas' size.
  func draw(_ frame: Frame, into target: UnsafeMutableRawPointer, stride: Int) {
    frame.pixels.withUnsafeBytes { picture in
      if columns.isCopy && rows.isCopy {
        copy(picture, into: target, stride: stride)
      } else {
        resample(picture, into: target, stride: stride)
      }
    }
  }

  private func copy(
    _ picture: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawPointer, stride: Int
  ) {
    let words = picture.bindMemory(to: UInt32.self).baseAddress!
    let left = columns.first
    for y in 0..<target.height {
      let from = words + (rows.starts[y] * source.width + left)
      let to = (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      let last = target.width - 1
      if view.isMirrored {
        for x in 0...last { to[x] = from[last - x].blueFirst }
      } else {
        for x in 0...last { to[x] = from[x].blueFirst }
      }
    }
  }

  private func resample(
    _ picture: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawPointer, stride: Int
  ) {
    let rowBytes = 4 * (columns.pastLast - columns.first)
    // Pairs may reach one pixel beyond the last.
    withUnsafeTemporaryAllocation(byteCount: rowBytes + 8, alignment: 16) { row in
      row.initializeMemory(as: UInt8.self, repeating: 0)
      for y in 0..<target.height {
        blendRows(of: picture, for: y, into: row.baseAddress!, count: rowBytes)
        blendColumns(of: row.baseAddress!, into: pixels + y * stride)
      }
    }
  }

  /// The weighted sum of picture rows that makes up row `y` of the canvas, in the canvas' order of
  /// channels.
  private func blendRows(
    of picture: UnsafeRawBufferPointer, for y: Int, into row: UnsafeMutableRawPointer, count: Int
  ) {
    let first = picture.baseAddress! + 4 * (rows.starts[y] * source.width + columns.first)
    let rowStride = 4 * source.width
    rows.weights.withUnsafeBufferPointer { all in
      let weights = all.baseAddress! + y * rows.taps
      var offset = 0
      while offset + 16 <= count {
        var sum = SIMD16<UInt16>(repeating: 128)
        for tap in 0..<rows.taps {
          let bytes = (first + tap * rowStride + offset).loadUnaligned(as: SIMD16<UInt8>.self)
          sum &+= SIMD16<UInt16>(truncatingIfNeeded: bytes) &* weights[tap]
        }
        let bytes = SIMD16<UInt8>(truncatingIfNeeded: sum &>> 8)
        let words = unsafeBitCast(bytes, to: SIMD4<UInt32>.self).blueFirst
        row.storeBytes(of: words, toByteOffset: offset, as: SIMD4<UInt32>.self)
        offset += 16
      }
      while offset < count {
        var sum = SIMD4<UInt16>(repeating: 128)
        for tap in 0..<rows.taps {
          let bytes = (first + tap * rowStride + offset).loadUnaligned(as: SIMD4<UInt8>.self)
          sum &+= SIMD4<UInt16>(truncatingIfNeeded: bytes) &* weights[tap]
        }
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8)
        let word = unsafeBitCast(bytes, to: UInt32.self).blueFirst
        row.storeBytes(of: word, toByteOffset: offset, as: UInt32.self)
        offset += 4
      }
    }
  }

  private func blendColumns(of row: UnsafeMutableRawPointer, into pixels: UnsafeMutableRawPointer) {
    columns.starts.withUnsafeBufferPointer { starts in
      pairWeights.withUnsafeBufferPointer { weights in
        for x in 0..<target.width {
          let first = row + 4 * (starts[x] - columns.first)
          var sums = SIMD8<UInt16>.zero
          for pair in 0..<pairs {
            let bytes = (first + 8 * pair).loadUnaligned(as: SIMD8<UInt8>.self)
            sums &+= SIMD8<UInt16>(truncatingIfNeeded: bytes) &* weights[x * pairs + pair]
          }
          let sum = sums.lowHalf &+ sums.highHalf &+ 128
          pixels.storeBytes(
            of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8), toByteOffset: 4 * x,
            as: SIMD4<UInt8>.self)
        }
      }
    }
  }
}

extension UInt32 {
  /// A pixel's red and blue exchanged, and its alpha opaque.
  @inline(__always)
  fileprivate var blueFirst: UInt32 {
    self & 0xFF00 | (self >> 16) & 0xFF | (self & 0xFF) << 16 | 0xFF00_0000
  }
}

extension SIMD4<UInt32> {
  @inline(__always)
  fileprivate var blueFirst: SIMD4<UInt32> {
    self & 0xFF00 | (self &>> 16) & 0xFF | (self & 0xFF) &<< 16 | 0xFF00_0000
  }
}
