import Foundation

/// A file that appears under its name only once it is complete.
///
/// Bytes go to a temporary file in the same folder, which `finish()` brings to the disk and renames. A
/// file that is abandoned, fails, or is let go leaves nothing behind and its predecessor untouched;
/// only what `markWhole()` called of use by itself survives a full disk. An
/// output that is no regular file (`/dev/null`, a pipe) is written straight; so is the path “-”, standard
/// output, where every call's bytes leave at once, row by row.
///
/// ```swift
/// let table = try OutputFile(path: "song.csv")
/// try table.write("time_s,gate\n")
/// try table.finish()
/// ```
///
/// A closed pipe and a passed file-size limit are errors only where their signals are held back: see
/// `Interruption`. Not safe for use from two threads at once.
public final class OutputFile {
  /// The path as it was given.
  public let path: String
  /// After `diskFull`: the file stays under its name, as far as the last `markWhole()`.
  public private(set) var isKeptInPart = false
  private var descriptor: Int32
  private let temporary: (path: String, target: String)?
  private var buffer: [UInt8] = []
  private var isDone = false
  /// Bytes handed to the operating system so far.
  private var length = 0
  /// What of them is of use by itself.
  private var wholeLength = 0
  private static let bufferSize = 1 << 16

  /// Opens the output.
  ///
  /// - Parameter path: A file name, or “-” for standard output.
  /// - Throws: `outputFolderMissing`, `outputIsFolder`, `unwritable`, `diskFull`, `writeFailed`.
  public init(path: String) throws(MediaError) {
    self.path = path
    if path == "-" {
      temporary = nil
      descriptor = STDOUT_FILENO
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if path.isEmpty || !exists && errno != ENOENT {
      throw MediaError(errorNumber: path.isEmpty ? ENOENT : errno, writing: path)
    }
    let kind = status.st_mode & S_IFMT
    if path.hasSuffix("/") || exists && kind == S_IFDIR { throw .outputIsFolder(path) }
    if exists && kind != S_IFREG {
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // A predecessor that may not be written must not be replaced either.
      if exists && access(path, W_OK) != 0 { throw MediaError(errorNumber: errno, writing: path) }
      // Behind a symbolic link it is the file that is replaced, not the link.
      let target = exists ? Self.resolved(path) : path
      let opened = Self.openTemporary(besides: target)
      temporary = (opened.path, target)
      descriptor = opened.descriptor
    }
    guard descriptor >= 0 else { throw MediaError(errorNumber: errno, writing: path) }
  }

  deinit {
    abandon()
  }

  /// Appends text as UTF-8.
  ///
  /// - Throws: `diskFull`, `outputClosed`, `writeFailed`; the file is then abandoned.
  public func write(_ text: String) throws(MediaError) {
    buffer.append(contentsOf: text.utf8)
    try flushIfDue()
  }

  /// Appends bytes.
  ///
  /// - Throws: As `write(_:)` of text.
  public func write(_ bytes: [UInt8]) throws(MediaError) {
    buffer.append(contentsOf: bytes)
    try flushIfDue()
  }

  /// Declares that what is written so far is of use by itself: should the disk be full later, the file ends
  /// here and takes its name all the same.
  ///
  /// - Throws: As `write(_:)`.
  public func markWhole() throws(MediaError) {
    try flush()
    wholeLength = length
  }

  /// Replaces bytes that were written before, from the beginning of the file on.
  ///
  /// - Throws: `notSeekable` for a pipe; otherwise as `write(_:)`.
  public func overwriteBeginning(with bytes: [UInt8]) throws(MediaError) {
    if path == "-" { throw fail(ESPIPE) }
    try flush()
    if lseek(descriptor, 0, SEEK_SET) < 0 { throw fail(errno) }
    buffer = bytes
    try flush()
    if lseek(descriptor, 0, SEEK_END) < 0 { throw fail(errno) }
  }

  /// Completes the file: its bytes are on the disk when it takes its name.
  ///
  /// - Throws: `diskFull` and its like, which may show only now; then nothing is left behind.
  public func finish() throws(MediaError) {
    if isDone { return }
    try flush()
    if temporary != nil && fsync(descriptor) != 0 { throw fail(errno) }
    if !closeDescriptor() { throw fail(errno) }
    if let temporary, rename(temporary.path, temporary.target) != 0 { throw fail(errno) }
    isDone = true
  }

  /// Gives the file up: nothing of it remains. Does nothing after `finish()`.
  public func abandon() {
    if isDone { return }
    isDone = true
    buffer = []
    _ = closeDescriptor()
    if let temporary { unlink(temporary.path) }
  }

  private func closeDescriptor() -> Bool {
    let closing = descriptor
    descriptor = -1
    return path == "-" || closing < 0 || close(closing) == 0
  }

  private func flushIfDue() throws(MediaError) {
    if temporary == nil || buffer.count >= Self.bufferSize { try flush() }
  }

  private func flush() throws(MediaError) {
    var written = 0
    while written < buffer.count {
      let count = buffer.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0 && errno != EINTR { throw fail(errno) }
      written += max(0, count)
      length += max(0, count)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func fail(_ errorNumber: Int32) -> MediaError {
    let error = MediaError(errorNumber: errorNumber, writing: path)
    if case .diskFull = error { keepWholePart() }
    abandon()
    return error
  }

  private func keepWholePart() {
    guard let temporary, wholeLength > 0, descriptor >= 0 else { return }
    guard ftruncate(descriptor, wholeLength) == 0, fsync(descriptor) == 0, closeDescriptor(),
      rename(temporary.path, temporary.target) == 0
    else { return }
    isDone = true
    isKeptInPart = true
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a new, hidden file in the target's folder.
  private static func openTemporary(besides target: String) -> (path: String, descriptor: Int32) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var attempt = 0
    while true {
      let path = "\(folder).theremin-\(getpid())-\(attempt).part"
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 || errno != EEXIST || attempt == 1000 { return (path, descriptor) }
      attempt += 1
    }
  }
}

extension MediaError {
  /// What the operating system's error number means for an output.
  init(errorNumber: Int32, writing path: String) {
    let name = path == "-" ? "standard output" : path
    switch errorNumber {
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull(name)
    case EPIPE: self = .outputClosed(name)
    case EACCES, EPERM, EROFS: self = .unwritable(name)
    case ENOENT, ENOTDIR: self = .outputFolderMissing(name)
    case EISDIR: self = .outputIsFolder(name)
    case ESPIPE: self = .notSeekable(name)
    default: self = .writeFailed(name, reason: String(cString: strerror(errorNumber)))
    }
  }
}
