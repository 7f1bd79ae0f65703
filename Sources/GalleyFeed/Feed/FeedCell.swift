public import GalleyText

/// A cell that a feed shows now.
public struct FeedCell: Sendable {
  /// The row of the post.
  public let row: Int
  /// The post's id.
  public let id: String
  /// The cell's place in points from the viewport's top-left corner.
  public let rect: Rect
  /// The cell's bitmaps; `nil` while the row is not loaded, when a plain background stands for it.
  public let drawing: CellDrawing?
}
