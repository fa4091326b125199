import Instrument
import Stage

/// What a player can set.
public struct LiveSettings: Equatable, Sendable {
  /// The instrument.
  public var preset: Preset
  /// How notes are called.
  public var names: NoteNaming
  /// What language the stage speaks.
  public var language: Language
  /// Whether effects stand still.
  public var reducesMotion: Bool
  /// Whether the stage names what each hand is taken for.
  public var showsGestures: Bool

  /// Makes settings.
  public init(
    preset: Preset = .standard, names: NoteNaming = .letters, language: Language = .english,
    reducesMotion: Bool = false, showsGestures: Bool = false
  ) {
    self.preset = preset
    self.names = names
    self.language = language
    self.reducesMotion = reducesMotion
    self.showsGestures = showsGestures
  }
}
