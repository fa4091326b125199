/// What a JPEG file (ITU-T T.81, annex B) says before its picture begins, and whether that ends.
struct JPEGPicture {
  /// The TIFF directory of the EXIF segment (Exif 2.32, 4.7.2).
  private(set) var exif: ByteReader?
  /// The coded picture is followed by the marker that ends it.
  let hasEnd: Bool

  /// Nil if the file is no JPEG.
  init?(_ file: ByteReader) {
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while let marker = file.unsigned16(at: offset), marker >> 8 == 0xFF, marker != 0xFFDA,
      let length = file.unsigned16(at: offset + 2), length >= 2
    {
      if marker == 0xFFE1, exif == nil, let segment = file.part(at: offset + 4, count: length - 2),
        segment.starts(with: Array("Exif\0\0".utf8))
      {
        exif = segment.part(at: 6, count: length - 8)
      }
      offset += 2 + length
    }
    // Only here, because the thumbnail in the EXIF segment has an end of its own.
    let scan = file.bytes.dropFirst(offset)
    hasEnd = zip(scan, scan.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}
