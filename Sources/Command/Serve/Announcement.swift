import WebServer

/// What `theremin serve` tells when it is ready.
struct Announcement {
  /// What is served.
  var folder: String
  /// Where on this machine.
  var port: UInt16
  /// Where in the network, if there.
  var networkPort: UInt16?
  /// The machine's addresses in the network, the likeliest first.
  var addresses: [IPAddress]

  /// The addresses to type, this machine's own first.
  var urls: [String] { ["http://localhost:\(port)"] + networkURLs }

  private var networkURLs: [String] {
    guard let networkPort else { return [] }
    return addresses.map { "https://\($0.urlHost):\(networkPort)" }
  }

  /// The addresses with what to do; in a terminal with a code for a phone's camera.
  func text(forTerminal isForTerminal: Bool) -> String {
    var lines = ["\(urls[0])   on this machine"]
    if let url = networkURLs.first {
      lines += networkURLs.map { "\($0)   on phones and others in the same network" }
      if isForTerminal, let code = QRCode(url) { lines += ["", code.terminalText] }
      lines.append(
        "A phone's browser warns, because this machine made its certificate itself: choose “Advanced” or\n"
          + "“Show details”, then go on to the page; it asks for the camera when the instrument starts."
      )
    } else if networkPort != nil {
      lines.append("This machine is in no network; connect it, and start anew.")
    }
    lines.append("Serving “\(folder)”; Ctrl-C ends it.")
    return lines.joined(separator: "\n")
  }
}
