/// A script, a value of the property Script (UAX #24).
///
/// The scripts are static members, such as ``latin`` or ``arabic``.
public struct Script: RawRepresentable, Sendable, Hashable {
  /// The script's number in this version's tables; not stable from version to version.
  public let rawValue: UInt8

  /// Creates a script from its number in the tables.
  ///
  /// - Parameter rawValue: a number below the number of scripts; greater ones give ``unknown``.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue < Self.count ? rawValue : 2
  }

  /// Creates a script from its code in ISO 15924, as four ASCII bytes, the first the highest.
  ///
  /// The initializer answers `nil` for codes that are no value of the property Script. It takes
  /// time linear in the number of scripts.
  public init?(iso15924 code: UInt32) {
    for index in Self.isoCodes.indices where Self.isoCodes[index] == code {
      self.init(rawValue: UInt8(index))
      return
    }
    return nil
  }

  /// The code in ISO 15924 as four ASCII bytes, the first the highest.
  public var iso15924: UInt32 { Self.isoCodes[Int(rawValue)] }

  /// Whether most letters of the script run from right to left.
  public var isRightToLeft: Bool { isMember(of: Self.rightToLeft) }

  /// Whether the letters of the script connect to each other, as in Arabic or Mongolian.
  public var isCursive: Bool { isMember(of: Self.cursive) }

  /// Whether the script is a real one: neither common nor inherited nor unknown.
  public var isSpecific: Bool { rawValue > 2 }

  private func isMember(of words: InlineArray<3, UInt64>) -> Bool {
    words[Int(rawValue >> 6)] >> UInt64(rawValue & 63) & 1 != 0
  }
}

extension Script: CustomStringConvertible {
  /// The script's code in ISO 15924, such as `Latn`.
  public var description: String {
    let code = iso15924
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
