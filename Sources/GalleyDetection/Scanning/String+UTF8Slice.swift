extension String {
  /// The part between two UTF-8 offsets; an offset that cuts a scalar counts as the scalar's start.
  func utf8Slice(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
