/// A text on its way to the page: its bytes stay where they are until the next one is given.
final class GivenText {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private(set) var count = 0

  func give(_ text: some Collection<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    bytes?.deallocate()
    count = text.count
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
    for (i, byte) in text.enumerated() { start[i] = byte }
    bytes = start
    return start
  }
}

/// The one text that the page may read: a module of functions has nowhere else to keep it.
nonisolated(unsafe) let givenText = GivenText()

/// The bytes of the text that was given last.
@_expose(wasm, "textCount") @c
public func textCount() -> Int32 { Int32(givenText.count) }

/// A text that the page has written into memory.
func text(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes, count: max(0, Int(count))), as: UTF8.self)
}

/// The bytes that the page has written into memory.
func bytes(_ start: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
  [UInt8](UnsafeBufferPointer(start: start, count: max(0, Int(count))))
}
