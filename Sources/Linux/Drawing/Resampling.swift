/// How one direction of a picture is brought to another length: the pixels that make up each pixel,
/// and their shares.
///
/// A pixel's share falls off linearly from where the new pixel's middle lies, to nothing at one
/// pixel of the coarser picture; at the edge the outermost pixel goes on.
struct Resampling {
  /// Pixels that make up one.
  let taps: Int
  /// The first pixel of each.
  private(set) var starts: [Int] = []
  /// `taps` shares for each, in 256ths; together exactly 256.
  private(set) var weights: [UInt16] = []

  /// The first pixel that is used at all.
  private(set) var first = Int.max
  /// One past the last.
  private(set) var pastLast = 0
  /// Whether each pixel is one whole pixel of the source.
  let isCopy: Bool

  /// Works out the shares for a source that lies from `start` to `end`, 0 being the target's
  /// beginning and 1 its end; mirrored, its pixels count from its end.
  init(_ source: Int, to target: Int, from start: Double, to end: Double, mirrored: Bool) {
    // Beyond single precision a view's picture lies nowhere; then it is stretched over the target.
    let (start, end) = (end - start).isFinite ? (start, end) : (0, 1)
    let begin = start * Double(target)
    let scale = (end - start) * Double(target) / Double(source)
    // The view's numbers are of single precision: a thousandth of a pixel is none.
    isCopy =
      abs(scale - 1) * Double(source) < 1e-3 && abs(begin - begin.rounded()) < 1e-3
    let radius = isCopy ? 0.5 : max(1, 1 / scale)
    taps = min(Int((2 * radius).rounded(.up)), source)
    starts.reserveCapacity(target)
    weights = [UInt16](repeating: 0, count: taps * target)
    for x in 0..<target {
      let plain =
        isCopy ? Double(x) + 0.5 - begin.rounded() : (Double(x) + 0.5 - begin) / scale
      let middle = mirrored ? Double(source) - plain : plain
      let lowest = Int((middle - radius - 0.5).rounded(.down)) + 1
      let start = min(max(lowest, 0), source - taps)
      starts.append(start)
      first = min(first, start)
      pastLast = max(pastLast, start + taps)
      let shares = (lowest..<lowest + Int((2 * radius).rounded(.up))).map { index in
        (index: index, share: max(0, 1 - abs(Double(index) + 0.5 - middle) / radius))
      }
      let whole = shares.reduce(0) { $0 + $1.share }
      // Rounding the running sum instead of each share keeps the whole at 256.
      var (sum, given) = (0.0, 0)
      for (index, share) in shares {
        sum += share
        let due = Int((256 * sum / whole).rounded())
        let slot = min(max(index, 0), source - 1) - start
        weights[x * taps + slot] += UInt16(due - given)
        given = due
      }
    }
  }
}
