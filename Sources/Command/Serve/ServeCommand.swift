@preconcurrency import Foundation
import Media
import WebServer

/// `theremin serve`: gives the page out until somebody ends it, which is no failure.
struct ServeCommand {
  let options: ServeOptions

  func run() throws(CommandError) {
    let folder = try PageFolder.find(options.folder)
    // Before the servers' threads: they inherit that signals are held back.
    let interruption = Interruption()
    defer { withExtendedLifetime(interruption) {} }
    let addresses = options.networkPort == nil ? [] : MachineAddresses.current()
    let servers = try reporting { try start(folder, addresses) }
    try announce(servers, addresses, folder)
    interruption.wait()
    withExtendedLifetime(servers) {}
  }

  private struct Servers {
    var here: WebServer
    var network: WebServer?
  }

  private func start(
    _ folder: SiteFolder, _ addresses: [IPAddress]
  ) throws(WebServerError) -> Servers {
    let here = try WebServer(folder, port: options.port, for: .thisMachine)
    guard let port = options.networkPort else { return Servers(here: here) }
    let names = CertificateNames(machine: CertificateNames.machineName(), addresses: addresses)
    let store = CertificateStore(environment: ProcessInfo.processInfo.environment)
    let certificate = try store.certificate(for: names, at: time(nil))
    return Servers(
      here: here, network: try WebServer(folder, port: port, for: .network(certificate)))
  }

  /// Says where the page is; whoever reads that through a pipe should not have to wait.
  private func announce(
    _ servers: Servers, _ addresses: [IPAddress], _ folder: SiteFolder
  ) throws(CommandError) {
    let announcement = Announcement(
      folder: folder.path, port: servers.here.port,
      networkPort: servers.network?.port, addresses: addresses)
    print(
      options.isQuiet
        ? announcement.urls.joined(separator: "\n")
        : announcement.text(forTerminal: isatty(STDOUT_FILENO) == 1))
    try flushOutput()
  }
}
