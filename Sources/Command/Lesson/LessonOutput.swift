/// A file that `theremin lesson` writes, by the ending of its name.
enum LessonOutput: Equatable {
  case table(String)
  case sheet(String)
  case movie(String)

  init(path: String) throws(CommandError) {
    switch ending(of: path) {
    case "csv": self = .table(path)
    case "png": self = .sheet(path)
    case "mp4": self = .movie(path)
    default: throw .usage("lesson writes files ending in .csv, .png or .mp4, not “\(path)”")
    }
  }

  var path: String {
    switch self {
    case .table(let path), .sheet(let path), .movie(let path): path
    }
  }

  var isDrawn: Bool {
    switch self {
    case .table: false
    case .sheet, .movie: true
    }
  }
}
