import Foundation

/// Why a clip cannot be read or a file cannot be written.
///
/// Every case names the file it is about; `sentence` says it to a person.
public enum MediaError: Error, Equatable, Sendable {
  /// No file of that name.
  case missing(String)
  /// A folder where a clip was expected.
  case folder(String)
  /// A file of zero bytes.
  case empty(String)
  /// A file this user may not read.
  case unreadable(String)
  /// Not in any format that FFmpeg knows, or cut off before its index.
  case notMedia(String)
  /// A known format without moving or still picture in it, such as a song.
  case noPicture(String)
  /// A format whose pictures the installed FFmpeg cannot decode.
  case unknownCodec(String, codec: String)
  /// A known format of which not even the first picture can be decoded.
  case damaged(String)
  /// A picture of more pixels than `ClipReader.maximumPixels`.
  case tooLarge(String, width: Int, height: Int)
  /// Not enough memory for the clip.
  case outOfMemory(String)

  /// The folder the output should go to does not exist.
  case outputFolderMissing(String)
  /// This user may not write there.
  case unwritable(String)
  /// The output's name is that of a folder.
  case outputIsFolder(String)
  /// The disk, or the quota, is full.
  case diskFull(String)
  /// Whoever read the output has gone: a closed pipe.
  case outputClosed(String)
  /// An output of which the beginning is written last cannot go to a pipe.
  case notSeekable(String)
  /// A WAVE file ends at 4 GiB.
  case soundTooLong(String)
  /// A movie's pictures of no size, or of more than H.264 can hold: see `MovieWriter`.
  case movieSize(String, width: Int, height: Int)
  /// Samples a second that AAC does not know.
  case movieSampleRate(String, sampleRate: Int)
  /// The installed FFmpeg cannot write this format.
  case noEncoder(String, codec: String)
  /// The disk became full; the movie stays, and plays up to there.
  case movieCutShort(String, seconds: Double)
  /// Any other failure of the operating system, with its own words.
  case writeFailed(String, reason: String)
}

extension MediaError {
  /// One plain sentence: what is wrong with which file, and what to do.
  public var sentence: String {
    switch self {
    case .missing(let path):
      "there is no file “\(path)”; check its name and folder"
    case .folder(let path):
      "“\(path)” is a folder; name a video or a picture in it"
    case .empty(let path):
      "“\(path)” is empty (0 bytes); copy or record it again"
    case .unreadable(let path):
      "“\(path)” may not be read by this user; change its permissions"
    case .notMedia(let path):
      "“\(path)” is no video or picture, or it is cut off; try whether a video player opens it"
    case .noPicture(let path):
      "“\(path)” has no video in it; give a clip that shows a hand"
    case .unknownCodec(let path, let codec):
      "“\(path)” is coded as \(codec), which this FFmpeg cannot decode; convert it to H.264"
    case .damaged(let path):
      "no picture of “\(path)” can be decoded; it is damaged or cut off, so copy it again"
    case .tooLarge(let path, let width, let height):
      "“\(path)” has pictures of \(width)×\(height), more than "
        + "\(ClipReader.maximumPixels / 1_000_000) megapixels; make it smaller"
    case .outOfMemory(let path):
      "there is not enough memory to read “\(path)”; make it smaller"
    case .outputFolderMissing(let path):
      "the folder of “\(path)” does not exist; make it first"
    case .unwritable(let path):
      "“\(path)” may not be written by this user; choose another folder or change its permissions"
    case .outputIsFolder(let path):
      "“\(path)” is a folder; name a file to write"
    case .diskFull(let path):
      "the disk is full, so “\(path)” was not written; make room or choose another folder"
    case .outputClosed(let path):
      "nobody reads “\(path)” any more; keep the receiving program running"
    case .notSeekable(let path):
      "sound cannot be written to “\(path)”, which has no beginning to return to; name a file"
    case .soundTooLong(let path):
      "“\(path)” would pass 4 GiB, where a WAVE file ends; play a shorter clip"
    case .movieSize(let path, let width, let height):
      "“\(path)” cannot have pictures of \(width)×\(height); a movie's sides are 1 to "
        + "\(MovieWriter.maximumSide) pixels, and its area at most "
        + "\(ClipReader.maximumPixels / 1_000_000) megapixels"
    case .movieSampleRate(let path, let sampleRate):
      "“\(path)” cannot have sound of \(sampleRate) samples a second; take 44100 or 48000"
    case .noEncoder(let path, let codec):
      "“\(path)” cannot be written, because this FFmpeg has no \(codec); install one that has"
    case .movieCutShort(let path, let seconds):
      "the disk is full, so “\(path)” ends after \(Self.tenths(seconds)) s; make room and render it again"
    case .writeFailed(let path, let reason):
      "“\(path)” cannot be written (\(reason)); choose another folder"
    }
  }

  private static func tenths(_ seconds: Double) -> String {
    String(format: "%.1f", seconds)
  }
}
