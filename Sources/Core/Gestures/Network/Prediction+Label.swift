extension [Prediction.Candidate] {
  /// The probability of a label, from 0 to 1; `nil` where the model does not know it.
  public subscript(label: String) -> Float? {
    for candidate in self where candidate.label.utf8.elementsEqual(label.utf8) {
      return candidate.probability
    }
    return nil
  }
}
