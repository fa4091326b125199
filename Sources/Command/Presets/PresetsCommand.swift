import Foundation
import Instrument

/// `theremin presets`: the built-in instruments, or one of them, or a file's, as text that can be saved and changed.
struct PresetsCommand {
  /// The preset to show; `nil`: the list.
  let shown: String?

  init(_ parsed: ParsedArguments) throws(CommandError) {
    let words = parsed.operands
    switch (words.first, words.count) {
    case (nil, _): shown = nil
    case ("show", 2): shown = words[1]
    case ("show", ..<2):
      throw .usage("say which preset to show, such as “theremin presets show default”")
    default:
      throw .usage("presets is called alone, or as “theremin presets show NAME”")
    }
  }

  func run() throws(CommandError) {
    if let shown {
      print(PresetFile.text(try preset(named: shown)), terminator: "")
      return
    }
    let width = NamedPreset.all.map { "\($0.name)".count }.max() ?? 0
    for named in NamedPreset.all {
      let name = "\(named.name)".padding(toLength: width + 3, withPad: " ", startingAt: 0)
      print("\(name)\(named.summary)")
    }
  }
}

/// A preset by its built-in name, or from a file, whose name ends in .preset.
func preset(named name: String) throws(CommandError) -> Preset {
  if let known = NamedPreset.all.first(where: { "\($0.name)" == name }) { return known.preset }
  if ending(of: name) == "preset" { return try PresetFile.read(path: name) }
  let names = NamedPreset.all.map { "\($0.name)" }.joined(separator: ", ")
  throw .usage("there is no preset “\(name)”; there are \(names), and files ending in .preset")
}
