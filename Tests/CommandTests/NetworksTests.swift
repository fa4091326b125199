import Foundation
import Testing

/// Where the program looks for its networks, and what it says where they are not as they should be.
@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct NetworksOnDisk {
  private static let names = ["palm_detection_lite.tflite", "hand_landmark_lite.tflite"]

  private func network(_ name: String) throws -> [UInt8] {
    try Fixture.bytes(Theremin.root.appending(path: "Models/\(name)").path)
  }

  /// Runs `track` on a picture with the networks of a folder.
  private func track(in folder: Workspace, networks: String) throws -> Theremin.Run {
    try Theremin.run(
      ["track", Fixture.hand("jpg"), "-o", "-", "--model", "lite"], in: folder, networks: networks)
  }

  private func expectFailure(_ run: Theremin.Run, _ words: [String]) {
    #expect(!run.wasEndedBySignal && run.status == 1 && run.output.isEmpty)
    #expect(run.complaints.count == 1)
    for word in words { #expect(run.error.contains(word)) }
  }

  @Test func programIsFoundThroughALink() throws {
    let folder = try Workspace()
    try FileManager.default.createSymbolicLink(
      atPath: folder("theremin"), withDestinationPath: Theremin.path)
    let run = try Theremin.run(
      ["track", Fixture.hand("jpg"), "-o", "-", "--model", "lite"], in: folder,
      program: folder("theremin"))
    #expect(run.status == 0 && run.lines.count == 2)
  }

  @Test func installedProgramHasItsOwn() throws {
    let folder = try Workspace()
    let manager = FileManager.default
    for name in ["bin", "share/theremin/models"] {
      try manager.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
    }
    try manager.copyItem(atPath: Theremin.path, toPath: folder("bin/theremin"))
    let arguments = ["track", Fixture.hand("jpg"), "-o", "-", "--model", "lite"]
    func run() throws -> Theremin.Run {
      try Theremin.run(arguments, in: folder, program: folder("bin/theremin"))
    }
    expectFailure(try run(), ["networks were not found", "make models", "THEREMIN_MODELS"])
    for name in Self.names { try folder.put("share/theremin/models/\(name)", network(name)) }
    #expect(try run().status == 0)
  }

  @Test func folderThatIsNamedCounts() throws {
    let folder = try Workspace()
    for place in [".", "none"] {
      expectFailure(
        try track(in: folder, networks: place),
        ["networks are not in “\(folder.path)", "make models"])
    }
    for name in Self.names { try folder.put(name, network(name)) }
    #expect(try track(in: folder, networks: ".").status == 0)
    // An empty name is none: the program looks in its usual places.
    #expect(try track(in: Workspace(), networks: "").status == 0)
  }

  @Test(arguments: names)
  func damagedNetwork(name: String) throws {
    let folder = try Workspace()
    for name in Self.names { try folder.put(name, network(name)) }
    let whole = try network(name)
    for length in [0, 100, whole.count / 2] {
      try folder.put(name, Array(whole.prefix(length)))
      expectFailure(try track(in: folder, networks: "."), ["“\(folder(name))” cannot be used: "])
    }
    try folder.put(name, Array("Dear reader, this is a letter.\n".utf8))
    expectFailure(
      try track(in: folder, networks: "."), [folder(name), "not a TensorFlow Lite model"])
    // The one network in the other's place.
    for (source, target) in zip(Self.names, Self.names.reversed()) where target == name {
      try folder.put(target, network(source))
      expectFailure(try track(in: folder, networks: "."), [folder(name), "another network"])
    }
  }
}
