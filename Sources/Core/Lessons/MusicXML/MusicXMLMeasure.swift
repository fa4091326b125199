/// What a measure is to all parts.
struct MusicXMLMeasure {
  /// The quarter notes that its notes and rests fill, in the part where these are most.
  var length = 0.0
  /// The quarter notes of a bar by its time signature.
  var barLength = 4.0
  /// It is not counted as a bar, as an upbeat is not.
  var isImplicit = false
  /// A repeated section begins with it.
  var beginsRepeat = false
  /// How often the section that ends with it is played; `nil`: no section ends.
  var repeatTimes: Int?
  /// The times for which an ending begins here; empty: none does.
  var endings: [Int] = []
  /// An ending ends with it.
  var endsEnding = false

  /// What of a barline and of its number is said in one part or in all.
  mutating func join(_ other: MusicXMLMeasure) {
    length = max(length, other.length)
    isImplicit = isImplicit || other.isImplicit
    beginsRepeat = beginsRepeat || other.beginsRepeat
    if repeatTimes == nil { repeatTimes = other.repeatTimes }
    if endings.isEmpty { endings = other.endings }
    endsEnding = endsEnding || other.endsEnding
  }

  /// The quarter notes it takes: those of a full bar where nothing is written in it.
  var time: Double { length > 0 ? length : barLength }

  /// The measure as one part has it, by the quarter notes that are filled there. What other parts fill beyond counts up
  /// to a full bar; more than that is their mistake.
  func filled(to own: Double) -> MusicXMLMeasure {
    var measure = self
    measure.length = max(own, min(length, barLength))
    return measure
  }
}
