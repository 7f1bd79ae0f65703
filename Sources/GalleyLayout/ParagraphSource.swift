import GalleyFonts
import GalleyShaping
import GalleyText
import Synchronization

/// The paragraphs of a text, found and shaped when they are asked for.
///
/// What was found is shared between threads behind a mutex; shaping happens outside of it, and when
/// two threads shape the same paragraph the first result is kept (they are equal).
final class ParagraphSource: Sendable {
  private struct State: Sendable {
    var scanner: ParagraphScanner
    var bounds: [ParagraphBounds] = []
    var shaped: [ShapedParagraph?] = []
  }

  let text: AttributedText
  let fonts: FontCollection
  let options: LayoutOptions
  /// The end of each attribute run, in UTF-8 offsets.
  let runEnds: [Int]
  private let attachments: [Int: AttachmentSize]
  private let keepsParagraphs: Bool
  private let state: Mutex<State>

  /// - Parameter keepsParagraphs: Whether shaped paragraphs are kept for the next time.
  init(
    text: AttributedText, fonts: FontCollection, options: LayoutOptions, keepsParagraphs: Bool
  ) {
    self.text = text
    self.fonts = fonts
    self.options = options
    runEnds = text.runs.map(\.range.upperBound)
    attachments = Self.sizes(in: text)
    self.keepsParagraphs = keepsParagraphs
    state = Mutex(
      State(
        scanner: ParagraphScanner(opensFinalParagraph: options.opensLineAfterFinalSeparator)))
  }

  var hasAttachments: Bool { !attachments.isEmpty }

  func makeShaper() -> ParagraphShaper {
    ParagraphShaper(
      text: text, fonts: fonts, opensFinalLine: options.opensLineAfterFinalSeparator,
      attachments: attachments)
  }

  /// Asks every attachment for its size, once.
  private static func sizes(in text: AttributedText) -> [Int: AttachmentSize] {
    var sizes: [Int: AttachmentSize] = [:]
    for index in text.runs.indices {
      if let attachment = text.runs[index].attributes.attachment {
        sizes[index] = AttachmentSize(asking: attachment)
      }
    }
    return sizes
  }

  /// The paragraph at an index; `nil` after the last one.
  ///
  /// - Parameter shaper: The shaper to use; made when the paragraph is the first to need one.
  func paragraph(at index: Int, shaper: inout ParagraphShaper?) -> ShapedParagraph? {
    let known = state.withLock { state -> (bounds: ParagraphBounds, shaped: ShapedParagraph?)? in
      find(index, in: &state)
      return index < state.bounds.count ? (state.bounds[index], state.shaped[index]) : nil
    }
    guard let known else { return nil }
    if let shaped = known.shaped { return shaped }
    let used = shaper ?? makeShaper()
    shaper = used
    let paragraph = used.shape(known.bounds)
    guard keepsParagraphs else { return paragraph }
    return state.withLock { state in
      if let first = state.shaped[index] { return first }
      state.shaped[index] = paragraph
      return paragraph
    }
  }

  /// About `length` units from the start of a long paragraph that is not known yet, shaped as if they
  /// were all of it; `nil` when the whole paragraph has to be asked for.
  ///
  /// Lines that end well before the prefix does (`ParagraphPrefix.margin`) are those of the paragraph.
  func prefix(
    ofParagraphAt index: Int, length: Int, shaper: inout ParagraphShaper?
  ) -> ShapedParagraph? {
    let start = state.withLock { state in
      index == state.bounds.count
        ? state.scanner.startOfParagraph(longerThan: length, in: text.string) : nil
    }
    guard let start,
      let end = ParagraphPrefix.end(
        of: text.string.utf8.span, from: start, length: length,
        direction: text.paragraphStyle(at: start).direction)
    else { return nil }
    let used = shaper ?? makeShaper()
    shaper = used
    return used.shape(ParagraphBounds(range: start..<end, contentEnd: end))
  }

  /// Where the paragraph at an index stands; `nil` after the last one.
  func bounds(at index: Int) -> ParagraphBounds? {
    state.withLock { state in
      find(index, in: &state)
      return state.bounds.indices.contains(index) ? state.bounds[index] : nil
    }
  }

  /// The index of the paragraph that holds an offset; the last one at the text's end.
  func index(containing offset: Int) -> Int {
    state.withLock { state in
      while state.bounds.last.map({ $0.range.upperBound <= offset }) ?? true {
        let count = state.bounds.count
        find(count, in: &state)
        if state.bounds.count == count { break }
      }
      return AttributedText.index(in: state.bounds, containing: offset, range: \.range)
    }
  }

  /// Scans on until the paragraph at an index is known, or the text ends.
  private func find(_ index: Int, in state: inout State) {
    while state.bounds.count <= index, let next = state.scanner.next(in: text.string) {
      state.bounds.append(next)
      state.shaped.append(nil)
    }
  }
}
