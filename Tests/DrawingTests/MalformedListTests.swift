import Drawing
import ScalarMath
import Stage
import Testing

@Suite struct MalformedListTests {
  /// A list that uses every command.
  private var sound: [UInt32] { EveryCommand.list.words }

  @Test func unknownCommandsAreSkipped() throws {
    let disc = Float(0.5).bitPattern
    let words: [UInt32] = [
      77, 3, 8, 8, 8, 0, 0, DisplayList.Code.disc.rawValue, 4, disc, disc, disc, 0xFFFF_FFFF,
    ]
    let canvas = try Canvas(width: 100, height: 100)
    canvas.draw(words: words)
    #expect(Pixels(canvas)[50, 50] == SIMD3(255, 255, 255))
  }

  /// A command may have more words than are known today.
  @Test func additionalWordsAreSkipped() throws {
    let half = Float(0.5).bitPattern
    let canvas = try Canvas(width: 100, height: 100)
    canvas.draw(words: [DisplayList.Code.disc.rawValue, 6, half, half, half, 0xFFFF_FFFF, 1, 2])
    #expect(Pixels(canvas)[50, 50] == SIMD3(255, 255, 255))
  }

  @Test func everyBeginningOfAListIsDrawn() throws {
    let canvas = try Canvas(width: 64, height: 48)
    for count in 0...sound.count { canvas.draw(words: Array(sound.prefix(count))) }
    try expectAlive(canvas)
  }

  @Test func randomWords() throws {
    var random = RandomNumbers(seed: 1)
    let canvas = try Canvas(width: 64, height: 48)
    for _ in 0..<10_000 {
      let words = (0..<Int(random.next() % 40)).map { _ -> UInt32 in
        // Now and then a code or a short count, so that commands come about.
        random.next() % 2 == 0
          ? UInt32(random.next() % 12) : UInt32(truncatingIfNeeded: random.next())
      }
      canvas.draw(words: words)
    }
    try expectAlive(canvas)
  }

  @Test func damagedLists() throws {
    var random = RandomNumbers(seed: 2)
    let canvas = try Canvas(width: 64, height: 48)
    let strange: [UInt32] = [
      0, 1, 0xFFFF_FFFF, 0x7F80_0000, 0xFF80_0000, 0x7FC0_0000, 0x7F7F_FFFF, 0xFF7F_FFFF, 1 << 31,
    ]
    for _ in 0..<2_000 {
      var words = sound
      for _ in 0..<1 + Int(random.next() % 4) {
        let at = Int(random.next() % UInt64(words.count))
        words[at] =
          random.next() % 2 == 0
          ? strange[Int(random.next() % UInt64(strange.count))]
          : words[at] ^ (1 << UInt32(random.next() % 32))
      }
      canvas.draw(words: words)
    }
    try expectAlive(canvas)
  }

  /// After all that, what is sound is still drawn.
  private func expectAlive(_ canvas: Canvas) throws {
    let fresh = try Canvas(width: canvas.width, height: canvas.height)
    for canvas in [canvas, fresh] {
      canvas.draw(nil, in: view(canvas.width, canvas.height))
      canvas.draw(EveryCommand.list)
    }
    #expect(Pixels(canvas).values == Pixels(fresh).values)
  }
}
