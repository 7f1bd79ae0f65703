import GalleyFonts
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyRaster

@Suite("Drawing frames into bitmaps")
struct RasterRendererTests {
  private let white = Color.white

  private func image(
    _ frame: TextFrame, scale: Double = 1, snapsBaselines: Bool = true,
    at origin: Point = Point(x: 4, y: 4), width: Int = 200, height: Int = 60
  ) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height, color: white)
    RasterRenderer(scale: scale, snapsBaselines: snapsBaselines)
      .draw(frame, into: &bitmap, at: origin)
    return bitmap
  }

  /// The smallest rectangle of pixels that are not white.
  private func inkBounds(_ bitmap: Bitmap) -> PixelRect? {
    var found: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != white {
        let old = found ?? (x, y, x, y)
        found = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return found.map { found in
      PixelRect(
        x: found.left, y: found.top, width: found.right - found.left + 1,
        height: found.bottom - found.top + 1)
    }
  }

  // MARK: Always the same

  @Test("One frame gives equal bytes every time, with and without a cache, and by any thread")
  func determinism() async throws {
    let frame = try Samples.frame(Samples.mixed(), width: 260)
    let expected = try RasterRenderer(scale: 1.5, background: white).image(of: frame, padding: 3)
    for limit in [0, 1, 3000, 1 << 30] {
      let renderer = RasterRenderer(scale: 1.5, background: white, cacheByteLimit: limit)
      for _ in 0..<2 { #expect(try renderer.image(of: frame, padding: 3) == expected) }
    }
    let shared = RasterRenderer(scale: 1.5, background: white, cacheByteLimit: 20000)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { (try? shared.image(of: frame, padding: 3)) == expected }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  // MARK: Placement

  @Test("The baseline and the left edge are where layout puts them")
  func placement() throws {
    let frame = try Samples.frame("H", size: 100)
    let line = try #require(frame.lines.first)
    let run = try #require(line.runs.first)
    let bounds = run.font.bounds(of: run.glyphIDs[0])
    let bitmap = try image(frame, at: Point(x: 10, y: 5), width: 120, height: 160)
    let ink = try #require(inkBounds(bitmap))
    #expect(ink.maxY == Int((line.origin.y + 5).rounded()))
    #expect(abs(Double(ink.x) - 10 - bounds.minX) <= 1)
    #expect(abs(Double(ink.height) - bounds.size.height) <= 1)
  }

  @Test("Whole pixels move the picture, quarters change it, and less than that does not")
  func subpixelPositions() throws {
    let frame = try Samples.frame("Wil")
    let base = try image(frame)
    let moved = try image(frame, at: Point(x: 7, y: 6))
    for y in 0..<50 {
      for x in 0..<150 { #expect(moved[x + 3, y + 2] == base[x, y]) }
    }
    let single = try Samples.frame("l")
    let places = [0, 0.1, 0.25, 0.5, 0.75].map { 4 + $0 }
    let pictures = try places.map { try image(single, at: Point(x: $0, y: 4)) }
    #expect(pictures[0] == pictures[1])
    #expect(Set(pictures).count == 4)
  }

  @Test("Baselines are rounded to pixels unless that is switched off")
  func baselines() throws {
    let frame = try Samples.frame("xz")
    let line = try #require(frame.lines.first)
    let toPixel = line.origin.y.rounded(.up) - line.origin.y
    let exact = try image(frame, at: Point(x: 4, y: toPixel))
    #expect(try image(frame, at: Point(x: 4, y: toPixel + 0.4)) == exact)
    #expect(try image(frame, snapsBaselines: false, at: Point(x: 4, y: toPixel)) == exact)
    #expect(try image(frame, snapsBaselines: false, at: Point(x: 4, y: toPixel + 0.4)) != exact)
  }

  @Test("A raised run keeps its distance from the baseline", arguments: [1.0, 2, 3])
  func raised(scale: Double) throws {
    let plain = try image(Samples.frame("HH", size: 20), scale: scale, height: 200)
    var text = AttributedText()
    text.append("H", attributes: TextAttributes(font: FontRequest(size: 20), baselineOffset: 0))
    text.append("H", attributes: TextAttributes(font: FontRequest(size: 20), baselineOffset: 5))
    let frame = try Samples.frame(text)
    let raised = try image(frame, scale: scale, height: 200)
    let heights = try (#require(inkBounds(plain)).height, #require(inkBounds(raised)).height)
    #expect(heights.1 == heights.0 + Int(5 * scale))
  }

  @Test("A scale multiplies everything", arguments: [0.5, 2, 3.7])
  func scales(scale: Double) throws {
    let frame = try Samples.frame("Rag", size: 40)
    let bitmap = try RasterRenderer(scale: scale, background: white).image(of: frame)
    #expect(bitmap.width == Int((frame.size.width * scale).rounded(.up)))
    #expect(bitmap.height == Int((frame.size.height * scale).rounded(.up)))
    let ink = try #require(inkBounds(bitmap))
    #expect(abs(Double(ink.height) - 40 * scale * 0.96) < 40 * scale * 0.05 + 2)
  }

  @Test("A scale that means nothing counts as 1", arguments: [0, -2, .nan, .infinity])
  func strangeScale(scale: Double) {
    #expect(RasterRenderer(scale: scale).scale == 1)
  }

  // MARK: Limits

  @Test("A large glyph seen in part is the same as cut out of the whole")
  func largeGlyphs() throws {
    let frame = try Samples.frame("g😀", size: 420)
    let whole = try image(frame, at: .zero, width: 800, height: 600)
    let part = try image(frame, at: Point(x: -90, y: -210), width: 130, height: 70)
    for y in 0..<70 {
      for x in 0..<130 { #expect(part[x, y] == whole[x + 90, y + 210]) }
    }
    #expect(inkBounds(part) != nil)
  }

  @Test("A glyph far larger than memory is drawn as far as it is seen")
  func hugeGlyphs() throws {
    let frame = try Samples.frame("中l😀", size: 1e6)
    let bitmap = try image(frame, at: Point(x: -1_113_000, y: -700_000), width: 40, height: 40)
    #expect(bitmap[20, 20] == .black)
    _ = try image(frame, at: Point(x: -1_800_000, y: -700_000), width: 40, height: 40)
    for size in [0, 1e-9, 1e12, 1e300] {
      _ = try image(Samples.frame("ag😀", size: size))
    }
  }

  @Test(
    "What lies outside the bitmap is not drawn, however far",
    arguments: [1e3, 1e9, 1e300, .infinity, .nan])
  func outside(distance: Double) throws {
    let frame = try Samples.frame(Samples.mixed())
    let empty = try Bitmap(width: 30, height: 30, color: white)
    for origin in [Point(x: distance, y: 0), Point(x: 0, y: -distance)] {
      let bitmap = try image(frame, at: origin, width: 30, height: 30)
      if !distance.isNaN { #expect(bitmap == empty) }
    }
  }

  @Test("A picture that would be too large is refused with its size")
  func tooLarge() throws {
    let frame = try Samples.frame("wide")
    let renderer = RasterRenderer(scale: 1e6)
    #expect(throws: RasterError.self) { try renderer.image(of: frame) }
    #expect(throws: RasterError.self) { try renderer.image(of: frame, padding: 1e300) }
  }

  @Test("A frame without text has a picture too")
  func empty() throws {
    let renderer = RasterRenderer(background: white)
    let bitmap = try renderer.image(of: Samples.frame(""), padding: 2)
    #expect(inkBounds(bitmap) == nil)
  }

  // MARK: Paint

  @Test("Colours and their alpha are those of the text")
  func colors() throws {
    let red = Color(red: 220, green: 10, blue: 30)
    let bar = try image(
      Samples.frame("l", size: 60, attributes: TextAttributes(color: red)), height: 90)
    let box = try #require(inkBounds(bar))
    #expect(bar[box.x + box.width / 2, box.y + box.height / 2] == red)
    var faint = red
    faint.alpha = 128
    let faded = try image(
      Samples.frame("l", size: 60, attributes: TextAttributes(color: faint)), height: 90)
    let pixel = faded[box.x + box.width / 2, box.y + box.height / 2]
    #expect(pixel.green > 180 && pixel.green < 195)
    var clear = try Bitmap(width: 40, height: 90)
    RasterRenderer().draw(
      try Samples.frame("l", size: 60, attributes: TextAttributes(color: faint)), into: &clear)
    #expect(clear.bytes.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element <= 128 })
  }

  @Test("Neighbouring backgrounds meet without a seam")
  func backgrounds() throws {
    var text = AttributedText()
    for (index, word) in ["ab", "cde", "f", "中文", "gh"].enumerated() {
      let color = Color(red: index % 2 == 0 ? 0 : 255, green: 0, blue: 255)
      text.append(
        word, attributes: TextAttributes(color: .clear, background: color))
    }
    let frame = try Samples.frame(text)
    let bitmap = try image(frame, at: Point(x: 3.3, y: 2.6))
    let box = try #require(inkBounds(bitmap))
    for x in box.x..<box.maxX {
      let pixel = bitmap[x, box.y + box.height / 2]
      #expect(pixel.green == 0 && (pixel.red == 0 || pixel.red == 255))
    }
  }

  @Test("Backgrounds lie under underlines, underlines under glyphs, and strikethroughs on top")
  func order() throws {
    let frame = try Samples.frame(
      "lg", size: 80,
      attributes: TextAttributes(
        color: Color(red: 0, green: 0, blue: 0, alpha: 128),
        background: Color(red: 255, green: 255, blue: 0),
        underline: .single, strikethrough: true))
    let decorations = try #require(frame.lines.first).decorations
    #expect(decorations.map(\.kind) == [.background, .underline(.single), .strikethrough])
    let bitmap = try image(frame, at: .zero, height: 130)
    // Yellow under half of black twice is darker than once.
    let strike = decorations[2].rect
    let row = Int((strike.minY + strike.size.height / 2).rounded(.down))
    let values = Set((1..<Int(frame.size.width) - 1).map { bitmap[$0, row].red })
    #expect(values.count >= 2)
    #expect(values.allSatisfy { $0 < 200 })
  }

  @Test(
    "An underline is sharp, at least a pixel thick and not under hanging space",
    arguments: [0.5, 1, 1.3, 2])
  func underlines(scale: Double) throws {
    let frame = try Samples.frame(
      "nn   \nn", attributes: TextAttributes(underline: .single))
    let bitmap = try image(frame, scale: scale, at: Point(x: 4.2, y: 4.1), height: 120)
    let rect = try #require(frame.lines.first?.decorations.first).rect
    let row = Int(((rect.minY + 4.1) * scale).rounded())
    #expect(try rect.size.width == #require(frame.lines.first).width)
    let columns =
      Int(((rect.minX + 4.2) * scale).rounded())..<Int(((rect.maxX + 4.2) * scale).rounded())
    for x in columns { #expect(bitmap[x, row] == .black) }
    #expect(bitmap[columns.upperBound, row] == white)
  }

  // MARK: Colour glyphs

  @Test("An emoji is drawn in its own colours, faded by the text's alpha")
  func emoji() throws {
    let frame = try Samples.frame("😀", size: 32)
    let bitmap = try image(frame)
    let box = try #require(inkBounds(bitmap))
    let middle = bitmap[box.x + box.width / 2, box.y + box.height / 3 * 2]
    #expect(middle.red > middle.blue)
    #expect(box.width > 30 && box.width < 45)
    var attributes = TextAttributes()
    attributes.color.alpha = 64
    let faded = try image(Samples.frame("😀", size: 32, attributes: attributes))
    #expect(inkBounds(faded) == box || inkBounds(faded).map { $0.width >= box.width - 2 } == true)
    #expect(faded[box.x + box.width / 2, box.y + box.height / 3 * 2].blue > middle.blue)
  }

  @Test("A picture that cannot be read leaves an empty frame")
  func damagedPicture() throws {
    let fonts = try TestFonts.damagedEmoji()
    let bitmap = try image(Samples.frame("😀", size: 40, fonts: fonts), height: 80)
    let box = try #require(inkBounds(bitmap))
    #expect(box.width > 36)
    #expect(bitmap[box.x + box.width / 2, box.y + box.height / 2] == white)
    #expect(bitmap[box.x + 1, box.y + box.height / 2] != white)
  }

  @Test("Layers are painted in order, in their colours or the text's")
  func layers() throws {
    let fonts = try TestFonts.layered()
    let frame = try Samples.frame(
      "A", size: 100, attributes: TextAttributes(color: Color(red: 0, green: 0, blue: 250)),
      fonts: fonts)
    let bitmap = try image(frame, at: .zero, width: 120, height: 160)
    var colors = Set<Color>()
    for y in 0..<160 {
      for x in 0..<120 { colors.insert(bitmap[x, y]) }
    }
    #expect(colors.contains(Color(red: 255, green: 0, blue: 0)))
    #expect(colors.contains(Color(red: 0, green: 0, blue: 250)))
    // The text's colour is the upper layer, so its glyph is whole.
    let upper = try image(
      Samples.frame(
        "l", size: 100, attributes: TextAttributes(color: Color(red: 0, green: 0, blue: 250))),
      at: .zero, width: 120, height: 160)
    for y in 0..<160 {
      for x in 0..<120 where upper[x, y] == Color(red: 0, green: 0, blue: 250) {
        #expect(bitmap[x, y] == upper[x, y])
      }
    }
  }

  // MARK: Paths

  @Test("A path is filled in points")
  func paths() throws {
    var bitmap = try Bitmap(width: 10, height: 10, color: white)
    var path = Path()
    path.append(Rect(x: 1, y: 1, width: 2, height: 2))
    RasterRenderer(scale: 2).fill(path, with: .black, into: &bitmap, at: Point(x: 0.5, y: 0))
    #expect(inkBounds(bitmap) == PixelRect(x: 3, y: 2, width: 4, height: 4))
  }
}
