import GalleyDetection
import GalleyFeed
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Feed cells")
struct CellLayoutTests {
  /// The parts of a cell that stand beside or below each other.
  private func parts(of layout: CellLayout) -> [(name: String, rect: Rect)] {
    var parts: [(String, Rect)] = [("gap", layout.gap)]
    func add(_ name: String, _ rect: Rect?) {
      if let rect { parts.append((name, rect)) }
    }
    add("avatar", layout.avatar?.rect)
    add("name", layout.name?.rect)
    add("byline", layout.byline?.rect)
    add("text", layout.text?.rect)
    add("quote", layout.quote?.background)
    for frame in layout.pictures.frames { add("picture", frame) }
    for counter in layout.counters { add("counter", counter.rect) }
    for separator in layout.separators { add("separator", separator) }
    return parts
  }

  private func overlaps(_ one: Rect, _ other: Rect) -> Bool {
    !one.isEmpty && !other.isEmpty && one.minX < other.maxX && other.minX < one.maxX
      && one.minY < other.maxY && other.minY < one.maxY
  }

  private func holds(_ outer: Rect, _ inner: Rect, slack: Double = 0) -> Bool {
    inner.minX >= outer.minX - slack && inner.maxX <= outer.maxX + slack
      && inner.minY >= outer.minY - slack && inner.maxY <= outer.maxY + slack
  }

  private func checkGeometry(of layout: CellLayout) {
    let cell = Rect(x: 0, y: 0, width: layout.width, height: layout.height)
    let parts = parts(of: layout)
    for (index, part) in parts.enumerated() {
      #expect(holds(cell, part.rect), "\(part.name) \(part.rect) leaves the cell \(cell)")
      for other in parts[(index + 1)...] {
        #expect(
          !overlaps(part.rect, other.rect),
          "\(part.name) \(part.rect) overlaps \(other.name) \(other.rect)")
      }
    }
    if let quote = layout.quote {
      let inner = [quote.text?.rect].compactMap { $0 } + quote.pictures.frames
      for (index, rect) in inner.enumerated() {
        #expect(holds(quote.background, rect))
        #expect(inner[(index + 1)...].allSatisfy { !overlaps(rect, $0) })
      }
    }
    for counter in layout.counters {
      #expect(holds(counter.rect, counter.symbol))
      #expect(holds(counter.rect, counter.text.rect))
      #expect(!overlaps(counter.symbol, counter.text.rect))
    }
    for text in [layout.name, layout.byline, layout.text, layout.quote?.text] {
      guard let text else { continue }
      for line in text.frame.lines {
        var box = line.bounds
        box.origin.x += text.rect.minX
        box.origin.y += text.rect.minY
        #expect(holds(text.rect, box, slack: 1e-6), "line \(box) leaves its text \(text.rect)")
      }
    }
    for entity in layout.entities {
      #expect(!entity.rects.isEmpty)
      #expect(entity.rects.allSatisfy { holds(cell, $0, slack: 1e-6) })
    }
  }

  @Test("Nothing overlaps or leaves the cell", arguments: 0..<120 as Range<UInt64>)
  func geometry(seed: UInt64) throws {
    let widths = [320.0, 375, 414, 768.5, 150]
    let width = widths[Int(seed) % widths.count]
    let layout = CellLayout(
      RandomPosts.make(seed: seed), style: try FeedSamples.style(), width: width)
    #expect(layout.width == width.rounded(.down))
    checkGeometry(of: layout)
  }

  @Test(
    "Any width and any style keep everything inside",
    arguments: [-5.0, 0, 1, 120, Double.nan, Double.infinity, 1e300])
  func extremes(width: Double) throws {
    var style = try FeedSamples.style()
    for length in [-1, 0, 0.3, 40, 500, .nan, .infinity] as [Double] {
      style.inset = length
      style.avatarSpacing = length
      style.pictureSpacing = length
      style.avatarSize = length
      style.counter.font.size = max(length, 1)
      checkGeometry(of: CellLayout(FeedSamples.posts[3], style: style, width: width))
    }
  }

  @Test("Heights and places are whole points", arguments: [0.0, 0.4, 0.99])
  func rounding(fraction: Double) throws {
    var style = try FeedSamples.style()
    style.text.lineHeight = 24 + fraction
    style.quote.lineHeight = 21 + fraction
    style.inset = 11 + fraction
    style.spacing = 7 + fraction
    for post in FeedSamples.posts {
      let layout = CellLayout(post, style: style, width: 375.9)
      #expect(layout.height == layout.height.rounded())
      for rect in [layout.text?.rect, layout.quote?.background, layout.gap] {
        guard let rect else { continue }
        #expect(rect.minY == rect.minY.rounded() && rect.size.height == rect.size.height.rounded())
      }
    }
  }

  @Test("Lengths are rounded up, but for errors of sums")
  func roundingUp() {
    #expect(CellLayout.rounded(12) == 12)
    #expect(CellLayout.rounded(12 + 1e-9) == 12)
    #expect(CellLayout.rounded(12.01) == 13)
    #expect(CellLayout.rounded(0) == 0)
  }

  @Test("Equal posts, styles and widths give equal layouts, whatever the id")
  func equality() throws {
    let style = try FeedSamples.style()
    for var post in FeedSamples.posts {
      let layout = CellLayout(post, style: style, width: 375)
      post.id = "another"
      #expect(CellLayout(post, style: style, width: 375.5) == layout)
      #expect(CellLayout(post, style: style, width: 320) != layout)
      var other = style
      other.text.color = .black
      #expect(CellLayout(post, style: other, width: 375) != layout)
      post.text += "."
      #expect(CellLayout(post, style: style, width: 375) != layout)
    }
  }

  @Test("A cell without anything but text has no header")
  func textAlone() throws {
    let layout = CellLayout(
      Post(text: "Only a text."), style: try FeedSamples.style(), width: 375)
    #expect(layout.avatar == nil && layout.name == nil && layout.byline == nil)
    #expect(layout.quote == nil && layout.pictures.frames.isEmpty && layout.entities.isEmpty)
    #expect(layout.text?.rect.minY == layout.style.inset)
    #expect(layout.counters.count == 2)
  }

  @Test(
    "Pictures stand in one, two or three columns",
    arguments: [
      (1, [1]), (2, [2]), (3, [3]), (4, [2, 2]), (5, [3, 2]), (6, [3, 3]), (7, [3, 3, 1]),
      (9, [3, 3, 3]), (14, [3, 3, 3]), (0, []), (-3, []), (.max, [3, 3, 3]),
    ] as [(Int, [Int])])
  func pictures(count: Int, rows: [Int]) throws {
    let layout = CellLayout(
      Post(text: "x", images: count), style: try FeedSamples.style(), width: 375)
    let grid = layout.pictures
    var heights: [Double: Int] = [:]
    for frame in grid.frames { heights[frame.minY, default: 0] += 1 }
    #expect(heights.sorted { $0.key < $1.key }.map(\.value) == rows)
    #expect(grid.hiddenCount == max(0, count - 9))
    #expect((layout.hiddenPictures == nil) == (grid.hiddenCount == 0))
  }

  @Test("Names, mentions and topics are entities with rectangles")
  func entities() throws {
    let layout = CellLayout(FeedSamples.posts[0], style: try FeedSamples.style(), width: 375)
    #expect(layout.entities.first?.part == .name)
    #expect(layout.entities.first?.entity.value == "山间读书人")
    let values = layout.entities.filter { $0.part == .text }.map(\.entity.value)
    #expect(values.contains("青石巷口") && values.contains("周末去哪儿"))
    let quoting = CellLayout(FeedSamples.posts[3], style: try FeedSamples.style(), width: 375)
    let quoted = quoting.entities.first { $0.part == .quote }
    #expect(quoted?.entity.value == "城南旧事馆")
    #expect(quoted?.entity.kind == .mention)
  }

  @Test("Layout stops at any check that throws and asks no more")
  func cancellation() throws {
    struct Stop: Error {}
    let style = try FeedSamples.style()
    let post = FeedSamples.posts[3]
    var total = 0
    let whole = CellLayout(post, style: style, width: 375) { () throws(Never) in total += 1 }
    #expect(total > 6)
    #expect(whole == CellLayout(post, style: style, width: 375))
    for limit in 1...total {
      var count = 0
      #expect(throws: Stop.self) {
        try CellLayout(post, style: style, width: 375) { () throws(Stop) in
          count += 1
          if count == limit { throw Stop() }
        }
      }
      #expect(count == limit)
    }
  }
}
