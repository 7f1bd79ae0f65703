public import GalleyText

/// What is shown in the place of an entity: an object, a text, or one before the other.
public struct Substitution: Sendable, Hashable {
  /// The object, which comes first.
  public var attachment: InlineAttachment?
  /// The text.
  public var text: String

  /// Creates a substitution; without an object and a text the entity is not shown.
  public init(attachment: InlineAttachment? = nil, text: String = "") {
    self.attachment = attachment
    self.text = text
  }
}
