import CSimd

/// The processor instructions a network's inner loops are written for.
public enum InstructionSet: Equatable, Sendable, CaseIterable {
  /// Swift's vectors of four numbers: on every processor, and bit for bit the same on x86-64 and as
  /// WebAssembly.
  case portable
  /// AVX2 and FMA of x86-64: vectors of eight.
  case avx2
  /// AVX-512 F and VL of x86-64: vectors of sixteen.
  case avx512

  /// Whether this processor and its operating system have the instructions.
  public var isSupported: Bool {
    switch self {
    case .portable: true
    case .avx2: csimd_has_avx2()
    case .avx512: csimd_has_avx512()
    }
  }

  /// The fastest that this processor supports.
  public static var best: InstructionSet {
    avx512.isSupported ? .avx512 : avx2.isSupported ? .avx2 : .portable
  }
}

// Tile sizes: as many running sums as the registers hold beside one row of the panel.
extension InstructionSet {
  /// Numbers in a vector.
  var lanes: Int {
    switch self {
    case .portable: 4
    case .avx2: 8
    case .avx512: 16
    }
  }

  /// The most pixels of a convolution's tile.
  var tileHeight: Int {
    switch self {
    case .portable: 5
    case .avx2: 6
    case .avx512: 7
    }
  }

  /// The least; fewer pixels are computed by a kernel for so many.
  var leastTileHeight: Int {
    switch self {
    case .avx2: 3
    case .portable, .avx512: 4
    }
  }

  /// How many output channels the next panel of weights takes when so many are left.
  func panelWidth(channels: Int) -> Int {
    switch self {
    case .portable: return channels > 4 ? 8 : 4
    case .avx2: return channels > 8 ? 16 : 8
    case .avx512:
      // Half a vector goes with the first panel, where it costs half a vector.
      let rounded = (channels + 7) / 8 * 8
      if rounded % 16 == 8 { return rounded > 24 ? 40 : rounded }
      return rounded > 16 ? 32 : 16
    }
  }

  /// The kernel of a tile.
  @inline(__always)
  func tile(pixels: Int, width: Int) -> csimd_tile_kernel {
    let kernel: csimd_tile_kernel? =
      switch self {
      case .portable: nil
      case .avx2: csimd_avx2_tile(Int32(pixels), Int32(width))
      case .avx512: csimd_avx512_tile(Int32(pixels), Int32(width))
      }
    if let kernel { return kernel }
    if width == 8 { return pixels == 5 ? { portableTile5x8($0) } : { portableTile4x8($0) } }
    return pixels == 5 ? { portableTile5x4($0) } : { portableTile4x4($0) }
  }

  /// How many neighbouring pixels of a depthwise convolution there are kernels for, fastest first.
  var windowPixels: [Int] {
    switch self {
    case .portable: [4, 1]
    case .avx2, .avx512: [7, 6, 5, 4, 1]
    }
  }

  /// The kernel of so many neighbouring pixels of a depthwise convolution.
  func window(pixels: Int) -> csimd_window_kernel {
    let kernel: csimd_window_kernel? =
      switch self {
      case .portable: nil
      case .avx2: csimd_avx2_window(Int32(pixels))
      case .avx512: csimd_avx512_window(Int32(pixels))
      }
    if let kernel { return kernel }
    return pixels == 4 ? { portableWindow4($0) } : { portableWindow1($0) }
  }
}
