import GalleyUnicode

extension LinkGrammar {
  /// Where a host stands, which tells what it may be.
  enum HostPlace {
    /// After a scheme.
    case scheme
    /// By itself.
    case bare
    /// After `@` in an address without a scheme.
    case email
  }

  /// One label of a host.
  private struct Label {
    var range: Range<Int>
    var isASCII = true
    var hasUnderscore = false
    /// Whether it has at most 63 characters, none of `-` and `_` at its ends.
    var isValid = true
    /// The number up to 255 that it is.
    var octet: Int?
  }

  /// The end of the host that starts at an offset; `nil` when none does.
  func hostEnd(in text: Span<UInt8>, from start: Int, _ place: HostPlace) -> Int? {
    var index = start
    var last: Label?
    var beforeLast: Label?
    var count = 0
    var octets = 0
    var known: Int?
    var endsInCut = false
    while index - start <= Self.greatestHostSize {
      let label = label(in: text, from: index, place)
      var domain: Int?
      if let last, !last.hasUnderscore {
        domain = domainEnd(in: text, label, place)
        known = domain ?? known
      }
      guard !label.range.isEmpty, label.isValid else { break }
      endsInCut = domain.map { $0 < label.range.upperBound } ?? false
      (beforeLast, last) = (last, label)
      count += 1
      octets += label.octet == nil ? 0 : 1
      let end = label.range.upperBound
      guard end < text.count, text[end] == UInt8(ascii: ".") else { break }
      index = end + 1
    }
    if place == .bare, allowsBareAddresses, count == 4, octets == 4 {
      return last?.range.upperBound
    }
    if place != .scheme || requiresKnownDomain || endsInCut { return known }
    guard let last, !last.hasUnderscore, beforeLast?.hasUnderscore != true else { return nil }
    return last.range.upperBound
  }

  /// The start of the host whose first dot stands at an offset; `nil` when the dot is not the first
  /// one or no label stands before it.
  ///
  /// Only a host's first dot leads to its scan, so each host is scanned once.
  func hostStart(in text: Span<UInt8>, before dot: Int, notBefore floor: Int) -> Int? {
    var start = dot
    var follower: UInt32 = 0
    while start > floor {
      let (value, index) = scalarBefore(start, in: text)
      guard isLabel(value, .bare), !(splits(.bare) && Self.changesScript(value, follower)) else {
        break
      }
      follower = value
      start = index
      guard dot - start <= 4 * Self.greatestLabel else { return nil }
    }
    guard start < dot else { return nil }
    return start > floor && text[start - 1] == UInt8(ascii: ".") ? nil : start
  }

  /// The greatest size of a label in octets.
  static let greatestLabel = 63
  /// The greatest size of a host in UTF-8: 253 scalars.
  private static let greatestHostSize = 4 * 253

  private func label(in text: Span<UInt8>, from start: Int, _ place: HostPlace) -> Label {
    var label = Label(range: start..<start, octet: 0)
    var index = start
    var previous: UInt32 = 0
    var count = 0
    while index < text.count, count <= Self.greatestLabel {
      let (value, next) = decodeScalar(text, at: index)
      guard isLabel(value, place) else { break }
      if splits(place), count > 0, Self.changesScript(previous, value) { break }
      if value < 0x80 {
        if value == 0x5F { label.hasUnderscore = true }
        let digit = Int(value) - 0x30
        label.octet = label.octet.flatMap {
          (0...9).contains(digit) && count < 3 && $0 * 10 + digit <= 255 ? $0 * 10 + digit : nil
        }
      } else {
        label.isASCII = false
        label.octet = nil
      }
      previous = value
      index = next
      count += 1
    }
    label.range = start..<index
    guard count > 0 else { return label }
    label.isValid =
      count <= Self.greatestLabel && !Self.isJoint(UInt32(text[start])) && !Self.isJoint(previous)
    return label
  }

  /// Whether a scalar may stand in a label.
  @inline(__always)
  private func isLabel(_ value: UInt32, _ place: HostPlace) -> Bool {
    if value < 0x80 {
      return ASCIISet.alphanumerics.contains(value) || value == 0x2D
        || value == 0x5F && allowsUnderscores
    }
    return place != .scheme && bareDomains == .latin
      ? LinkScalars.isLatin(value) : LinkScalars.isLabel(value)
  }

  private static func isJoint(_ value: UInt32) -> Bool { value == 0x2D || value == 0x5F }

  /// Whether a label ends where CJK and ASCII letters meet.
  private func splits(_ place: HostPlace) -> Bool {
    place != .scheme && bareDomains == .anyScript
  }

  /// Whether one of two neighbours is a letter or digit of ASCII and the other of a CJK script.
  private static func changesScript(_ first: UInt32, _ second: UInt32) -> Bool {
    ASCIISet.alphanumerics.contains(first) && LinkScalars.isCJK(second)
      || LinkScalars.isCJK(first) && ASCIISet.alphanumerics.contains(second)
  }
}

extension LinkGrammar {
  /// The end of the top-level domain that a label is or starts with.
  private func domainEnd(in text: Span<UInt8>, _ label: Label, _ place: HostPlace) -> Int? {
    if let end = domainEnd(in: text, label) { return end }
    // Where labels are Latin, the last one may be of any script all the same.
    let end = label.range.upperBound
    guard bareDomains == .latin, place != .scheme, end < text.count, text[end] >= 0x80 else {
      return nil
    }
    return domainEnd(in: text, self.label(in: text, from: label.range.lowerBound, .scheme))
  }

  private func domainEnd(in text: Span<UInt8>, _ label: Label) -> Int? {
    let range = label.range
    if label.isASCII {
      guard TopLevelDomains.contains(text, range) else { return nil }
      return mayFollowDomain(text, range.upperBound) ? range.upperBound : nil
    }
    // The label in small letters, and where each of its characters ends in both forms.
    var lowered: [UInt8] = []
    var ends: [(lowered: Int, original: Int)] = []
    var ascii = 0
    var index = range.lowerBound
    while index < range.upperBound, lowered.count <= TopLevelDomainTable.longest {
      let (value, next) = decodeScalar(text, at: index)
      lowered.append(contentsOf: LinkTarget.lowercased(value).utf8)
      if value < 0x80, ascii == ends.count { ascii += 1 }
      ends.append((lowered.count, next))
      index = next
    }
    while let end = ends.popLast() {
      let isWhole = end.original == range.upperBound
      // Where ASCII letters end before letters of another script, a domain ends too.
      let isCut = ends.count + 1 == ascii && !startsLatin(text, end.original)
      guard isWhole || isCut || bareDomains == .latin else { continue }
      if mayFollowDomain(text, end.original),
        TopLevelDomains.contains(lowered.span, 0..<end.lowered)
      {
        return end.original
      }
    }
    return nil
  }

  /// Whether an accented Latin letter starts at an offset.
  private func startsLatin(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    LinkScalars.isLatin(decodeScalar(text, at: offset).value)
  }

  /// Whether a domain may end before an offset: no letter, digit, `@`, `+` or `-` of ASCII follows.
  private func mayFollowDomain(_ text: Span<UInt8>, _ end: Int) -> Bool {
    guard end < text.count else { return true }
    let byte = text[end]
    return !ASCIISet.alphanumerics.contains(byte) && byte != 0x40 && byte != 0x2B && byte != 0x2D
  }
}
