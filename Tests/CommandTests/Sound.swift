/// A WAVE file as its bytes say, read without the code that wrote it.
struct Sound {
  let channels: Int
  let rate: Int
  let bits: Int
  /// Sample values of the first channel, whole numbers of 24 bit.
  let left: [Int]
  let right: [Int]

  /// Reads a file that has the plain header of 44 bytes; nil if it is none.
  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { 256 * $0 + Int($1) }
    }
    func text(_ offset: Int) -> String {
      String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }
    guard bytes.count >= 44, text(0) == "RIFF", text(8) == "WAVE", text(12) == "fmt ",
      number(16, 4) == 16, number(20, 2) == 1, text(36) == "data", number(4, 4) == bytes.count - 8,
      number(40, 4) == bytes.count - 44
    else { return nil }
    channels = number(22, 2)
    rate = number(24, 4)
    bits = number(34, 2)
    guard channels == 2, bits == 24, number(32, 2) == 6, number(28, 4) == 6 * rate,
      (bytes.count - 44) % 6 == 0
    else { return nil }
    func sample(_ offset: Int) -> Int {
      let value = number(offset, 3)
      return value < 1 << 23 ? value : value - 1 << 24
    }
    left = stride(from: 44, to: bytes.count, by: 6).map { sample($0) }
    right = stride(from: 47, to: bytes.count, by: 6).map { sample($0) }
  }

  /// The largest sample, 1 being full scale, between two times in seconds.
  func peak(_ from: Double, _ to: Double) -> Double {
    let range = Int(from * Double(rate))..<min(left.count, Int(to * Double(rate)))
    return Double(left[range].map { abs($0) }.max() ?? 0) / Double(1 << 23)
  }

  /// The frequency heard between two times in seconds: the shift, found between samples by a parabola, at which the
  /// sound differs least from itself; nil in silence.
  func frequency(from start: Double, to end: Double) -> Double? {
    let samples = left[Int(start * Double(rate))..<Int(end * Double(rate))].map { Double($0) }
    let window = samples.count / 2
    guard samples.contains(where: { $0 > 1000 }) else { return nil }
    var differences: [Double] = []
    for shift in 0..<window {
      var sum = 0.0
      for i in stride(from: 0, to: window, by: 3) {
        let difference = samples[i] - samples[i + shift]
        sum += difference * difference
      }
      differences.append(sum)
    }
    // The first dip that is deep is the period, later ones its multiples.
    let deep: Double = 0.1 * differences.max()!
    var dip = rate / 1500
    while dip < window && differences[dip] >= deep { dip += 1 }
    while dip + 2 < window && differences[dip + 1] < differences[dip] { dip += 1 }
    guard dip + 1 < window else { return nil }
    let (before, least, after) = (differences[dip - 1], differences[dip], differences[dip + 1])
    let bend: Double = before - 2 * least + after
    let period: Double = Double(dip) + 0.5 * (before - after) / bend
    return Double(rate) / period
  }
}
