import Foundation
import WebServer

/// Where the page is.
enum PageFolder {
  /// The folder that was asked for, or the page's: `dist` in the folder the program is run in, the one that is installed
  /// with the program, or the one in the checkout it was built in.
  static func find(_ asked: String?) throws(CommandError) -> SiteFolder {
    if let asked { return try reporting { try SiteFolder(path: asked) } }
    for place in places {
      if let folder = try? SiteFolder(path: place) { return folder }
    }
    throw .failure(
      "there is no page to serve: neither a folder dist here nor an installed one; "
        + "run “make web” in the checkout, or name a folder with --folder")
  }

  private static var places: [String] {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var places = [
      "dist", folder.deletingLastPathComponent().appendingPathComponent("share/theremin/web").path,
    ]
    while folder.path != "/" {
      places.append(folder.appendingPathComponent("dist").path)
      folder.deleteLastPathComponent()
    }
    return places
  }
}
