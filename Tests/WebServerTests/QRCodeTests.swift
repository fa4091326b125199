import Testing
import WebServer

/// An address as a picture.
@Suite struct QRCodes {
  @Test func hasItsFinders() throws {
    let code = try #require(QRCode("https://192.168.1.5:8443"))
    #expect(code.width % 4 == 1 && code.width >= 21)
    // Three corners hold a dark square in a light ring in a dark ring.
    for (top, left) in [(0, 0), (0, code.width - 7), (code.width - 7, 0)] {
      for row in 0..<7 {
        for column in 0..<7 {
          let ring = max(abs(row - 3), abs(column - 3))
          #expect(code.isDark(row: top + row, column: left + column) == (ring != 2))
        }
      }
    }
    #expect(!code.isDark(row: -1, column: 0) && !code.isDark(row: 0, column: code.width))
  }

  @Test func halfBlocksShowEveryModule() throws {
    let code = try #require(QRCode("https://[2001:db8:1:2:3:4:5:6]:8443"))
    let lines = code.halfBlocks.map(Array.init)
    let side = code.width + 2 * QRCode.quietZone
    #expect(lines.count == (side + 1) / 2 && lines.allSatisfy { $0.count == side })
    for row in 0..<side {
      for column in 0..<side {
        let block = lines[row / 2][column]
        let isDark = block == "█" || block == (row % 2 == 0 ? "▀" : "▄")
        let (inner, across) = (row - QRCode.quietZone, column - QRCode.quietZone)
        #expect(isDark == code.isDark(row: inner, column: across))
      }
    }
  }

  @Test func standsBlackOnWhite() throws {
    let text = try #require(QRCode("https://192.168.1.5:8443")).terminalText
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;16;48;5;231m") })
    #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
  }

  @Test func tooMuchForOne() {
    #expect(QRCode(String(repeating: "a", count: 3000)) == nil)
  }
}
