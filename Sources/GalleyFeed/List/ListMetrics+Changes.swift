extension ListMetrics {
  /// Makes a change.
  ///
  /// - Returns: Where the rows are afterwards.
  /// - Precondition: The list has all rows, sections and places that the change names.
  @discardableResult
  public mutating func apply(_ change: ListChange) -> RowMapping {
    switch change {
    case .insertRows(let heights, let path):
      let place = place(of: path)
      tree.insert(Self.items(ofRows: heights), at: place.position)
      return .inserted(at: place.row, count: heights.count)
    case .removeRows(let rows):
      check(rows: rows)
      for piece in pieces(of: rows).reversed() { tree.remove(piece) }
      return .removed(rows)
    case .moveRows(let rows, let path):
      return moveRows(rows, to: path)
    case .resizeRows(let first, let heights):
      resizeRows(from: first, heights: heights)
      return .same
    case .insertSections(let sections, let index):
      precondition(
        index >= 0 && index <= sectionCount,
        "section \(index) is outside of the list's 0...\(sectionCount)")
      let before = found(section: index).before
      tree.insert(sections.flatMap(Self.items), at: before.items)
      return .inserted(at: before.rows, count: sections.reduce(0) { $0 + $1.rows.count })
    case .removeSections(let sections):
      check(sections: sections)
      let found = (found(section: sections.lowerBound), found(section: sections.upperBound))
      tree.remove(found.0.before.items..<found.1.before.items)
      return .removed(found.0.before.rows..<found.1.before.rows)
    case .moveSections(let sections, let index):
      return moveSections(sections, to: index)
    case .resizeHeader(let section, let height):
      check(section: section)
      let position = found(section: section).before.items
      tree.replace(
        position..<position + 1,
        with: [HeightTree.Item(.header, units: HeightUnit.units(height))])
      return .same
    case .resizeFooter(let section, let height):
      check(section: section)
      let position = found(section: section + 1).before.items - 1
      tree.replace(
        position..<position + 1,
        with: [HeightTree.Item(.footer, units: HeightUnit.units(height))])
      return .same
    }
  }

  /// The path that puts a new row before another, into its section; at the number of rows, the end of
  /// the last section.
  ///
  /// - Precondition: `row` is at most the number of rows, and the list has a section.
  public func path(forInsertingAt row: Int) -> RowPath {
    precondition(
      row >= 0 && row <= rowCount && sectionCount > 0,
      "no section of \(sectionCount) has a place for row \(row) of 0...\(rowCount)")
    if row < rowCount { return path(ofRow: row) }
    let last = sectionCount - 1
    return RowPath(section: last, row: rows(inSection: last).count)
  }

  /// The position in the tree of a path for insertion, and the number that a row gets there.
  private func place(of path: RowPath) -> (position: Int, row: Int) {
    check(section: path.section)
    let header = found(section: path.section).before
    let next = found(section: path.section + 1).before
    precondition(
      path.row >= 0 && path.row <= next.rows - header.rows,
      "row \(path.row) is outside of section \(path.section)'s 0...\(next.rows - header.rows)")
    return (header.items + 1 + path.row, header.rows + path.row)
  }

  /// The positions in the tree of some rows, one range for each section that they touch.
  private func pieces(of rows: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var row = rows.lowerBound
    while row < rows.upperBound {
      let before = found(row: row).before
      let end = min(rows.upperBound, found(section: before.headers).before.rows)
      pieces.append(before.items..<before.items + end - row)
      row = end
    }
    return pieces
  }

  private mutating func moveRows(_ rows: Range<Int>, to path: RowPath) -> RowMapping {
    check(rows: rows)
    var moved = HeightTree.none
    for piece in pieces(of: rows).reversed() {
      let cut = tree.cut(piece)
      moved = tree.concatenate(cut, moved)
    }
    let place = place(of: path)
    tree.paste(moved, at: place.position)
    return .moved(rows, to: place.row)
  }

  private mutating func moveSections(_ sections: Range<Int>, to index: Int) -> RowMapping {
    check(sections: sections)
    precondition(
      index >= 0 && index <= sectionCount - sections.count,
      "section \(index) is outside of the rest's 0...\(sectionCount - sections.count)")
    let found = (found(section: sections.lowerBound), found(section: sections.upperBound))
    let moved = tree.cut(found.0.before.items..<found.1.before.items)
    let place = self.found(section: index).before
    tree.paste(moved, at: place.items)
    return .moved(found.0.before.rows..<found.1.before.rows, to: place.rows)
  }

  private mutating func resizeRows(from first: Int, heights: [Double]) {
    check(rows: first..<first + heights.count)
    let items = Self.items(ofRows: heights)
    var start = 0
    for piece in pieces(of: first..<first + heights.count) {
      tree.replace(piece, with: Array(items[start..<start + piece.count]))
      start += piece.count
    }
  }
}
