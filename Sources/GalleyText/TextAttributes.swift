/// The look of a piece of text: what shapes it and what paints it.
public struct TextAttributes: Sendable, Hashable {
  /// How a line under the text is drawn.
  public enum Underline: Sendable, Hashable {
    /// One solid line.
    case single
    /// One solid line, twice as thick.
    case thick
    /// Two solid lines.
    case double
    /// A row of dots.
    case dotted
    /// A row of dashes.
    case dashed
    /// A wave.
    case wavy
  }

  /// Where text stands beside the line's baseline.
  public enum VerticalPosition: Sendable, Hashable {
    /// On it.
    case baseline
    /// Above it, smaller, as the font says (OpenType OS/2 ySuperscriptYSize, ySuperscriptYOffset).
    case superscript
    /// Below it, smaller, as the font says (OpenType OS/2 ySubscriptYSize, ySubscriptYOffset).
    case `subscript`
  }

  /// The wanted font.
  public var font: FontRequest
  /// OpenType features in order; a later setting of a tag wins.
  public var features: [FontFeature]
  /// The language as a BCP 47 tag; empty when unknown.
  public var language: String
  /// Space added after each grapheme cluster, in points; negative tightens, NaN counts as 0.
  ///
  /// Not 0 switches optional ligatures off; cursive joins and line edges get none.
  public var letterSpacing: Double
  /// Space added to each word separator (CSS Text 3 §8.1), in points.
  public var wordSpacing: Double
  /// How far the baseline is raised, in points; also enlarges the line's ascent or descent.
  public var baselineOffset: Double
  /// Whether the text is superscript or subscript; counts before `baselineOffset`.
  ///
  /// The font at `font.size` tells size and height. For the forms that some fonts have drawn
  /// instead, use the features `sups` and `subs`.
  public var verticalPosition: VerticalPosition
  /// The glyphs' colour.
  public var color: Color
  /// The colour behind the text, from ascent to descent.
  public var background: Color?
  /// The line under the text.
  public var underline: Underline?
  /// The underline's colour; `nil` for the glyphs' colour.
  public var underlineColor: Color?
  /// Whether a line goes through the text.
  public var strikethrough: Bool
  /// The shape of the background and of the border.
  public var box: TextBox
  /// The line around the text.
  public var border: TextBorder?
  /// The shadow under the glyphs.
  public var shadow: TextShadow?
  /// The line along the glyphs' outlines.
  public var stroke: TextStroke?
  /// The link that the text belongs to.
  public var link: Link?
  /// What changes while the link is pressed; never moves a glyph.
  public var pressed: PressedStyle?
  /// The object that each U+FFFC of the text stands for; other characters take no notice.
  public var attachment: InlineAttachment?

  /// Creates attributes; the defaults are black text in the collection's first font at 16 points.
  public init(
    font: FontRequest = FontRequest(), features: [FontFeature] = [], language: String = "",
    letterSpacing: Double = 0, wordSpacing: Double = 0, baselineOffset: Double = 0,
    verticalPosition: VerticalPosition = .baseline, color: Color = .black, background: Color? = nil,
    underline: Underline? = nil,
    underlineColor: Color? = nil, strikethrough: Bool = false, box: TextBox = TextBox(),
    border: TextBorder? = nil, shadow: TextShadow? = nil, stroke: TextStroke? = nil,
    link: Link? = nil, pressed: PressedStyle? = nil, attachment: InlineAttachment? = nil
  ) {
    self.font = font
    self.features = features
    self.language = language
    self.letterSpacing = letterSpacing
    self.wordSpacing = wordSpacing
    self.baselineOffset = baselineOffset
    self.verticalPosition = verticalPosition
    self.color = color
    self.background = background
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
    self.box = box
    self.border = border
    self.shadow = shadow
    self.stroke = stroke
    self.link = link
    self.pressed = pressed
    self.attachment = attachment
  }

  /// Whether text in both shapes the same, so that joining, ligatures and kerning run across.
  package func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && features == other.features && language == other.language
      && letterSpacing == other.letterSpacing && wordSpacing == other.wordSpacing
      && baselineOffset == other.baselineOffset && verticalPosition == other.verticalPosition
      && attachment == other.attachment
  }
}

/// A link: where it leads, and which one it is.
///
/// Links that differ never merge: two neighbours with one target stay apart when their `id` differs.
public struct Link: Sendable, Hashable {
  /// Where the link leads; carried through untouched.
  public var target: String
  /// Tells apart links with the same target.
  public var id: Int

  /// Creates a link.
  public init(_ target: String, id: Int = 0) {
    self.target = target
    self.id = id
  }
}
