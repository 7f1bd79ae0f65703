import GalleyLayout
import GalleyRaster
import GalleyText
import Testing

@Suite("Raster windows")
struct RasterWindowTests {
  /// Every decoration, a shadow and a stroke, on lines that reach into each other.
  private func frame() throws -> TextFrame {
    var text = Samples.mixed()
    for (index, run) in text.runs.enumerated() where index.isMultiple(of: 3) {
      text.updateAttributes(in: run.range) { attributes in
        attributes.shadow = TextShadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 120), offset: Point(x: 1, y: 2), blur: 4)
        attributes.stroke = TextStroke(color: .black, width: 0.7)
        attributes.border = TextBorder(color: Color(red: 9, green: 90, blue: 200), width: 1.3)
        attributes.box = TextBox(horizontalInset: 1, verticalInset: 2, cornerRadius: 4)
      }
    }
    var style = ParagraphStyle()
    style.maximumLineHeight = 17.3
    text.setParagraphStyle(style, in: 0..<text.utf8Count)
    return try Samples.frame(text, width: 180)
  }

  @Test(
    "Windows show what one picture shows, pixel for pixel", arguments: [1, 1.37, 2] as [Double],
    [Double.infinity, 3, 20])
  func windows(scale: Double, reach: Double) throws {
    let frame = try frame()
    let renderer = RasterRenderer(scale: scale)
    let origin = Point(x: 4.3, y: 5.1)
    let (width, height) = (Int(190 * scale), Int((frame.size.height + 10) * scale))
    func draw(x: Int, y: Int, width: Int, height: Int) throws -> Bitmap {
      var bitmap = try Bitmap(width: width, height: height, color: .white)
      renderer.draw(
        frame, into: &bitmap, at: origin, window: RasterWindow(x: x, y: y, reach: reach))
      return bitmap
    }
    let whole = try draw(x: 0, y: 0, width: width, height: height)
    #expect(whole != (try Bitmap(width: width, height: height, color: .white)))
    for (x, y, columns, rows) in [
      (0, 0, width, 23), (0, 23, width, 31), (57, 40, 101, 29), (width - 50, height - 40, 50, 40),
      (11, 1, 7, height - 1),
    ] {
      let part = try draw(x: x, y: y, width: columns, height: rows)
      for row in 0..<rows {
        let start = (y + row) * whole.bytesPerRow + x * 4
        #expect(
          part.bytes[row * part.bytesPerRow..<(row + 1) * part.bytesPerRow]
            == whole.bytes[start..<start + columns * 4],
          "row \(row) of the window at (\(x), \(y))")
      }
    }
  }

  @Test("Ink beyond the reach is cut off")
  func reach() throws {
    let attributes = TextAttributes(font: FontRequest(size: 40))
    var style = ParagraphStyle()
    style.minimumLineHeight = 10
    style.maximumLineHeight = 10
    let text = AttributedText("Å\n\n\ng", attributes: attributes, paragraphStyle: style)
    let frame = try Samples.frame(text)
    func rows(reach: Double) throws -> [Int] {
      var bitmap = try Bitmap(width: 60, height: 140, color: .white)
      RasterRenderer().draw(
        frame, into: &bitmap, at: Point(x: 0, y: 60), window: RasterWindow(reach: reach))
      return (0..<140).filter { y in (0..<60).contains { bitmap[$0, y] != .white } }
    }
    let all = try rows(reach: .infinity)
    #expect(try rows(reach: 1000) == all)
    #expect(try rows(reach: .nan) == all)
    #expect(try rows(reach: -1) == all)
    let cut = try rows(reach: 5)
    #expect(cut == all.filter { (55..<75).contains($0) || (85..<105).contains($0) })
    #expect(cut.count < all.count)
  }

  @Test("A window far away shows nothing")
  func farAway() throws {
    let frame = try frame()
    for (x, y) in [(0, 1_000_000), (0, -1_000_000), (1_000_000, 0), (.max / 4, .min / 4)] {
      var bitmap = try Bitmap(width: 8, height: 8)
      RasterRenderer().draw(frame, into: &bitmap, window: RasterWindow(x: x, y: y, reach: 10))
      #expect(bitmap == (try Bitmap(width: 8, height: 8)))
    }
  }
}
