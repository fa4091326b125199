import Foundation

/// While it lives, Ctrl-C, termination and hang-up wait, so that work can be put away in good order.
///
/// The signals are held back by the kernel rather than caught: no handler, no flag of our own. Ask
/// `isRequested` at every frame; if it is true, abandon the outputs and let this object go: the signal
/// then arrives, and ends the program as the shell expects (128 + its number; 130 for Ctrl-C). A closed
/// pipe and a passed file-size limit become errors of `OutputFile` instead of killing the program.
///
/// ```swift
/// let interruption = Interruption()
/// while let frame = try clip.next() {
///   if interruption.isRequested { sound.abandon(); break }
///   …
/// }
/// ```
///
/// Make it on the main thread before there are others, because new threads inherit what is held back and
/// older ones do not. Not for programs that stay in one call for long: until asked, they cannot be
/// interrupted (Ctrl-\ still ends them).
public final class Interruption {
  private let requests: [Int32]
  private var previousMask = sigset_t()

  /// Holds the signals back.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // What `nohup` or a background shell has switched off stays off.
    requests = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
    var mask = sigset_t()
    sigemptyset(&mask)
    for request in requests { sigaddset(&mask, request) }
    pthread_sigmask(SIG_BLOCK, &mask, &previousMask)
  }

  /// Lets the signals through again, the one that waited first of all.
  deinit {
    pthread_sigmask(SIG_SETMASK, &previousMask, nil)
  }

  /// Whether somebody wants the program to end.
  public var isRequested: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return requests.contains { sigismember(&pending, $0) == 1 }
  }

  /// Waits until somebody wants the program to end. For one that would not end otherwise that is no interruption: the
  /// signal is taken away, and the program goes on to its end.
  public func wait() {
    var mask = sigset_t()
    sigemptyset(&mask)
    for request in requests { sigaddset(&mask, request) }
    var received: Int32 = 0
    while sigwait(&mask, &received) != 0 {}
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
