import GalleyFeed
import GalleyRaster
import GalleyText
import TestSupport
import Testing

@Suite("Feed pictures")
struct FeedPictureTests {
  /// Cells under each other.
  private func strip(_ posts: [Post], scale: Double) throws -> Bitmap {
    let renderer = CellRenderer(scale: scale)
    let style = try FeedSamples.style()
    let cells = try posts.map { post in
      let layout = CellLayout(post, style: style, width: 375)
      return try renderer.draw(layout, pressed: layout.entities.last { $0.part == .text })
    }
    var result = try Bitmap(
      width: cells[0].width, height: cells.reduce(0) { $0 + $1.height })
    var y = 0
    for cell in cells {
      result.draw(
        cell,
        in: Rect(
          x: 0, y: Double(y), width: Double(cell.width), height: Double(cell.height)))
      y += cell.height
    }
    return result
  }

  @Test("Posts look like a feed, the last entity of each text pressed")
  func feed() throws {
    try Snapshot.check(strip(FeedSamples.posts, scale: 1), name: "Feed/feed")
  }
}
