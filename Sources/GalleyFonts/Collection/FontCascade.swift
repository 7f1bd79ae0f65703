import GalleyText
import GalleyUnicode
import Synchronization

/// The fonts that one request may use, in the order in which they are tried.
///
/// A font is known by its index, so that runs compare by small numbers. Which font covers what is
/// known beforehand: choosing one opens no file, only `font(at:)` does, once, behind a lock.
package final class FontCascade: Sendable {
  /// The first font, which gives empty lines their height and draws what no font has.
  package let primary: Font

  private let entries: [FontEntry]
  /// The indices with those of emoji fonts last, and with those of coloured fonts first.
  private let textOrder: [Int]
  private let emojiOrder: [Int]
  private let known = ScalarMemo()
  private let request: FontRequest
  private let fonts: Mutex<[Font?]>

  /// Creates a cascade of faces in order; the last resort stands in for none.
  init(_ entries: [FontEntry], request: FontRequest) {
    let entries = entries.isEmpty ? [FontEntry(FontFace.lastResort)] : entries
    self.entries = entries
    textOrder =
      entries.indices.filter { !entries[$0].isEmojiFont }
      + entries.indices.filter { entries[$0].isEmojiFont }
    emojiOrder =
      entries.indices.filter { entries[$0].descriptor.hasColor }
      + entries.indices.filter { !entries[$0].descriptor.hasColor }
    self.request = request
    primary = entries[0].font(for: request)
    var fonts = [Font?](repeating: nil, count: entries.count)
    fonts[0] = primary
    self.fonts = Mutex(fonts)
  }

  /// The number of fonts, at least 1.
  package var count: Int { entries.count }

  /// The font with an index, opened now if it wasn't.
  ///
  /// - Precondition: `index` is one of this cascade, from 0 up to `count`.
  package func font(at index: Int) -> Font {
    precondition(
      entries.indices.contains(index), "FontCascade: no font \(index) in 0..<\(count)")
    return fonts.withLock { fonts in
      if let font = fonts[index] { return font }
      let font = entries[index].font(for: request)
      fonts[index] = font
      return font
    }
  }

  /// The index of the font that draws a grapheme cluster, all of it.
  ///
  /// The first font wins that covers every scalar of the cluster, or of a canonically equivalent
  /// sequence that shaping can reach. Default ignorables need no glyph: a cluster of nothing else
  /// stays with the font before it, and one of a control character is the primary font's. A cluster
  /// with emoji presentation (UTS #51) looks among the coloured fonts first, all others among those
  /// that are no emoji fonts. When no font covers the whole cluster, the first that covers its base
  /// draws it, else the primary font.
  ///
  /// - Parameters:
  ///   - cluster: The scalars of the grapheme cluster.
  ///   - previous: The index of the font of the cluster before, 0 at the start.
  /// - Complexity: O(1) for a single scalar that was asked for lately, else O(*n*) in fonts and
  ///   scalars; allocates nothing.
  package func fontIndex(for cluster: Span<UInt32>, after previous: Int = 0) -> Int {
    guard cluster.count == 1 else { return search(cluster) ?? previous }
    let scalar = cluster[0]
    if let index = known[scalar] { return index }
    guard let index = search(cluster) else { return previous }
    known[scalar] = index
    return index
  }

  /// Looks through the fonts; `nil` for a cluster that needs no glyph.
  private func search(_ cluster: Span<UInt32>) -> Int? {
    guard let base = base(of: cluster) else { return nil }
    if isControl(cluster[base]) { return 0 }
    let order = EmojiPresentation(of: cluster) == .emoji ? emojiOrder : textOrder
    if let index = firstIndex(covering: cluster, base: base, in: order) { return index }
    if cluster.count == 1 { return 0 }
    return firstIndex(covering: cluster.extracting(base..<base + 1), base: 0, in: order) ?? 0
  }

  /// The font that draws a grapheme cluster; see `fontIndex(for:after:)`.
  package func font(for cluster: Span<UInt32>, after previous: Int = 0) -> Font {
    font(at: fontIndex(for: cluster, after: previous))
  }

  /// Whether the font with an index has what a grapheme cluster needs, however it is spelled.
  package func covers(_ cluster: Span<UInt32>, at index: Int) -> Bool {
    guard let base = base(of: cluster) else { return true }
    let entry = entries[index]
    return entry.covers(cluster, base: base)
      || CanonicalForm(cluster).map { $0.isCovered(by: entry) } ?? false
  }

  /// The place of the first scalar that needs a glyph.
  private func base(of cluster: Span<UInt32>) -> Int? {
    cluster.indices.first { needsGlyph(cluster[$0]) }
  }

  private func firstIndex(
    covering cluster: Span<UInt32>, base: Int, in order: [Int]
  ) -> Int? {
    let direct = order.indices.first { entries[order[$0]].covers(cluster, base: base) }
    if direct != 0, let form = CanonicalForm(cluster) {
      for place in 0..<(direct ?? order.count) where form.isCovered(by: entries[order[place]]) {
        return order[place]
      }
    }
    return direct.map { order[$0] }
  }
}
