import CMalloc
import GalleyBundledFonts
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Long texts of which few lines are shown")
struct EarlyStopTests {
  private static let sentence =
    "Laying out only what is seen is what makes a feed of long posts fast (or so it is hoped). "
  private static let arabic = "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق وقد وهبوا عقلاً "

  @Test(
    "The lines are those of the whole text, whatever ends it",
    arguments: [
      String(repeating: sentence, count: 200), String(repeating: arabic, count: 200),
      String(repeating: "อักษรไทยเขียนติดกันโดยไม่เว้นวรรค", count: 200),
      String(repeating: "x", count: 6000), String(repeating: "（字）", count: 2000),
      String(repeating: sentence, count: 3) + "\u{2028}" + String(repeating: arabic, count: 90),
      String(repeating: "12 (", count: 900) + arabic,
    ],
    [Truncation.none, .end])
  func sameLines(text: String, truncation: Truncation) throws {
    let fonts = try FontCollection.bundled()
    let attributed = AttributedText(text)
    for maxLines in [1, 3, 40] {
      let container = Container(width: 200, maxLines: maxLines, truncation: truncation)
      let short = Framesetter(attributed, fonts: fonts)
      let whole = Framesetter(attributed, fonts: fonts)
      // Asked for its last line, a typesetter has the whole paragraph.
      _ = whole.typesetter.line(attributed.utf8Count - 1..<attributed.utf8Count)
      let frame = short.frame(in: container)
      let expected = whole.frame(in: container)
      #expect(frame.lines.map(\.range) == expected.lines.map(\.range))
      #expect(frame.lines.map(\.width) == expected.lines.map(\.width))
      #expect(frame.size == expected.size)
      #expect(frame.visibleRange == expected.visibleRange)
      for (line, other) in zip(frame.lines, expected.lines) {
        #expect(line.runs.map(\.width) == other.runs.map(\.width))
      }
    }
  }

  @Test("Three lines of a megabyte cost at most twice what their own text costs")
  func costOfThreeLines() throws {
    let fonts = try FontCollection.bundled()
    let long = AttributedText(String(repeating: Self.sentence, count: 12_000))
    let short = AttributedText(String(long.string.prefix(600)))
    let container = Container(width: 200, maxLines: 3, truncation: .end)
    func leastTime(_ text: AttributedText) -> Double {
      (0..<20).map { _ in
        ThreadTime.seconds { _ = Framesetter(text, fonts: fonts).frame(in: container) }
      }.min() ?? 0
    }
    _ = leastTime(short)
    let shortTime = leastTime(short)
    #expect(leastTime(long) <= shortTime * 2)
  }

  @Test("Three lines of a megabyte hold at most twice the memory that their own text holds")
  func memoryOfThreeLines() async {
    // A process of its own, where nothing else allocates.
    await #expect(processExitsWith: .success) {
      let fonts = try FontCollection.bundled()
      let long = AttributedText(String(repeating: Self.sentence, count: 12_000))
      let short = AttributedText(String(long.string.prefix(600)))
      let container = Container(width: 200, maxLines: 3, truncation: .end)
      func bytesKept(_ text: AttributedText) -> Int {
        let before = Int(allocated_bytes())
        let framesetter = Framesetter(text, fonts: fonts)
        let frame = framesetter.frame(in: container)
        return withExtendedLifetime((framesetter, frame)) { Int(allocated_bytes()) - before }
      }
      // Fonts are read before anything is counted.
      _ = bytesKept(short)
      let (longBytes, shortBytes) = (bytesKept(long), bytesKept(short))
      precondition(
        shortBytes > 0 && longBytes <= shortBytes * 2, "\(longBytes) and \(shortBytes) bytes")
    }
  }
}
