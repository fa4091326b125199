/// What is sent back for a request.
public struct Answer: Equatable, Sendable {
  /// What follows the head; a `HEAD` request is told its length only.
  public enum Body: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// A page of our own.
    case text(String)
    /// Bytes of the file.
    case part(Range<Int64>)
  }

  /// The status code, such as 200.
  public let status: Int
  /// The lines of its head, without those that the transport adds (length, date).
  public let headers: [Header]
  /// What follows.
  public let body: Body

  /// The answer to a request for a file that is there (RFC 9110, 13.2.2: what the client has already comes first).
  public init(to request: Request, with file: FileFacts) {
    var headers = [
      Header("Cache-Control", CachePolicy.of(file.name)), Header("ETag", file.tag.text),
    ]
    if file.hasCodings { headers.append(Header("Vary", "Accept-Encoding")) }
    if file.tag.isNamed(by: request.ifNoneMatch) {
      self.init(status: 304, headers: headers, body: .nothing)
      return
    }
    headers.append(Header("Accept-Ranges", "bytes"))
    headers.append(Header("Content-Type", ContentType.of(file.name)))
    if let coding = file.coding { headers.append(Header("Content-Encoding", coding.rawValue)) }
    let isPart = request.method == "GET" && file.tag.allowsPart(by: request.ifRange)
    switch RequestedPart(isPart ? request.range : nil, size: file.size) {
    case .whole:
      self.init(status: 200, headers: headers, body: .part(0..<file.size))
    case .part(let range):
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
      headers.append(Header("Content-Range", place))
      self.init(status: 206, headers: headers, body: .part(range))
    case .beyond:
      self = .beyond(file.size)
    }
  }

  /// An answer of these parts, and of what every answer says.
  init(status: Int, headers: [Header], body: Body) {
    self.status = status
    self.headers = headers + Header.security
    self.body = body
  }
}
