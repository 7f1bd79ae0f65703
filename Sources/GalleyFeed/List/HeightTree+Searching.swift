extension HeightTree {
  /// An item, and what is before it.
  struct Found: Sendable {
    /// The item; `nil` at the end.
    var item: Item?
    /// The sums of all items before it.
    var before: Sums
  }

  /// The first item with which a sum becomes greater than a value.
  ///
  /// With `rows` and n it is the row that n rows stand before, with `units` it is what covers the unit
  /// behind that height; items that add nothing are passed over.
  func firstItem(where sum: (Sums) -> Int, exceeds value: Int) -> Found {
    var node = root
    var before = Sums()
    while node != Self.none {
      let here = nodes[Int(node)]
      let left = before + sums(of: here.left)
      if sum(left) > value {
        node = here.left
        continue
      }
      before = left
      if sum(before + here.own) > value {
        for place in places(of: node) {
          let next = before + items[place].sums
          if sum(next) > value { return Found(item: items[place], before: before) }
          before = next
        }
      }
      before = left + here.own
      node = here.right
    }
    return Found(item: nil, before: before)
  }

  /// The items of some positions, in order.
  func items(at positions: Range<Int>) -> [Item] {
    var found: [Item] = []
    found.reserveCapacity(positions.count)
    collect(positions, in: root, start: 0, into: &found)
    return found
  }

  private func collect(
    _ positions: Range<Int>, in node: Int32, start: Int, into found: inout [Item]
  ) {
    if node == Self.none || positions.isEmpty { return }
    let here = nodes[Int(node)]
    let chunkStart = start + sums(of: here.left).items
    let chunkEnd = chunkStart + here.count
    if positions.lowerBound < chunkStart {
      collect(positions.clamped(to: start..<chunkStart), in: here.left, start: start, into: &found)
    }
    let own = positions.clamped(to: chunkStart..<chunkEnd)
    let place = Int(node) * Self.capacity - chunkStart
    found += items[place + own.lowerBound..<place + own.upperBound]
    if positions.upperBound > chunkEnd {
      collect(
        max(positions.lowerBound, chunkEnd)..<positions.upperBound, in: here.right,
        start: chunkEnd, into: &found)
    }
  }
}
