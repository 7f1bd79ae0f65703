/// The box that a frame fills, and how many lines it may take.
public struct Container: Sendable, Hashable {
  /// The distance between the margins, in points; infinite for one line a paragraph, and NaN and
  /// negative values count as 0.
  public var width: Double
  /// The height that lines have to fit in, in points; NaN and negative values count as 0.
  public var height: Double
  /// The greatest number of lines; 0 for any.
  public var maxLines: Int

  /// Creates a container; the default is unlimited.
  public init(width: Double = .infinity, height: Double = .infinity, maxLines: Int = 0) {
    self.width = width
    self.height = height
    self.maxLines = maxLines
  }

  /// The width with invalid values replaced.
  var validWidth: Double { width > 0 ? width : 0 }
  /// The height with invalid values replaced.
  var validHeight: Double { height > 0 ? height : 0 }
}
