import GalleyFonts
import GalleyLayout
import GalleyRaster
import GalleyText
import GalleyVector
import TestSupport
import Testing

/// Lays out and draws text in fonts that are damaged at random, but the same way each time.
@Suite("Text in damaged fonts")
struct DamagedFontTests {
  static let victims = [
    ("NotoSans/NotoSans-Italic.ttf", "Office AVATAR, fjörd."),
    ("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf", "اللغة العربية جميلة، ولها حروف."),
    ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "क्षेत्र में प्रार्थना और ज्ञान"),
    ("NotoSansKhmer/NotoSansKhmer-Regular.ttf", "ភាសាខ្មែរ គឺជាភាសា"),
    ("NotoSansHebrew/NotoSansHebrew-Regular.ttf", "שָׁלוֹם עוֹלָם, אבג"),
  ]

  @Test("Every line stands in the frame and can be drawn", arguments: victims)
  func layout(file: String, string: String) throws {
    let text = AttributedText(string, attributes: TextAttributes(underline: .single))
    var bytes = try ShippedFonts.bytes(file)
    var generator = FontDamage.generator(seed: string.utf8.count)
    #if DEBUG
      let usual = 30
    #else
      let usual = 400
    #endif
    for _ in 0..<(FontDamage.count ?? usual) {
      let changes = FontDamage.apply(to: &bytes, using: &generator)
      if let face = try? FontFace(bytes: bytes, name: "damaged") {
        let framesetter = Framesetter(text, fonts: FontCollection(cascade: [face]))
        try check(framesetter, width: Double.random(in: 0...150, using: &generator))
      }
      FontDamage.repair(&bytes, with: changes)
    }
  }

  private func check(_ framesetter: Framesetter, width: Double) throws {
    let frame = framesetter.frame(in: Container(width: width))
    #expect(frame.visibleRange == 0..<frame.text.utf8Count)
    #expect(frame.size.width.isFinite && frame.size.height.isFinite)
    #expect(framesetter.measure(in: Container(width: width)).size == frame.size)
    var end = 0
    for line in frame.lines {
      #expect(line.range.lowerBound == end && line.range.upperBound > end)
      end = line.range.upperBound
    }
    var bitmap = try Bitmap(width: 160, height: 120, color: .white)
    RasterRenderer(cacheByteLimit: 0).draw(frame, into: &bitmap)
    #expect(SVGRenderer().document(of: frame).hasSuffix("</svg>\n"))
  }
}
