import Instrument

/// What the stage shows and how.
public struct StageSettings: Equatable, Sendable {
  /// How the stage looks.
  public enum Look: Sendable {
    /// Note lines with names, tuner, level, all of it.
    case full
    /// The article's thirteen yellow lines and the dot.
    case article
  }

  /// The instrument that is played.
  public var preset: Preset
  /// The view and how the picture lies in it.
  public var view: View
  /// How notes are called.
  public var names: NoteNaming
  /// What language the stage speaks.
  public var language = Language.english
  /// How the stage looks.
  public var look: Look
  /// Whether a finger on a screen plays instead of a hand in the air.
  public var isTouched = false
  /// Whether what each hand is taken for is written below it, with its confidence.
  public var showsGestures = false
  /// Whether effects stand still: a ring in place of what moves.
  public var reducesMotion = false
  /// What the ways of effects' motes are drawn from.
  public var effectSeed: UInt64 = 0

  /// Makes settings; the look is the article's for the article's instrument.
  public init(
    preset: Preset, view: View, names: NoteNaming = .letters, look: Look? = nil
  ) {
    self.preset = preset
    self.view = view
    self.names = names
    self.look = look ?? (preset == .iPhone2020 ? .article : .full)
  }
}
