/// A melody out of a song's file, and what of the song is not in it.
public struct ReadMelody: Equatable, Sendable {
  /// The one line that is to be played.
  public var melody: Melody
  /// What was left out or changed, a sentence for each kind, without capital and full stop; empty where the song
  /// was one line by itself.
  public var leftOut: [String]

  /// Puts the two together.
  public init(melody: Melody, leftOut: [String]) {
    self.melody = melody
    self.leftOut = leftOut
  }
}

/// Why no melody can be read from a song.
public enum SongError: Error, Equatable, Sendable {
  /// The bytes do not begin as a Standard MIDI File does.
  case notMIDI
  /// The file ends where something should stand at that byte.
  case truncated(offset: Int)
  /// What stands at that byte has no meaning in a Standard MIDI File.
  case damaged(offset: Int)
  /// The document's root is not a MusicXML score.
  case notMusicXML
  /// The score is ordered by time first, then by parts.
  case timewise
  /// There is no note that can be played.
  case noNotes
  /// There are notes, but only of drums.
  case onlyPercussion
  /// The melody is longer than ``ReadMelody/longest`` quarter notes.
  case tooLong

  /// One sentence for a person about a song of whatever file.
  public var sentence: String { sentence(about: "the song") }

  /// One sentence for a person: what is wrong, and what to do.
  ///
  /// - Parameter song: what the sentence begins with, such as the file's name in “ ”.
  /// - Returns: the sentence, without full stop.
  public func sentence(about song: String) -> String {
    switch self {
    case .notMIDI:
      "\(song) is no Standard MIDI File; export it as one from a notation program"
    case .truncated(let offset):
      "\(song) is cut off at byte \(offset); copy or export it again"
    case .damaged(let offset):
      "\(song) is damaged at byte \(offset); copy or export it again"
    case .notMusicXML:
      "\(song) is no MusicXML score; export it as MusicXML from a notation program"
    case .timewise:
      "\(song) is a timewise MusicXML score; export it partwise, as most programs do"
    case .noNotes:
      "\(song) holds no notes; give a song with a melody"
    case .onlyPercussion:
      "\(song) holds only drums; give a song with a melody"
    case .tooLong:
      "\(song) is longer than \(ReadMelody.longest) quarter notes; give a part of it"
    }
  }
}

extension ReadMelody {
  /// The longest melody that is read, in quarter notes: nearly three hours at 120 a minute.
  public static let longest = 20_000
}
