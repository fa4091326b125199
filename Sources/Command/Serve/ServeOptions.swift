/// What `theremin serve` was asked to serve, and to whom.
struct ServeOptions {
  /// The folder; `nil` for the page, wherever it is.
  var folder: String?
  /// 0: any free one.
  var port: UInt16
  /// The port for the network; `nil`: this machine only.
  var networkPort: UInt16?
  var isQuiet: Bool

  static let descriptions = [
    OptionDescription("port", value: "NUMBER", "where (default 8080); 0 is any free one"),
    OptionDescription("lan", "also to phones and others in the same network, by HTTPS"),
    OptionDescription(
      "https-port", value: "NUMBER", "with --lan: where for them (default 8443)"),
    OptionDescription(
      "folder", value: "DIR", "what to serve (default dist, else the installed page)"),
    OptionDescription("quiet", "print the addresses only"),
  ]

  init(_ parsed: ParsedArguments) throws(CommandError) {
    if let operand = parsed.operands.first {
      throw .usage("serve takes no file, and “\(operand)” is one; name a folder with --folder")
    }
    folder = parsed.value(of: "folder")
    port = try parsed.port("port") ?? 8080
    let isForNetwork = parsed.contains("lan")
    guard isForNetwork || !parsed.contains("https-port") else {
      throw .usage("--https-port is for others in the network; add --lan")
    }
    networkPort = isForNetwork ? try parsed.port("https-port") ?? 8443 : nil
    guard port != networkPort || port == 0 else {
      throw .usage("--port and --https-port are both \(port); choose two numbers")
    }
    isQuiet = parsed.contains("quiet")
  }
}

extension ParsedArguments {
  /// The value of an option that takes the number of a port.
  fileprivate func port(_ name: String) throws(CommandError) -> UInt16? {
    guard let word = value(of: name) else { return nil }
    guard let port = UInt16(word) else {
      throw .usage("--\(name) takes a whole number from 0 to 65535, not “\(word)”")
    }
    return port
  }
}
