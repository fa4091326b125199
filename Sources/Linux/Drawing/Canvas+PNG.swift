import CCairo

extension Canvas {
  /// The picture as the bytes of a PNG file: red, green, blue of 8 bits, without alpha.
  ///
  /// - Throws: `outOfMemory`, `png`.
  public func png() throws(DrawingError) -> [UInt8] {
    try withPixels { (pixels, stride) throws(DrawingError) in
      // The same pixels with their alpha ignored; Cairo only reads them.
      let opaque = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.bindMemory(to: UInt8.self).baseAddress),
        CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(stride))
      defer { cairo_surface_destroy(opaque) }
      var bytes: [UInt8] = []
      // Of an array itself, `&` would give its elements' address.
      let status = withUnsafeMutablePointer(to: &bytes) { bytes in
        cairo_surface_write_to_png_stream(
          opaque,
          { closure, data, count in
            closure!.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
          }, bytes)
      }
      switch status {
      case CAIRO_STATUS_SUCCESS: return bytes
      case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory(width: width, height: height)
      default: throw .png(reason: String(cString: cairo_status_to_string(status)))
      }
    }
  }
}
