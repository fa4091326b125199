import Foundation

/// Writes pictures and sound as an MP4 of H.264 and AAC.
///
/// Encoding runs on a thread of its own, a few pictures behind whoever draws them. The movie is kept in
/// fragments of about a second, each of use by itself, so that what a crash or a full disk leaves of it plays up
/// to there; it appears under its name at `finish(duration:)`, see `OutputFile`.
///
/// ```swift
/// let movie = try MovieWriter(path: "performance.mp4", width: 640, height: 480, sampleRate: 48_000)
/// for picture in pictures {
///   try movie.write(pixels: picture.bytes, bytesPerRow: picture.bytesPerRow, at: picture.time)
///   try movie.write(sound: picture.sound)
/// }
/// try movie.finish(duration: clipLength)
/// ```
///
/// H.264 4:2:0 knows even sizes only: an odd width or height is filled up by repeating the last column or
/// row. Colours are BT.709, limited range, and named so in the file. Nothing is lost in time: a picture's
/// time is kept to 1/90 000 s, at any varying rate.
///
/// Errors show late: a picture that cannot be encoded or stored makes a later call throw. After any
/// error the movie is abandoned, except after `movieCutShort`, which leaves the part that plays. Not for a
/// live picture that must never wait, and not safe for use from two threads at once.
public final class MovieWriter {
  /// Wider or higher pictures are refused: the limit of x264, `MAX_RESOLUTION`.
  public static let maximumSide = 16_384

  /// The path as it was given.
  public let path: String
  /// Pixels in a row of the pictures that are handed in.
  public let width: Int
  /// Rows of the pictures that are handed in.
  public let height: Int
  /// Sample frames a second; nil if the movie is silent.
  public let sampleRate: Int?
  private let queue: MovieQueue

  /// Opens the file and starts the encoding thread.
  ///
  /// - Parameters:
  ///   - path: A file name. FFmpeg's own messages on standard error are switched off for the whole process.
  ///   - width: Pixels in a row, 1…16 384.
  ///   - height: Rows, 1…16 384; the area at most `ClipReader.maximumPixels`.
  ///   - sampleRate: Sample frames a second, one of AAC's rates; nil for a movie without sound.
  ///   - frameRate: Frames a second to be expected, which only helps to divide the bits; the times count.
  /// - Throws: `movieSize`, `movieSampleRate`, `noEncoder`; as `OutputFile.init(path:)`.
  public init(
    path: String, width: Int, height: Int, sampleRate: Int? = nil, frameRate: Double? = nil
  ) throws(MediaError) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= ClipReader.maximumPixels
    else { throw .movieSize(path, width: width, height: height) }
    self.path = path
    self.width = width
    self.height = height
    self.sampleRate = sampleRate
    queue = MovieQueue(
      try MovieEncoder(
        path: path, width: width, height: height, sampleRate: sampleRate, frameRate: frameRate),
      pictureSize: 4 * width * height)
    let thread = Thread { [queue] in queue.encodeAll() }
    thread.name = "movie"
    thread.start()
  }

  deinit {
    abandon()
  }

  /// Appends a picture, which is copied; waits while the encoder is far behind.
  ///
  /// - Parameters:
  ///   - pixels: Rows from the top, each pixel the bytes blue, green, red and one that is left aside: Cairo's
  ///     RGB24, or its ARGB32 as if it lay on black.
  ///   - bytesPerRow: Bytes from row to row, at least 4 × width.
  ///   - time: Seconds since the movie's beginning. A time that is not above the one before, or not finite,
  ///     becomes the next possible one.
  /// - Throws: What went wrong with this or an earlier picture or sound: `diskFull`, `movieCutShort`,
  ///   `writeFailed`.
  public func write(
    pixels: UnsafeRawBufferPointer, bytesPerRow: Int, at time: Double
  ) throws(MediaError) {
    precondition(
      bytesPerRow >= 4 * width && pixels.count >= bytesPerRow * (height - 1) + 4 * width,
      "the pixels fill the picture")
    let picture = try queue.takePicture(width: width, height: height)
    picture.fill(from: pixels, bytesPerRow: bytesPerRow)
    picture.time = time
    try queue.put(.picture(picture))
  }

  /// Appends sound for both sides, following what was written before without a gap; the first begins at time 0.
  ///
  /// A sample beyond −1…1 is held there; NaN becomes silence. Of a silent movie the sound is left out.
  ///
  /// - Throws: As `write(pixels:bytesPerRow:at:)`.
  public func write(sound samples: [Float]) throws(MediaError) {
    try write(left: samples, right: samples)
  }

  /// Appends sound of two sides, equally long.
  ///
  /// - Throws: As `write(pixels:bytesPerRow:at:)`.
  public func write(left: [Float], right: [Float]) throws(MediaError) {
    precondition(left.count == right.count, "two sides of one length")
    if sampleRate != nil && !left.isEmpty { try queue.put(.sound(left: left, right: right)) }
  }

  /// Encodes what is left, completes the file and gives it its name.
  ///
  /// - Parameter duration: Seconds from the beginning to the end of the last picture; nil if that one lasts
  ///   as long as its predecessor.
  /// - Throws: As `write(pixels:bytesPerRow:at:)`; `writeFailed` if there was no picture at all.
  public func finish(duration: Double? = nil) throws(MediaError) {
    try queue.finish(duration: duration)
  }

  /// Gives the movie up: nothing of it remains. Does nothing after `finish(duration:)` or an error.
  public func abandon() {
    queue.stop()
  }
}
