/// Converts between UTF-8 and UTF-16 offsets of one text, in ascending order at constant cost a unit.
///
/// Keep one map while walking a list of ranges: it continues from where it stopped, and starts again
/// only when asked for an earlier offset.
public struct UTF16Map: Sendable {
  private let text: String
  private var utf8Offset = 0
  private var utf16Offset = 0

  /// Creates a map that stands at the start of the text.
  public init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// The UTF-16 offset of a UTF-8 offset; inside a character it is that of the character's start.
  ///
  /// - Precondition: `offset` is 0 to the text's UTF-8 length.
  /// - Complexity: O(*n*) in the distance from the last offset asked for.
  public mutating func utf16(fromUTF8 offset: Int) -> Int {
    precondition(
      offset >= 0 && offset <= text.utf8.count,
      "UTF16Map: UTF-8 offset \(offset) is outside the text 0...\(text.utf8.count)")
    advance { utf8, _, _ in
      utf8 <= offset
    } rewindWhen: { utf8, _ in
      offset < utf8
    }
    return utf16Offset
  }

  /// The UTF-8 offset of a UTF-16 offset; between two surrogates it is that of the first.
  ///
  /// - Precondition: `offset` is 0 to the text's UTF-16 length.
  /// - Complexity: O(*n*) in the distance from the last offset asked for.
  public mutating func utf8(fromUTF16 offset: Int) -> Int {
    precondition(offset >= 0, "UTF16Map: UTF-16 offset \(offset) is negative")
    advance { _, utf16, _ in
      utf16 <= offset
    } rewindWhen: { _, utf16 in
      offset < utf16
    }
    precondition(
      utf8Offset < text.utf8.count || utf16Offset == offset,
      "UTF16Map: UTF-16 offset \(offset) is outside the text 0...\(utf16Offset)")
    return utf8Offset
  }

  /// Moves on while the end of the next character passes the test.
  private mutating func advance(
    while isWanted: (_ utf8End: Int, _ utf16End: Int, _ width: Int) -> Bool,
    rewindWhen isBehind: (_ utf8: Int, _ utf16: Int) -> Bool
  ) {
    if isBehind(utf8Offset, utf16Offset) {
      utf8Offset = 0
      utf16Offset = 0
    }
    let units = text.utf8
    var index = units.index(units.startIndex, offsetBy: utf8Offset)
    while index < units.endIndex {
      let lead = units[index]
      let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let wide = width == 4 ? 2 : 1
      guard isWanted(utf8Offset + width, utf16Offset + wide, width) else { return }
      utf8Offset += width
      utf16Offset += wide
      units.formIndex(&index, offsetBy: width)
    }
  }
}
