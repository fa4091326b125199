extension QRCode {
  /// The light modules that have to be around a code.
  public static let quietZone = 4

  /// The code as lines of half blocks, two modules above each other in a character, with its quiet zone.
  ///
  /// Dark modules are drawn, light ones left blank, so that it has to stand dark on light.
  public var halfBlocks: [String] {
    let side = -Self.quietZone..<width + Self.quietZone
    return stride(from: side.lowerBound, to: side.upperBound, by: 2).map { row in
      let blocks = side.map { column in
        switch (isDark(row: row, column: column), isDark(row: row + 1, column: column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return blocks.joined()
    }
  }

  /// The code for a terminal, black on white whatever the terminal's own colours are: cameras do not read it light on
  /// dark.
  public var terminalText: String {
    // Colours 16 and 231 are the black and the white that no theme changes.
    halfBlocks.map { "\u{1B}[38;5;16;48;5;231m\($0)\u{1B}[0m\n" }.joined()
  }
}
