import Drawing
import Lessons
import Media
import Scores
import Voice
import WebServer

/// Runs work of the libraries; what they throw becomes a failure with their own sentence.
func reporting<Result>(_ work: () throws -> Result) throws(CommandError) -> Result {
  do {
    return try work()
  } catch let error as CommandError {
    throw error
  } catch let error as MediaError {
    throw .failure(error.sentence)
  } catch let error as DrawingError {
    throw .failure(error.sentence)
  } catch let error as ScoreError {
    throw .failure(error.sentence)
  } catch let error as LessonRunError {
    throw .failure(error.sentence)
  } catch let error as WebServerError {
    throw .failure(error.sentence)
  } catch let error as VoiceError {
    throw .failure(error.sentence)
  } catch {
    throw .failure("\(error)")
  }
}
