public import GalleyText

/// How entities look, by kind.
public struct EntityStyle: Sendable, Hashable {
  /// What an entity changes of the text's look, and whether it can be pressed.
  public struct Look: Sendable, Hashable {
    /// Whether the entity becomes a link.
    public var isLink: Bool
    /// The glyphs' colour; the text's own when `nil`.
    public var color: Color?
    /// The colour behind the text; the text's own when `nil`.
    public var background: Color?
    /// The line under the text; the text's own when `nil`.
    public var underline: TextAttributes.Underline?
    /// What changes while it is pressed; the text's own when `nil`.
    public var pressed: PressedStyle?

    /// Creates a look; the defaults make a link and change no colour.
    public init(
      isLink: Bool = true, color: Color? = nil, background: Color? = nil,
      underline: TextAttributes.Underline? = nil, pressed: PressedStyle? = nil
    ) {
      self.isLink = isLink
      self.color = color
      self.background = background
      self.underline = underline
      self.pressed = pressed
    }
  }

  /// The look of each kind; a kind without one is left as the text is.
  public var looks: [Entity.Kind: Look]

  /// Creates a style from the look of each kind.
  public init(looks: [Entity.Kind: Look]) {
    self.looks = looks
  }

  /// Creates a style with one look for all that leads somewhere.
  ///
  /// These are links, mentions, topics, cashtags and what only the caller knows. Emoticons,
  /// shortcodes and emoji are left as the text is.
  public init(_ look: Look = Look()) {
    let kinds: [Entity.Kind] = [.link, .mention, .topic, .cashtag, .custom]
    self.init(looks: Dictionary(uniqueKeysWithValues: kinds.map { ($0, look) }))
  }
}

extension TextAttributes {
  /// The attributes with a look's changes.
  func changed(by look: EntityStyle.Look, link: Link?) -> TextAttributes {
    var result = self
    result.color = look.color ?? color
    result.background = look.background ?? background
    result.underline = look.underline ?? underline
    result.pressed = look.pressed ?? pressed
    result.link = link ?? self.link
    return result
  }
}
