import Foundation
import GestureData
import Gestures
import Testing

@Suite(.enabled(if: Theremin.hasNetworks, "the networks are not here; run make models"))
struct GestureColumns {
  private func table(_ input: String, _ options: [String], in folder: Workspace) throws -> Table {
    let run = try Theremin.run(
      ["track", input, "-o", "joints.csv", "--model", "lite", "--quiet"] + options, in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
    return try folder.table("joints.csv")
  }

  @Test func posesAndActionsStandBehindTheJoints() throws {
    let folder = try Workspace()
    let plain = try table(Fixture.song, [], in: folder)
    let table = try table(
      Fixture.song, ["--poses", "builtin", "--actions", "builtin"], in: folder)
    #expect(table.header == plain.header + ",pose,pose_confidence,action,action_confidence")
    #expect(table.rows.map { Array($0.prefix(68)) } == plain.rows)
    #expect(table.rows.allSatisfy { $0.count == 72 })
    for row in table.rows where row[1].isEmpty { #expect(row[68...].allSatisfy { $0.isEmpty }) }
    let shown = table.rows.filter { !$0[1].isEmpty }
    #expect(shown.allSatisfy { !$0[68].isEmpty })
    let sure = shown.filter { $0[68] == "point" && Double($0[69])! > 0.9 }
    #expect(sure.count * 10 >= shown.count * 9)
    // The hand plays: whatever action there is, is none.
    let actions = shown.filter { !$0[70].isEmpty }
    #expect(actions.count > 20)
    #expect(!actions.contains { $0[70] != "background" && Double($0[71])! > 0.9 })
  }

  @Test func oneOfThemLeavesTheOthersCellsEmpty() throws {
    let folder = try Workspace()
    let table = try table(Fixture.hand("jpg"), ["--poses", "builtin"], in: folder)
    #expect(table.rows.count == 1 && table.rows[0][68] == "point")
    #expect(Array(table.rows[0][70...]) == ["", ""])
  }

  /// A table with labels is read back as one without; a label may hold what separates.
  @Test func aTableOfLabelsIsADatasetToo() throws {
    let folder = try Workspace()
    try folder.putPoses([.point, .fist], count: 30, seed: 1)
    try FileManager.default.moveItem(
      atPath: folder("data/point"), toPath: folder("data/one, \"up\""))
    let trained = try Theremin.run(
      ["train", "poses", "data", "-o", "odd.poses", "--epochs", "20", "--quiet"], in: folder)
    #expect(trained.status == 0)
    _ = try table(Fixture.song, ["--poses", "odd.poses"], in: folder)
    let text = String(decoding: try folder.bytes("joints.csv"), as: UTF8.self)
    #expect(text.contains(",\"one, \"\"up\"\"\","))
    try folder.folder("song/one, \"up\"")
    try FileManager.default.moveItem(
      atPath: folder("joints.csv"), toPath: folder("song/one, \"up\"/joints.csv"))
    let run = try Theremin.run(["evaluate", "odd.poses", "song"], in: folder)
    #expect(run.status == 0 && run.lines[0].contains("accuracy 1.0000 of 6"))
  }
}
