extension HeightTree {
  /// Puts items in at a position.
  mutating func insert(_ new: [Item], at position: Int) {
    if new.count == 1 {
      if insertIntoChunk(new[0], at: position, in: root) { return }
      // The chunk there is full: part it, and there is room.
      if let middle = middleOfChunk(at: position) {
        let (before, after) = split(root, at: middle)
        let (first, rest) = cutFirst(after)
        root = join(before, first, rest)
        if insertIntoChunk(new[0], at: position, in: root) { return }
      }
    }
    let (before, after) = split(root, at: position)
    let middle = build(new[...])
    let start = concatenate(before, middle)
    root = concatenate(start, after)
  }

  /// Takes the items of some positions out.
  mutating func remove(_ positions: Range<Int>) {
    if positions.count == 1, removeFromChunk(at: positions.lowerBound, in: root) { return }
    let cut = cut(positions)
    discard(cut)
  }

  /// Takes the items of some positions out and leaves them as a tree of their own.
  mutating func cut(_ positions: Range<Int>) -> Int32 {
    let (rest, after) = split(root, at: positions.upperBound)
    let (before, middle) = split(rest, at: positions.lowerBound)
    root = concatenate(before, after)
    return middle
  }

  /// Puts a tree that was cut out in at a position.
  mutating func paste(_ middle: Int32, at position: Int) {
    let (before, after) = split(root, at: position)
    let start = concatenate(before, middle)
    root = concatenate(start, after)
  }

  /// Replaces the items of some positions by as many others.
  mutating func replace(_ positions: Range<Int>, with new: [Item]) {
    replace(positions, with: new, in: root, start: 0, first: positions.lowerBound)
  }

  /// Replaces those of a subtree that starts at a position.
  private mutating func replace(
    _ positions: Range<Int>, with new: [Item], in node: Int32, start: Int, first: Int
  ) {
    if node == Self.none || positions.isEmpty { return }
    let here = nodes[Int(node)]
    let chunkStart = start + sums(of: here.left).items
    let chunkEnd = chunkStart + here.count
    if positions.lowerBound < chunkStart {
      replace(
        positions.clamped(to: start..<chunkStart), with: new, in: here.left, start: start,
        first: first)
    }
    let own = positions.clamped(to: chunkStart..<chunkEnd)
    if !own.isEmpty {
      for position in own {
        items[Int(node) * Self.capacity + position - chunkStart] = new[position - first]
      }
      addUpChunk(of: node)
    }
    if positions.upperBound > chunkEnd {
      replace(
        max(positions.lowerBound, chunkEnd)..<positions.upperBound, with: new, in: here.right,
        start: chunkEnd, first: first)
    }
    addUp(node)
  }

  /// Puts one item into the chunk at a position, if it has room.
  private mutating func insertIntoChunk(_ item: Item, at position: Int, in node: Int32) -> Bool {
    if node == Self.none { return false }
    let here = nodes[Int(node)]
    let start = sums(of: here.left).items
    if position < start {
      guard insertIntoChunk(item, at: position, in: here.left) else { return false }
    } else if position > start + here.count {
      guard insertIntoChunk(item, at: position - start - here.count, in: here.right) else {
        return false
      }
    } else {
      guard here.count < Self.capacity else { return false }
      let place = Int(node) * Self.capacity + position - start
      var end = Int(node) * Self.capacity + here.count
      while end > place {
        items[end] = items[end - 1]
        end -= 1
      }
      items[place] = item
      nodes[Int(node)].count += 1
      nodes[Int(node)].own = here.own + item.sums
    }
    addUp(node)
    return true
  }

  /// Takes one item out of a chunk that keeps enough of them.
  private mutating func removeFromChunk(at position: Int, in node: Int32) -> Bool {
    let here = nodes[Int(node)]
    let start = sums(of: here.left).items
    if position < start {
      guard removeFromChunk(at: position, in: here.left) else { return false }
    } else if position >= start + here.count {
      guard removeFromChunk(at: position - start - here.count, in: here.right) else {
        return false
      }
    } else {
      guard here.count > Self.fewest + 1 else { return false }
      let end = Int(node) * Self.capacity + here.count
      for place in Int(node) * Self.capacity + position - start + 1..<end {
        items[place - 1] = items[place]
      }
      nodes[Int(node)].count -= 1
      addUpChunk(of: node)
    }
    addUp(node)
    return true
  }

  /// The position that halves the chunk into which an item at a position would be put.
  private func middleOfChunk(at position: Int) -> Int? {
    var node = root
    var base = 0
    while node != Self.none {
      let here = nodes[Int(node)]
      let start = base + sums(of: here.left).items
      if position < start {
        node = here.left
      } else if position > start + here.count {
        base = start + here.count
        node = here.right
      } else {
        return start + here.count / 2
      }
    }
    return nil
  }
}
