package import GalleyFonts
package import GalleyText
import GalleyUnicode

/// Shapes paragraphs of one text: bidi levels, itemisation, fallback, HarfBuzz.
///
/// It belongs to one thread at a time. Its working memory is taken from a pool when something is
/// first shaped, and given back at its end.
package final class ParagraphShaper {
  let text: AttributedText
  let fonts: FontCollection
  private let opensFinalLine: Bool
  private let usesWordCache: Bool
  private let attachments: [Int: AttachmentSize]
  private var resolved: ResolvedAttributes?
  private var memory: ShapingMemory?

  /// Creates a shaper.
  ///
  /// - Parameters:
  ///   - opensFinalLine: Whether a line end at the text's end opens an empty line.
  ///   - attachments: The sizes of attachments by the index of their attribute run.
  ///   - usesWordCache: Whether words that were shaped before are taken from the cache.
  package init(
    text: AttributedText, fonts: FontCollection, opensFinalLine: Bool,
    attachments: [Int: AttachmentSize] = [:], usesWordCache: Bool = true
  ) {
    self.text = text
    self.fonts = fonts
    self.opensFinalLine = opensFinalLine
    self.attachments = attachments
    self.usesWordCache = usesWordCache
  }

  deinit {
    if let memory { ShapingMemory.give(memory) }
  }

  private func takeMemory() -> ShapingMemory {
    if let memory { return memory }
    let taken = ShapingMemory.take()
    memory = taken
    return taken
  }

  /// Shapes a paragraph.
  ///
  /// - Complexity: O(*n*) in the paragraph's length.
  package func shape(_ bounds: ParagraphBounds) -> ShapedParagraph {
    let style = text.paragraphStyle(at: bounds.range.lowerBound)
    let attributes = text.attributes(at: bounds.range.lowerBound)
    let base = bounds.range.lowerBound
    let content = text.string.utf8.span.extracting(base..<bounds.contentEnd)
    let memory = takeMemory()
    var table = ClusterTable()
    swap(&table, &memory.table)
    defer { swap(&table, &memory.table) }
    table.find(in: content, base: base)
    let baseStyle = resolve(attributes)
    itemize(content, base: base, direction: style.direction, table: table, in: memory)
    if !memory.itemizer.cuts.isEmpty {
      table.split(at: memory.itemizer.cuts)
      itemize(content, base: base, direction: style.direction, table: table, in: memory)
    }
    var items = memory.itemizer.items
    shapeItems(&items, table: &table, content: content, base: base, in: memory)
    var placer = GlyphPlacer(flags: table.flags, count: table.count)
    placer.place(memory.glyphs, of: &items, offsets: table.offsets)
    memory.breaks.find(
      in: content, base: base, style: style, language: attributes.language, table: table)
    return ShapedParagraph(
      range: bounds.range, contentEnd: bounds.contentEnd, style: style,
      baseLevel: memory.itemizer.baseLevel, items: items, glyphs: placer.store,
      clusterOffsets: table.offsets.compacted, clusterPositions: placer.positions,
      clusterFlags: placer.flags.compacted, opportunities: memory.breaks.opportunities.compacted,
      hasTabs: table.hasTabs, hasSoftHyphens: table.hasSoftHyphens,
      hasLetterSpacing: items.contains { $0.style.halfSpacing != 0 },
      opensEmptyLine: items.last?.kind == .lineEnd
        && (opensFinalLine || bounds.contentEnd < text.utf8Count),
      baseFont: baseStyle.cascade.primary, baseMetrics: baseStyle.primaryMetrics)
  }

  private func itemize(
    _ content: Span<UInt8>, base: Int, direction: ParagraphStyle.Direction, table: ClusterTable,
    in memory: ShapingMemory
  ) {
    memory.itemizer.itemize(
      content, base: base, direction: direction, table: table, text: text,
      attachments: attachments
    ) {
      resolve($0)
    }
  }

  /// Shapes part of an item again, as it looks when a line starts or ends beside it.
  ///
  /// The text around it stays the context, so letters keep the forms that join them.
  package func fragment(
    of paragraph: ShapedParagraph, clusters: Range<Int>, item index: Int
  ) -> ShapedFragment {
    var items = [paragraph.items[index]]
    let base = paragraph.range.lowerBound
    let content = text.string.utf8.span.extracting(base..<paragraph.contentEnd)
    items[0].clusters = clusters
    items[0].range =
      Int(
        paragraph.clusterOffsets[clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[clusters.upperBound])
    let memory = takeMemory()
    memory.glyphs.removeAll(keepingCapacity: true)
    ItemShaper(item: items[0], base: base, memory: memory).shape(content, usingWords: false)
    items[0].glyphs = 0..<memory.glyphs.count
    var placer = GlyphPlacer(
      firstCluster: clusters.lowerBound, flags: Array(paragraph.clusterFlags[clusters]),
      count: clusters.count)
    placer.place(memory.glyphs, of: &items, offsets: paragraph.clusterOffsets)
    return ShapedFragment(
      item: index, clusters: clusters, glyphs: placer.store, clusterPositions: placer.positions)
  }

  /// The resolved attributes, kept as long as the text looks the same to the shaper.
  private func resolve(_ attributes: TextAttributes) -> ResolvedAttributes {
    if let resolved, resolved.attributes.shapesLike(attributes) { return resolved }
    let new = ResolvedAttributes(attributes, fonts: fonts)
    resolved = new
    return new
  }

  // MARK: Glyphs

  /// Shapes the items of the table's clusters into the memory's glyphs.
  private func shapeItems(
    _ items: inout [ShapedParagraph.Item], table: inout ClusterTable, content: Span<UInt8>,
    base: Int, in memory: ShapingMemory
  ) {
    memory.glyphs.removeAll(keepingCapacity: true)
    for index in items.indices {
      let first = memory.glyphs.count
      if items[index].kind == .text {
        let item = items[index]
        if item.style.halfSpacing != 0, !item.script.isCursive {
          table.markSpaced(item.clusters, content: content, base: base)
        }
        ItemShaper(item: item, base: base, memory: memory).shape(
          content, usingWords: usesWordCache)
      }
      items[index].glyphs = first..<memory.glyphs.count
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
