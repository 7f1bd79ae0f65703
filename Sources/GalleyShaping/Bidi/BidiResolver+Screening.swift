import CFriBidi
import GalleyUnicode

extension BidiResolver {
  /// Whether a text holds any character that could put it, or a part of it, on a level but 0.
  ///
  /// `false` means: no character of class R, AL or AN, no embedding, override or isolate; in a
  /// paragraph that is not right-to-left by its style every character is then on level 0 (UAX #9
  /// P3, X1). The answer may be `true` without need for unassigned code points of those blocks.
  ///
  /// - Complexity: O(*n*), well under a nanosecond a byte for ASCII.
  package static func isNeeded(for utf8: Span<UInt8>) -> Bool {
    let count = utf8.count
    var offset = 0
    while offset < count {
      let lead = utf8[offset]
      // Below U+0590 nothing is right-to-left.
      if lead < 0xD6 {
        offset += 1
        continue
      }
      switch lead {
      case 0xD6:
        if utf8[offset + 1] >= 0x90 { return true }
        offset += 2
      case 0xD7...0xDF:
        // U+05C0 to U+07FF: Hebrew, Arabic, Syriac, Thaana, N'Ko.
        return true
      case 0xE0:
        // U+0800 to U+08FF: Samaritan to Arabic Extended-A.
        if utf8[offset + 1] <= 0xA3 { return true }
        offset += 3
      case 0xE2:
        // U+200F, U+202A to U+202E, U+2066 to U+2069.
        let third = utf8[offset + 2]
        switch utf8[offset + 1] {
        case 0x80 where third == 0x8F || (0xAA...0xAE).contains(third): return true
        case 0x81 where (0xA6...0xA9).contains(third): return true
        default: offset += 3
        }
      case 0xEF:
        // U+FB1D to U+FDFF and U+FE70 to U+FEFE: presentation forms.
        let second = utf8[offset + 1]
        let third = utf8[offset + 2]
        switch second {
        case 0xAC where third >= 0x9D: return true
        case 0xAD...0xB7: return true
        case 0xB9 where third >= 0xB0: return true
        case 0xBA: return true
        case 0xBB where third != 0xBF: return true
        default: offset += 3
        }
      case 0xF0:
        // U+10800 to U+10FFF and U+1E800 to U+1EFFF.
        let second = utf8[offset + 1]
        if (second == 0x90 || second == 0x9E) && utf8[offset + 2] >= 0xA0 { return true }
        offset += 4
      case 0xF1...: offset += 4
      default: offset += 3
      }
    }
    return false
  }

  /// Where the white space at a line's end starts: spaces, separators, isolate formatting and
  /// what X9 removes (UAX #9 L1); the line's end without any.
  ///
  /// - Parameters:
  ///   - utf8: the text as valid UTF-8.
  ///   - line: the line's range in it, on character boundaries.
  package static func trailingWhitespaceStart(
    of utf8: Span<UInt8>, in line: Range<Int>
  ) -> Int {
    var end = line.upperBound
    while end > line.lowerBound {
      var start = end - 1
      while start > line.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
      let bidiClass = ScalarProperties(codePoint: decodeScalar(utf8, at: start).value).bidiClass
      if !FriBidiCharType(bidiClass).isTrailing { break }
      end = start
    }
    return end
  }
}
