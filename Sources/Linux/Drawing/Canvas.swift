import CCairo
import Hands
import Stage

/// A picture to draw on: first the camera's picture, then a display list over it.
///
/// One canvas serves a whole clip: it keeps its surface, and whatever of the letters and of the
/// camera picture's scaling can be used again for the next frame.
///
/// ```swift
/// let canvas = try Canvas(width: 1280, height: 720)
/// canvas.draw(frame, in: view)
/// canvas.draw(list)
/// let bytes = try canvas.png()
/// ```
///
/// Not safe for use from two threads at once.
public final class Canvas {
  /// The longest side, in pixels; with it a row of pixels and their areas stay within Cairo's whole
  /// numbers.
  public static let maximumSide = 16384

  /// The colour where there is no picture.
  public static let background = Color(0x1214_1AFF)

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  private let surface: OpaquePointer
  private let lettering = Lettering()
  private var fill: PictureFill?

  /// Makes a canvas of the background's colour.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, from 1 to `maximumSide`.
  ///   - height: Rows, from 1 to `maximumSide`.
  /// - Throws: `size`, `outOfMemory`.
  public init(width: Int, height: Int) throws(DrawingError) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height) else {
      throw .size(width: width, height: height)
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .outOfMemory(width: width, height: height) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.surface = surface
    drawBackground()
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Covers the canvas with the camera's picture.
  ///
  /// The picture lies where the view's `pictureRectangle` says, filtered with a triangle as wide as
  /// a pixel of the coarser picture, and is copied pixel by pixel where nothing is scaled.
  ///
  /// - Parameters:
  ///   - frame: The picture; without one, the background's colour.
  ///   - view: How the picture lies in the view, whose proportions should be the canvas', and its
  ///     picture's the frame's; otherwise the picture is stretched.
  public func draw(_ frame: Frame?, in view: View) {
    guard let frame else { return drawBackground() }
    if fill?.fits(frame, in: view) != true {
      fill = PictureFill(of: (frame.width, frame.height), into: (width, height), in: view)
    }
    withMutablePixels { pixels, stride in fill?.draw(frame, into: pixels, stride: stride) }
  }

  /// Draws a display list over what is there.
  public func draw(_ list: DisplayList) {
    draw(words: list.words)
  }

  /// Draws the words of a display list over what is there.
  ///
  /// Commands of unknown codes, and of numbers that are not finite, are left out; the list ends
  /// where a command would pass the last word.
  ///
  /// - Parameter words: As described at `DisplayList`.
  public func draw(words: [UInt32]) {
    // A context of its own, since after an error a context draws nothing any more.
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    let painter = Painter(
      context: context, width: Double(width), height: Double(height), lettering: lettering)
    var reader = CommandReader(words)
    while var command = reader.next() { painter.draw(&command) }
    lettering.endList()
  }

  /// Gives access to the pixels without a copy.
  ///
  /// - Parameter body: Takes the pixels (blue, green, red, alpha: one byte each, premultiplied, row
  ///   after row from the top; opaque everywhere) and the bytes from one row to the next. Both are
  ///   valid within `body` only.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer, _ stride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = UnsafeRawBufferPointer(
      start: cairo_image_surface_get_data(surface), count: stride * height)
    return try body(bytes, stride)
  }

  private func withMutablePixels(_ body: (UnsafeMutableRawPointer, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    body(UnsafeMutableRawPointer(pixels), Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  private func drawBackground() {
    guard let context = cairo_create(surface) else { return }
    context.setSource(Self.background)
    cairo_paint(context)
    cairo_destroy(context)
  }
}
