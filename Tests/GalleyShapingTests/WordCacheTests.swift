import Foundation
import GalleyBundledFonts
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyShaping

@Suite("The cache of shaped words")
struct WordCacheTests {
  private static let samples = [
    "The quick brown fox, AV To WA fi ffl office; 12 % of 1/2 — “quoted” words and more words.",
    "ولما كان الاعتراف بالكرامة المتأصلة في جميع أعضاء الأسرة البشرية لا إله إلا الله ١٢٣ abc",
    "कर्तव्य और अधिकार के क्षेत्र में प्रत्येक व्यक्ति हिन्दी में र्क क्ष त्र",
    "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם שָׁלוֹם עֲלֵיכֶם",
    "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.",
    "Mixed العربية with עברית and 中文 and ไทย and 👩‍👩‍👧 plus e\u{301} \u{301} x  y   z",
  ]

  @Test("What is shaped with known words equals what is shaped without, glyph for glyph")
  func cachedEqualsUncached() throws {
    // The texts recur, so that plans warm up and most words are known.
    var texts = Self.samples
    for round in 1...40 { texts += Self.samples.map { "\(round) \($0)" } }
    try expectEqualShaping(of: texts, language: "")
  }

  @Test(
    "Recorded texts are shaped alike with the cache and without",
    .enabled(if: Suites.areAvailable),
    arguments: ["arb", "eng", "fra", "heb", "hin", "kor", "pes_1", "rus", "vie"])
  func recordedTexts(language: String) throws {
    struct Paragraph: Decodable { var text: String }
    let paragraphs = try JSONDecoder().decode(
      [Paragraph].self, from: Suites.data("chromium-lines/\(language).json"))
    try expectEqualShaping(of: paragraphs.map(\.text), language: "")
  }

  private func expectEqualShaping(of texts: [String], language: String) throws {
    let fonts = try FontCollection.bundled()
    for text in texts {
      let attributed = AttributedText(text, attributes: TextAttributes(language: language))
      let plain = shape(attributed, fonts: fonts, usesWordCache: false)
      let cached = shape(attributed, fonts: fonts, usesWordCache: true)
      #expect(plain.glyphs.ids == cached.glyphs.ids, "\(text)")
      #expect(plain.glyphs.clusters == cached.glyphs.clusters, "\(text)")
      #expect(plain.glyphs.advances == cached.glyphs.advances, "\(text)")
      #expect(plain.glyphs.positions == cached.glyphs.positions, "\(text)")
      #expect(plain.clusterPositions == cached.clusterPositions, "\(text)")
      #expect(plain.clusterFlags == cached.clusterFlags, "\(text)")
    }
  }

  private func shape(
    _ text: AttributedText, fonts: FontCollection, usesWordCache: Bool
  ) -> ShapedParagraph {
    let shaper = ParagraphShaper(
      text: text, fonts: fonts, opensFinalLine: false, usesWordCache: usesWordCache)
    return shaper.shape(
      ParagraphBounds(range: 0..<text.utf8Count, contentEnd: text.utf8Count))
  }
}
