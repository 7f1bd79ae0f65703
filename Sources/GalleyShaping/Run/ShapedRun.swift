/// A glyph of a shaped run, in font units; the y axis points up here, as in font files.
public struct ShapedGlyph: Sendable, Hashable {
  /// What HarfBuzz says of cutting the text in front of a glyph's cluster.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits, those of HarfBuzz's `hb_glyph_flags_t`.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A line broken here has to be shaped anew on both sides.
    public static let unsafeToBreak = Flags(rawValue: 1)
    /// Pieces shaped alone and joined here may differ from the whole; set only when asked for.
    public static let unsafeToConcat = Flags(rawValue: 2)
    /// A tatweel (U+0640) may be put in front; set only when asked for.
    public static let safeToInsertTatweel = Flags(rawValue: 4)
  }

  /// The glyph in its font; 0 is `.notdef`.
  public var id: UInt32
  /// The offset in the text of the cluster that the glyph belongs to.
  public var cluster: UInt32
  /// How far the pen moves to the right after the glyph.
  public var xAdvance: Int32
  /// How far the pen moves up after the glyph; negative in vertical text.
  public var yAdvance: Int32
  /// How far right of the pen the glyph is drawn.
  public var xOffset: Int32
  /// How far above the pen the glyph is drawn.
  public var yOffset: Int32
  /// What is known of cutting the text in front of the cluster.
  public var flags: Flags
}

/// The glyphs of one run of text, in visual order from left to right or top to bottom.
public struct ShapedRun: Sendable, Hashable {
  /// The glyphs; more or fewer than the characters.
  public var glyphs: [ShapedGlyph]
  /// The direction that was asked for or guessed.
  public var direction: RunShaper.Direction
}
