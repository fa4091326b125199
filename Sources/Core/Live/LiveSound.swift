import Instrument
import ThereminCore
import Voice

/// What sounds while somebody plays: control frames in as they come, blocks of samples out on the audio clock.
///
/// Where no control frame comes for half a second, notes end: a picture that stays away leaves no note hanging.
public struct LiveSound: Sendable {
  private var ensemble: Ensemble
  /// The instruments before the last changes, while they fade.
  private var former: [Ensemble] = []
  private var click: BeatClick
  private let sampleRate: Double
  private var samplesSinceControl = 0

  /// Makes a silent sound.
  ///
  /// - Parameters:
  ///   - preset: how it sounds.
  ///   - sampleRate: samples a second, 8,000 to 192,000.
  /// - Throws: `VoiceError` for a number outside its range.
  public init(_ preset: Preset, sampleRate: Double) throws(VoiceError) {
    ensemble = try Ensemble(preset, sampleRate: sampleRate)
    click = BeatClick(sampleRate: sampleRate)
    self.sampleRate = sampleRate
  }

  /// Changes the instrument: what sounds fades, and the next control frame begins anew.
  ///
  /// - Throws: `VoiceError` for a number outside its range.
  public mutating func configure(_ preset: Preset) throws(VoiceError) {
    let next = try Ensemble(preset, sampleRate: sampleRate)
    ensemble.releaseAll()
    former.removeAll { $0.isSilent }
    former.append(ensemble)
    ensemble = next
  }

  /// Heads for what a picture says from the next sample on.
  public mutating func play(_ control: ControlFrame, _ accompaniment: Accompaniment = .none) {
    ensemble.play(control, accompaniment)
    samplesSinceControl = 0
  }

  /// Lets a beat be heard.
  public mutating func beat(isStrong: Bool) {
    click.strike(isStrong: isStrong)
  }

  /// Ends all notes from the next sample on.
  public mutating func releaseAll() {
    ensemble.releaseAll()
  }

  /// Fills a block with the next samples of one channel, −1…1. For the audio thread: nothing is allocated.
  public mutating func render(into samples: inout MutableSpan<Float>) {
    ensemble.render(into: &samples)
    click.add(to: &samples)
    for i in former.indices { former[i].add(to: &samples) }
    samplesSinceControl += samples.count
    if Double(samplesSinceControl) > SoundTrack.patience * sampleRate { ensemble.releaseAll() }
  }
}
