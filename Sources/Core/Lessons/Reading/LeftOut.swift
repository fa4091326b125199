/// The sentences that tell what of a song is not in the melody.
struct LeftOut {
  private(set) var sentences: [String] = []

  /// Adds a sentence.
  mutating func say(_ sentence: String) {
    sentences.append(sentence)
  }

  /// Adds a sentence about so many things, if there are any: `1 grace note was left out`.
  mutating func count(
    _ count: Int, _ one: StaticString, _ many: StaticString,
    _ what: (one: StaticString, many: StaticString) = ("was left out", "were left out")
  ) {
    guard count > 0 else { return }
    sentences.append(count == 1 ? "1 \(one) \(what.one)" : "\(count) \(many) \(what.many)")
  }

  /// Adds what drawing one line left out.
  mutating func line(_ line: MelodyLine) {
    count(line.chordNotes, "lower note of a chord", "lower notes of chords")
    count(line.lowerNotes, "note under a longer one", "notes under longer ones")
    count(
      line.cutNotes, "note", "notes",
      ("was cut short where the next begins", "were cut short where the next begins"))
  }

  /// Adds that other parts were left out, by their names.
  mutating func parts(_ names: [String]) {
    let shown = names.prefix(3)
    guard let first = shown.first else { return }
    var list = first
    for name in shown.dropFirst() { list += ", \(name)" }
    if names.count > shown.count { list += " and \(names.count - shown.count) more" }
    say(names.count == 1 ? "the part \(list) was left out" : "the parts \(list) were left out")
  }
}
