public import GalleyFonts
import GalleyShaping
public import GalleyText

/// A stretch of a line with one font, direction and look; corresponds to CTRun.
///
/// Tabs and line ends are runs without glyphs.
public struct GlyphRun: Sendable {
  /// What a run holds.
  public enum Kind: Sendable, Hashable {
    /// Characters of the text, and tabs and line ends, which have no glyphs.
    case text
    /// An attachment, which has no glyphs either.
    case attachment
    /// Text or an attachment of the truncation token.
    case token
  }

  private let store: GlyphStore
  private let glyphs: Range<Int>

  /// What the run holds.
  public let kind: Kind
  /// The object that the run stands for, in the text or in the truncation token.
  public let attachment: InlineAttachment?
  /// The run's text: UTF-8 offsets into the whole text, or into the token's own text.
  public let range: Range<Int>
  /// The font with its size.
  public let font: Font
  /// What the text looks like.
  public let attributes: TextAttributes
  /// The direction in which the run's text runs; glyphs are in visual order in either.
  public let direction: TextDirection
  /// The left end of the run's baseline, in the frame's coordinates, not raised by a baseline offset.
  public let origin: Point
  /// The distance to the right edge, in points.
  public let width: Double
  /// The ascent of the font or the attachment, in points, from the run's own baseline.
  public let ascent: Double
  /// The descent of the font or the attachment, in points, from the run's own baseline.
  public let descent: Double
  /// How far the run's baseline is raised above the line's, in points: its baseline offset, and what
  /// superscript or subscript asks for.
  public let raise: Double
  /// The point that is added to ``positions`` to place glyphs in the frame's coordinates.
  public let glyphOrigin: Point

  /// - Parameter origin: The line's, in the frame's coordinates.
  init(_ line: LineRuns, origin: Point, record: RunRecord) {
    let source = line.sources[record.source]
    let item = line.item(of: record)
    attributes = source.text.runs[record.attributeRun].attributes
    attachment = item.kind == .attachment ? attributes.attachment : nil
    kind = source.isToken ? .token : item.kind == .attachment ? .attachment : .text
    store = line.store(of: record)
    glyphs = record.glyphs
    range = record.range
    font = item.font
    direction = record.isRightToLeft ? .rightToLeft : .leftToRight
    self.origin = Point(x: origin.x + record.x, y: origin.y)
    width = record.width
    raise = item.style.raise
    ascent = item.metrics.ascent
    descent = item.metrics.descent
    glyphOrigin = Point(x: origin.x + record.glyphOrigin, y: origin.y)
  }

  /// The box of the run's font or attachment, raised as the run is, in the frame's coordinates.
  public var bounds: Rect {
    Rect(
      x: origin.x, y: origin.y - raise - ascent, width: width,
      height: ascent + descent)
  }

  /// The number of glyphs.
  public var count: Int { glyphs.count }

  /// The glyph ids in the font, in visual order.
  public var glyphIDs: Span<GlyphID> {
    @_lifetime(borrow self)
    get { store.ids.span.extracting(glyphs) }
  }

  /// For each glyph the UTF-8 offset of its cluster in the whole text; descending in right-to-left
  /// runs.
  public var clusters: Span<UInt32> {
    @_lifetime(borrow self)
    get { store.clusters.span.extracting(glyphs) }
  }

  /// For each glyph how far it moves the pen, in points, spacing and justification included.
  public var advances: Span<Double> {
    @_lifetime(borrow self)
    get { store.advances.span.extracting(glyphs) }
  }

  /// For each glyph where it is drawn, in points, counted from ``glyphOrigin``; y grows downward.
  public var positions: Span<Point> {
    @_lifetime(borrow self)
    get { store.positions.span.extracting(glyphs) }
  }
}
