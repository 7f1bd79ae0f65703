import TestSupport
import Testing

@testable import GalleyFeed

@Suite("Lists against a plain array")
struct ListMetricsModelTests {
  @Test(
    "After any changes every answer is that of a plain array, to the last bit",
    arguments: 1...10 as ClosedRange<UInt64>)
  func randomChanges(seed: UInt64) throws {
    var maker = ChangeMaker(seed: seed)
    var model = ListModel(sections: [maker.section()])
    var metrics = ListMetrics(sections: model.sections)
    let greatest = [50, 400, 1500][Int(seed % 3)]
    for step in 0..<10_000 {
      let change = maker.change(of: model, greatest: greatest)
      let old = step % 50 == 0 ? model.rows : []
      let mapping = metrics.apply(change)
      model.apply(change)
      try #require(metrics.rowCount == model.rowCount, "\(seed) \(step) \(change)")
      try #require(metrics.sectionCount == model.sections.count)
      if step % 50 == 0 {
        try compareAll(metrics, model)
        try metrics.tree.checkInvariants()
        if case .resizeRows = change {} else { compare(mapping, old: old, new: model.rows) }
      }
      try comparePlaces(metrics, model, generator: &maker.generator)
    }
  }

  /// Every part's place, and every row's path.
  private func compareAll(_ metrics: ListMetrics, _ model: ListModel) throws {
    var top = 0.0
    var path = RowPath(section: 0, row: 0)
    for (part, height) in model.parts {
      let extent =
        switch part {
        case .row(let row): metrics.extent(ofRow: row)
        case .header(let section): metrics.extent(ofHeader: section)
        case .footer(let section): metrics.extent(ofFooter: section)
        }
      try #require(extent == VerticalExtent(top: top, height: height), "\(part)")
      if case .row(let row) = part {
        try #require(metrics.path(ofRow: row) == path)
        try #require(metrics.row(at: path) == row)
        path.row += 1
      }
      if case .footer(let section) = part { path = RowPath(section: section + 1, row: 0) }
      top += height
    }
    try #require(metrics.totalHeight == top)
  }

  /// What covers a few offsets, among them edges.
  private func comparePlaces(
    _ metrics: ListMetrics, _ model: ListModel, generator: inout SeededGenerator
  ) throws {
    guard Int.random(in: 0..<10, using: &generator) == 0 else { return }
    let parts = model.parts
    let tops = parts.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.height) }
    let total = tops.last ?? 0
    for _ in 0..<4 {
      let edge = tops.randomElement(using: &generator) ?? 0
      let offset =
        Bool.random(using: &generator)
        ? edge : Double.random(in: -50...total + 50, using: &generator)
      let bottom = offset + [0, 1 / 1024, 300, 5000][Int.random(in: 0..<4, using: &generator)]
      let index = parts.indices.first { tops[$0] <= offset && offset < tops[$0 + 1] }
      try #require(metrics.part(at: offset) == index.map { parts[$0].part })
      // What lies between two offsets, and what is 0 points high between such.
      let seen =
        offset < bottom
        ? parts.indices.filter { tops[$0] < bottom && offset < tops[$0 + 1] } : []
      var rows: [Int] = []
      var sections: Set<Int> = []
      for index in seen {
        switch parts[index].part {
        case .row(let row): rows.append(row)
        case .header(let section), .footer(let section): sections.insert(section)
        }
      }
      let found = metrics.rows(from: offset, to: bottom)
      if let first = rows.first, let last = rows.last {
        try #require(found == first..<last + 1, "\(offset) \(bottom)")
        sections.formUnion(rows.compactMap { model.path(ofRow: $0)?.section })
      } else {
        try #require(found.allSatisfy { metrics.height(ofRow: $0) == 0 })
      }
      let foundSections = metrics.sections(from: offset, to: bottom)
      if let first = sections.min(), let last = sections.max() {
        try #require(foundSections == first..<last + 1)
      } else {
        try #require(foundSections.isEmpty)
      }
    }
  }

  /// A row that is still there has its height; the new numbers of rows are all different.
  private func compare(_ mapping: RowMapping, old: [Double], new: [Double]) {
    let numbers = old.indices.compactMap(mapping.newRow(of:))
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.count == old.count - max(0, old.count - new.count))
    for row in old.indices {
      if let number = mapping.newRow(of: row) { #expect(new[number] == old[row]) }
    }
  }
}

extension HeightTree {
  /// Order, balance, sums and the sizes of chunks.
  func checkInvariants() throws {
    var counts: [Int] = []
    _ = try check(root, counts: &counts)
    try #require(counts.count + unused.count == nodes.count)
    // Small chunks do not lie side by side, so there are never many.
    for (first, second) in zip(counts, counts.dropFirst()) {
      try #require(first + second > HeightTree.fewest)
    }
  }

  private func check(_ node: Int32, counts: inout [Int]) throws -> (level: Int, sums: Sums) {
    if node == HeightTree.none { return (0, Sums()) }
    let here = nodes[Int(node)]
    let left = try check(here.left, counts: &counts)
    counts.append(here.count)
    try #require((1...HeightTree.capacity).contains(here.count))
    let own = places(of: node).reduce(Sums()) { $0 + items[$1].sums }
    let right = try check(here.right, counts: &counts)
    try #require(abs(left.level - right.level) <= 1)
    try #require(here.level == max(left.level, right.level) + 1)
    try #require(own == here.own)
    try #require(left.sums + own + right.sums == here.total)
    return (max(left.level, right.level) + 1, here.total)
  }
}
