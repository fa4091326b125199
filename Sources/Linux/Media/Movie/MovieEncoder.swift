import CFFmpeg

/// Everything the encoding thread does: pictures and sound in, a file of fragments out.
final class MovieEncoder {
  let path: String
  private let file: MovieFile
  private let pictures: PictureEncoder
  private let sound: SoundEncoder?
  private var clock = MovieClock()
  /// When the current fragment began, in the clock's units; nil before the first picture.
  private var fragmentStart: Int64?
  /// The latest picture's packet, held back until the next one tells how long it lasts.
  private var held: MoviePacket
  private var isHolding = false
  private var lastLength: Int64 = MovieClock.rate / 30
  private var hasSound = false

  init(
    path: String, width: Int, height: Int, sampleRate: Int?, frameRate: Double?
  ) throws(MediaError) {
    // FFmpeg's own remarks go to standard error; a person shall see one sentence, ours.
    av_log_set_level(AV_LOG_QUIET)
    self.path = path
    pictures = try PictureEncoder(path: path, width: width, height: height, frameRate: frameRate)
    sound = if let sampleRate { try SoundEncoder(path: path, sampleRate: sampleRate) } else { nil }
    held = try MoviePacket(path: path)
    file = try MovieFile(path: path)
    try file.addTrack(pictures.codec)
    if let sound { try file.addTrack(sound.codec) }
    try file.begin()
  }

  func encode(_ picture: MoviePicture) throws(MediaError) {
    let stamp = clock.stamp(of: picture.time)
    // Every fragment begins with a picture that needs no other.
    let begins = fragmentStart.map { stamp - $0 >= MovieClock.rate } ?? true
    if begins { fragmentStart = stamp }
    try pictures.encode(picture, stamp: stamp, isKey: begins)
    try storePictures()
  }

  func encode(left: [Float], right: [Float]) throws(MediaError) {
    sound?.encode(left: left, right: right)
    try storeSound()
  }

  func finish(duration: Double?) throws(MediaError) {
    try pictures.endStream()
    try storePictures()
    sound?.endStream()
    try storeSound()
    guard isHolding else { throw .writeFailed(path, reason: "there was no picture") }
    let start = held.stamp
    let end = duration.map(MovieClock.units) ?? start + lastLength
    try storeHeld(length: max(1, end - start))
    try file.endFragment(at: Double(max(end, start + 1)) / Double(MovieClock.rate))
    try file.finish()
  }

  func abandon() {
    file.abandon()
  }

  private func storePictures() throws(MediaError) {
    while let packet = try pictures.next() {
      if isHolding {
        lastLength = packet.stamp - held.stamp
        try storeHeld(length: lastLength)
        // The beginning of the file tells where the sound begins, so it waits for it.
        if packet.isKey && (sound == nil || hasSound) {
          try file.endFragment(at: Double(packet.stamp) / Double(MovieClock.rate))
        }
      }
      packet.move(to: held)
      isHolding = true
    }
  }

  private func storeHeld(length: Int64) throws(MediaError) {
    held.length = length
    try file.write(held, track: 0, timeBase: pictures.codec.pointee.time_base)
  }

  private func storeSound() throws(MediaError) {
    while let packet = try sound?.next() {
      try file.write(packet, track: 1, timeBase: sound!.codec.pointee.time_base)
      hasSound = true
    }
  }
}
