public import GalleyText

extension Entity {
  /// The entity's range in UTF-16 units.
  ///
  /// - Parameter map: A map of the scanned text; asking in the entities' order is cheapest.
  public func utf16Range(by map: inout UTF16Map) -> Range<Int> {
    let start = map.utf16(fromUTF8: range.lowerBound)
    return start..<map.utf16(fromUTF8: range.upperBound)
  }
}
