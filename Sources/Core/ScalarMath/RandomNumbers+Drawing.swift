extension RandomNumbers {
  /// A number between two others, evenly spread.
  @inlinable
  public mutating func between(_ low: Double, _ high: Double) -> Double {
    mix(low, high, uniform())
  }

  /// One of several things, each as likely; there is at least one.
  @inlinable
  public mutating func one<Thing>(of things: [Thing]) -> Thing {
    things[Int(uniform() * Double(things.count))]
  }

  /// Whether something of a probability from 0 to 1 happens.
  @inlinable
  public mutating func chance(_ probability: Double) -> Bool {
    uniform() < probability
  }
}
