import Foundation
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
    let picture = try strip(FeedSamples.posts, scale: 1)
    let url = Snapshot.folder.appendingPathComponent("Feed/feed.png")
    if Snapshot.Recording.current.writes(url) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.writePNG(to: url.path)
      Issue.record("recorded \(url.path); look at it")
      return
    }
    let expected = try Bitmap(png: [UInt8](Data(contentsOf: url)), name: url.lastPathComponent)
    #expect(picture.width == expected.width && picture.height == expected.height)
    guard picture.bytes.count == expected.bytes.count else { return }
    let worst = zip(picture.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    if worst > 4 { Testing.Attachment.record(try picture.pngData(), named: "feed.png") }
    #expect(worst <= 4, "the feed differs by up to \(worst)")
  }
}
