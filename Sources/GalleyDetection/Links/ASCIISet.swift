/// A set of ASCII characters, looked up by a shift and a mask.
///
/// It is written as a string literal: `"0123456789"`. Characters beyond ASCII are never members;
/// those of the literal are left out.
public struct ASCIISet: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The characters up to U+003F, one bit each.
  private var low: UInt64
  /// The characters from U+0040 on.
  private var high: UInt64

  /// Creates the set of a string's characters.
  public init(_ characters: String) {
    (low, high) = (0, 0)
    for byte in characters.utf8 where byte < 0x80 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  /// Creates the set of a literal's characters.
  public init(stringLiteral value: String) { self.init(value) }

  /// The letters and digits of ASCII.
  public static let alphanumerics: ASCIISet =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  /// The members of both sets.
  public func union(_ other: ASCIISet) -> ASCIISet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }

  /// Whether a code point is a member.
  @inline(__always)
  func contains(_ value: UInt32) -> Bool {
    if value < 64 { return low >> UInt64(value) & 1 != 0 }
    return value < 128 && high >> UInt64(value & 63) & 1 != 0
  }

  /// Whether a byte of UTF-8 is a member.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { contains(UInt32(byte)) }

  /// A byte with ASCII's capital letters made small.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
