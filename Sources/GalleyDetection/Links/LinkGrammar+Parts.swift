extension LinkGrammar {
  /// The name and password that end in `@` before a host.
  func userinfo(in text: Span<UInt8>, from start: Int) -> Range<Int>? {
    var index = start
    while index < text.count, index - start <= Self.greatestUserinfo {
      let byte = text[index]
      if byte == UInt8(ascii: "@") { return index > start ? start..<index + 1 : nil }
      guard byte > 0x20, byte < 0x7F, !Self.forbiddenInUserinfo.contains(byte) else { return nil }
      index += 1
    }
    return nil
  }

  private static let greatestUserinfo = 128
  private static let forbiddenInUserinfo: ASCIISet = "/?#[](){}<>\"'\\^`|"

  /// The end of the port after a host, or of the host when there is none; `nil` when what follows
  /// forbids the link.
  func portEnd(in text: Span<UInt8>, from host: Int) -> Int? {
    var index = host
    if host < text.count, text[host] == UInt8(ascii: ":") {
      // What looks like a host is the scheme of an address after a scheme.
      if Self.equals(text, host, "://") { return nil }
      var port = 0
      var end = host + 1
      while end < text.count, text[end] >= 0x30, text[end] <= 0x39, end - host <= 5 {
        port = port * 10 + Int(text[end] - 0x30)
        end += 1
      }
      if end > host + 1, !requiresCleanEnd || port <= 65535 { index = end }
    }
    return !requiresCleanEnd || isCleanEnd(in: text, at: index) ? index : nil
  }

  /// Whether what follows a host lets it be one: no letter, digit, `-`, `_` or symbol, no colon with a
  /// number, no dot with more than punctuation after it.
  private func isCleanEnd(in text: Span<UInt8>, at end: Int) -> Bool {
    guard end < text.count, text[end] < 0x80 else { return true }
    let next = end + 1 < text.count ? text[end + 1] : 0x20
    switch text[end] {
    case UInt8(ascii: ":"): return next < 0x30 || next > 0x39
    case UInt8(ascii: "."):
      return next != UInt8(ascii: "-") && next < 0x80 && !ASCIISet.alphanumerics.contains(next)
        && !Self.symbols.contains(next)
    case let byte:
      return byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_")
        && !ASCIISet.alphanumerics.contains(byte) && !Self.symbols.contains(byte)
    }
  }

  private static let symbols: ASCIISet = "$+=^~"

  /// The end of the path and query after a host, and the offset at which the scan stopped.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: the end of the host and port.
  ///   - wrapper: the character before the link.
  func pathEnd(
    in text: Span<UInt8>, from start: Int, _ wrapper: UInt8
  ) -> (end: Int, scanned: Int)? {
    guard start < text.count, pathStarts.contains(text[start]) else {
      return query == nil ? (start, start) : queryEnd(in: text, from: start)
    }
    var (end, scanned) = path.end(in: text, from: start + 1, wrapper: wrapper)
    // A slash is a path; a question mark or number sign needs something after it.
    if end == start + 1, text[start] != UInt8(ascii: "/") { end = start }
    guard query != nil else { return (end, scanned) }
    let found = queryEnd(in: text, from: end)
    return (found.end, max(scanned, found.scanned))
  }

  /// The end of the path of a host that has a rule; `nil` when it is longer than the rule lets it be.
  func pathEnd(
    in text: Span<UInt8>, from start: Int, _ rule: HostRule
  ) -> (end: Int, scanned: Int)? {
    var end = start
    if start < text.count, text[start] == UInt8(ascii: "/") {
      end += 1
      while end < text.count, rule.characters.contains(text[end]) {
        end += 1
        guard end - start - 1 <= rule.maximumLength else { return nil }
      }
    }
    return rule.allowsQuery ? queryEnd(in: text, from: end) : (end, end)
  }

  /// The end of the query that a question mark at an offset starts, the offset itself when there is
  /// none, and the offset at which the scan stopped.
  func queryEnd(in text: Span<UInt8>, from start: Int) -> (end: Int, scanned: Int) {
    guard start < text.count, text[start] == UInt8(ascii: "?") else { return (start, start) }
    let found = (query ?? path).end(in: text, from: start + 1, wrapper: 0)
    return (found.end > start + 1 ? found.end : start, found.scanned)
  }
}
