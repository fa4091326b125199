import Foundation

/// Shows on a terminal how far long work has come; in a pipe it shows nothing.
struct ProgressBar {
  private let isShown: Bool
  private let total: Double?
  private var lastShown = Date.distantPast

  /// Makes a bar for work of `total` seconds of clip, where that is known.
  init(total: Double?, quiet: Bool) {
    isShown = !quiet && isatty(STDERR_FILENO) == 1
    self.total = total
  }

  /// Shows how many seconds of the clip are done.
  mutating func show(_ done: Double) {
    guard isShown, Date().timeIntervalSince(lastShown) > 0.1 else { return }
    lastShown = Date()
    var line = String(format: "%.1f s", done)
    if let total, total > 0 {
      let width = 40
      let filled = Int(min(done / total, 1) * Double(width))
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
      line = bar + String(format: " %.1f of %.1f s", done, total)
    }
    write("\r\u{1B}[K" + line)
  }

  /// Takes the bar away again.
  func clear() {
    if isShown && lastShown != .distantPast { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
