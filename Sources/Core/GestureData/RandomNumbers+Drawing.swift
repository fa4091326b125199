import ScalarMath

extension RandomNumbers {
  mutating func between(_ low: Double, _ high: Double) -> Double {
    mix(low, high, uniform())
  }

  mutating func one<Thing>(of things: [Thing]) -> Thing {
    things[Int(uniform() * Double(things.count))]
  }

  mutating func chance(_ probability: Double) -> Bool {
    uniform() < probability
  }
}
