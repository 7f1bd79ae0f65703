/// Decodes the scalar that starts at an offset of valid UTF-8.
///
/// The span comes from a `String`, so its bytes are valid; the bounds are checked all the same.
///
/// - Returns: the code point and the offset of the next scalar.
@inlinable
@inline(__always)
package func decodeScalar(
  _ utf8: borrowing Span<UInt8>, at offset: Int
) -> (value: UInt32, next: Int) {
  let first = UInt32(utf8[offset])
  if first < 0x80 { return (first, offset + 1) }
  let second = UInt32(utf8[offset + 1] & 0x3F)
  if first < 0xE0 { return ((first & 0x1F) << 6 | second, offset + 2) }
  let third = UInt32(utf8[offset + 2] & 0x3F)
  if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, offset + 3) }
  let fourth = UInt32(utf8[offset + 3] & 0x3F)
  return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, offset + 4)
}
