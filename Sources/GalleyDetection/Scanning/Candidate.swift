/// What a rule found, before it is known whether something else comes first.
///
/// It holds no string, so that copies are cheap.
struct Candidate {
  /// UTF-8 offsets into the text.
  var range: Range<Int>
  /// The rule's number, which is its rank.
  var rule: Int
  /// The part without the characters that mark it.
  var value: Range<Int>
  /// The end of the value's first part; the start of the second part is behind a separator.
  var bodyEnd: Int

  init(_ range: Range<Int>, rule: Int) {
    self.init(range, rule: rule, value: range)
  }

  init(_ range: Range<Int>, rule: Int, value: Range<Int>) {
    self.range = range
    self.rule = rule
    self.value = value
    bodyEnd = value.upperBound
  }

  /// Whether it comes before another: leftmost, longest, then by rank.
  func precedes(_ other: Candidate) -> Bool {
    if range.lowerBound != other.range.lowerBound {
      return range.lowerBound < other.range.lowerBound
    }
    if range.upperBound != other.range.upperBound {
      return range.upperBound > other.range.upperBound
    }
    return rule < other.rule
  }
}
