/// How a paragraph is set; lengths are in points, and one style holds for a whole paragraph.
///
/// Corresponds to CTParagraphStyle, with CSS's names where Core Text has none.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where a line stands between the margins.
  public enum Alignment: Sendable, Hashable {
    /// At the leading margin of the paragraph's direction.
    case natural
    /// At the left margin.
    case left
    /// At the right margin.
    case right
    /// Half-way between the margins.
    case center
    /// Stretched to both margins, but for lines that end a paragraph or with a hard break.
    case justified
  }

  /// The paragraph's base direction.
  public enum Direction: Sendable, Hashable {
    /// From the first strong character (UAX #9 P2 and P3); left-to-right without one.
    case natural
    /// Left-to-right whatever the text.
    case leftToRight
    /// Right-to-left whatever the text.
    case rightToLeft
  }

  /// Where a line may end beside hard breaks.
  public enum Wrap: Sendable, Hashable {
    /// At the line break opportunities of UAX #14; inside a word only when it alone is too wide.
    case word
    /// At any grapheme cluster.
    case character
    /// Nowhere.
    case none
  }

  /// How strictly Chinese and Japanese punctuation is kept from a line's start (CSS Text 3 §5.2).
  public enum LineBreakStrictness: Sendable, Hashable {
    /// Breaks before small kana and hyphens too, for narrow columns.
    case loose
    /// The common rules.
    case normal
    /// The strictest rules.
    case strict
  }

  /// Where words may break (CSS Text 3 §5.1).
  public enum WordBreak: Sendable, Hashable {
    /// The script's customs.
    case normal
    /// Between any two letters.
    case breakAll
    /// Never between letters, ideographs and syllables included.
    case keepAll
  }

  /// A place in the line that a tab character moves to.
  public struct TabStop: Sendable, Hashable {
    /// What of the text after the tab stands at the stop.
    public enum Alignment: Sendable, Hashable {
      /// The text's left edge.
      case left
      /// The text's middle.
      case center
      /// The text's right edge.
      case right
      /// The first decimal separator; the text's right edge without one.
      case decimal
    }

    /// The distance from the leading margin of the container.
    public var location: Double
    /// What stands at the stop.
    public var alignment: Alignment

    /// Creates a tab stop.
    public init(location: Double, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// Where lines stand between the margins.
  public var alignment = Alignment.natural
  /// The base direction.
  public var direction = Direction.natural
  /// The leading indent of the paragraph's first line.
  public var firstLineHeadIndent = 0.0
  /// The leading indent of the other lines.
  public var headIndent = 0.0
  /// The trailing edge: from the leading margin if positive, from the trailing margin otherwise.
  public var tailIndent = 0.0
  /// The natural line height is multiplied by this when it is greater than 0.
  public var lineHeightMultiple = 0.0
  /// The least line height.
  public var minimumLineHeight = 0.0
  /// The greatest line height; 0 for none.
  ///
  /// Taller glyphs overlap the neighbouring lines.
  public var maximumLineHeight = 0.0
  /// Space added between lines, before the limits of the next two.
  public var lineSpacing = 0.0
  /// The least space between lines.
  public var minimumLineSpacing = 0.0
  /// The greatest space between lines; it wins over the minimum and caps leading too.
  public var maximumLineSpacing = Double.infinity
  /// Space after the paragraph, when another one follows.
  public var paragraphSpacing = 0.0
  /// Space before the paragraph, when another one goes before.
  public var paragraphSpacingBefore = 0.0
  /// Tab stops in ascending order.
  public var tabStops: [TabStop] = []
  /// The distance of the stops after the last tab stop; with 0 it is 28 points.
  public var defaultTabInterval = 0.0
  /// Where lines may end.
  public var wrap = Wrap.word
  /// Where lines that are too wide are cut, when `wrap` is `none`; otherwise it has no effect.
  ///
  /// With `wrap` it stands for Core Text's line break modes of one line a paragraph: clipping,
  /// truncating head, middle and tail.
  public var truncation = Truncation.none
  /// The strictness of East Asian line starts.
  public var lineBreak = LineBreakStrictness.normal
  /// Where words may break.
  public var wordBreak = WordBreak.normal

  /// Creates the default style: natural alignment and direction, word wrap, no spacing.
  public init() {}
}
