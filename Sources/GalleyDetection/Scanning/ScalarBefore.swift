import GalleyUnicode

/// The scalar that ends at an offset of valid UTF-8; the offset is not the text's start.
func scalarBefore(_ offset: Int, in text: Span<UInt8>) -> (value: UInt32, start: Int) {
  var start = offset - 1
  while start > 0 && text[start] & 0xC0 == 0x80 { start -= 1 }
  return (decodeScalar(text, at: start).value, start)
}

/// Whether a text has the bytes of a string at an offset.
func hasBytes(_ string: String, at offset: Int, in text: Span<UInt8>) -> Bool {
  var offset = offset
  for byte in string.utf8 {
    guard offset < text.count, text[offset] == byte else { return false }
    offset += 1
  }
  return true
}
