extension ListViewport {
  /// Changes the list, and moves the viewport so that what is seen stays where it is.
  ///
  /// The first row that begins in the viewport keeps its distance from the viewport's top edge, or, if
  /// none begins there, the row that fills it. When the change removes or moves that row the next one
  /// that is seen takes its part. When it removes all that are seen, what comes after them is at the
  /// top. The viewport stays within its limits, or as far over them as it was pulled.
  ///
  /// - Parameters:
  ///   - change: What changes.
  ///   - keepsVisible: Whether what is seen is kept; otherwise the offset is.
  /// - Returns: Where the rows are afterwards.
  /// - Precondition: The list has all rows, sections and places that the change names.
  /// - Complexity: As the change itself, for each row that is seen.
  @discardableResult
  public mutating func apply(_ change: ListChange, keepsVisible: Bool = true) -> RowMapping {
    let anchors = keepsVisible ? anchors : []
    let pull = pull
    let mapping = metrics.apply(change)
    let leaving = mapping.leavingRows ?? 0..<0
    var moved = offset
    if let anchor = anchors.first(where: { !leaving.contains($0.row) }),
      let row = mapping.newRow(of: anchor.row)
    {
      moved += metrics.offset(ofRow: row) - anchor.top
    } else if !anchors.isEmpty {
      let next = leaving.lowerBound
      let top = next < metrics.rowCount ? metrics.offset(ofRow: next) : metrics.totalHeight
      moved = min(moved, top)
    }
    let limits = limits
    offset = min(
      max(moved, limits.lowerBound + min(pull, 0)), limits.upperBound + max(pull, 0))
    return mapping
  }

  /// The rows that may hold the viewport, the best first, with their offsets: those that begin in it,
  /// then the one that only ends in it or fills it, or the next one where no row is seen.
  private var anchors: [(row: Int, top: Double)] {
    let visible = visibleRows
    if visible.isEmpty {
      let next = visible.lowerBound
      return next < metrics.rowCount ? [(next, metrics.offset(ofRow: next))] : []
    }
    let rows = visible.map { (row: $0, top: metrics.offset(ofRow: $0)) }
    return rows.filter { $0.top >= offset } + rows.filter { $0.top < offset }
  }
}
