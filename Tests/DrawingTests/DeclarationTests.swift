import Foundation
import Testing

/// The functions of Pango that `CCairo` declares itself are those of Pango's own headers.
@Suite struct DeclarationTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path()

  @Test(
    .enabled(
      if: DeclarationTests.succeeds("cc --version && pkg-config --exists pangocairo"),
      "needs a C compiler, pkg-config and Pango's headers"))
  func declarationsAgreeWithPango() {
    let compile = "cc -std=c11 -fsyntax-only -x c $(pkg-config --cflags pangocairo)"
    let source = "'\(Self.root)/Sources/C/CCairo/pango.h'"
    #expect(Self.succeeds("\(compile) -include pango/pangocairo.h \(source)"))
    // That a difference would be found.
    let differing = "void pango_cairo_layout_line_path(cairo_t *context, int line);"
    #expect(
      !Self.succeeds("echo '\(differing)' | \(compile) -include pango/pangocairo.h -"))
  }

  static func succeeds(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
