extension HeightTree {
  /// The tree of all items of `left`, then of one node, then of `right`.
  ///
  /// The time grows with the difference of the levels.
  mutating func join(_ left: Int32, _ node: Int32, _ right: Int32) -> Int32 {
    let difference = level(of: left) - level(of: right)
    if difference > 1 {
      let joined = join(nodes[Int(left)].right, node, right)
      nodes[Int(left)].right = joined
      return balance(left)
    }
    if difference < -1 {
      let joined = join(left, node, nodes[Int(right)].left)
      nodes[Int(right)].left = joined
      return balance(right)
    }
    nodes[Int(node)].left = left
    nodes[Int(node)].right = right
    addUp(node)
    return node
  }

  /// The items of `left`, then those of `right`, where small chunks that touch became one.
  mutating func concatenate(_ left: Int32, _ right: Int32) -> Int32 {
    if left == Self.none { return right }
    if right == Self.none { return left }
    var (before, last) = cutLast(left)
    if before != Self.none, canMerge(lastNode(of: before), last) {
      let (rest, previous) = cutLast(before)
      last = merge(previous, last)
      before = rest
    }
    var (first, after) = cutFirst(right)
    if after != Self.none, canMerge(first, firstNode(of: after)) {
      let (next, rest) = cutFirst(after)
      first = merge(first, next)
      after = rest
    }
    if canMerge(last, first) { return join(before, merge(last, first), after) }
    return join(before, last, join(Self.none, first, after))
  }

  /// The items before a position, and those from there on.
  mutating func split(_ node: Int32, at position: Int) -> (before: Int32, after: Int32) {
    if node == Self.none { return (Self.none, Self.none) }
    let here = nodes[Int(node)]
    let start = sums(of: here.left).items
    if position <= start {
      let (before, after) = split(here.left, at: position)
      return (before, join(after, node, here.right))
    }
    if position >= start + here.count {
      let (before, after) = split(here.right, at: position - start - here.count)
      return (join(here.left, node, before), after)
    }
    let rest = makeNode()
    moveItems(of: node, from: position - start, to: rest)
    return (join(here.left, node, Self.none), join(Self.none, rest, here.right))
  }

  /// Restores a node whose subtrees are balanced and differ by at most two levels.
  private mutating func balance(_ node: Int32) -> Int32 {
    let here = nodes[Int(node)]
    let difference = level(of: here.left) - level(of: here.right)
    if difference > 1 {
      let left = nodes[Int(here.left)]
      if level(of: left.right) > level(of: left.left) {
        let rotated = rotateLeft(here.left)
        nodes[Int(node)].left = rotated
      }
      return rotateRight(node)
    }
    if difference < -1 {
      let right = nodes[Int(here.right)]
      if level(of: right.left) > level(of: right.right) {
        let rotated = rotateRight(here.right)
        nodes[Int(node)].right = rotated
      }
      return rotateLeft(node)
    }
    addUp(node)
    return node
  }

  private mutating func rotateLeft(_ node: Int32) -> Int32 {
    let top = nodes[Int(node)].right
    nodes[Int(node)].right = nodes[Int(top)].left
    nodes[Int(top)].left = node
    addUp(node)
    addUp(top)
    return top
  }

  private mutating func rotateRight(_ node: Int32) -> Int32 {
    let top = nodes[Int(node)].left
    nodes[Int(node)].left = nodes[Int(top)].right
    nodes[Int(top)].right = node
    addUp(node)
    addUp(top)
    return top
  }

  /// A tree without its last node, and that node.
  private mutating func cutLast(_ node: Int32) -> (rest: Int32, last: Int32) {
    let here = nodes[Int(node)]
    if here.right == Self.none { return (here.left, node) }
    let (rest, last) = cutLast(here.right)
    return (join(here.left, node, rest), last)
  }

  /// The first node of a tree, and the tree without it.
  mutating func cutFirst(_ node: Int32) -> (first: Int32, rest: Int32) {
    let here = nodes[Int(node)]
    if here.left == Self.none { return (node, here.right) }
    let (first, rest) = cutFirst(here.left)
    return (first, join(rest, node, here.right))
  }

  private func firstNode(of node: Int32) -> Int32 {
    var node = node
    while nodes[Int(node)].left != Self.none { node = nodes[Int(node)].left }
    return node
  }

  private func lastNode(of node: Int32) -> Int32 {
    var node = node
    while nodes[Int(node)].right != Self.none { node = nodes[Int(node)].right }
    return node
  }

  private func canMerge(_ first: Int32, _ second: Int32) -> Bool {
    nodes[Int(first)].count + nodes[Int(second)].count <= Self.comfortable
  }

  /// One node with the chunks of two single nodes.
  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    moveItems(of: second, from: 0, to: first)
    unused.append(second)
    return first
  }
}
