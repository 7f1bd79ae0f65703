import GalleyFonts
import GalleyText
import GalleyUnicode

/// Cuts a paragraph into items of one attribute set, bidi level, script and font.
struct Itemizer {
  /// The items in logical order, not yet shaped.
  private(set) var items: [ShapedParagraph.Item] = []
  /// The paragraph's base level.
  private(set) var baseLevel: UInt8 = 0

  /// The offsets at which clusters have to be cut because no one font has all of them.
  private(set) var cuts: [UInt32] = []

  private var attachments: [Int: AttachmentSize] = [:]
  private var bidi = BidiResolver()
  private var levels: [BidiRun] = []
  private var scripts: [ScriptRun] = []
  private var scalars: [UInt32] = []
  /// The level run and script run that hold the next cluster.
  private var level = 0
  private var script = 0

  /// What makes a cluster part of an item.
  private struct Key: Equatable {
    var kind: ShapedParagraph.Item.Kind
    var level: UInt8
    var script: Script
    var font: Int
  }

  /// Sets `items` and `baseLevel`.
  ///
  /// - Parameters:
  ///   - attachments: The sizes of attachments by the index of their attribute run.
  ///   - resolve: Looks up attributes; the last result stays valid until the next call.
  mutating func itemize(
    _ content: Span<UInt8>, base: Int, direction: ParagraphStyle.Direction, table: ClusterTable,
    text: AttributedText, attachments: [Int: AttachmentSize],
    resolve: (TextAttributes) -> ResolvedAttributes
  ) {
    self.attachments = attachments
    items.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    findLevels(of: content, direction: direction, isASCII: table.isASCII)
    scripts.removeAll(keepingCapacity: true)
    ScriptItemizer.appendRuns(of: content, to: &scripts)
    level = 0
    script = 0
    var cluster = 0
    var run = AttributedText.index(in: text.runs, containing: base, range: \.range)
    while cluster < table.count {
      let first = run
      let attributes = text.runs[first].attributes
      while run + 1 < text.runs.count,
        Int(table.offsets[table.count]) > text.runs[run].range.upperBound,
        attributes.shapesLike(text.runs[run + 1].attributes)
      {
        run += 1
      }
      let end = text.runs[run].range.upperBound
      let start = cluster
      while cluster < table.count, Int(table.offsets[cluster]) < end { cluster += 1 }
      run += 1
      if cluster == start { continue }
      itemize(
        clusters: start..<cluster, of: content, base: base, table: table, attributeRun: first,
        resolved: resolve(attributes))
    }
    placeAttributeRuns(text)
  }

  private mutating func findLevels(
    of content: Span<UInt8>, direction: ParagraphStyle.Direction, isASCII: Bool
  ) {
    let needsBidi = direction == .rightToLeft || (!isASCII && BidiResolver.isNeeded(for: content))
    levels.removeAll(keepingCapacity: true)
    guard needsBidi else {
      baseLevel = 0
      levels.append(BidiRun(range: 0..<content.count, level: 0))
      return
    }
    bidi.resolve(content, direction: direction)
    baseLevel = bidi.baseLevel
    levels = bidi.runs
  }

  private mutating func itemize(
    clusters: Range<Int>, of content: Span<UInt8>, base: Int, table: ClusterTable,
    attributeRun: Int, resolved: ResolvedAttributes
  ) {
    var chooser = FontChooser(cascade: resolved.cascade)
    let attachment = attachments[attributeRun]
    var current: Key?
    var start = clusters.lowerBound
    for cluster in clusters {
      let range = Int(table.offsets[cluster]) - base..<Int(table.offsets[cluster + 1]) - base
      while levels[level].range.upperBound <= range.lowerBound { level += 1 }
      while scripts[script].range.upperBound <= range.lowerBound { script += 1 }
      let scalar = decodeScalar(content, at: range.lowerBound)
      let kind = Self.kind(of: scalar.value, isAttachment: attachment != nil)
      let key = Key(
        kind: kind, level: levels[level].level,
        script: Self.shapingScript(scripts[script].script, after: current?.script),
        font: kind == .text
          ? chooser.font(
            for: content, range: range, first: scalar.value, scalars: &scalars, base: base,
            cuts: &cuts)
          : chooser.previous)
      if key == current, kind == .text { continue }
      if let current {
        append(
          start..<cluster, key: current, table: table, attributeRun: attributeRun,
          resolved: resolved)
      }
      current = key
      start = cluster
    }
    if let current {
      append(
        start..<clusters.upperBound, key: current, table: table, attributeRun: attributeRun,
        resolved: resolved)
    }
  }

  private static func kind(
    of scalar: UInt32, isAttachment: Bool
  ) -> ShapedParagraph.Item.Kind {
    switch scalar {
    case 0x09: .tab
    case 0xFFFC where isAttachment: .attachment
    case _ where isLineEnd(scalar): .lineEnd
    default: .text
    }
  }

  /// The script to shape with: Japanese text keeps the one that it starts with, since fonts treat
  /// kanji and kana alike and shaping in one go is faster by far.
  private static func shapingScript(_ script: Script, after previous: Script?) -> Script {
    guard let previous, japanese.contains(script), japanese.contains(previous) else {
      return script
    }
    return previous
  }

  private static let japanese: [Script] = [.han, .hiragana, .katakana]

  private mutating func append(
    _ clusters: Range<Int>, key: Key, table: ClusterTable, attributeRun: Int,
    resolved: ResolvedAttributes
  ) {
    let attachment = key.kind == .attachment ? attachments[attributeRun] : nil
    items.append(
      ShapedParagraph.Item(
        kind: key.kind,
        range: Int(table.offsets[clusters.lowerBound])..<Int(table.offsets[clusters.upperBound]),
        clusters: clusters, glyphs: 0..<0, pen: 0, level: key.level,
        style: attachment.map(resolved.style) ?? resolved.style(font: key.font),
        script: key.script, attributeRun: attributeRun))
  }

  /// Replaces the run that shapes an item by the run that it starts in, which looks the same to the
  /// shaper.
  private mutating func placeAttributeRuns(_ text: AttributedText) {
    for index in items.indices {
      var run = items[index].attributeRun
      if index > 0 { run = max(run, items[index - 1].attributeRun) }
      while text.runs[run].range.upperBound <= items[index].range.lowerBound { run += 1 }
      items[index].attributeRun = run
    }
  }
}

/// Chooses fonts cluster by cluster.
private struct FontChooser {
  private let cascade: FontCascade
  private let primary: FontFace
  private let isPrimaryForText: Bool
  /// The font of the cluster before.
  private(set) var previous = 0

  init(cascade: FontCascade) {
    self.cascade = cascade
    primary = cascade.primary.face
    isPrimaryForText = !primary.hasColor
  }

  /// The index of the font that draws a cluster.
  mutating func font(
    for content: Span<UInt8>, range: Range<Int>, first: UInt32, scalars: inout [UInt32],
    base: Int, cuts: inout [UInt32]
  ) -> Int {
    if isPrimaryForText, isPlain(content, range: range, first: first) {
      previous = 0
      return 0
    }
    scalars.removeAll(keepingCapacity: true)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, next) = decodeScalar(content, at: offset)
      scalars.append(scalar)
      offset = next
    }
    previous = cascade.fontIndex(for: scalars.span, after: previous)
    if scalars.count > 1, !cascade.covers(scalars.span, at: previous) {
      addCuts(scalars, start: base + range.lowerBound, to: &cuts)
    }
    return previous
  }

  /// Finds where a cluster changes between what its font has and what others have.
  private func addCuts(_ scalars: [UInt32], start: Int, to cuts: inout [UInt32]) {
    if ScalarProperties(codePoint: scalars[0]).isExtendedPictographic { return }
    var offset = start
    var isElsewhere = false
    for index in scalars.indices {
      let scalar = scalars.span.extracting(index..<index + 1)
      let properties = ScalarProperties(codePoint: scalars[index])
      if index > 0, !properties.isDefaultIgnorable {
        let wasElsewhere = isElsewhere
        isElsewhere =
          !cascade.covers(scalar, at: previous)
          && cascade.covers(scalar, at: cascade.fontIndex(for: scalar))
        if isElsewhere != wasElsewhere { cuts.append(UInt32(offset)) }
      }
      offset += Unicode.Scalar(scalars[index]).map { UTF8.width($0) } ?? 0
    }
  }

  /// Whether the primary font has all scalars of a cluster that is not to be drawn as emoji.
  private func isPlain(_ content: Span<UInt8>, range: Range<Int>, first: UInt32) -> Bool {
    guard let base = Unicode.Scalar(first), primary.covers(base) else { return false }
    if first < 0x80, range.count == 1 { return true }
    let properties = ScalarProperties(codePoint: first)
    guard !properties.isEmoji, !properties.isDefaultIgnorable else { return false }
    var offset = decodeScalar(content, at: range.lowerBound).next
    while offset < range.upperBound {
      let (value, next) = decodeScalar(content, at: offset)
      guard let scalar = Unicode.Scalar(value), primary.covers(scalar) else { return false }
      offset = next
    }
    return true
  }
}
