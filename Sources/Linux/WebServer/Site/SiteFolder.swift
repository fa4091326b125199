import Glibc

/// A folder whose files are served, and nothing outside of it.
public struct SiteFolder: Sendable {
  /// Where it really is, symbolic links resolved.
  public let path: String

  /// A folder that holds an `index.html`.
  ///
  /// - Throws: `noFolder` or `noPage`.
  public init(path: String) throws(WebServerError) {
    guard let resolved = Self.resolved(path) else { throw .noFolder(path) }
    self.path = resolved
    var status = stat()
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .noFolder(path)
    }
    guard access(resolved + "/index.html", R_OK) == 0 else { throw .noPage(path) }
  }

  /// Why a file is not given out.
  enum Refusal: Error {
    /// There is none, or it lies outside of the folder.
    case absent
    /// Too many files are open at this moment.
    case busy
  }

  /// Opens a file, or a packed neighbour (`x.wasm.br`, `x.wasm.gz`) that is not older, where the client takes it.
  func open(
    _ path: RequestPath, accepting codings: [ContentCoding]
  ) throws(Refusal) -> OpenedFile {
    guard let place = place(of: path.text) else { throw .absent }
    var file = try OpenedFile(path: place)
    for coding in ContentCoding.allCases {
      guard let neighbour = self.place(of: "\(path.text).\(coding.ending)"),
        var packed = try? OpenedFile(path: neighbour), packed.modified >= file.modified
      else { continue }
      file.hasCodings = true
      guard codings.contains(coding) else { continue }
      packed.coding = coding
      packed.hasCodings = true
      return packed
    }
    return file
  }

  /// Where a file of the folder really is; `nil` if nowhere, or outside: a symbolic link may lead there.
  private func place(of name: String) -> String? {
    let folder = path == "/" ? path : path + "/"
    guard let place = Self.resolved(folder + name), place.utf8.starts(with: folder.utf8) else {
      return nil
    }
    return place
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
