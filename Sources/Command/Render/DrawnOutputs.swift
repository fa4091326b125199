import Drawing
import Foundation
import Hands
import Lessons
import Media
import ThereminCore

/// What is known of a clip's pictures before they come.
struct ClipShape {
  /// Pixels in a row of the first picture.
  var width: Int
  /// Rows of the first picture.
  var height: Int
  /// Pictures a second, where the file says it.
  var frameRate: Double?

  init(_ clip: ClipReader) {
    (width, height, frameRate) = (clip.width, clip.height, clip.frameRate)
  }
}

/// The movies and pictures of one performance.
struct DrawnOutputs {
  private var picture: PerformancePicture
  private var movies: [MovieWriter] = []
  private var posters: [OutputFile] = []
  /// The moment of the posters, in seconds, until it is drawn.
  private var posterTime: Double?

  /// Opens the files; `nil` where nothing is drawn.
  init?(_ options: RenderOptions, clip: ClipShape) throws {
    guard options.outputs.contains(where: { $0.isDrawn }) else { return nil }
    picture = try PerformancePicture(options, width: clip.width, height: clip.height)
    posterTime = options.pictureTime
    for output in options.outputs {
      switch output {
      case .sound, .table: break
      case .movie(let path):
        movies.append(
          try MovieWriter(
            path: path, width: picture.canvas.width, height: picture.canvas.height,
            sampleRate: options.sampleRate, frameRate: clip.frameRate))
      case .picture(let path):
        posters.append(try OutputFile(path: path))
      }
    }
  }

  /// Whether samples are asked for.
  var needsSound: Bool { !movies.isEmpty }

  /// Takes the next picture, what is played in it, and where a lesson stands, if any.
  mutating func play(_ frame: Frame, _ moment: Moment, lesson: LessonState?) throws {
    // A moment between two pictures shows the earlier one.
    if let posterTime, frame.time > posterTime + 1e-6 { try drawPosters() }
    picture.show(frame, moment, lesson: lesson)
    guard !movies.isEmpty else { return }
    picture.draw()
    for movie in movies {
      try picture.canvas.withPixels { pixels, stride in
        try movie.write(pixels: pixels, bytesPerRow: stride, at: frame.time)
      }
    }
  }

  /// Takes the next samples of the sound.
  func play(sound samples: [Float]) throws {
    for movie in movies { try movie.write(sound: samples) }
  }

  /// Ends the performance at the clip's duration, in seconds, and gives all files their names.
  mutating func finish(duration: Double) throws {
    if let posterTime {
      guard posterTime <= duration else {
        throw CommandError.failure(
          String(
            format: "--at %g lies beyond the end of the clip, which lasts %.1f s", posterTime,
            duration))
      }
      try drawPosters()
    }
    for movie in movies { try movie.finish(duration: duration) }
    for file in posters { try file.finish() }
  }

  private mutating func drawPosters() throws {
    posterTime = nil
    picture.draw()
    let bytes = try picture.canvas.png()
    for file in posters { try file.write(bytes) }
  }
}
