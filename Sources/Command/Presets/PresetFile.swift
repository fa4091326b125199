import Foundation
import Instrument

/// A preset as a text file: a line for each entry, `name = value`; what stands behind `#` is for people.
///
/// What a file does not say is as in the usual preset, so that a file may hold one line.
enum PresetFile {
  /// The whole preset as text.
  static func text(_ preset: Preset) -> String {
    let width = PresetEntry.all.map { $0.name.count }.max() ?? 0
    return PresetEntry.all.map { entry in
      let line =
        entry.name.padding(toLength: width, withPad: " ", startingAt: 0)
        + " = " + entry.write(preset)
      guard !entry.comment.isEmpty else { return line + "\n" }
      return line.padding(toLength: max(36, line.count + 2), withPad: " ", startingAt: 0)
        + "# \(entry.comment)\n"
    }.joined()
  }

  /// Reads a preset from a file.
  static func read(path: String) throws(CommandError) -> Preset {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .failure(
        "the preset “\(path)” cannot be read; see “theremin presets” for built-in ones")
    }
    guard bytes.count < 100_000, let text = String(data: bytes, encoding: .utf8) else {
      throw .failure("“\(path)” is no preset; “theremin presets show default” shows how one looks")
    }
    return try preset(text, path: path)
  }

  private static func preset(_ text: String, path: String) throws(CommandError) -> Preset {
    var preset = Preset.standard
    var read: Set<String> = []
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }
    ).enumerated() {
      let place = "“\(path)”, line \(index + 1)"
      guard let (name, value) = try pair(line, at: place) else { continue }
      guard let entry = PresetEntry.all.first(where: { $0.name == name }) else {
        throw .failure(
          "\(place): there is no “\(name)” in a preset; see “theremin presets show default”")
      }
      guard read.insert(name).inserted else {
        throw .failure("\(place): “\(name)” stands there twice; take one out")
      }
      if let fault = entry.read(value, &preset) {
        throw .failure("\(place): \(name) takes \(fault.expected), not “\(value)”")
      }
    }
    guard !read.isEmpty else {
      throw .failure(
        "“\(path)” says nothing; “theremin presets show default” shows how a preset looks")
    }
    if let contradiction = preset.contradiction {
      throw .failure("“\(path)”: \(contradiction)")
    }
    return preset
  }

  /// The name and the value of a line; `nil` where nothing stands but a comment.
  private static func pair(
    _ line: Substring, at place: String
  ) throws(CommandError) -> (name: String, value: String)? {
    // A sharp has no space before it, a comment has.
    let comment = line.hasPrefix("#") ? line.startIndex : line.firstRange(of: " #")?.lowerBound
    let text = line[..<(comment ?? line.endIndex)].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    guard let equals = text.firstIndex(of: "=") else {
      throw .failure("\(place): “\(text)” lacks an equals sign, as in “key = D major”")
    }
    return (
      text[..<equals].trimmingCharacters(in: .whitespaces),
      text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    )
  }
}

extension Preset {
  /// What in a preset cannot be together, in a sentence.
  var contradiction: String? {
    let field = pitchField
    guard field.low < field.high else {
      return "the lowest note, \(noteText(field.low)), must lie below the highest, "
        + "\(noteText(field.high)); set low and high"
    }
    if let range = field.range, range.lowerBound >= field.high || range.upperBound <= field.low {
      return
        "the range from \(noteText(range.lowerBound)) to \(noteText(range.upperBound)) lies outside "
        + "the field from \(noteText(field.low)) to \(noteText(field.high)); set low and high too"
    }
    guard self.field.bottom > self.field.top, volumeField.bottom > volumeField.top else {
      return "the bottom of a field must lie below its top: 1 is the picture's lower edge"
    }
    guard self.field.left > self.field.right else {
      return
        "the field's left must be the greater number: it is the player's left, the picture's right"
    }
    guard !lines.isEmpty else {
      return "no note of \(key.name) lies between \(noteText(field.lowest)) and "
        + "\(noteText(field.highest)); widen the range"
    }
    return nil
  }
}
