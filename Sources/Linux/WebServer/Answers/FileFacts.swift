/// What an answer tells of a file.
public struct FileFacts: Equatable, Sendable {
  /// Its name, without folders and without the ending of its coding.
  public var name: String
  /// In bytes, as they are sent.
  public var size: Int64
  /// The name of its state.
  public var tag: EntityTag
  /// How the bytes are packed, if they are.
  public var coding: ContentCoding?
  /// Whether another client may be given other bytes for the same name.
  public var hasCodings: Bool

  /// The facts of a file.
  public init(
    name: String, size: Int64, tag: EntityTag, coding: ContentCoding? = nil,
    hasCodings: Bool = false
  ) {
    self.name = name
    self.size = size
    self.tag = tag
    self.coding = coding
    self.hasCodings = hasCodings
  }
}
