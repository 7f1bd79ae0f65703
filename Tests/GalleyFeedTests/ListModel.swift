import GalleyFeed
import TestSupport

/// A list as an array of sections, with answers found by going through all of it.
struct ListModel {
  var sections: [ListSection] = []

  var rows: [Double] { sections.flatMap(\.rows) }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Every part with its height, in order.
  var parts: [(part: ListPart, height: Double)] {
    var parts: [(part: ListPart, height: Double)] = []
    var row = 0
    for (index, section) in sections.enumerated() {
      parts.append((.header(section: index), section.header))
      for height in section.rows {
        parts.append((.row(row), height))
        row += 1
      }
      parts.append((.footer(section: index), section.footer))
    }
    return parts
  }

  func path(ofRow row: Int) -> RowPath? {
    var rest = row
    for (index, section) in sections.enumerated() {
      if rest < section.rows.count { return RowPath(section: index, row: rest) }
      rest -= section.rows.count
    }
    return nil
  }

  mutating func apply(_ change: ListChange) {
    switch change {
    case .insertRows(let heights, let path):
      sections[path.section].rows.insert(contentsOf: heights, at: path.row)
    case .removeRows(let rows): _ = take(rows)
    case .moveRows(let rows, let path):
      let taken = take(rows)
      sections[path.section].rows.insert(contentsOf: taken, at: path.row)
    case .resizeRows(let first, let heights):
      for (index, height) in heights.enumerated() {
        if let path = path(ofRow: first + index) { sections[path.section].rows[path.row] = height }
      }
    case .insertSections(let new, let index): sections.insert(contentsOf: new, at: index)
    case .removeSections(let range): sections.removeSubrange(range)
    case .moveSections(let range, let index):
      let taken = Array(sections[range])
      sections.removeSubrange(range)
      sections.insert(contentsOf: taken, at: index)
    case .resizeHeader(let section, let height): sections[section].header = height
    case .resizeFooter(let section, let height): sections[section].footer = height
    }
  }

  private mutating func take(_ rows: Range<Int>) -> [Double] {
    var taken: [Double] = []
    for row in rows.reversed() {
      guard let path = path(ofRow: row) else { continue }
      taken.append(sections[path.section].rows.remove(at: path.row))
    }
    return taken.reversed()
  }
}

/// Makes changes that a list allows.
struct ChangeMaker {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A height of whole 1/1024 points; one in eight is 0.
  mutating func height() -> Double {
    Int.random(in: 0..<8, using: &generator) == 0
      ? 0 : Double(Int.random(in: 1...400_000, using: &generator)) / 1024
  }

  mutating func heights(_ range: ClosedRange<Int>) -> [Double] {
    (0..<Int.random(in: range, using: &generator)).map { _ in height() }
  }

  mutating func section() -> ListSection {
    ListSection(header: height(), rows: heights(0...30), footer: height())
  }

  /// A range of at most some length within 0..<count.
  mutating func range(in count: Int, atMost length: Int) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &generator)
    return start..<min(start + Int.random(in: 0...length, using: &generator), count)
  }

  mutating func change(of model: ListModel, greatest: Int) -> ListChange {
    let sections = model.sections.count
    let count = model.rowCount
    if sections == 0 { return .insertSections([section(), section()], at: 0) }
    if count > greatest {
      return Bool.random(using: &generator)
        ? .removeRows(range(in: count, atMost: greatest / 2))
        : .removeSections(range(in: sections, atMost: sections / 3))
    }
    let one = Int.random(in: 0..<sections, using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<5: return .insertRows([height()], at: path(in: model.sections))
    case 5: return .insertRows(heights(0...200), at: path(in: model.sections))
    case 6..<9:
      let row = range(in: count, atMost: 1)
      return .removeRows(row)
    case 9: return .removeRows(range(in: count, atMost: 60))
    case 10, 11:
      let rows = range(in: count, atMost: 80)
      var rest = model
      rest.apply(.removeRows(rows))
      return .moveRows(rows, to: path(in: rest.sections))
    case 12..<15:
      let row = range(in: count, atMost: 1)
      return .resizeRows(from: row.lowerBound, heights: row.map { _ in height() })
    case 15:
      let rows = range(in: count, atMost: 150)
      return .resizeRows(from: rows.lowerBound, heights: rows.map { _ in height() })
    case 16:
      let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in section() }
      return .insertSections(new, at: Int.random(in: 0...sections, using: &generator))
    case 17:
      let moved = range(in: sections, atMost: 3)
      return .moveSections(
        moved, to: Int.random(in: 0...sections - moved.count, using: &generator))
    case 18: return .resizeHeader(section: one, height: height())
    default: return .resizeFooter(section: one, height: height())
    }
  }

  private mutating func path(in sections: [ListSection]) -> RowPath {
    let section = Int.random(in: sections.indices, using: &generator)
    return RowPath(
      section: section, row: Int.random(in: 0...sections[section].rows.count, using: &generator))
  }
}
