/// Finds the orientation, EXIF tag 0x0112, in the bytes of a picture file.
///
/// FFmpeg 5.1 reads it from JPEG alone, so JPEG (ITU-T T.81 and Exif 2.32), PNG (`eXIf`, third edition),
/// WebP (RFC 9649) and TIFF 6.0 are read here. All four wrap the same thing, a TIFF directory.
enum ExifOrientation {
  /// The tag's value, whatever it is; nil where there is none, or where the bytes make no sense.
  static func find(in bytes: UnsafeRawBufferPointer) -> Int? {
    let file = ByteReader(bytes: bytes, isLittleEndian: false)
    if let picture = JPEGPicture(file) { return picture.exif.flatMap(inTIFF) }
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return inPNG(file) }
    if file.starts(with: Array("RIFF".utf8)) { return inWebP(file) }
    return inTIFF(file)
  }

  private static func inPNG(_ file: ByteReader) -> Int? {
    var offset = 8
    while let length = file.unsigned32(at: offset), let name = file.part(at: offset + 4, count: 4) {
      if name.starts(with: Array("eXIf".utf8)) {
        return file.part(at: offset + 8, count: length).flatMap(inTIFF)
      }
      offset += 12 + length
    }
    return nil
  }

  private static func inWebP(_ file: ByteReader) -> Int? {
    let file = ByteReader(bytes: file.bytes, isLittleEndian: true)
    var offset = 12
    while let name = file.part(at: offset, count: 4), let length = file.unsigned32(at: offset + 4) {
      if name.starts(with: Array("EXIF".utf8)), let chunk = file.part(at: offset + 8, count: length)
      {
        // Some writers put JPEG's prefix before the directory.
        let prefix = chunk.starts(with: Array("Exif\0\0".utf8)) ? 6 : 0
        return chunk.part(at: prefix, count: length - prefix).flatMap(inTIFF)
      }
      offset += 8 + length + length % 2
    }
    return nil
  }

  private static func inTIFF(_ block: ByteReader) -> Int? {
    let isLittleEndian = block.starts(with: [0x49, 0x49, 42, 0])
    guard isLittleEndian || block.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    let block = ByteReader(bytes: block.bytes, isLittleEndian: isLittleEndian)
    guard let directory = block.unsigned32(at: 4), let count = block.unsigned16(at: directory)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = block.unsigned16(at: offset), let type = block.unsigned16(at: offset + 2)
      else { return nil }
      // A value of type SHORT stands in the entry itself.
      if tag == 0x0112 { return type == 3 ? block.unsigned16(at: offset + 8) : nil }
    }
    return nil
  }
}
