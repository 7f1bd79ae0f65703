/// Where something begins and how high it is, in points from the list's top, growing downward.
public struct VerticalExtent: Sendable, Hashable {
  /// The offset of the top edge.
  public var top: Double
  /// The height; not negative.
  public var height: Double
  /// The offset of the bottom edge.
  public var bottom: Double { top + height }

  /// Creates an extent.
  public init(top: Double, height: Double) {
    self.top = top
    self.height = height
  }
}
