extension LinkGrammar {
  /// The e-mail address around an `@`.
  func email(in text: Span<UInt8>, at mark: Int, notBefore floor: Int) -> LinkMatch? {
    guard findsEmail else { return nil }
    var start = mark
    while start > floor, Self.localCharacters.contains(text[start - 1]) {
      start -= 1
      guard mark - start <= Self.greatestLocal else { return nil }
    }
    guard mayStart(in: text, at: start, forbidden: Self.forbiddenBeforeLocal) else { return nil }
    while start < mark, Self.forbiddenFirst.contains(text[start]) { start += 1 }
    guard start < mark, text[mark - 1] != UInt8(ascii: "."),
      let end = hostEnd(in: text, from: mark + 1, .email),
      portEnd(in: text, from: end) != nil, let host = LinkTarget.host(text, mark + 1..<end)
    else { return nil }
    var target = LinkTarget("mailto:", capacity: end - start)
    target.append(text, start..<mark + 1)
    target.append(host)
    return LinkMatch(range: start..<end, target: target.url)
  }

  /// The address of a scheme such as `mailto`, whose host needs no known domain.
  func address(
    in text: Span<UInt8>, from start: Int, scheme: String, local: Int, _ state: inout State
  ) -> LinkMatch? {
    guard let mark = Self.localEnd(in: text, from: local), mark > local,
      let hostEnd = hostEnd(in: text, from: mark + 1, .scheme),
      portEnd(in: text, from: hostEnd) != nil,
      let host = LinkTarget.host(text, mark + 1..<hostEnd)
    else { return nil }
    let (end, scanned) = queryEnd(in: text, from: hostEnd)
    guard isShort(start..<end, scanned, &state) else { return nil }
    var target = LinkTarget(scheme + ":", capacity: end - start)
    target.append(text, local..<mark + 1)
    target.append(host)
    target.append(text, hostEnd..<end)
    return LinkMatch(range: start..<end, target: target.url)
  }

  /// The `@` that ends the local part which goes on at an offset; `nil` when another character does.
  static func localEnd(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < text.count, index - start <= greatestLocal, localCharacters.contains(text[index])
    {
      index += 1
    }
    return index < text.count && text[index] == UInt8(ascii: "@") ? index : nil
  }

  private static let greatestLocal = 64
  /// What a local part is made of.
  private static let localCharacters = ASCIISet.alphanumerics.union("-;&=+$._\"'")
  /// What it does not start with.
  private static let forbiddenFirst: ASCIISet = ".\"'"
  /// What stands before no address; the local part's characters do where another match ends in it.
  private static let forbiddenBeforeLocal = localCharacters.union("/@")
}
