import CQREncode

/// A square of dark and light modules that a phone's camera reads as text (ISO/IEC 18004).
public struct QRCode: Equatable, Sendable {
  /// How many modules a side has, without the quiet zone around it.
  public let width: Int
  private let modules: [Bool]

  /// The code of a text; `nil` where that is too long for one.
  public init?(_ text: String) {
    // A medium level of correction: screens are clean, but terminals' lines may have gaps.
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    self.width = width
    modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map {
      $0 & 1 == 1
    }
  }

  /// Whether a module is dark; outside of the square all are light.
  public func isDark(row: Int, column: Int) -> Bool {
    let side = 0..<width
    return side.contains(row) && side.contains(column) && modules[row * width + column]
  }
}
