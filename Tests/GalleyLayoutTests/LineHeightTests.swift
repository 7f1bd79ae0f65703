import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Line heights")
struct LineHeightTests {
  private var boxes: Boxes

  init() throws { boxes = try Boxes() }

  /// A font with the metrics of Apple's old Helvetica, in hundredths of an em.
  private static var helvetica: BoxFont {
    var font = BoxFont()
    font.name = "Helvetica"
    font.ascent = 77
    font.descent = 23
    return font
  }

  private static func font(
    ascent: Int, descent: Int, gap: Int, characters: ClosedRange<UInt32> = 0x20...0x7E
  ) -> BoxFont {
    var font = BoxFont()
    font.name = "Box \(characters.lowerBound)"
    font.ascent = ascent
    font.descent = descent
    font.lineGap = gap
    font.characters = [characters]
    return font
  }

  @Test("Raw lines have ascent, descent and leading unrounded, the leading below")
  func raw() throws {
    var boxes = try Boxes(Self.font(ascent: 86, descent: 14, gap: 3))
    boxes.attributes.font.size = 24
    let frame = boxes.frame("A\u{2028}B")
    #expect(abs(frame.baselines[0] - 20.64) < 1e-9)
    #expect(abs(frame.baselines[1] - 45.36) < 1e-9)
    #expect(abs(frame.size.height - 49.44) < 1e-9)
  }

  @Test(
    "The least, greatest and multiple line heights share their surplus above and below",
    arguments: [
      (0.0, 20.0, 0.0, [13.0, 33.0]), (0, 0, 6, [6, 12]), (2, 0, 0, [13, 33]),
      (2, 0, 16, [11, 27]), (0.5, 8, 0, [7, 15]), (0, 30, 12, [9, 21]),
    ])
  func forced(multiple: Double, minimum: Double, maximum: Double, baselines: [Double]) {
    var boxes = boxes
    boxes.style.lineHeightMultiple = multiple
    boxes.style.minimumLineHeight = minimum
    boxes.style.maximumLineHeight = maximum
    #expect(boxes.frame("A\u{2028}B").baselines == baselines)
  }

  @Test(
    "Line spacing is at least the minimum and never more than the maximum",
    arguments: [
      (10.0, 0.0, 4.0, 4.0), (0, 8, .infinity, 8), (2, 8, .infinity, 8), (0, 8, 4, 4), (4, 0, 0, 0),
    ])
  func spacing(added: Double, minimum: Double, maximum: Double, result: Double) {
    var boxes = boxes
    boxes.style.lineSpacing = added
    boxes.style.minimumLineSpacing = minimum
    boxes.style.maximumLineSpacing = maximum
    #expect(boxes.frame("A\u{2028}B").baselines == [8, 18 + result])
  }

  @Test("Between paragraphs the spacing of lines and both paragraphs add up")
  func paragraphSpacing() {
    var boxes = boxes
    boxes.style.minimumLineSpacing = 9
    boxes.style.paragraphSpacing = 10
    #expect(boxes.frame("A\nB").baselines == [8, 18 + 19])
    boxes.style.paragraphSpacingBefore = 3
    #expect(boxes.frame("A\nB").baselines == [8, 18 + 22])
    #expect(boxes.frame("A\nB").size.height == 42)
  }

  @Test("A fixed height is an even grid even where another font is taller")
  func evenGrid() throws {
    let tall = Self.font(ascent: 200, descent: 100, gap: 0, characters: 0x600...0x6FF)
    var boxes = try Boxes(
      Self.font(ascent: 80, descent: 20, gap: 0), others: [tall])
    boxes.style.minimumLineHeight = 20
    boxes.style.maximumLineHeight = 20
    let frame = boxes.frame("A\u{2028}A\u{627}\u{2028}A")
    #expect(frame.baselines == [13, 33, 53])
    #expect(frame.size.height == 60)
  }

  @Test("A fixed height below the glyphs loses no text")
  func lowLines() {
    var boxes = boxes
    boxes.attributes.font.size = 25
    boxes.style.minimumLineHeight = 10
    boxes.style.maximumLineHeight = 10
    let framesetter = boxes.framesetter(String(repeating: "가", count: 60))
    let frame = framesetter.frame(in: Container(width: 400))
    #expect(frame.lines.count == 4)
    #expect(frame.size.height == 40)
    let same = framesetter.frame(
      in: Container(width: frame.size.width, height: frame.size.height))
    #expect(same.lines.count == 4)
  }

  @Test("Raised text enlarges the line")
  func baselineOffset() {
    var text = boxes.text("AB")
    text.updateAttributes(in: 1..<2) { $0.baselineOffset = 5 }
    let line = Framesetter(text, fonts: boxes.fonts).frame().lines[0]
    #expect(line.ascent == 13)
    #expect(line.descent == 2)
    #expect(line.runs[1].positions[0].y == -5)
  }

  // MARK: Core Text

  @Test(
    "Core Text's old faces get a fifth of their height above",
    arguments: [(18.0, 22.0), (96, 115)])
  func oldFaces(size: Double, step: Double) throws {
    var boxes = try Boxes(Self.helvetica)
    boxes.attributes.font.size = size
    boxes.options.lineHeightPolicy = .coreText
    let baselines = boxes.frame("A\u{2028}B").baselines
    #expect(baselines[1] - baselines[0] == step)
  }

  @Test("Core Text rounds metrics and puts leading above all lines but the first")
  func coreTextSteps() throws {
    let fallback = Self.font(ascent: 107, descent: 57, gap: 0, characters: 0x600...0x6FF)
    var boxes = try Boxes(Self.font(ascent: 86, descent: 14, gap: 3), others: [fallback])
    boxes.attributes.font.size = 24
    boxes.options.lineHeightPolicy = .coreText
    #expect(boxes.frame("A\u{2028}B").baselines == [21, 46])
    #expect(boxes.frame("A\u{2028}A\u{627}\u{2028}A").baselines == [21, 51, 87])
  }

  @Test("An empty line of an old face is as high as its other lines")
  func oldFaceEmptyLine() throws {
    var boxes = try Boxes(Self.helvetica)
    boxes.attributes.font.size = 18
    boxes.options.lineHeightPolicy = .coreText
    #expect(boxes.frame("A\nB\n").baselines == [18, 40, 62])
  }

  @Test("Core Text's forced heights share the surplus in halves")
  func coreTextForced() throws {
    var boxes = try Boxes(Self.helvetica)
    boxes.options.lineHeightPolicy = .coreText
    boxes.style.minimumLineHeight = 20
    let frame = boxes.frame("A\u{2028}B")
    #expect(frame.baselines == [14, 34])
    #expect(frame.lines[0].descent == 6)
  }

  @Test("Fixed heights are slots of Core Text, and an even grid in raw lines")
  func fixedSlots() throws {
    var boxes = try Boxes(Self.helvetica)
    boxes.style.minimumLineHeight = 20
    boxes.style.maximumLineHeight = 20
    var text = boxes.text("A\u{2028}B\u{2028}C")
    text.updateAttributes(in: 4..<5) { $0.font.size = 40 }
    let coreText = Framesetter(
      text, fonts: boxes.fonts, options: LayoutOptions(lineHeightPolicy: .coreText))
    #expect(coreText.frame().baselines == [14, 45, 54])
    let raw = Framesetter(text, fonts: boxes.fonts).frame()
    #expect(raw.baselines == [12.7, 32.7, 52.7])
  }

  // MARK: CSS

  @Test("CSS puts half of the leading on each side and a strut in every line")
  func css() throws {
    var boxes = try Boxes(Self.font(ascent: 80, descent: 20, gap: 40))
    boxes.options.lineHeightPolicy = .css
    let frame = boxes.frame("A\u{2028}B")
    #expect(frame.baselines == [10, 24])
    var text = boxes.text("AB")
    text.updateAttributes(in: 0..<2) { $0.font.size = 5 }
    text.updateAttributes(in: 0..<1) { $0.font.size = 10 }
    let framesetter = Framesetter(text, fonts: boxes.fonts, options: boxes.options)
    #expect(framesetter.frame().size.height == 14)
  }
}
