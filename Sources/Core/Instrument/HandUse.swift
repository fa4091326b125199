import Hands

/// Which hands play, and what each of them plays.
public enum HandUse: Equatable, Sendable {
  /// One hand plays: its height is the pitch, its side the loudness. `nil`: whichever comes first.
  case one(Chirality?)
  /// Two hands play as on the instrument: one hand's height is the pitch, the other hand's height the loudness.
  case two(pitch: Chirality)
}
