/// The heights of a list's headers, rows and footers in order, in a balanced tree.
///
/// A node holds a chunk of neighbouring items; the nodes are an AVL tree in the items' order. Nodes
/// and items lie in two flat arrays, a node's chunk at the node's index times the capacity. Each node
/// knows the sums of its chunk and of its whole subtree, so that a sum over any first part, and the
/// item where a sum is reached, are found on one way from the root.
///
/// Heights are whole numbers of units (``HeightUnit``), so sums are exact: they depend on the heights
/// alone, not on the tree's shape or on the edits that led to it.
struct HeightTree: Sendable {
  /// The greatest number of items in a chunk.
  static let capacity = 64
  /// Chunks that touch after an edit become one when they hold at most this many items together;
  /// there is room left, so that an insertion does not part them again.
  static let comfortable = 48
  /// A chunk that shrinks to this many items is joined with a neighbour where that is possible.
  static let fewest = 12
  /// The index that stands for no node.
  static let none: Int32 = -1

  /// What an item is.
  enum Kind: Int64, Sendable {
    case row, header, footer
  }

  /// A height and what has it, in one word.
  struct Item: Sendable {
    private let bits: Int64

    init(_ kind: Kind, units: Int) {
      bits = Int64(units) << 2 | kind.rawValue
    }

    var units: Int { Int(bits >> 2) }
    var kind: Kind { Kind(rawValue: bits & 3) ?? .row }
    var sums: Sums {
      Sums(
        units: units, items: 1, rows: bits & 3 == Kind.row.rawValue ? 1 : 0,
        headers: bits & 3 == Kind.header.rawValue ? 1 : 0)
    }
  }

  /// What is added up over items.
  struct Sums: Sendable, Equatable {
    var units = 0
    var items = 0
    var rows = 0
    var headers = 0

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(
        units: a.units + b.units, items: a.items + b.items, rows: a.rows + b.rows,
        headers: a.headers + b.headers)
    }
  }

  /// A node of the tree.
  struct Node: Sendable {
    var left = HeightTree.none
    var right = HeightTree.none
    /// The number of nodes on the longest way down, this one included.
    var level: Int8 = 1
    /// The number of items in the node's own chunk.
    var count = 0
    /// The sums of the node's own chunk.
    var own = Sums()
    /// The sums of the node and all below it.
    var total = Sums()
  }

  var nodes: [Node] = []
  var items: [Item] = []
  /// Nodes that are not in use.
  var unused: [Int32] = []
  var root = HeightTree.none

  /// The sums of all items.
  var sums: Sums { sums(of: root) }

  /// Creates a tree of some items, in linear time.
  init(_ items: [Item] = []) {
    root = build(items[...])
  }

  func sums(of node: Int32) -> Sums {
    node == Self.none ? Sums() : nodes[Int(node)].total
  }

  func level(of node: Int32) -> Int {
    node == Self.none ? 0 : Int(nodes[Int(node)].level)
  }

  /// A node without items and with nothing below it.
  mutating func makeNode() -> Int32 {
    if let node = unused.popLast() {
      nodes[Int(node)] = Node()
      return node
    }
    nodes.append(Node())
    items.append(contentsOf: repeatElement(Item(.row, units: 0), count: Self.capacity))
    return Int32(nodes.count - 1)
  }

  /// The places of a node's chunk in ``items``.
  func places(of node: Int32) -> Range<Int> {
    let start = Int(node) * Self.capacity
    return start..<start + nodes[Int(node)].count
  }

  /// Moves the end of a node's chunk, from an item on, behind the chunk of another node, which must
  /// have room.
  ///
  /// The totals of the nodes and of those above are left as they are.
  mutating func moveItems(of node: Int32, from index: Int, to other: Int32) {
    let places = places(of: node).dropFirst(index)
    var end = self.places(of: other).upperBound
    for place in places {
      items[end] = items[place]
      end += 1
    }
    nodes[Int(node)].count -= places.count
    nodes[Int(other)].count += places.count
    addUpChunk(of: node)
    addUpChunk(of: other)
  }

  /// Adds up the items of a node's chunk.
  mutating func addUpChunk(of node: Int32) {
    var sums = Sums()
    for place in places(of: node) { sums = sums + items[place].sums }
    nodes[Int(node)].own = sums
  }

  /// Finds a node's level and total from its children.
  mutating func addUp(_ node: Int32) {
    let here = nodes[Int(node)]
    nodes[Int(node)].total = sums(of: here.left) + here.own + sums(of: here.right)
    nodes[Int(node)].level = Int8(max(level(of: here.left), level(of: here.right)) + 1)
  }

  /// A tree of some items with chunks of a comfortable size.
  mutating func build(_ new: ArraySlice<Item>) -> Int32 {
    if new.isEmpty { return Self.none }
    let chunks = (new.count + Self.comfortable - 1) / Self.comfortable
    let middle = new.startIndex + chunks / 2 * Self.comfortable
    let end = min(middle + Self.comfortable, new.endIndex)
    let left = build(new[..<middle])
    let node = makeNode()
    let start = Int(node) * Self.capacity - middle
    for index in middle..<end { items[start + index] = new[index] }
    nodes[Int(node)].count = end - middle
    addUpChunk(of: node)
    let right = build(new[end...])
    nodes[Int(node)].left = left
    nodes[Int(node)].right = right
    addUp(node)
    return node
  }

  /// Makes the nodes of a subtree free for use.
  mutating func discard(_ node: Int32) {
    if node == Self.none { return }
    let here = nodes[Int(node)]
    discard(here.left)
    discard(here.right)
    unused.append(node)
  }
}
