package import GalleyFonts
package import GalleyText
package import GalleyUnicode

/// One paragraph, shaped once: glyphs in flat arrays, and what breaking it into lines needs.
///
/// All text offsets are UTF-8 offsets into the whole text. Positions on the line axis are in points
/// from the paragraph's start, in logical order, as if the paragraph were one endless line.
package final class ShapedParagraph: Sendable {
  /// A stretch that was shaped in one go: one font, script, language and bidi level.
  package struct Item: Sendable {
    /// What the stretch holds.
    package enum Kind: Sendable {
      /// Characters with glyphs.
      case text
      /// An attachment, which has a width but no glyph.
      case attachment
      /// One tab character, which has no glyph and gets its width in the line.
      case tab
      /// A control that ends a line and has neither glyph nor width.
      case lineEnd
    }

    package var kind: Kind
    package var range: Range<Int>
    /// Indices into the paragraph's clusters.
    package var clusters: Range<Int>
    /// Indices into the paragraph's glyphs.
    package var glyphs: Range<Int>
    /// Where the store's pen stands before the first glyph.
    package var pen: Double
    /// The embedding level (UAX #9), odd for right-to-left.
    package var level: UInt8
    package var style: ItemStyle
    package var script: Script
    /// The attribute run that the stretch starts in.
    package var attributeRun: Int

    package var isRightToLeft: Bool { level & 1 == 1 }
    package var font: Font { style.font }
    package var metrics: FontMetrics { style.metrics }
  }

  /// What is known of a grapheme cluster.
  package struct ClusterFlags: OptionSet, Sendable {
    package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A line edge before it needs the neighbourhood to be shaped again.
    @inlinable package static var isUnsafeToBreakBefore: ClusterFlags { ClusterFlags(rawValue: 1) }
    /// It hangs when it stands at a line's end.
    @inlinable package static var isWhitespace: ClusterFlags { ClusterFlags(rawValue: 2) }
    /// It gets letter spacing.
    @inlinable package static var isSpaced: ClusterFlags { ClusterFlags(rawValue: 4) }
    /// It is one tab.
    @inlinable package static var isTab: ClusterFlags { ClusterFlags(rawValue: 8) }
    /// It is a soft hyphen.
    @inlinable package static var isSoftHyphen: ClusterFlags { ClusterFlags(rawValue: 16) }
    /// It is a white space that justification may stretch.
    @inlinable package static var isStretchable: ClusterFlags { ClusterFlags(rawValue: 32) }
    /// It is part of the grapheme cluster before it, kept apart because no one font has both.
    @inlinable package static var continuesGrapheme: ClusterFlags { ClusterFlags(rawValue: 256) }
    /// It ends the part that a decimal tab stop aligns.
    @inlinable package static var isDecimalSeparator: ClusterFlags { ClusterFlags(rawValue: 128) }
    /// It is an ideograph or syllable beside which justification may stretch.
    @inlinable package static var isIdeographic: ClusterFlags { ClusterFlags(rawValue: 64) }
  }

  /// A place where a line may end.
  package struct Opportunity: Sendable {
    /// The cluster that the next line would start with.
    package let cluster: UInt32
    /// The content's end, with the highest bit set where the line has to end.
    private let packed: UInt32

    init(cluster: Int, contentEnd: Int, isMandatory: Bool) {
      self.cluster = UInt32(cluster)
      packed = UInt32(contentEnd) | (isMandatory ? 1 << 31 : 0)
    }

    /// One past the last cluster before it that is not white space.
    package var contentEnd: UInt32 { packed & ~(1 << 31) }
    /// Whether the line has to end here.
    package var isMandatory: Bool { packed >> 31 == 1 }
  }

  /// The paragraph with the separator that ends it.
  package let range: Range<Int>
  /// Where the separator starts, or the paragraph's end.
  package let contentEnd: Int
  /// How the paragraph is set.
  package let style: ParagraphStyle
  /// The base level: 0 or 1.
  package let baseLevel: UInt8
  /// The stretches in logical order.
  package let items: [Item]
  /// The glyphs of all items.
  package let glyphs: GlyphStore
  /// The offset of each cluster, and the content's end.
  package let clusterOffsets: [UInt32]
  /// Where each cluster starts on the line axis, and where the last one ends.
  package let clusterPositions: [Double]
  /// What is known of each cluster, and nothing for the end.
  package let clusterFlags: [ClusterFlags]
  /// Where lines may end, ascending; the last one is the paragraph's end.
  ///
  /// Only mandatory ones unless the style wraps by word.
  package let opportunities: [Opportunity]
  /// What all items have in common, when they do and each has glyphs.
  package let uniformStyle: ItemStyle?
  /// Whether any cluster is a tab.
  package let hasTabs: Bool
  /// Whether any cluster is a soft hyphen.
  package let hasSoftHyphens: Bool
  /// Whether any item has letter spacing.
  package let hasLetterSpacing: Bool
  /// Whether the content ends with a line end, so that an empty line follows.
  package let opensEmptyLine: Bool
  /// The font that the paragraph's first character asks for.
  package let baseFont: Font
  /// The metrics of that font, in points.
  package let baseMetrics: FontMetrics

  package init(
    range: Range<Int>, contentEnd: Int, style: ParagraphStyle, baseLevel: UInt8, items: [Item],
    glyphs: GlyphStore, clusterOffsets: [UInt32], clusterPositions: [Double],
    clusterFlags: [ClusterFlags], opportunities: [Opportunity], hasTabs: Bool,
    hasSoftHyphens: Bool, hasLetterSpacing: Bool, opensEmptyLine: Bool, baseFont: Font,
    baseMetrics: FontMetrics
  ) {
    self.range = range
    self.contentEnd = contentEnd
    self.style = style
    self.baseLevel = baseLevel
    self.items = items
    let first = items.first?.style
    uniformStyle = items.allSatisfy { $0.style === first && $0.kind != .lineEnd } ? first : nil
    self.glyphs = glyphs
    self.clusterOffsets = clusterOffsets
    self.clusterPositions = clusterPositions
    self.clusterFlags = clusterFlags
    self.opportunities = opportunities
    self.hasTabs = hasTabs
    self.hasSoftHyphens = hasSoftHyphens
    self.hasLetterSpacing = hasLetterSpacing
    self.opensEmptyLine = opensEmptyLine
    self.baseFont = baseFont
    self.baseMetrics = baseMetrics
  }

  /// The number of grapheme clusters.
  package var clusterCount: Int { clusterOffsets.count - 1 }

  package var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// The cluster that starts at or holds a text offset; the count at the content's end or after.
  ///
  /// - Complexity: O(log *n*).
  package func cluster(at offset: Int) -> Int {
    var low = 0
    var high = clusterCount
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(clusterOffsets[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The index of the item that holds a cluster.
  ///
  /// - Complexity: O(log *n*).
  package func item(at cluster: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].clusters.upperBound <= cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
