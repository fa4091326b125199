/// What language the stage speaks. Names of gestures are those of their models.
public enum Language: Sendable, CaseIterable {
  case english
  case japanese

  func callAsFunction(_ english: StaticString, _ japanese: StaticString) -> StaticString {
    self == .english ? english : japanese
  }
}
