public import GalleyDetection
public import GalleyFonts
public import GalleyText

/// What the cells of a feed look like: fonts, colours and distances in points.
///
/// Styles are equal when everything is equal and the font collections are the same object.
public struct FeedStyle: Sendable, Hashable {
  /// The look of one sort of text.
  public struct Text: Sendable, Hashable {
    /// The font.
    public var font: FontRequest
    /// The height of every line, in points, so that emoji and other scripts move no line.
    public var lineHeight: Double
    /// The glyphs' colour.
    public var color: Color

    /// Creates a look.
    public init(size: Double, weight: Double = 400, lineHeight: Double, color: Color) {
      font = FontRequest(size: size, weight: weight)
      self.lineHeight = lineHeight
      self.color = color
    }
  }

  /// The look of what can be tapped in a text.
  public struct Links: Sendable, Hashable {
    /// The glyphs' colour.
    public var color: Color
    /// What changes while one is pressed.
    public var pressed: PressedStyle

    /// Creates a look.
    public init(color: Color, pressed: PressedStyle) {
      self.color = color
      self.pressed = pressed
    }
  }

  /// Where the fonts come from.
  public var fonts: FontCollection {
    get { source.collection }
    set { source = FontSource(collection: newValue) }
  }
  private var source: FontSource
  /// The writer's name.
  public var name = Text(size: 15, weight: 700, lineHeight: 22, color: Color(gray: 0x33))
  /// The line with time and source.
  public var byline = Text(size: 12, lineHeight: 16, color: Color(gray: 0x93))
  /// The post's text.
  public var text = Text(size: 16, lineHeight: 25, color: Color(gray: 0x2A))
  /// The quoted post's name and text.
  public var quote = Text(size: 15, lineHeight: 23, color: Color(gray: 0x5E))
  /// The counters.
  public var counter = Text(size: 13, lineHeight: 18, color: Color(gray: 0x76))
  /// What is looked for in the texts; links, mentions, topics and cashtags can be tapped.
  public var rules = RuleSet.weibo
  /// What is shown in the place of web addresses; `nil` for themselves.
  public var linkTitle: String?
  /// The look of what can be tapped in the texts.
  public var links = Links(
    color: Color(red: 0x2F, green: 0x6E, blue: 0xB8),
    pressed: PressedStyle(
      background: Color(red: 0xC4, green: 0xDC, blue: 0xF6),
      box: TextBox(horizontalInset: 1, verticalInset: -1, cornerRadius: 4)))
  /// What changes of the name while it is pressed.
  public var pressedName = PressedStyle(
    background: Color(gray: 0xE2), box: TextBox(horizontalInset: 2, cornerRadius: 4))
  /// What stands between time and source.
  public var bylineSeparator = " · "
  /// What stands between a quoted writer's name and text.
  public var quoteSeparator = ": "
  /// What is shown in place of no reposts.
  public var repostLabel = "转发"
  /// What is shown in place of no comments.
  public var commentLabel = "评论"

  /// The colour behind a cell.
  public var background = Color.white
  /// The colour behind a quoted post.
  public var quoteBackground = Color(gray: 0xF5)
  /// The colour of picture placeholders.
  public var pictureBackground = Color(gray: 0xE4)
  /// The colour of what is drawn on picture placeholders.
  public var pictureSymbol = Color(gray: 0xC4)
  /// The colour of separator lines.
  public var separator = Color(gray: 0xE3)
  /// The colour of the band below a cell.
  public var gapBackground = Color(gray: 0xF0)
  /// The colours of avatars, of which the name chooses one; an empty array means the picture colour.
  public var avatarColors = [
    Color(red: 0xE5, green: 0x7A, blue: 0x44), Color(red: 0x4C, green: 0x8B, blue: 0xC9),
    Color(red: 0x5A, green: 0xA4, blue: 0x69), Color(red: 0xA0, green: 0x6C, blue: 0xB8),
    Color(red: 0xD1, green: 0x5B, blue: 0x7A), Color(red: 0x3D, green: 0x9A, blue: 0x9A),
  ]

  /// The distance of the content from the cell's left, right and top.
  public var inset = 12.0
  /// The distance between the parts of a cell.
  public var spacing = 8.0
  /// The diameter of the avatar; 0 for none.
  public var avatarSize = 40.0
  /// The distance between avatar and name.
  public var avatarSpacing = 10.0
  /// The distance between picture placeholders.
  public var pictureSpacing = 4.0
  /// The thickness of separator lines; at least a pixel is drawn.
  public var separatorThickness = 0.5
  /// The height of the row of counters.
  public var counterHeight = 36.0
  /// The height of the band below a cell.
  public var gap = 8.0

  /// Creates the default style: light, close to a microblog's, names and counters in one row each.
  public init(fonts: FontCollection) {
    source = FontSource(collection: fonts)
  }

  /// The colour of the avatar of a name: the same in every process (FNV-1a).
  func avatarColor(of name: String) -> Color {
    if avatarColors.isEmpty { return pictureBackground }
    var hash: UInt32 = 0x811C_9DC5
    for unit in name.utf8 { hash = (hash ^ UInt32(unit)) &* 0x0100_0193 }
    return avatarColors[Int(hash) % avatarColors.count]
  }
}

/// A font collection that is equal to itself alone.
private struct FontSource: Sendable, Hashable {
  let collection: FontCollection

  static func == (left: FontSource, right: FontSource) -> Bool {
    left.collection === right.collection
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(collection))
  }
}

extension Color {
  /// An opaque grey.
  fileprivate init(gray: UInt8) {
    self.init(red: gray, green: gray, blue: gray)
  }
}
