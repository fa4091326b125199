import Foundation
import HandTracking
import Hands
import Media
import ThereminCore
import Voice

/// Runs work of the libraries; what they throw becomes a failure with their own sentence.
func reporting<Result>(_ work: () throws -> Result) throws(CommandError) -> Result {
  do {
    return try work()
  } catch let error as CommandError {
    throw error
  } catch let error as MediaError {
    throw .failure(error.sentence)
  } catch let error as HandTrackerError {
    throw .failure(error.sentence)
  } catch let error as VoiceError {
    throw .failure(error.description)
  } catch {
    throw .failure("\(error.localizedDescription)")
  }
}

/// How a clip ended.
struct ClipEnding {
  /// How long it was, in seconds.
  var duration: Double
  /// What was missing or damaged, in a sentence.
  var warning: String?
}

/// Hands each frame of a clip on, while a further thread decodes ahead.
///
/// - Parameters:
///   - quiet: no progress is shown.
///   - body: takes a frame.
/// - Throws: what reading or `body` throws; a failure where the user interrupted.
func forEachFrame(
  of reader: sending ClipReader, quiet: Bool, _ body: (Frame) throws -> Void
) throws -> ClipEnding {
  let interruption = Interruption()
  var bar = ProgressBar(total: reader.duration, quiet: quiet)
  defer { bar.clear() }
  let frames = ReadAhead(reader)
  while let frame = try frames.next() {
    try body(frame)
    bar.show(frame.time)
    if interruption.isRequested { throw CommandError.failure("interrupted; nothing was written") }
  }
  return ClipEnding(duration: frames.endTime, warning: frames.warning)
}

/// Prints a sentence for a person, beside the data that may be on standard output.
func note(_ sentence: String) {
  FileHandle.standardError.write(Data("theremin: \(sentence)\n".utf8))
}
