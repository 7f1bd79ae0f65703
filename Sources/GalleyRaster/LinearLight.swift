import GalleyText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The sRGB transfer curve (IEC 61966-2-1) as tables.
///
/// Light adds up in linear values, not in encoded ones: a pixel half covered by black on white
/// sends out half the light, which is the encoded value 188.
struct LinearLight: Sendable {
  /// The encoded value of every 14-bit linear value.
  let encodeTable: [UInt8]
  /// The 16-bit linear value of every encoded value.
  let decodeTable: [UInt16]

  static let sRGB = LinearLight()

  private init() {
    decodeTable = (0..<256).map { UInt16((Self.linear(Double($0) / 255) * 65535).rounded()) }
    encodeTable = (0..<16384).map { index in
      UInt8((Self.encoded((Double(index) * 4 + 1.5) / 65535) * 255).rounded())
    }
  }

  /// The linear value, 0 to 65535, of an encoded one.
  func decode(_ value: UInt8) -> UInt32 {
    UInt32(decodeTable[Int(value)])
  }

  /// The encoded value of a linear one, 0 to 65535; undoes `decode` exactly.
  func encode(_ value: UInt32) -> UInt8 {
    encodeTable[Int(value >> 2)]
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : min(1, 1.055 * pow(value, 1 / 2.4) - 0.055)
  }
}

/// A colour prepared for blending: its straight channels encoded and as 16-bit linear values.
struct Paint {
  let color: Color
  let red: UInt32
  let green: UInt32
  let blue: UInt32

  init(_ color: Color, _ light: LinearLight) {
    self.color = color
    red = light.decode(color.red)
    green = light.decode(color.green)
    blue = light.decode(color.blue)
  }
}

extension LinearLight {
  /// What `Paint` opacities are counted in: coverage times alpha, each 0 to 255.
  static let opaque: UInt32 = 255 * 255

  /// Draws a paint over one premultiplied pixel ("source over", Porter and Duff).
  ///
  /// - Parameters:
  ///   - opacity: Coverage times alpha, 0 to 65025; stands in for the paint's own alpha.
  ///   - pixel: The index of the pixel's red byte.
  @inline(__always)
  func blend(
    _ paint: Paint, opacity: UInt32, over bytes: inout MutableSpan<UInt8>, at pixel: Int
  ) {
    if opacity == 0 { return }
    let below = UInt32(bytes[pixel + 3])
    if opacity == Self.opaque {
      bytes[pixel] = paint.color.red
      bytes[pixel + 1] = paint.color.green
      bytes[pixel + 2] = paint.color.blue
      bytes[pixel + 3] = 255
    } else if below == 255 {
      bytes[pixel] = mix(paint.red, decode(bytes[pixel]), opacity)
      bytes[pixel + 1] = mix(paint.green, decode(bytes[pixel + 1]), opacity)
      bytes[pixel + 2] = mix(paint.blue, decode(bytes[pixel + 2]), opacity)
    } else if below == 0 {
      bytes[pixel] = Self.scaled(paint.color.red, opacity)
      bytes[pixel + 1] = Self.scaled(paint.color.green, opacity)
      bytes[pixel + 2] = Self.scaled(paint.color.blue, opacity)
      bytes[pixel + 3] = Self.scaled(255, opacity)
    } else {
      let kept = below * (Self.opaque - opacity) / 255
      let total = opacity + kept
      let share = UInt32(
        (UInt64(opacity) * UInt64(Self.opaque) + UInt64(total / 2)) / UInt64(total))
      let alpha = UInt8(below)
      let red = mix(paint.red, decode(Bitmap.straight(bytes[pixel], alpha)), share)
      let green = mix(paint.green, decode(Bitmap.straight(bytes[pixel + 1], alpha)), share)
      let blue = mix(paint.blue, decode(Bitmap.straight(bytes[pixel + 2], alpha)), share)
      bytes[pixel] = Self.scaled(red, total)
      bytes[pixel + 1] = Self.scaled(green, total)
      bytes[pixel + 2] = Self.scaled(blue, total)
      bytes[pixel + 3] = Self.scaled(255, total)
    }
  }

  /// The encoded mixture of two linear values, `share` of 65025 parts of the first.
  @inline(__always)
  private func mix(_ above: UInt32, _ below: UInt32, _ share: UInt32) -> UInt8 {
    // At most 65535 · 65025 + 32512, which fits.
    encode((above &* share &+ below &* (Self.opaque &- share) &+ Self.opaque / 2) / Self.opaque)
  }

  @inline(__always)
  private static func scaled(_ channel: UInt8, _ opacity: UInt32) -> UInt8 {
    UInt8((UInt32(channel) &* opacity &+ opaque / 2) / opaque)
  }
}
