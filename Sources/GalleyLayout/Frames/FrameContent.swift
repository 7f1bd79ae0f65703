import GalleyShaping
import GalleyText

/// What a frame's lines and runs are made of, in flat arrays.
struct FrameContent: Sendable {
  var lines: [LineRecord] = []
  var runs: [RunRecord] = []
  var paragraphs: [ShapedParagraph] = []
  /// Glyphs that belong to one line alone: edges shaped anew, hyphens, justified runs.
  var stores: [GlyphStore] = []

  /// Makes room for more lines, each with at least a run.
  mutating func reserveLines(_ count: Int) {
    if lines.isEmpty {
      lines.reserveCapacity(count)
      runs.reserveCapacity(count)
    }
  }

  /// Keeps glyphs and returns their index.
  mutating func add(_ store: GlyphStore) -> Int {
    stores.append(store)
    return stores.count - 1
  }

  /// The glyphs that a run takes its own from.
  func store(of run: RunRecord) -> GlyphStore {
    if let index = run.store { return stores[index] }
    return paragraphs[run.paragraph].glyphs
  }
}

/// The shared content of a frame's lines and runs.
final class FrameStorage: Sendable {
  let text: AttributedText
  let content: FrameContent

  init(text: AttributedText, content: FrameContent) {
    self.text = text
    self.content = content
  }
}
