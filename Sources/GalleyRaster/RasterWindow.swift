/// The part of a larger picture that a bitmap holds, such as a tile of it.
///
/// Everything is rounded in the larger picture's pixels: bitmaps of neighbouring windows are equal,
/// pixel for pixel, to the parts of one large bitmap that was drawn with the same ``reach``.
public struct RasterWindow: Sendable, Hashable {
  /// The column of the picture at the bitmap's left edge, in pixels.
  public var x: Int
  /// The row of the picture at the bitmap's top edge, in pixels.
  public var y: Int
  /// How far above and below its line text is drawn, in points; what reaches further is cut off.
  ///
  /// A line takes the height from its top to the next line's. Only lines that come near the window
  /// are looked at; with infinity, NaN or a negative reach all are, and nothing is cut off.
  public var reach: Double

  /// Creates a window; the default begins at the picture's corner and cuts nothing off.
  public init(x: Int = 0, y: Int = 0, reach: Double = .infinity) {
    self.x = x
    self.y = y
    self.reach = reach
  }
}
