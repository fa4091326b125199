extension Answer {
  /// There is no such file, or it is none of the site's.
  public static let absent = page(
    404, "There is nothing at this address; the instrument is <a href=\"/\">here</a>.")

  /// The request wants to do something else than fetch.
  public static let notAllowed = page(
    405, "This server only gives out files.", [Header("Allow", "GET, HEAD")])

  /// The request brings data along, which nobody here reads.
  public static let unwantedBody = page(413, "This server takes no data.")

  /// Too many files are open at this moment.
  public static let busy = page(
    503, "Too many are being served; try again in a moment.", [Header("Retry-After", "2")])

  /// Bytes are wanted that lie behind the end of a file of so many.
  static func beyond(_ size: Int64) -> Answer {
    page(
      416, "The file has \(size) bytes, and none of those that are wanted.",
      [Header("Content-Range", "bytes */\(size)")])
  }

  private static func page(_ status: Int, _ sentence: String, _ headers: [Header] = []) -> Answer {
    let text =
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Theremin</title>"
      + "<p>\(sentence)</p></html>\n"
    let usual = [
      Header("Cache-Control", "no-store"), Header("Content-Type", "text/html; charset=utf-8"),
    ]
    return Answer(status: status, headers: headers + usual, body: .text(text))
  }
}
