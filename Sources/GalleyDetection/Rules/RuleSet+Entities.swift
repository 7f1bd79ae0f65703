extension RuleSet {
  /// Finds what can be tapped in a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - supplied: What the caller knows already, such as what a server sent beside the text. It is
  ///     in the result as it is; what would overlap it is not.
  /// - Returns: the entities in order, none overlapping another; each starts and ends at a scalar.
  /// - Precondition: supplied entities are not empty, lie inside the text, do not cut a scalar, and
  ///   do not overlap.
  /// - Complexity: O(*n*) in the text's length for any text.
  public func entities(in text: String, supplied: [Entity] = []) -> [Entity] {
    var text = text
    text.makeContiguousUTF8()
    let bytes = text.utf8Span.span
    var sorted = supplied
    if !sorted.isEmpty {
      sorted.sort { $0.range.lowerBound < $1.range.lowerBound }
      check(sorted, in: bytes)
    }
    var scanner = EntityScanner(compiled, supplied: sorted)
    return scanner.scan(bytes)
  }

  private func check(_ supplied: [Entity], in text: Span<UInt8>) {
    var end = 0
    for entity in supplied {
      let range = entity.range
      precondition(
        range.lowerBound >= 0 && range.upperBound <= text.count,
        "RuleSet: supplied entity \(range) is outside the text 0..<\(text.count)")
      precondition(!range.isEmpty, "RuleSet: supplied entity \(range) is empty")
      precondition(
        range.lowerBound >= end,
        "RuleSet: supplied entity \(range) overlaps another that ends at \(end)")
      for offset in [range.lowerBound, range.upperBound] where offset < text.count {
        precondition(
          text[offset] & 0xC0 != 0x80, "RuleSet: supplied entity \(range) cuts a character")
      }
      end = range.upperBound
    }
  }
}
