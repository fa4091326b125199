import Dispatch

/// Does several things at once on the machine's cores and returns when all are done.
func onAllCores(_ count: Int, _ body: (Int) -> Void) {
  guard count > 1 else {
    if count == 1 { body(0) }
    return
  }
  withoutActuallyEscaping(body) { body in
    // Whoever hands work to `ConcurrentWork` answers for its being safe to do at once.
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { body($0) }
  }
}
