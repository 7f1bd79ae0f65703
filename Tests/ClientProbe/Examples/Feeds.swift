import Galley

func layOutCell(print: (String) -> Void) throws {
  let style = FeedStyle(fonts: try .bundled())
  let post = Post(
    id: "1", name: "Lena", time: "5 min", text: "Back from the #harbour# with @orlo", images: 2)
  let cell = CellLayout(post, style: style, width: 375)

  print("\(cell.height) points high, \(cell.entities.count) entities")
  let picture = try CellRenderer(scale: 2).draw(cell)
  print("\(picture.width) × \(picture.height) pixels")
}

func scrollFeed(print: (String) -> Void) throws {
  let queue = DrawingQueue()
  let feed = FeedController(
    style: FeedStyle(fonts: try .bundled()), width: 375, height: 667, layouts: CellLayoutCache(),
    renderer: CellRenderer(scale: 2), queue: queue)
  feed.append((1...1000).map { Post(id: "\($0)", name: "Lena", text: "Post number \($0)") })
  feed.scroll(to: 1200)
  feed.update()

  for cell in feed.visibleCells {
    // cell.drawing holds bitmaps as soon as they are drawn; until then show the background.
    for picture in cell.drawing?.pictures ?? [] { _ = picture.bitmap }
  }
  print("\(feed.visibleCells.map(\.row)) of \(feed.count)")
}
