import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Moving carets and selecting")
struct CaretMovementTests {
  /// The offsets that a caret passes until it stays.
  private func walk(
    _ frame: TextFrame, from start: Int, _ direction: CaretDirection, by unit: CaretUnit = .cluster
  ) -> [Int] {
    var position = TextPosition(offset: start)
    var offsets: [Int] = []
    while offsets.count < 100 {
      let next = frame.position(position, moved: direction, by: unit)
      if next == position { break }
      position = next
      offsets.append(next.offset)
    }
    return offsets
  }

  @Test("By cluster a caret passes emoji and combining marks whole, over lines and newlines")
  func clusters() throws {
    let frame = try HitSamples.frame("ae\u{301}\n👍🏽z\r\n", in: Container(width: 15))
    #expect(walk(frame, from: 0, .forward) == [1, 4, 5, 13, 14, 16])
    #expect(walk(frame, from: 16, .backward) == [14, 13, 5, 4, 1, 0])
  }

  @Test("Right passes each character of mixed text once as it is seen")
  func visual() throws {
    // Seen as a b ג ב א c.
    let frame = try HitSamples.frame("abאבגc")
    var position = TextPosition(offset: 0)
    var places: [Double] = []
    for _ in 0..<6 {
      position = frame.position(position, moved: .right, by: .cluster)
      places.append(frame.caret(at: position).rect.minX)
    }
    #expect(places == [10, 20, 30, 40, 50, 60])
    for _ in 0..<6 {
      position = frame.position(position, moved: .left, by: .cluster)
      places.append(frame.caret(at: position).rect.minX)
    }
    #expect(places.suffix(6) == [50, 40, 30, 20, 10, 0])
  }

  @Test("In right-to-left text left goes on over a newline to the next line's right edge")
  func overNewline() throws {
    let frame = try HitSamples.frame("אב\nגד")
    #expect(walk(frame, from: 0, .left) == [2, 4, 5, 7, 9])
    #expect(walk(frame, from: 9, .right) == [7, 5, 4, 2, 0])
  }

  @Test("Right passes a wrap with the first character behind it")
  func overWrap() throws {
    let frame = try HitSamples.frame("abcd", in: Container(width: 20))
    #expect(walk(frame, from: 0, .right) == [1, 2, 3, 4])
    #expect(walk(frame, from: 4, .left) == [3, 2, 1, 0])
  }

  @Test("By word a caret stops at words' ends forward and at their starts backward")
  func words() throws {
    let frame = try HitSamples.frame("it's 3.14, (ok)!\nnew")
    #expect(walk(frame, from: 0, .forward, by: .word) == [4, 9, 14, 20])
    #expect(walk(frame, from: 20, .backward, by: .word) == [17, 12, 5, 0])
    #expect(walk(frame, from: 0, .right, by: .word) == [4, 9, 14, 20])
  }

  @Test("By line a caret goes to the line's ends and stays on a wrapped line")
  func lineEnds() throws {
    let frame = try HitSamples.frame("abcd efgh", in: Container(width: 60))
    let end = frame.position(TextPosition(offset: 2), moved: .forward, by: .line)
    #expect(end == TextPosition(offset: 5, affinity: .upstream))
    #expect(frame.position(end, moved: .backward, by: .line) == TextPosition(offset: 0))
    #expect(
      frame.position(TextPosition(offset: 7), moved: .forward, by: .line)
        == TextPosition(offset: 9))
  }

  @Test("By paragraph a caret goes to its end, then to the next one's")
  func paragraphs() throws {
    let frame = try HitSamples.frame("ab\ncd\n\nef")
    #expect(walk(frame, from: 1, .forward, by: .paragraph) == [2, 5, 6, 9])
    #expect(walk(frame, from: 8, .backward, by: .paragraph) == [7, 6, 3, 0])
  }

  @Test("Up and down keep the place that was given, over shorter lines")
  func upAndDown() throws {
    let frame = try HitSamples.frame("abcdef\ng\nhijklm")
    let start = TextPosition(offset: 5)
    let x = frame.caret(at: start).rect.minX
    let short = frame.position(start, movedByLines: 1, x: x)
    #expect(short.offset == 8)
    #expect(frame.position(short, movedByLines: 1, x: x).offset == 14)
    #expect(frame.position(start, movedByLines: 2).offset == 14)
    #expect(frame.position(start, movedByLines: 3).offset == 15)
    #expect(frame.position(start, movedByLines: -1).offset == 0)
    #expect(frame.position(start, movedByLines: .max).offset == 15)
    #expect(frame.position(start, movedByLines: .min).offset == 0)
  }

  @Test("A word, spaces or a mark is selected at a point, and a paragraph with its separator")
  func selection() throws {
    let frame = try HitSamples.frame("can't  stop.\nnext")
    #expect(frame.wordRange(at: Point(x: 31, y: 5)) == 0..<5)
    #expect(frame.wordRange(at: Point(x: 55, y: 5)) == 5..<7)
    #expect(frame.wordRange(at: Point(x: 115, y: 5)) == 11..<12)
    #expect(frame.wordRange(at: Point(x: 900, y: 5)) == 11..<12)
    #expect(frame.wordRange(at: 12) == 12..<12)
    #expect(frame.paragraphRange(at: Point(x: 31, y: 5)) == 0..<13)
    #expect(frame.paragraphRange(at: Point(x: 31, y: 500)) == 13..<17)
    let empty = try HitSamples.frame("")
    #expect(empty.wordRange(at: Point(x: 1, y: 1)) == 0..<0)
    #expect(empty.paragraphRange(at: Point(x: 1, y: 1)) == 0..<0)
  }

  @Test("Thai words are found by dictionary")
  func thai() throws {
    let frame = try HitSamples.frame("ประเทศไทยรวม")
    let first = frame.wordRange(at: 0)
    #expect(first.count % 3 == 0 && first.count >= 9 && first.count < 36)
  }

  @Test("Carets stay in the visible part of a truncated text")
  func truncated() throws {
    let frame = try HitSamples.frame(
      "abcdef ghijkl", in: Container(width: 50, maxLines: 1, truncation: .end))
    let last = frame.visibleRange.upperBound
    #expect(walk(frame, from: 0, .forward).last == last)
    #expect(walk(frame, from: 0, .right).last == last)
    #expect(walk(frame, from: 0, .forward, by: .word).last == last)
    #expect(frame.position(TextPosition(offset: 0), moved: .forward, by: .paragraph).offset == last)
  }
}
