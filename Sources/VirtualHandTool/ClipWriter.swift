import Dispatch
import Foundation
import Hands
import VirtualHand

/// Renders a performance on all cores and writes its frames in order.
struct ClipWriter {
  private let options: Options
  private let renderer: HandRenderer

  init(_ options: Options) {
    self.options = options
    renderer = HandRenderer(
      camera: PinholeCamera(width: options.width, height: options.height), scene: options.scene)
  }

  func write() throws {
    var table = TruthTable()
    let batch = 2 * ProcessInfo.processInfo.activeProcessorCount
    for first in stride(from: 0, to: options.frameCount, by: batch) {
      let count = min(batch, options.frameCount - first)
      for rendered in concurrentMap(count: count, { frame(first + $0) }) {
        try FileHandle.standardOutput.write(contentsOf: Data(rgb(rendered.frame)))
        table.add(rendered, pitch: options.performance.pitch(rendered.frame.time))
      }
    }
    if let truth = options.truth {
      try Data(table.text.utf8).write(to: URL(fileURLWithPath: truth), options: .atomic)
    }
  }

  private func frame(_ number: Int) -> RenderedFrame {
    let time = Double(number) / options.rate
    let hands = options.performance.hands(time).map { hand in
      var hand = hand
      hand.showsBack = options.showsBack
      return hand
    }
    return renderer.frame(of: hands, at: time)
  }

  /// The picture's bytes without alpha.
  private func rgb(_ frame: Frame) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * frame.width * frame.height) { bytes, count in
      count = bytes.count
      for i in 0..<count { bytes[i] = frame.pixels[i / 3 * 4 + i % 3] }
    }
  }
}

/// The results of `work` for 0..<count, computed on all cores, in order.
private func concurrentMap<T: Sendable>(
  count: Int, _ work: @Sendable (Int) -> T
) -> [T] {
  [T](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each turn writes its own element.
    nonisolated(unsafe) let elements = buffer
    DispatchQueue.concurrentPerform(iterations: count) { i in
      elements.initializeElement(at: i, to: work(i))
    }
    initialized = count
  }
}
