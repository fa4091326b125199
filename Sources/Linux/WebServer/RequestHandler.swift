import CMicroHTTP

/// Answers the requests that libmicrohttpd has read. Never changed, so that any thread may ask it.
final class RequestHandler: Sendable {
  private let folder: SiteFolder

  init(folder: SiteFolder) { self.folder = folder }

  /// What libmicrohttpd calls: once for a request's head, and again for its end.
  static let callback: MHD_AccessHandlerCallback = {
    context, connection, url, method, _, _, _, state in
    guard let context, let connection, let url, let method, let state else { return .NO }
    let handler = Unmanaged<RequestHandler>.fromOpaque(context).takeUnretainedValue()
    let request = Request(connection, method: String(cString: method), target: String(cString: url))
    guard state.pointee == nil else { return handler.reply(to: request, on: connection) }
    // An answer at this point ends the connection: what else comes on it is not read.
    if !request.isFetch { return handler.send(.notAllowed, on: connection) }
    if bringsBody(connection) { return handler.send(.unwantedBody, on: connection) }
    state.pointee = UnsafeMutableRawPointer(bitPattern: 1)
    return .YES
  }

  private static func bringsBody(_ connection: OpaquePointer) -> Bool {
    let length = micro_http_header(connection, "Content-Length").map { String(cString: $0) }
    return micro_http_header(connection, "Transfer-Encoding") != nil || (length ?? "0") != "0"
  }

  private func reply(to request: Request, on connection: OpaquePointer) -> MHD_Result {
    guard let path = RequestPath(request.target), let name = path.parts.last else {
      return send(.absent, on: connection)
    }
    do throws(SiteFolder.Refusal) {
      let codings = ContentCoding.accepted(by: request.acceptEncoding)
      let file = try folder.open(path, accepting: codings)
      let facts = FileFacts(
        name: name, size: file.size, tag: file.tag, coding: file.coding, hasCodings: file.hasCodings
      )
      let answer = Answer(to: request, with: facts)
      guard case .part(let range) = answer.body else { return send(answer, on: connection) }
      // The kernel copies from the file to the socket; the response closes the file.
      let response = MHD_create_response_from_fd_at_offset64(
        UInt64(range.upperBound - range.lowerBound), file.takeDescriptor(),
        UInt64(range.lowerBound))
      return send(response, of: answer, on: connection)
    } catch {
      return send(error == .busy ? .busy : .absent, on: connection)
    }
  }

  private func send(_ answer: Answer, on connection: OpaquePointer) -> MHD_Result {
    var bytes: [UInt8] = []
    if case .text(let text) = answer.body { bytes = Array(text.utf8) }
    return send(micro_http_copied(bytes, bytes.count), of: answer, on: connection)
  }

  /// Queues a response under an answer's head. Without a response, for want of memory, the connection ends.
  private func send(
    _ response: OpaquePointer?, of answer: Answer, on connection: OpaquePointer
  ) -> MHD_Result {
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    for header in answer.headers { MHD_add_response_header(response, header.name, header.value) }
    return MHD_queue_response(connection, UInt32(answer.status), response)
  }
}

extension Request {
  /// The request that has been read on a connection.
  fileprivate init(_ connection: OpaquePointer, method: String, target: String) {
    func header(_ name: String) -> String? {
      micro_http_header(connection, name).map { String(cString: $0) }
    }
    self.init(method, target)
    range = header("Range")
    ifRange = header("If-Range")
    ifNoneMatch = header("If-None-Match")
    acceptEncoding = header("Accept-Encoding")
  }
}
