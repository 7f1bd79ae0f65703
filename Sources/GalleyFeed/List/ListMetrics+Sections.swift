extension ListMetrics {
  /// The rows of a section.
  ///
  /// - Precondition: The list has the section.
  public func rows(inSection section: Int) -> Range<Int> {
    check(section: section)
    return found(section: section).before.rows..<found(section: section + 1).before.rows
  }

  /// Where a whole section stands, with its header and footer.
  ///
  /// - Precondition: The list has the section.
  public func extent(ofSection section: Int) -> VerticalExtent {
    check(section: section)
    let start = found(section: section).before.units
    let end = found(section: section + 1).before.units
    return VerticalExtent(top: HeightUnit.points(start), height: HeightUnit.points(end - start))
  }

  /// Where a section's header stands while nothing holds it.
  ///
  /// - Precondition: The list has the section.
  public func extent(ofHeader section: Int) -> VerticalExtent {
    check(section: section)
    return extent(of: found(section: section))
  }

  /// Where a section's footer stands.
  ///
  /// - Precondition: The list has the section.
  public func extent(ofFooter section: Int) -> VerticalExtent {
    check(section: section)
    let position = found(section: section + 1).before.items - 1
    return extent(of: tree.firstItem(where: { $0.items }, exceeds: position))
  }

  /// The sections of which something lies between two offsets; empty where none does.
  ///
  /// - Parameters:
  ///   - top: The upper offset, in points from the list's top.
  ///   - bottom: The lower offset.
  public func sections(from top: Double, to bottom: Double) -> Range<Int> {
    let first = firstItem(after: top)
    let start = first.before.headers - (first.item == nil || first.item?.kind == .header ? 0 : 1)
    let last = lastItem(before: bottom)
    let end = last.before.headers + (last.item?.sums.headers ?? 0)
    return top < bottom && bottom > 0 ? start..<max(start, end) : start..<start
  }

  /// The header that stays at the top of a viewport while its section passes, and where it is drawn.
  ///
  /// It stands at the viewport's top edge until its section's bottom edge pushes it out.
  ///
  /// - Parameter offset: The viewport's top edge, in points from the list's top.
  /// - Returns: The section and its header's extent in the list; `nil` above the list, below it, and
  ///   where the section has no header.
  public func stickyHeader(at offset: Double) -> (section: Int, extent: VerticalExtent)? {
    guard let section = sections(from: offset, to: offset.nextUp).first else { return nil }
    let header = extent(ofHeader: section)
    guard header.height > 0 else { return nil }
    let lowest = extent(ofSection: section).bottom - header.height
    return (
      section, VerticalExtent(top: max(header.top, min(offset, lowest)), height: header.height)
    )
  }

  func found(section: Int) -> HeightTree.Found {
    tree.firstItem(where: { $0.headers }, exceeds: section)
  }
}
