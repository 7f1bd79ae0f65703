import GalleyFeed
import GalleyRaster
import GalleyText
import Testing

@Suite("Feed tiles")
struct CellTileTests {
  /// Puts tiles together; every pixel has to come from exactly one.
  private func joined(
    _ layout: CellLayout, pressed: CellEntity?, with renderer: CellRenderer, width: Int, height: Int
  ) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    var count = 0
    for tile in renderer.tiles(of: layout) {
      #expect(tile.width <= renderer.tileSide && tile.height <= renderer.tileSide)
      let bitmap = try renderer.draw(tile, of: layout, pressed: pressed)
      #expect(bitmap.width == tile.width && bitmap.height == tile.height)
      count += tile.width * tile.height
      for row in 0..<tile.height {
        let target = ((tile.y + row) * width + tile.x) * 4
        let source = row * bitmap.bytesPerRow
        bytes.replaceSubrange(
          target..<target + tile.width * 4,
          with: bitmap.bytes[source..<source + tile.width * 4])
      }
    }
    #expect(count == width * height)
    return bytes
  }

  @Test(
    "Tiles put together equal the whole cell, pixel for pixel",
    arguments: [(1.0, 64), (1, 301), (1.5, 200), (2, 97), (1.37, 128), (3, 512)])
  func tiles(scale: Double, side: Int) throws {
    let renderer = CellRenderer(scale: scale, tileSide: side)
    let style = try FeedSamples.style()
    var zalgo = FeedSamples.posts[1]
    zalgo.text = "Z" + String(repeating: "\u{30D}\u{317}", count: 40) + " stacks\nbelow\nand above"
    for post in FeedSamples.posts + [zalgo] {
      let layout = CellLayout(post, style: style, width: 375)
      let pressed = layout.entities.last
      let whole = try renderer.draw(layout, pressed: pressed)
      let bytes = try joined(
        layout, pressed: pressed, with: renderer, width: whole.width, height: whole.height)
      let different = zip(bytes, whole.bytes).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
      #expect(different == 0, "post \(post.id) at \(scale) in tiles of \(side)")
    }
  }

  @Test("A long cell is cut into tiles within the limit")
  func long() throws {
    let renderer = CellRenderer(scale: 2)
    let layout = CellLayout(FeedSamples.long, style: try FeedSamples.style(), width: 375)
    let whole = try renderer.draw(layout)
    #expect(whole.height > 2 * 2048)
    let bytes = try joined(
      layout, pressed: nil, with: renderer, width: whole.width, height: whole.height)
    #expect(bytes == whole.bytes)
  }

  @Test("A range of heights touches few tiles")
  func visible() throws {
    let renderer = CellRenderer(scale: 2, tileSide: 200)
    let layout = CellLayout(FeedSamples.long, style: try FeedSamples.style(), width: 375)
    let tiles = renderer.tiles(of: layout, in: 150..<250)
    #expect(Set(tiles.map(\.y)) == [200, 400])
    #expect(tiles.map(\.x) == [0, 200, 400, 600, 0, 200, 400, 600])
    #expect(renderer.tiles(of: layout, in: -500 ..< -1).isEmpty)
    #expect(renderer.tiles(of: layout, in: 1e9..<2e9).isEmpty)
    #expect(
      renderer.tiles(of: layout, in: -.infinity ..< .infinity) == renderer.tiles(of: layout))
  }

  @Test("Drawing stops at any check that throws")
  func cancellation() throws {
    struct Stop: Error {}
    let renderer = CellRenderer()
    let layout = CellLayout(FeedSamples.posts[3], style: try FeedSamples.style(), width: 375)
    let tile = try #require(renderer.tiles(of: layout).first)
    var total = 0
    _ = try renderer.draw(tile, of: layout) { total += 1 }
    #expect(total > 5)
    for limit in 1...total {
      var count = 0
      #expect(throws: Stop.self) {
        _ = try renderer.draw(tile, of: layout) {
          count += 1
          if count == limit { throw Stop() }
        }
      }
      #expect(count == limit)
    }
  }
}
