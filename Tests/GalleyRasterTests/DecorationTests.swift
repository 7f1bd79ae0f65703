import GalleyLayout
import GalleyText
import Testing

@Suite("Shapes of decorations")
struct DecorationTests {
  private func line(
    _ style: TextAttributes.Underline, width: Double = 30, thickness: Double = 1
  ) -> Decoration {
    Decoration(
      kind: .underline(style), color: .black,
      rect: Rect(x: 10, y: 20, width: width, height: thickness))
  }

  private func contourCount(_ path: Path) -> Int {
    path.elements.filter { $0 == .close }.count
  }

  @Test("Straight lines and backgrounds are their rectangle")
  func solid() {
    var expected = Path()
    expected.append(Rect(x: 10, y: 20, width: 30, height: 1))
    #expect(line(.single).path() == expected)
    var other = line(.single)
    other.kind = .background
    #expect(other.path() == expected)
    other.kind = .strikethrough
    #expect(other.path() == expected)
  }

  @Test("A double line has a second stroke one thickness below")
  func double() {
    var expected = Path()
    expected.append(Rect(x: 10, y: 20, width: 30, height: 1.5))
    expected.append(Rect(x: 10, y: 23, width: 30, height: 1.5))
    #expect(line(.double, thickness: 1.5).path() == expected)
  }

  @Test("Dots and dashes stay inside the width")
  func marks() {
    let dots = line(.dotted, width: 30.5).path()
    #expect(contourCount(dots) == 15)
    #expect(dots.controlBounds == Rect(x: 10, y: 20, width: 29, height: 1))
    let dashes = line(.dashed, width: 32).path()
    #expect(contourCount(dashes) == 7)
    #expect(dashes.controlBounds == Rect(x: 10, y: 20, width: 32, height: 1))
  }

  @Test("A wave ends where the text does, whatever the width", arguments: [1.0, 7, 30, 31.4, 500])
  func wave(width: Double) throws {
    let bounds = try #require(line(.wavy, width: width).path().controlBounds)
    #expect(abs(bounds.minX - 10) < 1e-9)
    #expect(abs(bounds.maxX - 10 - width) < 1e-9)
    #expect(bounds.minY < 20)
  }

  @Test(
    "Only the marks in sight need be made",
    arguments: [.dotted, .dashed, .wavy] as [TextAttributes.Underline])
  func visible(style: TextAttributes.Underline) {
    let line = line(style, width: 1e6)
    let part = line.path(from: 500, to: 560)
    #expect(contourCount(part) < 40)
    let all = Set(self.line(style, width: 60_000).path().elements)
    let wave = style == .wavy
    #expect(wave || part.elements.allSatisfy { all.contains($0) })
    #expect(part.controlBounds.map { $0.minX <= 502 && $0.maxX >= 558 } == true)
  }

  @Test("Nonsense gives no shape or a solid one, and never takes long")
  func nonsense() {
    #expect(line(.wavy, width: 0).path().isEmpty)
    #expect(line(.dotted, width: -3).path().isEmpty)
    #expect(line(.dashed, thickness: 0).path().isEmpty)
    #expect(line(.dotted, width: .nan).path().isEmpty)
    #expect(line(.dotted, width: .infinity).path().isEmpty)
    #expect(line(.dotted, width: 1e12, thickness: 1e-9).path().elements.count == 5)
    #expect(line(.wavy).path(from: 100, to: 200).isEmpty)
  }
}
