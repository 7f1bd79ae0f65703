import GalleyLayout
import GalleyText
import Testing

@Suite("Rectangles of ranges and links")
struct RectangleTests {
  @Test("A link across a direction change is two rectangles around the other link's one")
  func bidiLinks() throws {
    // UTF-16 0..<5 and 5..<7 of "abc אבג".
    let frame = try HitSamples.frame("abc אבג", links: [0..<6, 6..<10])
    #expect(
      frame.rectangles(of: HitSamples.link(0)) == [
        Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 60, y: 0, width: 10, height: 10),
      ])
    #expect(
      frame.rectangles(of: HitSamples.link(1)) == [Rect(x: 40, y: 0, width: 20, height: 10)])
    #expect(frame.links.map(\.range) == [0..<6, 6..<10])
    #expect(
      frame.item(at: Point(x: 65, y: 5)) == .link(HitSamples.link(0), range: 0..<6))
    #expect(
      frame.item(at: Point(x: 41, y: 5)) == .link(HitSamples.link(1), range: 6..<10))
  }
}
