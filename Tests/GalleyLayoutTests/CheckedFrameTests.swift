import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Frames with a check")
struct CheckedFrameTests {
  private struct Stop: Error {}

  private func framesetter(_ string: String) throws -> Framesetter {
    let box = try FontFace(bytes: BoxFont().bytes, name: "Box")
    return Framesetter(AttributedText(string), fonts: FontCollection(cascade: [box]))
  }

  @Test("A check is asked before the work and once a line")
  func count() throws {
    let framesetter = try framesetter("one two three\nfour five\n\nsix")
    var count = 0
    let frame = framesetter.frame(in: Container(width: 60)) { () throws(Never) in count += 1 }
    #expect(count == frame.lines.count + 1)
    #expect(frame.size == framesetter.frame(in: Container(width: 60)).size)
  }

  @Test("A check that throws ends the filling", arguments: [Truncation.none, .end])
  func stopping(truncation: Truncation) throws {
    let framesetter = try framesetter("one two three\nfour five\n\nsix")
    let container = Container(width: 60, maxLines: 5, truncation: truncation)
    let total = framesetter.frame(in: container).lines.count + 1
    for limit in 1...total {
      var count = 0
      #expect(throws: Stop.self) {
        try framesetter.frame(in: container) { () throws(Stop) in
          count += 1
          if count == limit { throw Stop() }
        }
      }
      #expect(count == limit)
    }
  }
}
