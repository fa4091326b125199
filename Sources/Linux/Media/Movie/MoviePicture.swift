import CFFmpeg

/// Packed pixels on their way to the encoder: of even sides, the last column and row repeated if need be.
///
/// Unchecked, because the queue hands it from thread to thread and one at a time has it.
final class MoviePicture: @unchecked Sendable {
  let pixels: UnsafeMutableRawPointer
  let bytesPerRow: Int
  var time = 0.0
  private let width: Int
  private let height: Int

  /// Room for pictures of the given size; nil if there is not enough memory.
  init?(width: Int, height: Int) {
    self.width = width
    self.height = height
    // The converter reads whole vectors of 64 bytes.
    bytesPerRow = (4 * width + 127) / 64 * 64
    guard let pixels = av_malloc(bytesPerRow * (height + height % 2) + 64) else { return nil }
    self.pixels = pixels
  }

  deinit {
    av_free(pixels)
  }

  func fill(from source: UnsafeRawBufferPointer, bytesPerRow sourceBytesPerRow: Int) {
    for y in 0..<height {
      let row = pixels + y * bytesPerRow
      row.copyMemory(from: source.baseAddress! + y * sourceBytesPerRow, byteCount: 4 * width)
      if width % 2 == 1 { (row + 4 * width).copyMemory(from: row + 4 * (width - 1), byteCount: 4) }
    }
    if height % 2 == 1 {
      let last = pixels + (height - 1) * bytesPerRow
      (last + bytesPerRow).copyMemory(from: last, byteCount: bytesPerRow)
    }
  }
}
