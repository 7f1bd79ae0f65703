import GalleyText
import GalleyUnicode
import Synchronization

/// The fonts that one request may use, in the order in which they are tried.
///
/// A font is known by its index, so that runs compare by small numbers. Which font covers what is
/// known beforehand: choosing one opens no file, only `font(at:)` does, once, behind a lock.
package final class FontCascade: Sendable {
  private struct Candidate {
    let entry: FontEntry
    let hasColor: Bool
    /// Whether this is a coloured font of emoji: not for other text, though it may have digits.
    ///
    /// Coloured fonts of letters are like any other.
    let isEmojiFont: Bool

    init(_ entry: FontEntry) {
      self.entry = entry
      hasColor = entry.descriptor.hasColor
      isEmojiFont =
        hasColor && Self.pictographs.contains { Unicode.Scalar($0).map(entry.covers) ?? false }
    }

    private static let pictographs: ClosedRange<UInt32> = 0x1F300...0x1FAFF

    func suits(emoji: Bool) -> Bool {
      emoji ? hasColor : !isEmojiFont
    }
  }

  /// The first font, which gives empty lines their height and draws what no font has.
  package let primary: Font

  private let candidates: [Candidate]
  private let request: FontRequest
  private let fonts: Mutex<[Font?]>

  /// Creates a cascade of faces in order; the last resort stands in for none.
  init(_ entries: [FontEntry], request: FontRequest) {
    let entries = entries.isEmpty ? [FontEntry(FontFace.lastResort)] : entries
    candidates = entries.map(Candidate.init)
    self.request = request
    primary = entries[0].font(for: request)
    var fonts = [Font?](repeating: nil, count: entries.count)
    fonts[0] = primary
    self.fonts = Mutex(fonts)
  }

  /// The number of fonts, at least 1.
  package var count: Int { candidates.count }

  /// The font with an index, opened now if it wasn't.
  ///
  /// - Precondition: `index` is one of this cascade, from 0 up to `count`.
  package func font(at index: Int) -> Font {
    precondition(
      candidates.indices.contains(index), "FontCascade: no font \(index) in 0..<\(count)")
    return fonts.withLock { fonts in
      if let font = fonts[index] { return font }
      let font = candidates[index].entry.font(for: request)
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
  /// - Complexity: O(*n*) in fonts and scalars, without allocation: a nanosecond or two a font.
  package func fontIndex(for cluster: Span<UInt32>, after previous: Int = 0) -> Int {
    guard let base = cluster.indices.first(where: { needsGlyph(cluster[$0]) }) else {
      return previous
    }
    if isControl(cluster[base]) { return 0 }
    let emoji = hasEmojiPresentation(cluster)
    return firstIndex(covering: cluster, emoji: emoji)
      ?? (cluster.count > 1
        ? firstIndex(covering: cluster.extracting(base..<base + 1), emoji: emoji) : nil)
      ?? 0
  }

  /// The font that draws a grapheme cluster; see `fontIndex(for:after:)`.
  package func font(for cluster: Span<UInt32>, after previous: Int = 0) -> Font {
    font(at: fontIndex(for: cluster, after: previous))
  }

  private func firstIndex(covering cluster: Span<UInt32>, emoji: Bool) -> Int? {
    var form = LazyCanonicalForm()
    for suiting in [true, false] {
      for index in candidates.indices where candidates[index].suits(emoji: emoji) == suiting {
        let entry = candidates[index].entry
        if entry.covers(cluster) || form.isCovered(cluster, by: entry) { return index }
      }
    }
    return nil
  }
}
