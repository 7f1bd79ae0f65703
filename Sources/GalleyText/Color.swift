/// An sRGB colour with straight (not premultiplied) alpha, eight bits a channel.
public struct Color: Sendable, Hashable {
  /// The red channel, 0 to 255, sRGB-encoded.
  public var red: UInt8
  /// The green channel, 0 to 255, sRGB-encoded.
  public var green: UInt8
  /// The blue channel, 0 to 255, sRGB-encoded.
  public var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque), linear.
  public var alpha: UInt8

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// No colour at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#rrggbb` or `#rrggbbaa` (CSS Color 4 hexadecimal notation, long forms).
  ///
  /// - Parameter hex: The notation, digits in either case.
  /// - Returns: `nil` when the text is anything else.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var value: UInt32 = 0
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    if digits.count == 6 { value = value << 8 | 0xFF }
    self.init(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }
}
