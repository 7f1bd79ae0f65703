/// IANA's list of top-level domains.
enum TopLevelDomains {
  /// Whether some bytes are a top-level domain, in ASCII or Unicode, ASCII letters of any case.
  ///
  /// A binary search over the table's bytes: a dozen comparisons.
  static func contains(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count >= 2, range.count <= TopLevelDomainTable.longest else { return false }
    let table = TopLevelDomainTable.domains
    let start = unsafe table.utf8Start
    // Between two entries and around all stands one space: both bounds are offsets of spaces.
    var low = 0
    var high = table.utf8CodeUnitCount - 1
    while low < high {
      var first = (low + high) / 2
      // The search back stops at `low`, itself a space.
      while unsafe start[first] != space { first -= 1 }
      var at = first + 1
      var order = 0
      for index in range {
        let wanted = ASCIISet.lowercased(text[index])
        let found = unsafe start[at]
        if wanted != found {
          order = wanted < found ? -1 : 1
          break
        }
        at += 1
      }
      if order == 0 {
        if unsafe start[at] == space { return true }
        order = -1
      }
      if order < 0 {
        high = first
      } else {
        low = at
        while unsafe start[low] != space { low += 1 }
      }
    }
    return false
  }

  private static let space = UInt8(ascii: " ")
}
