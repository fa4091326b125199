@preconcurrency import Foundation

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
    write(line(done))
  }

  /// Takes the bar away again.
  mutating func clear() {
    guard lastShown != .distantPast else { return }
    lastShown = .distantPast
    write("")
  }

  private func line(_ done: Double) -> String {
    guard let total, total > 0 else { return String(format: "%.1f s", done) }
    let width = 40
    let filled = Int(min(max(done / total, 0), 1) * Double(width))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
      + String(format: " %.1f of %.1f s", done, total)
  }

  /// Writes over the terminal's current line.
  private func write(_ line: String) {
    fputs("\r\u{1B}[K\(line)", stderr)
  }
}
