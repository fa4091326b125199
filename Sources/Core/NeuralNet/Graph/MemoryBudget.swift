/// The bytes a network may still take.
struct MemoryBudget {
  let limit: Int
  private var left: Int

  init(limit: Int) {
    self.limit = limit
    left = limit
  }

  /// Sets bytes aside; `nil` stands for more than a number can say.
  mutating func reserve(_ bytes: Int?) throws(ModelError) {
    guard let bytes, bytes <= left else { throw .tooLarge(limit: limit) }
    left -= bytes
  }
}
