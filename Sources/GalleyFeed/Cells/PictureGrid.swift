public import GalleyText

/// Where the placeholders of a post's pictures stand.
///
/// One picture is wide, two and four stand in two columns, others in three; all but a single one are
/// squares of a third of the width. Nine are shown at most.
public struct PictureGrid: Sendable, Hashable {
  /// The greatest number of placeholders.
  public static let maximumCount = 9

  /// The placeholders, row by row, in whole points.
  public let frames: [Rect]
  /// The number of pictures that have no placeholder.
  public let hiddenCount: Int

  /// Places the pictures of a post.
  ///
  /// - Parameters:
  ///   - count: The number of pictures; a negative one counts as 0.
  ///   - origin: The top-left corner of the first.
  ///   - width: The room for a row.
  ///   - spacing: The distance between two.
  init(count: Int, at origin: Point, width: Double, spacing: Double) {
    let shown = max(0, min(count, Self.maximumCount))
    hiddenCount = max(0, count) - shown
    if shown == 1 {
      let side = (width * 0.62).rounded(.down)
      frames = [
        Rect(x: origin.x, y: origin.y, width: side, height: (side * 0.75).rounded(.down))
      ]
      return
    }
    let columns = shown == 2 || shown == 4 ? 2 : 3
    let side = max(1, ((width - 2 * spacing) / 3).rounded(.down))
    frames = (0..<shown).map { index in
      Rect(
        x: origin.x + Double(index % columns) * (side + spacing),
        y: origin.y + Double(index / columns) * (side + spacing), width: side, height: side)
    }
  }

  /// The bottom of the last row; `nil` without pictures.
  var bottom: Double? { frames.last?.maxY }
}
