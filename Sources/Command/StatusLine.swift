@preconcurrency import Foundation

/// Says on a terminal what is being done; in a pipe it says nothing.
struct StatusLine {
  private let isShown: Bool
  private var lastShown = Date.distantPast

  init(quiet: Bool) {
    isShown = !quiet && isatty(STDERR_FILENO) == 1
  }

  /// Shows a line in the place of the last one, ten times a second at most.
  mutating func show(_ text: @autoclosure () -> String) {
    guard isShown, Date().timeIntervalSince(lastShown) > 0.1 else { return }
    lastShown = Date()
    fputs("\r\u{1B}[K\(text())", stderr)
  }

  /// Takes the line away.
  mutating func clear() {
    guard lastShown != .distantPast else { return }
    lastShown = .distantPast
    fputs("\r\u{1B}[K", stderr)
  }
}
