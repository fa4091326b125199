import Foundation

/// A disk of 256 KiB in memory, where the system lets us have one.
enum SmallDisk {
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder(), mount(on: folder.path) else { return false }
    unmount(folder.path)
    return true
  }()

  static func mount(on folder: String) -> Bool {
    Glibc.mount("media-test", folder, "tmpfs", 0, "size=256k") == 0
  }

  static func unmount(_ folder: String) {
    umount2(folder, Int32(MNT_DETACH))
  }
}
