/// A four-byte OpenType tag, such as `liga` or `wght` (OpenType, "Data types", Tag).
public struct OpenTypeTag: Sendable, Hashable, RawRepresentable, Comparable {
  /// The four bytes, the first one highest.
  public var rawValue: UInt32

  /// Creates a tag from its four bytes, the first one highest.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Reads a tag of one to four printable ASCII characters, filled up with spaces.
  ///
  /// - Returns: `nil` when the text is empty, longer, or holds anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    var value: UInt32 = 0
    for index in 0..<4 {
      value = value << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20)
    }
    rawValue = value
  }

  /// Tags in the order of their bytes.
  public static func < (left: OpenTypeTag, right: OpenTypeTag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension OpenTypeTag: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a tag from a literal of one to four printable ASCII characters.
  ///
  /// - Precondition: the literal is such a tag.
  public init(stringLiteral value: StaticString) {
    guard let tag = OpenTypeTag(value.description) else {
      preconditionFailure("OpenTypeTag: \"\(value)\" is not one to four printable ASCII characters")
    }
    self = tag
  }

  /// The four characters.
  public var description: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
  }
}

/// An OpenType feature switched to a value: 0 is off, 1 on, more picks an alternate.
public struct FontFeature: Sendable, Hashable {
  /// The feature's tag (OpenType, "Registered features").
  public var tag: OpenTypeTag
  /// 0 for off, 1 for on, or the number of an alternate.
  public var value: UInt32

  /// Creates a feature setting.
  public init(_ tag: OpenTypeTag, _ value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// A position on one axis of a variable font (OpenType `fvar`).
public struct FontVariation: Sendable, Hashable {
  /// The axis, such as `wght` or `opsz`.
  public var tag: OpenTypeTag
  /// The position in the axis' own units; clamped to the axis' range when used.
  public var value: Double

  /// Creates an axis position.
  public init(_ tag: OpenTypeTag, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}
