import Glibc

/// An open file of a site. It is closed when this value goes, unless somebody has taken its descriptor over.
struct OpenedFile: ~Copyable {
  private let descriptor: Int32
  /// In bytes, when it was opened.
  let size: Int64
  /// When it was changed, in nanoseconds since 1970.
  let modified: Int64
  private let serial: UInt64
  /// How its content is packed, where it stands for a file that is not.
  var coding: ContentCoding?
  /// Whether another client may be given the same content packed otherwise.
  var hasCodings = false

  /// Opens a regular file where it really is: a symbolic link is not followed.
  init(path: String) throws(SiteFolder.Refusal) {
    // Without blocking: a named pipe would wait for somebody who writes.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw [EMFILE, ENFILE, ENOMEM].contains(errno) ? .busy : .absent
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .absent
    }
    self.descriptor = descriptor
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    serial = UInt64(status.st_ino)
  }

  deinit { close(descriptor) }

  /// Changes whenever the file does.
  var tag: EntityTag {
    let numbers = [UInt64(bitPattern: modified), UInt64(bitPattern: size), serial]
    return EntityTag(numbers.map { String($0, radix: 16) }.joined(separator: "-"))
  }

  /// Hands the descriptor over to somebody who closes it.
  consuming func takeDescriptor() -> Int32 {
    let taken = descriptor
    discard self
    return taken
  }
}
