/// How much of each pixel a shape covers, 0 to 255.
struct CoverageMask: Sendable, Hashable {
  /// Where the mask lies, in pixels.
  var bounds: PixelRect
  /// Rows of `bounds.width` values, top row first.
  var coverage: [UInt8]

  static let empty = CoverageMask(
    bounds: PixelRect(x: 0, y: 0, width: 0, height: 0), coverage: [])
}
