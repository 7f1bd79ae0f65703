import GalleyUnicode

/// A sigil rule made ready for scanning.
///
/// A class, since a structure with so many parts is costly to copy.
final class SigilMatcher: Sendable {
  private let rule: SigilRule
  private let number: Int
  private let firstSigil: UInt32
  private let closers: [UInt32]
  /// The suffix, or one that no text has.
  private let suffix: SigilRule.Suffix
  private let required: CharacterClass
  private let isGated: Bool
  private let asksBefore: Bool
  private let asksAfter: Bool
  private let asksEdges: Bool
  private let names: NameTable

  init(_ rule: SigilRule, number: Int) {
    self.rule = rule
    self.number = number
    firstSigil = rule.sigils[0].value
    suffix = rule.suffix ?? SigilRule.Suffix(separators: .none, body: .none)
    required = rule.required ?? .none.inverted
    isGated = rule.names != nil
    asksBefore = rule.forbiddenBefore != .none
    asksAfter = rule.forbiddenAfter != .none || !rule.forbiddenTextAfter.isEmpty
    asksEdges = rule.forbiddenAtEdges != .none
    names = rule.names ?? NameTable([])
    closers =
      switch rule.closer {
      case .none: []
      case .sigil: rule.sigils.map(\.value)
      case .scalars(let scalars): scalars.map(\.value)
      }
  }

  /// Finds the match that starts at an offset.
  func match(in text: Span<UInt8>, at start: Int) -> Candidate? {
    let (sigil, bodyStart) = decodeScalar(text, at: start)
    guard bodyStart < text.count, isSigil(sigil), isAllowedBefore(start, in: text) else {
      return nil
    }
    if !rule.allowsMarkedSigil && isMark(in: text, at: bodyStart) { return nil }
    guard let bodyEnd = body(in: text, from: bodyStart) else { return nil }
    if closers.isEmpty { return open(in: text, start..<bodyStart, bodyEnd: bodyEnd) }
    return closed(in: text, start..<bodyStart, bodyEnd: bodyEnd)
  }

  @inline(__always)
  private func isSigil(_ value: UInt32) -> Bool {
    if value == firstSigil { return true }
    for sigil in rule.sigils where sigil.value == value { return true }
    return false
  }

  @inline(__always)
  private func isCloser(_ value: UInt32) -> Bool {
    for closer in closers where closer == value { return true }
    return false
  }

  private func isMark(in text: Span<UInt8>, at offset: Int) -> Bool {
    // Below U+0300 there is no mark.
    guard text[offset] >= 0xCC else { return false }
    return ScalarProperties(codePoint: decodeScalar(text, at: offset).value).isMark
  }

  private func isAllowedBefore(_ start: Int, in text: Span<UInt8>) -> Bool {
    guard asksBefore, start > 0, rule.forbiddenBefore.contains(scalarBefore(start, in: text).value)
    else {
      return true
    }
    guard let word = rule.wordBefore?.utf8, start >= word.count else { return false }
    let wordStart = start - word.count
    var offset = wordStart
    for byte in word {
      // Letters of ASCII differ in this bit by case.
      guard (text[offset] ^ byte) & ~0x20 == 0 else { return false }
      offset += 1
    }
    return wordStart == 0
      || !rule.forbiddenBeforeWord.contains(scalarBefore(wordStart, in: text).value)
  }

  /// The end of the body, if it has as many scalars as it should and one that is required.
  private func body(in text: Span<UInt8>, from start: Int) -> Int? {
    let (end, count, hasRequired) = run(
      in: text, from: start, of: rule.body, inner: rule.inner, limit: rule.count.upperBound)
    return count >= rule.count.lowerBound && hasRequired ? end : nil
  }

  /// As many scalars as there are of a class, with others between them.
  private func run(
    in text: Span<UInt8>, from start: Int, of body: CharacterClass, inner: CharacterClass,
    limit: Int
  ) -> (end: Int, count: Int, hasRequired: Bool) {
    var offset = start
    var end = start
    var seen = 0
    var count = 0
    var hasRequired = false
    while offset < text.count && seen < limit {
      let (value, next) = decodeScalar(text, at: offset)
      seen += 1
      if body.contains(value) {
        end = next
        count = seen
        if !hasRequired { hasRequired = required.contains(value) }
      } else if count == 0 || !inner.contains(value) {
        break
      }
      offset = next
    }
    return (end, count, hasRequired)
  }

  private func closed(
    in text: Span<UInt8>, _ sigil: Range<Int>, bodyEnd: Int
  ) -> Candidate? {
    guard bodyEnd < text.count else { return nil }
    let (closer, end) = decodeScalar(text, at: bodyEnd)
    let value = sigil.upperBound..<bodyEnd
    guard isCloser(closer), isAllowedAfter(end, in: text), isKnown(value, in: text) else {
      return nil
    }
    if asksEdges,
      rule.forbiddenAtEdges.contains(decodeScalar(text, at: value.lowerBound).value)
        || rule.forbiddenAtEdges.contains(scalarBefore(bodyEnd, in: text).value)
    {
      return nil
    }
    return Candidate(sigil.lowerBound..<end, rule: number, value: value)
  }

  private func open(in text: Span<UInt8>, _ sigil: Range<Int>, bodyEnd: Int) -> Candidate? {
    guard isKnown(sigil.upperBound..<bodyEnd, in: text) else { return nil }
    if let end = suffixEnd(in: text, from: bodyEnd), isAllowedAfter(end, in: text) {
      var candidate = Candidate(
        sigil.lowerBound..<end, rule: number, value: sigil.upperBound..<end)
      candidate.bodyEnd = bodyEnd
      return candidate
    }
    guard isAllowedAfter(bodyEnd, in: text) else { return nil }
    return Candidate(
      sigil.lowerBound..<bodyEnd, rule: number, value: sigil.upperBound..<bodyEnd)
  }

  private func suffixEnd(in text: Span<UInt8>, from bodyEnd: Int) -> Int? {
    guard bodyEnd < text.count else { return nil }
    let (separator, start) = decodeScalar(text, at: bodyEnd)
    guard suffix.separators.contains(separator), start < text.count else { return nil }
    if let first = suffix.first, !first.contains(decodeScalar(text, at: start).value) {
      return nil
    }
    let (end, count, _) = run(
      in: text, from: start, of: suffix.body, inner: suffix.inner,
      limit: suffix.count.upperBound)
    return count >= suffix.count.lowerBound ? end : nil
  }

  private func isAllowedAfter(_ end: Int, in text: Span<UInt8>) -> Bool {
    guard asksAfter, end < text.count else { return true }
    if rule.forbiddenAfter.contains(decodeScalar(text, at: end).value) { return false }
    for string in rule.forbiddenTextAfter where hasBytes(string, at: end, in: text) {
      return false
    }
    return true
  }

  private func isKnown(_ value: Range<Int>, in text: Span<UInt8>) -> Bool {
    !isGated || names.contains(text, value)
  }
}
