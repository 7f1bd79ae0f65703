import GalleyLayout
import GalleyRaster
import GalleyText
import GalleyVector
import TestSupport
import Testing

@Suite("Boxes, gaps and pressed links")
struct PressedTests {
  private let link = Link("a")

  private func linked() -> AttributedText {
    var attributes = TextAttributes(color: Color(red: 0, green: 80, blue: 200))
    attributes.link = link
    attributes.pressed = PressedStyle(
      color: .white, background: Color(red: 0, green: 80, blue: 200),
      box: TextBox(horizontalInset: 2, verticalInset: 1, cornerRadius: 4), underline: .single)
    var text = AttributedText("See ")
    text.append("the office", attributes: attributes)
    text.append(" hours", attributes: TextAttributes())
    return text
  }

  @Test("Pressing a link changes paint and no glyph's place")
  func pressed() throws {
    let frame = try Samples.frame(linked())
    let line = frame.lines[0]
    #expect(line.decorations.isEmpty)
    #expect(line.decorations(pressed: [Link("b")]).isEmpty)
    let decorations = line.decorations(pressed: [link])
    let run = line.runs[1]
    #expect(decorations.count == 2)
    #expect(decorations[0].kind == .background)
    #expect(decorations[0].cornerRadius == 4)
    #expect(decorations[0].rect.minX == run.bounds.minX - 2)
    #expect(decorations[0].rect.minY == run.bounds.minY - 1)
    #expect(decorations[0].rect.size.width == run.bounds.size.width + 4)
    #expect(decorations[1].color == .white)
    let renderer = RasterRenderer(background: .white)
    let plain = try renderer.image(of: frame)
    #expect(try renderer.image(of: frame, pressed: [Link("b")]) == plain)
    #expect(try renderer.image(of: frame, pressed: [link]) != plain)
    let uses = { (text: String) in text.split(separator: "\n").filter { $0.hasPrefix("<use") } }
    #expect(
      uses(SVGRenderer().document(of: frame))
        == uses(SVGRenderer().document(of: frame, pressed: [link])))
  }

  @Test("A wave alone goes through descenders")
  func gaps() throws {
    for style in [.single, .thick, .double, .dotted, .dashed] as [TextAttributes.Underline] {
      let frame = try Samples.frame("again", attributes: TextAttributes(underline: style))
      let line = frame.lines[0].decorations[0]
      #expect(line.gaps.count == 1)
      #expect(line.gaps.allSatisfy { $0.lowerBound > line.rect.minX })
    }
    let plain = try Samples.frame("one", attributes: TextAttributes(underline: .single))
    #expect(plain.lines[0].decorations[0].gaps.isEmpty)
    let wave = try Samples.frame("again", attributes: TextAttributes(underline: .wavy))
    #expect(wave.lines[0].decorations[0].gaps.isEmpty)
  }

  @Test("A line is cut at its gaps")
  func cut() {
    let line = Decoration(
      kind: .underline(.single), color: .black, rect: Rect(x: 0, y: 5, width: 30, height: 1),
      gaps: [-2..<3, 10..<14, 28..<40])
    var expected = Path()
    expected.append(Rect(x: 3, y: 5, width: 7, height: 1))
    expected.append(Rect(x: 14, y: 5, width: 14, height: 1))
    #expect(line.path() == expected)
  }

  @Test("Pictures fit, fill or stand in the middle of an attachment's box")
  func fit() {
    let box = Rect(x: 10, y: 20, width: 40, height: 20)
    let size = Size(width: 10, height: 10)
    #expect(ContentFit.fit.rect(of: size, in: box) == Rect(x: 20, y: 20, width: 20, height: 20))
    #expect(ContentFit.fill.rect(of: size, in: box) == Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(ContentFit.center.rect(of: size, in: box) == Rect(x: 25, y: 25, width: 10, height: 10))
    #expect(ContentFit.fit.rect(of: .zero, in: box) == Rect(x: 30, y: 30, width: 0, height: 0))
  }

  @Test("Attachments are drawn by the caller, in pixels and in points")
  func attachments() throws {
    var text = AttributedText("a")
    text.append(
      InlineAttachment(id: "x", width: 10, ascent: 10), attributes: TextAttributes())
    let frame = try Samples.frame(text)
    var boxes: [Rect] = []
    _ = try RasterRenderer(scale: 2).image(of: frame) { placed, box, bitmap in
      boxes.append(box)
      #expect(placed.attachment.id == "x")
      bitmap.fill(box, with: .black)
    }
    let place = try #require(frame.attachments.first).rect
    #expect(
      boxes == [
        Rect(
          x: place.minX * 2, y: place.minY * 2, width: place.size.width * 2,
          height: place.size.height * 2)
      ])
    #expect(SVGRenderer().document(of: frame) { _ in "<rect id=\"here\"/>" }.contains("here"))
  }
}
