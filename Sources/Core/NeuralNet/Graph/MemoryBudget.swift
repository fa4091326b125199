/// The bytes a network may still take.
struct MemoryBudget {
  let limit: Int
  private var left: Int64

  init(limit: Int) {
    self.limit = limit
    left = Int64(limit)
  }

  /// Sets bytes aside. Sizes are counted in 64 bits, which hold those of any model, also where `Int`
  /// has 32.
  mutating func reserve(_ bytes: Int64) throws(ModelError) {
    guard bytes <= left else { throw .tooLarge(limit: limit) }
    left -= bytes
  }
}
