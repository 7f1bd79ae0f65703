extension Array {
  /// The index of the first element that passes a test which all behind it pass too; the count when
  /// none does.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(where test: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
