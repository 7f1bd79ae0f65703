public import GalleyText

/// Shapes one run of text with one font: characters in, glyphs and their positions out.
///
/// This is HarfBuzz' view of text, without fallback, line breaks or the bidirectional algorithm;
/// what is not given (direction, script, language) HarfBuzz guesses from the characters. Clusters
/// and feature ranges count UTF-8 units of the text.
public struct RunShaper: Sendable, Hashable {
  /// The direction in which the characters of a run follow one another.
  public enum Direction: Sendable, Hashable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }

  /// A feature setting for the whole text or a part of it.
  public struct Feature: Sendable, Hashable {
    /// What is set, and to which value.
    public var setting: FontFeature
    /// The clusters that the setting is for; `nil` for all.
    public var range: Range<Int>?

    /// Creates a setting for some clusters, or for all.
    public init(_ setting: FontFeature, in range: Range<Int>? = nil) {
      self.setting = setting
      self.range = range
    }
  }

  /// How far the clusters of characters that shape together are merged.
  public enum ClusterLevel: Sendable, Hashable {
    /// Grapheme clusters are one, and clusters never run backwards.
    case monotoneGraphemes
    /// Characters are apart where possible, and clusters never run backwards.
    case monotoneCharacters
    /// Characters are apart where possible, and marks keep their own cluster.
    case characters
  }

  /// Switches of the shaping process.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits, those of HarfBuzz's `hb_buffer_flags_t`.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The run starts a paragraph.
    public static let beginningOfText = Flags(rawValue: 0x01)
    /// The run ends a paragraph.
    public static let endOfText = Flags(rawValue: 0x02)
    /// Default ignorable characters show their glyphs.
    public static let preserveDefaultIgnorables = Flags(rawValue: 0x04)
    /// Default ignorable characters leave no glyph instead of an empty one.
    public static let removeDefaultIgnorables = Flags(rawValue: 0x08)
    /// Marks without a base get no dotted circle.
    public static let omitDottedCircle = Flags(rawValue: 0x10)
    /// Glyphs are marked `unsafeToConcat` where that holds.
    public static let markUnsafeToConcat = Flags(rawValue: 0x40)
    /// Glyphs are marked `safeToInsertTatweel` where that holds.
    public static let markSafeToInsertTatweel = Flags(rawValue: 0x80)
  }

  /// The direction; `nil` takes that of the script.
  public var direction: Direction?
  /// The script's ISO 15924 code, such as `Arab`; `nil` takes that of the first letter.
  public var script: OpenTypeTag?
  /// The language as a BCP 47 tag, such as `zh-Hant`; `nil` takes the process's locale.
  public var language: String?
  /// Feature settings, later ones over earlier ones.
  public var features: [Feature] = []
  /// Switches of the shaping process.
  public var flags: Flags = []
  /// How far clusters are merged.
  public var clusterLevel = ClusterLevel.monotoneGraphemes
  /// The text before the run, which decides on joining.
  public var contextBefore = ""
  /// The text after the run, which decides on joining.
  public var contextAfter = ""

  /// Whether clusters and feature ranges count Unicode scalars, as `hb-shape` does.
  package var countsScalars = false
  /// The shapers to try in order, by HarfBuzz' names; `nil` for all that it has.
  package var shapers: [String]?
  /// The size that positions are given in, in place of font units.
  package var scale: HarfBuzzScale?

  /// Creates a shaper that guesses everything.
  public init() {}
}
