import Dispatch

/// Does several things at once on the machine's cores.
func onAllCores(_ count: Int, _ body: (Int) -> Void) {
  if count == 1 {
    body(0)
  } else {
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }
}
