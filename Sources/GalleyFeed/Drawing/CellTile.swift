/// A part of a cell's picture that one bitmap holds, in pixels from the cell's top-left corner.
public struct CellTile: Sendable, Hashable {
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// The row behind the last one.
  public var maxY: Int { y + height }
}

/// How a cell's picture is cut into bitmaps of a limited size.
struct TileGrid {
  /// The cell's size in pixels.
  let width: Int
  let height: Int
  /// The greatest width and height of a tile.
  let side: Int

  /// The tiles that have rows in a range, row by row.
  ///
  /// - Complexity: O(*n*) in the number of tiles that are answered.
  func tiles(inRows rows: Range<Int>) -> [CellTile] {
    let rows = rows.clamped(to: 0..<height)
    if rows.isEmpty { return [] }
    return stride(from: rows.lowerBound / side * side, to: rows.upperBound, by: side).flatMap { y in
      stride(from: 0, to: width, by: side).map { x in
        CellTile(x: x, y: y, width: min(side, width - x), height: min(side, height - y))
      }
    }
  }
}
