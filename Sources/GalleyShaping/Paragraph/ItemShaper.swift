import CHarfBuzz
import GalleyFonts
import GalleyUnicode

/// Shapes one item and appends its glyphs to the working memory's.
struct ItemShaper {
  let item: ShapedParagraph.Item
  /// The paragraph's offset in the whole text.
  let base: Int
  let memory: ShapingMemory

  /// Shapes the item; the rest of the paragraph's content is its context.
  ///
  /// - Parameter usingWords: Whether known words are taken from the cache.
  func shape(_ content: Span<UInt8>, usingWords: Bool) {
    let range = item.range.lowerBound - base..<item.range.upperBound - base
    if usingWords, let plan = memory.words.plan(for: item) {
      shapeWords(content, range: range, plan: plan)
    } else {
      shape(content, range: range)
    }
  }

  private func shapeWords(_ content: Span<UInt8>, range: Range<Int>, plan: Int) {
    memory.splitter.split(content, range: range)
    let ends = memory.splitter.ends
    // Glyphs are in visual order, so the last word of right-to-left text comes first.
    for place in ends.indices {
      let word = item.isRightToLeft ? ends.count - 1 - place : place
      let start = word == 0 ? range.lowerBound : ends[word - 1]
      shapeWord(content, range: start..<ends[word], plan: plan)
    }
  }

  private func shapeWord(_ content: Span<UInt8>, range: Range<Int>, plan: Int) {
    guard range.count <= WordCache.longestWord, WordSplitter.standsAlone(range, in: content),
      !startsWithMark(content, at: range.lowerBound)
    else {
      shape(content, range: range)
      return
    }
    let word = content.extracting(range)
    let offset = base + range.lowerBound
    let hash = WordCache.hash(of: word, plan: plan)
    if memory.words.append(word, hash: hash, plan: plan, offset: offset, to: &memory.glyphs) {
      return
    }
    let first = memory.glyphs.count
    shape(content, range: range)
    memory.words.insert(
      word, hash: hash, plan: plan, offset: offset, shaped: memory.glyphs[first...])
  }

  private func startsWithMark(_ content: Span<UInt8>, at offset: Int) -> Bool {
    content[offset] >= 0x80
      && ScalarProperties(codePoint: decodeScalar(content, at: offset).value).isMark
  }

  /// Shapes a part of the item in one go.
  private func shape(_ content: Span<UInt8>, range: Range<Int>) {
    let style = item.style
    memory.buffer.fill(from: content, range: range)
    // A mark that starts the paragraph gets a dotted circle to stand on.
    unsafe memory.buffer.setSegment(
      isRightToLeft: item.isRightToLeft, script: hb_script_t(item.script.iso15924),
      language: style.language,
      flags: range.lowerBound == 0 ? HB_BUFFER_FLAG_BOT : HB_BUFFER_FLAG_DEFAULT)
    unsafe style.font.withHarfBuzzFont {
      unsafe memory.buffer.shape(with: $0, features: style.features)
    }
    memory.buffer.appendGlyphs(base: base, to: &memory.glyphs)
  }
}
