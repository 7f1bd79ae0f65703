/// A text with attributes for each of its pieces and a style for each of its paragraphs.
///
/// Ranges are half-open and count UTF-8 units of the whole text. A range that cuts a character is
/// allowed; layout keeps a grapheme cluster whole and gives it the attributes of its first unit.
public struct AttributedText: Sendable, Hashable {
  /// A stretch of text with equal attributes.
  public struct Run: Sendable, Hashable {
    /// UTF-8 offsets into the whole text.
    public var range: Range<Int>
    /// What the stretch looks like.
    public var attributes: TextAttributes
  }

  /// A stretch of text whose paragraphs share a style.
  public struct ParagraphRun: Sendable, Hashable {
    /// UTF-8 offsets into the whole text.
    public var range: Range<Int>
    /// How the paragraphs that start inside are set.
    public var style: ParagraphStyle
  }

  /// The characters.
  public private(set) var string: String
  /// The attribute runs: ascending, without gaps, neighbours differing; one for an empty text.
  public private(set) var runs: [Run]
  /// The paragraph style runs: ascending, without gaps, neighbours differing; one for an empty text.
  public private(set) var paragraphRuns: [ParagraphRun]

  /// Creates a text of one run.
  ///
  /// An empty text keeps the attributes: they give its empty line a height.
  public init(
    _ string: String = "", attributes: TextAttributes = TextAttributes(),
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    let count = string.utf8.count
    runs = [Run(range: 0..<count, attributes: attributes)]
    paragraphRuns = [ParagraphRun(range: 0..<count, style: paragraphStyle)]
  }

  /// The length in UTF-8 units.
  public var utf8Count: Int { string.utf8.count }

  /// Adds text at the end; the paragraph style stays that of the end.
  ///
  /// - Complexity: O(*n*) in the added length, amortised.
  public mutating func append(_ text: String, attributes: TextAttributes) {
    let start = utf8Count
    string += text
    string.makeContiguousUTF8()
    let end = utf8Count
    if start == end { return }
    paragraphRuns[paragraphRuns.count - 1].range =
      paragraphRuns[paragraphRuns.count - 1].range.lowerBound..<end
    appendRun(start..<end, attributes)
  }

  /// Adds an attachment at the end, as one U+FFFC.
  ///
  /// - Parameters:
  ///   - attachment: What the character stands for.
  ///   - attributes: The look of the text around it, which an attachment is aligned to.
  public mutating func append(
    _ attachment: InlineAttachment, attributes: TextAttributes = TextAttributes()
  ) {
    var attributes = attributes
    attributes.attachment = attachment
    append("\u{FFFC}", attributes: attributes)
  }

  /// Adds another text with its attributes and paragraph styles at the end.
  ///
  /// - Complexity: O(*n*) in the added length and runs, amortised.
  public mutating func append(_ other: AttributedText) {
    let start = utf8Count
    string += other.string
    string.makeContiguousUTF8()
    if other.utf8Count == 0 { return }
    for run in other.runs {
      appendRun(run.range.lowerBound + start..<run.range.upperBound + start, run.attributes)
    }
    for run in other.paragraphRuns {
      appendParagraphRun(run.range.lowerBound + start..<run.range.upperBound + start, run.style)
    }
  }

  /// Replaces the attributes of a range; an empty range changes nothing, but for an empty text.
  ///
  /// - Precondition: `range` lies inside the text.
  public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
    updateAttributes(in: range) { $0 = attributes }
  }

  /// Changes the attributes of a range run by run; an empty range changes nothing, but for an
  /// empty text.
  ///
  /// - Precondition: `range` lies inside the text.
  /// - Complexity: O(*n*) in the number of runs.
  public mutating func updateAttributes(
    in range: Range<Int>, _ change: (inout TextAttributes) -> Void
  ) {
    checkRange(range)
    let old = runs
    runs.removeAll(keepingCapacity: true)
    for run in old {
      split(run.range, by: range) { part, isInside in
        var attributes = run.attributes
        if isInside { change(&attributes) }
        appendRun(part, attributes)
      }
    }
  }

  /// Sets the style of the paragraphs that start inside a range.
  ///
  /// - Precondition: `range` lies inside the text.
  /// - Complexity: O(*n*) in the number of paragraph runs.
  public mutating func setParagraphStyle(_ style: ParagraphStyle, in range: Range<Int>) {
    checkRange(range)
    let old = paragraphRuns
    paragraphRuns.removeAll(keepingCapacity: true)
    for run in old {
      split(run.range, by: range) { part, isInside in
        appendParagraphRun(part, isInside ? style : run.style)
      }
    }
  }

  /// The attributes at an offset; at the text's end those of the last run.
  ///
  /// - Precondition: `offset` is 0 to the text's length.
  /// - Complexity: O(log *n*) in the number of runs.
  public func attributes(at offset: Int) -> TextAttributes {
    checkRange(offset..<offset)
    return runs[Self.index(in: runs, containing: offset, range: \.range)].attributes
  }

  /// The paragraph style at an offset; at the text's end that of the last run.
  ///
  /// - Precondition: `offset` is 0 to the text's length.
  /// - Complexity: O(log *n*) in the number of paragraph runs.
  public func paragraphStyle(at offset: Int) -> ParagraphStyle {
    checkRange(offset..<offset)
    return paragraphRuns[Self.index(in: paragraphRuns, containing: offset, range: \.range)].style
  }

  private func checkRange(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= utf8Count,
      "AttributedText: range \(range) is outside the text 0..<\(utf8Count)")
  }

  private mutating func appendRun(_ range: Range<Int>, _ attributes: TextAttributes) {
    guard let last = runs.last else {
      runs.append(Run(range: range, attributes: attributes))
      return
    }
    if last.range.isEmpty {
      runs[runs.count - 1] = Run(range: range, attributes: attributes)
    } else if last.attributes == attributes {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(range: range, attributes: attributes))
    }
  }

  private mutating func appendParagraphRun(_ range: Range<Int>, _ style: ParagraphStyle) {
    guard let last = paragraphRuns.last else {
      paragraphRuns.append(ParagraphRun(range: range, style: style))
      return
    }
    if last.range.isEmpty {
      paragraphRuns[paragraphRuns.count - 1] = ParagraphRun(range: range, style: style)
    } else if last.style == style {
      paragraphRuns[paragraphRuns.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      paragraphRuns.append(ParagraphRun(range: range, style: style))
    }
  }
}

/// Calls `body` with the up to three parts of `whole` that lie before, inside and after `range`.
private func split(
  _ whole: Range<Int>, by range: Range<Int>, _ body: (Range<Int>, _ isInside: Bool) -> Void
) {
  if whole.isEmpty {
    body(whole, range == whole)
    return
  }
  let inside = whole.clamped(to: range)
  if range.isEmpty || inside.isEmpty {
    body(whole, false)
    return
  }
  if whole.lowerBound < inside.lowerBound { body(whole.lowerBound..<inside.lowerBound, false) }
  body(inside, true)
  if inside.upperBound < whole.upperBound { body(inside.upperBound..<whole.upperBound, false) }
}

extension AttributedText {
  /// The index of the run that holds `offset`, the last one at the end.
  package static func index<Element>(
    in runs: [Element], containing offset: Int, range: (Element) -> Range<Int>
  ) -> Int {
    min(runs.partitioningIndex { range($0).upperBound > offset }, runs.count - 1)
  }
}
