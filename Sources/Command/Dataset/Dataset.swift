import Foundation

/// A folder of labelled files: `DATASET/<label>/…`.
struct Dataset {
  /// A label and its files, both in the order of their names.
  struct Label {
    let name: String
    let folder: String
    let files: [DatasetFile]
  }

  let path: String
  let labels: [Label]

  /// Lists what is there. Hidden files, and files that lie beside the folders of labels, are passed over.
  ///
  /// - Throws: a failure where there is no such folder, or no folder of a label in it.
  init(path: String) throws(CommandError) {
    self.path = path
    guard let names = Self.names(in: path) else {
      throw .failure(
        FileManager.default.fileExists(atPath: path)
          ? "“\(path)” is no folder; a dataset is a folder with a folder for each label"
          : "there is no folder “\(path)”; check its name and place")
    }
    labels = names.compactMap { name in
      let folder = Self.join(path, name)
      guard let files = Self.names(in: folder) else { return nil }
      return Label(
        name: name, folder: folder,
        files: files.map { DatasetFile(label: name, name: $0, path: Self.join(folder, $0)) })
    }
    guard !labels.isEmpty else {
      throw .failure(
        "“\(path)” has no folder of a label in it; put pictures into \(Self.join(path, "LABEL"))")
    }
  }

  /// The names in a folder, hidden ones left out; `nil` where there is no such folder.
  private static func names(in folder: String) -> [String]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

/// A file of a dataset.
struct DatasetFile {
  let label: String
  let name: String
  /// From where the program was called.
  let path: String
}
