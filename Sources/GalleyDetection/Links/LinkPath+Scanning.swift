import GalleyUnicode

extension LinkPath {
  /// How far the characters of a path go from an offset.
  ///
  /// After 256 bytes in which the path could not end, such as an open bracket's, it ends before them,
  /// so no stretch of text is looked at again and again.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: the first character of the path.
  ///   - wrapper: the character before the link; a quotation mark there ends the path.
  /// - Returns: the end of the path, and the offset at which the scan stopped.
  func end(in text: Span<UInt8>, from start: Int, wrapper: UInt8) -> (end: Int, scanned: Int) {
    var end = start
    var index = start
    var depths = InlineArray<19, Int>(repeating: 0)
    var open = 0
    scan: while index < text.count, index - end <= Self.reach {
      if text[index] | 0x20 == UInt8(ascii: "h"), startsAddress(in: text, at: index, after: start) {
        break
      }
      let piece = piece(in: text, at: index, wrapper: wrapper)
      switch piece.role {
      case .end: break scan
      case .last:
        if open == 0 { end = piece.next }
      case .inner: break
      case .opens(let pair):
        open += 1
        depths[pair] += 1
      case .closes(let pair):
        guard depths[pair] > 0 else { break scan }
        depths[pair] -= 1
        open -= 1
        if open == 0 { end = piece.next }
      }
      index = piece.next
    }
    return (end, index)
  }

  /// The greatest length of what a path cannot end in: brackets, quotation marks, inner characters.
  private static let reach = 256

  /// Whether an address starts right after a character beyond ASCII, in the text that a path goes on
  /// with by mistake.
  private func startsAddress(in text: Span<UInt8>, at index: Int, after start: Int) -> Bool {
    index > start && text[index - 1] >= 0x80
      && (LinkGrammar.equals(text, index, "http://") || LinkGrammar.equals(text, index, "https://"))
  }

  /// What a character does in a path.
  private enum Role {
    case end, last, inner, opens(Int), closes(Int)
  }

  /// The role of the character, or of the quoted text, at an offset.
  @inline(__always)
  private func piece(
    in text: Span<UInt8>, at index: Int, wrapper: UInt8
  ) -> (role: Role, next: Int) {
    let byte = text[index]
    guard byte < 0x80 else {
      let (value, next) = decodeScalar(text, at: index)
      return (role(beyond: value), next)
    }
    if last.contains(byte) { return (.last, index + 1) }
    if quotes.contains(byte) { return quoted(in: text, at: index, wrapper: wrapper) }
    switch byte {
    case UInt8(ascii: "(") where brackets.contains(byte): return (.opens(0), index + 1)
    case UInt8(ascii: "[") where brackets.contains(byte): return (.opens(1), index + 1)
    case UInt8(ascii: "{") where brackets.contains(byte): return (.opens(2), index + 1)
    case UInt8(ascii: ")") where brackets.contains(UInt8(ascii: "(")):
      return (.closes(0), index + 1)
    case UInt8(ascii: "]") where brackets.contains(UInt8(ascii: "[")):
      return (.closes(1), index + 1)
    case UInt8(ascii: "}") where brackets.contains(UInt8(ascii: "{")):
      return (.closes(2), index + 1)
    default: return (inner.contains(byte) ? .inner : .end, index + 1)
    }
  }

  /// The quoted text that starts at an offset, or an apostrophe in a word.
  private func quoted(
    in text: Span<UInt8>, at start: Int, wrapper: UInt8
  ) -> (role: Role, next: Int) {
    let mark = text[start]
    guard mark != wrapper else { return (.end, start) }
    var index = start + 1
    scan: while index < text.count, index - start <= Self.reach {
      let byte = text[index]
      if byte == mark {
        if index > start + 1 { return (.last, index + 1) }
        break
      }
      if byte < 0x80 {
        if byte <= 0x20 || byte == 0x3C || byte == 0x3E || byte == 0x7F { break }
        index += 1
      } else {
        let (value, next) = decodeScalar(text, at: index)
        if case .end = role(beyond: value) { break scan }
        index = next
      }
    }
    guard mark == UInt8(ascii: "'"), start + 1 < text.count else { return (.end, start) }
    let next = text[start + 1]
    let isInWord =
      next >= 0x80 || next == UInt8(ascii: "-") || ASCIISet.alphanumerics.contains(next)
    return (isInWord ? .inner : .end, start + 1)
  }

  /// The role of a scalar beyond ASCII.
  private func role(beyond value: UInt32) -> Role {
    if beyond == .nothing { return .end }
    if beyond != .latinAndCyrillic, LinkScalars.isCJKLetterBlock(value) { return .last }
    let properties = ScalarProperties(codePoint: value)
    if properties.isWhitespace { return .end }
    switch properties.generalCategory {
    case .control: return .end
    case .format: return beyond != .latinAndCyrillic && LinkScalars.isJoiner(value) ? .inner : .end
    case .dashPunctuation where beyond == .latinAndCyrillic: return .inner
    case _ where beyond == .latinAndCyrillic:
      return LinkScalars.isLatin(value) || properties.script == .cyrillic ? .last : .end
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .connectorPunctuation, .dashPunctuation, .otherPunctuation:
      return role(ofPunctuation: value, properties)
    default:
      guard LinkScalars.isFullwidthForm(value) else { return .last }
      return beyond == .untilPunctuation || LinkScalars.isSeparator(value) ? .end : .inner
    }
  }

  /// The role of a punctuation mark where every script may stand.
  private func role(ofPunctuation value: UInt32, _ properties: ScalarProperties) -> Role {
    let isWide =
      switch properties.eastAsianWidth {
      case .wide, .fullwidth, .halfwidth: true
      default: false
      }
    switch beyond {
    case .untilPunctuation where isWide: return .end
    case .untilSentenceMark where LinkScalars.isSentenceMark(value): return .end
    case .untilQuote where (0x300C...0x300F).contains(value): return .end
    default: break
    }
    guard let bracket = LinkScalars.bracket(value) else { return .inner }
    return bracket.opens ? .opens(bracket.pair + 3) : .closes(bracket.pair + 3)
  }
}
