public import GalleyText

/// A picture in memory: rows of red, green, blue and alpha bytes, top row first.
///
/// Channels are sRGB-encoded and premultiplied after encoding (`stored = encoded · alpha`), as
/// browsers and Core Graphics keep them. Coordinates are in pixels from the top-left corner, x to
/// the right and y downward; pixel (0, 0) covers the square from (0, 0) to (1, 1). Everything that
/// draws into a bitmap blends in linear light and is clipped to its edges.
public struct Bitmap: Sendable, Hashable {
  /// The greatest width or height, in pixels.
  public static let maximumSide = 1_000_000
  /// The greatest number of pixels: 67,108,864, which take 256 MiB.
  public static let maximumPixelCount = 1 << 26

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, `bytesPerRow · height` bytes, without padding between rows.
  public internal(set) var bytes: [UInt8]

  /// The distance from one row to the next: four bytes a pixel.
  public var bytesPerRow: Int { width * 4 }

  /// Creates a bitmap filled with one colour; sides of 0 are allowed.
  ///
  /// - Throws: `RasterError.sizeOutOfBounds` for a negative side, or beyond ``maximumSide`` or
  ///   ``maximumPixelCount``; nothing is allocated then.
  public init(width: Int, height: Int, color: Color = .clear) throws(RasterError) {
    guard (0...Self.maximumSide).contains(width), (0...Self.maximumSide).contains(height),
      width * height <= Self.maximumPixelCount
    else { throw RasterError.sizeOutOfBounds(width: Double(width), height: Double(height)) }
    self.width = width
    self.height = height
    if color.alpha == 0 {
      bytes = [UInt8](repeating: 0, count: width * height * 4)
      return
    }
    let pixel = [
      Self.premultiplied(color.red, color.alpha), Self.premultiplied(color.green, color.alpha),
      Self.premultiplied(color.blue, color.alpha), color.alpha,
    ]
    let row = (0..<width * 4).map { pixel[$0 & 3] }
    bytes = []
    bytes.reserveCapacity(width * height * 4)
    for _ in 0..<height { bytes += row }
  }

  private init() {
    width = 0
    height = 0
    bytes = []
  }

  /// No pixels at all.
  static let empty = Bitmap()

  /// The colour of a pixel with the premultiplication undone; clear pixels are clear black.
  ///
  /// - Precondition: The pixel lies inside the bitmap.
  public subscript(x: Int, y: Int) -> Color {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "Bitmap: pixel (\(x), \(y)) is outside \(width) by \(height)")
    let index = y * bytesPerRow + x * 4
    let alpha = bytes[index + 3]
    return Color(
      red: Self.straight(bytes[index], alpha), green: Self.straight(bytes[index + 1], alpha),
      blue: Self.straight(bytes[index + 2], alpha), alpha: alpha)
  }

  /// The channel times the alpha, rounded.
  static func premultiplied(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
  }

  /// The channel without its alpha, rounded; 0 where the pixel is clear.
  static func straight(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
    if alpha == 255 { return channel }
    if alpha == 0 { return 0 }
    return UInt8(min(255, (UInt32(channel) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that a rectangle touches.
  init(covering rect: Rect) {
    x = pixelIndex(rect.minX.rounded(.down))
    y = pixelIndex(rect.minY.rounded(.down))
    width = pixelIndex(rect.maxX.rounded(.up)) - x
    height = pixelIndex(rect.maxY.rounded(.up)) - y
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A coordinate as an integer: NaN counts as 0, and what is far from every bitmap stays far.
func pixelIndex(_ value: Double) -> Int {
  let limit = 1_073_741_824.0
  return value.isNaN ? 0 : Int(max(-limit, min(limit, value)))
}
