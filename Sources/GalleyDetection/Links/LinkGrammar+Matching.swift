import GalleyUnicode

extension LinkGrammar {
  /// The link around a trigger: a colon after a scheme, a host's first dot, an address's `@`.
  ///
  /// A scan calls it at every `:`, `.` and `@` that no earlier match covers, from left to right, with
  /// one `state` for the text. All calls together take time linear in the text.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8.
  ///   - trigger: the offset of the colon, dot or `@`.
  ///   - floor: the end of the match before, where the link starts at the earliest.
  ///   - state: what the scan remembers.
  func match(
    in text: Span<UInt8>, at trigger: Int, notBefore floor: Int, state: inout State
  ) -> LinkMatch? {
    guard trigger >= state.barrenEnd else { return nil }
    switch text[trigger] {
    case UInt8(ascii: ":"): return full(in: text, at: trigger, notBefore: floor, &state)
    case UInt8(ascii: "."): return bare(in: text, at: trigger, notBefore: floor, &state)
    case UInt8(ascii: "@"): return email(in: text, at: trigger, notBefore: floor)
    default: return nil
    }
  }

  /// The full address whose scheme ends at a colon.
  private func full(
    in text: Span<UInt8>, at colon: Int, notBefore floor: Int, _ state: inout State
  ) -> LinkMatch? {
    for scheme in schemes {
      let start = colon - scheme.name.utf8.count
      guard start >= floor, Self.equals(text, start, scheme.name),
        mayStart(in: text, at: start, forbidden: forbiddenBeforeScheme)
      else { continue }
      switch scheme.form {
      case .authority:
        guard Self.equals(text, colon + 1, "//") else { return nil }
        let userinfo = allowsUserinfo ? userinfo(in: text, from: colon + 3) : nil
        let hostStart = userinfo?.upperBound ?? colon + 3
        guard let hostEnd = hostEnd(in: text, from: hostStart, .scheme) else { return nil }
        return link(
          in: text, from: start, scheme: scheme.name, userinfo: userinfo,
          host: hostStart..<hostEnd, &state)
      case .address:
        return address(in: text, from: start, scheme: scheme.name, local: colon + 1, &state)
      case .query:
        guard colon + 1 < text.count, text[colon + 1] == UInt8(ascii: "?") else { return nil }
        let (end, scanned) = queryEnd(in: text, from: colon + 1)
        guard end > colon + 1, isShort(start..<end, scanned, &state) else { return nil }
        var target = LinkTarget(scheme.name + ":", capacity: end - start)
        target.append(text, colon + 1..<end)
        return LinkMatch(range: start..<end, target: target.url)
      }
    }
    return nil
  }

  /// The bare domain, or the e-mail address, whose first dot stands at an offset.
  private func bare(
    in text: Span<UInt8>, at dot: Int, notBefore floor: Int, _ state: inout State
  ) -> LinkMatch? {
    guard bareDomains != .none || findsEmail,
      let start = hostStart(in: text, before: dot, notBefore: floor)
    else { return nil }
    if allowsDoubleSlash, start - 2 >= floor, Self.equals(text, start - 2, "//"),
      mayStart(in: text, at: start - 2, forbidden: ASCIISet.alphanumerics.union(":/_"))
    {
      guard let end = hostEnd(in: text, from: start, .scheme), end > dot else { return nil }
      return link(in: text, from: start - 2, scheme: "http", host: start..<end, &state)
    }
    guard bareDomains != .none,
      mayStart(in: text, at: start, forbidden: forbiddenBeforeDomain.union(.alphanumerics)),
      let end = hostEnd(in: text, from: start, .bare)
    else { return nil }
    if findsEmail, let at = Self.localEnd(in: text, from: end),
      let email = email(in: text, at: at, notBefore: floor), email.range.lowerBound <= start
    {
      return email
    }
    return link(in: text, from: start, scheme: "http", host: start..<end, &state)
  }

  /// The link with a host: its port and path are looked for.
  private func link(
    in text: Span<UInt8>, from start: Int, scheme: String, userinfo: Range<Int>? = nil,
    host: Range<Int>, _ state: inout State
  ) -> LinkMatch? {
    guard let port = portEnd(in: text, from: host.upperBound),
      let hostName = LinkTarget.host(text, host)
    else { return nil }
    let rule = hostRules.first { $0.host == hostName }
    guard rule != nil || !requiresHostRule else { return nil }
    let wrapper = start > 0 ? text[start - 1] : 0
    let found =
      rule.map { pathEnd(in: text, from: port, $0) } ?? pathEnd(in: text, from: port, wrapper)
    guard let (end, scanned) = found, isShort(start..<end, scanned, &state) else { return nil }
    var target = LinkTarget(scheme + "://", capacity: end - start)
    if let userinfo { target.append(text, userinfo) }
    target.append(hostName)
    target.append(text, host.upperBound..<end)
    return LinkMatch(range: start..<end, target: target.url)
  }

  /// Whether a link is not too long; where it is, nothing up to where the scan stopped is a link.
  func isShort(_ range: Range<Int>, _ scanned: Int, _ state: inout State) -> Bool {
    if range.count <= maximumLength { return true }
    state.barrenEnd = scanned
    return false
  }

  /// Whether a link may start at an offset, by the character before it.
  func mayStart(in text: Span<UInt8>, at start: Int, forbidden: ASCIISet) -> Bool {
    guard start > 0 else { return true }
    let value = scalarBefore(start, in: text).value
    if value < 0x80 { return !forbidden.contains(value) }
    // The fullwidth forms of `#`, `$` and `@`.
    if value == 0xFF03 || value == 0xFF04 || value == 0xFF20 {
      return !forbidden.contains(value - 0xFEE0)
    }
    return !LinkScalars.isLatin(value)
  }

  /// Whether a text stands at an offset, ASCII letters of any case.
  static func equals(_ text: Span<UInt8>, _ start: Int, _ other: String) -> Bool {
    guard start + other.utf8.count <= text.count else { return false }
    var index = start
    for byte in other.utf8 {
      guard ASCIISet.lowercased(text[index]) == byte else { return false }
      index += 1
    }
    return true
  }
}
