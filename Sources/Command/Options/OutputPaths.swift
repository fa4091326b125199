import Foundation

/// The ending of a file's name, in lower case and without its dot.
func ending(of path: String) -> String {
  URL(fileURLWithPath: path).pathExtension.lowercased()
}

/// Makes sure that no output overwrites another or the input.
func checkDistinct(_ outputs: [String], from input: String) throws(CommandError) {
  var taken = [place(of: input)]
  for output in outputs where output != "-" {
    let place = place(of: output)
    guard !taken.contains(place) else {
      throw .usage("“\(output)” would overwrite the input or another output; give it another name")
    }
    taken.append(place)
  }
}

/// Where a file really is or would be, symbolic links followed.
private func place(of path: String) -> URL {
  let file = URL(fileURLWithPath: path)
  let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
  return folder.appendingPathComponent(file.lastPathComponent).resolvingSymlinksInPath()
}
