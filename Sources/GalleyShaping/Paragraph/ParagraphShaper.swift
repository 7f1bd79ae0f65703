import CHarfBuzz
package import GalleyFonts
package import GalleyText
import GalleyUnicode

/// Shapes paragraphs of one text: bidi levels, itemisation, fallback, HarfBuzz.
///
/// It keeps its working memory between paragraphs and belongs to one thread at a time.
package final class ParagraphShaper {
  let text: AttributedText
  let fonts: FontCollection
  private let opensFinalLine: Bool
  private var table = ClusterTable()
  private var itemizer = Itemizer()
  private var breaks = OpportunityFinder()
  private var scratch = GlyphStore()
  private var buffer = HarfBuzzBuffer()
  private var resolved: ResolvedAttributes?

  /// Creates a shaper.
  ///
  /// - Parameter opensFinalLine: Whether a line end at the text's end opens an empty line.
  package init(text: AttributedText, fonts: FontCollection, opensFinalLine: Bool) {
    self.text = text
    self.fonts = fonts
    self.opensFinalLine = opensFinalLine
  }

  /// Shapes a paragraph.
  ///
  /// - Complexity: O(*n*) in the paragraph's length.
  package func shape(_ bounds: ParagraphBounds) -> ShapedParagraph {
    let style = text.paragraphStyle(at: bounds.range.lowerBound)
    let attributes = text.attributes(at: bounds.range.lowerBound)
    let base = bounds.range.lowerBound
    let content = text.string.utf8.span.extracting(base..<bounds.contentEnd)
    var table = ClusterTable()
    swap(&table, &self.table)
    defer { swap(&table, &self.table) }
    table.find(in: content, base: base)
    let baseMetrics = resolve(attributes).primaryMetrics
    itemizer.itemize(content, base: base, direction: style.direction, table: table, text: text) {
      resolve($0)
    }
    if !itemizer.cuts.isEmpty {
      table.split(at: itemizer.cuts)
      itemizer.itemize(content, base: base, direction: style.direction, table: table, text: text) {
        resolve($0)
      }
    }
    var items = itemizer.items
    let glyphs = shapeItems(&items, table: &table, content: content, base: base)
    breaks.find(
      in: content, base: base, style: style, language: attributes.language, table: table)
    return ShapedParagraph(
      range: bounds.range, contentEnd: bounds.contentEnd, style: style,
      baseLevel: itemizer.baseLevel, items: items, glyphs: glyphs,
      clusterOffsets: table.offsets.compacted, clusterPositions: table.positions.compacted,
      clusterFlags: table.flags.compacted, opportunities: breaks.opportunities.compacted,
      hasTabs: table.hasTabs, hasLetterSpacing: items.contains { $0.halfSpacing != 0 },
      opensEmptyLine: items.last?.kind == .lineEnd
        && (opensFinalLine || bounds.contentEnd < text.utf8Count),
      baseMetrics: baseMetrics)
  }

  /// Shapes part of an item again, as it looks when a line starts or ends beside it.
  ///
  /// The text around it stays the context, so letters keep the forms that join them.
  package func fragment(
    of paragraph: ShapedParagraph, clusters: Range<Int>, item index: Int
  ) -> ShapedFragment {
    let item = paragraph.items[index]
    let base = paragraph.range.lowerBound
    let content = text.string.utf8.span.extracting(base..<paragraph.contentEnd)
    let range =
      Int(
        paragraph.clusterOffsets[clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[clusters.upperBound])
    var store = GlyphStore()
    var positions: [Double] = []
    var flags = paragraph.clusterFlags
    shape(
      item, range: range, clusters: clusters, content: content, base: base,
      offsets: paragraph.clusterOffsets, flags: &flags, glyphs: &store, positions: &positions)
    positions.append(store.pen)
    return ShapedFragment(
      item: index, clusters: clusters, glyphs: store, clusterPositions: positions)
  }

  /// The resolved attributes, kept as long as the text looks the same to the shaper.
  private func resolve(_ attributes: TextAttributes) -> ResolvedAttributes {
    if let resolved, resolved.attributes.shapesLike(attributes) { return resolved }
    let new = ResolvedAttributes(attributes, fonts: fonts)
    resolved = new
    return new
  }

  // MARK: Glyphs

  /// Shapes the items of the table's clusters.
  private func shapeItems(
    _ items: inout [ShapedParagraph.Item], table: inout ClusterTable, content: Span<UInt8>,
    base: Int
  ) -> GlyphStore {
    var glyphs = GlyphStore()
    swap(&glyphs, &scratch)
    glyphs.removeAll()
    for index in items.indices {
      let item = items[index]
      let first = glyphs.count
      items[index].pen = glyphs.pen
      switch item.kind {
      case .text:
        if item.halfSpacing != 0, !item.script.isCursive {
          table.markSpaced(item.clusters, content: content, base: base)
        }
        let offsets = table.offsets
        shape(
          item, range: item.range, clusters: item.clusters, content: content, base: base,
          offsets: offsets, flags: &table.flags, glyphs: &glyphs, positions: &table.positions)
      case .tab, .lineEnd:
        table.positions.append(glyphs.pen)
      }
      items[index].glyphs = first..<glyphs.count
    }
    table.positions.append(glyphs.pen)
    let result = glyphs.compacted
    swap(&glyphs, &scratch)
    return result
  }

  /// Shapes clusters of an item and appends their glyphs and positions.
  private func shape(
    _ item: ShapedParagraph.Item, range: Range<Int>, clusters: Range<Int>, content: Span<UInt8>,
    base: Int, offsets: [UInt32], flags: inout [ShapedParagraph.ClusterFlags],
    glyphs: inout GlyphStore, positions: inout [Double]
  ) {
    let attributes = resolve(text.runs[item.attributeRun].attributes)
    buffer.fill(from: content, range: range.lowerBound - base..<range.upperBound - base)
    // A mark that starts the paragraph gets a dotted circle to stand on.
    unsafe buffer.setSegment(
      isRightToLeft: item.isRightToLeft, script: hb_script_t(item.script.iso15924),
      language: attributes.language,
      flags: range.lowerBound == base ? HB_BUFFER_FLAG_BOT : HB_BUFFER_FLAG_DEFAULT)
    unsafe item.font.withHarfBuzzFont {
      unsafe buffer.shape(with: $0, features: attributes.features)
    }
    let reader = GlyphReader(
      item: item, wordSpacing: attributes.wordSpacing, base: base, range: range,
      clusters: clusters)
    unsafe buffer.withGlyphs { infos, advances in
      unsafe reader.append(
        infos, advances, offsets: offsets, flags: &flags, glyphs: &glyphs, positions: &positions)
    }
  }
}

extension Array {
  /// A copy that takes no more memory than its elements need.
  var compacted: [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
