import Hands
import Instrument
import Lessons
import Voice

/// A melody as a simulated player played it on a real ``Player``, once.
public struct Take: Sendable {
  /// One picture of it.
  public struct Frame: Sendable {
    /// What sounded.
    public var control: ControlFrame
    /// What would have sounded of the same hand without assist, a MIDI note number.
    public var unassisted: Double
    /// What the hand did.
    public var activity: SimulatedPlayer.Activity
    /// The note that was played or reached for; `nil` before the first.
    public var note: Int?
  }

  /// Who played.
  public let model: PlayerModel
  /// What was to be played, in seconds.
  public let notes: [MeantNote]
  /// What was played.
  public let frames: [Frame]

  /// Plays a melody, after a second in which the hand is raised.
  ///
  /// - Parameters:
  ///   - melody: the melody; its notes should lie in the instrument's range.
  ///   - preset: the instrument, played by one hand.
  ///   - model: what the player can do.
  ///   - seesLines: whether the instrument's lines are in sight.
  ///   - seed: which of all such players.
  ///   - frameRate: pictures a second.
  public init(
    of melody: Melody, on preset: Preset, by model: PlayerModel, seesLines: Bool, seed: UInt64,
    frameRate: Double = 30
  ) {
    let notes = melody.meantNotes(startingAt: 1)
    var simulated = SimulatedPlayer(
      model, playing: notes, on: preset, seesLines: seesLines, seed: seed)
    var withoutAssist = preset
    withoutAssist.assist = 0
    var (player, plain) = (Player(preset), Player(withoutAssist))
    var frames: [Frame] = []
    for picture in 0..<Int((notes.last?.end ?? 0) * frameRate) {
      let time = Double(picture) / frameRate
      let hand = simulated.hand(at: time)
      let playing = player.play([hand], at: time)
      simulated.perceive(playing)
      frames.append(
        Frame(
          control: playing.control, unassisted: plain.play([hand], at: time).control.pitch,
          activity: simulated.activity, note: simulated.note))
    }
    self.model = model
    self.notes = notes
    self.frames = frames
  }
}
