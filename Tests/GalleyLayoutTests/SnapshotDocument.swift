import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// A small document whose layout is kept as a snapshot.
struct SnapshotDocument: Sendable, CustomTestStringConvertible {
  var name: String
  var text: AttributedText
  /// Files of the shipped fonts, in cascade order.
  var fonts: [String]
  var width = Double.infinity
  var options = LayoutOptions()

  var testDescription: String { name }

  init(
    _ name: String, _ string: String, fonts: [String] = ["NotoSans/NotoSans-Regular.ttf"],
    language: String = "", width: Double = .infinity, policy: LineHeightPolicy = .raw,
    attributes: (inout TextAttributes) -> Void = { _ in },
    paragraph: (inout ParagraphStyle) -> Void = { _ in }
  ) {
    self.name = name
    self.fonts = fonts
    self.width = width
    options.lineHeightPolicy = policy
    var look = TextAttributes(language: language)
    attributes(&look)
    var style = ParagraphStyle()
    paragraph(&style)
    text = AttributedText(string, attributes: look, paragraphStyle: style)
  }

  func frame() throws -> TextFrame {
    let faces = try fonts.map { try FontFace(path: ShippedFonts.path($0)) }
    return Framesetter(text, fonts: FontCollection(cascade: faces), options: options)
      .frame(in: Container(width: width))
  }
}

extension SnapshotDocument {
  private static let latin = "NotoSans/NotoSans-Regular.ttf"
  private static let arabic = "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"
  private static let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
  private static let cjk = "NotoSansCJK/NotoSansCJK-Regular.otf"

  static let all = [
    SnapshotDocument("latin", "AVATAR To Wafer: office, affluent fjord.", width: 120),
    SnapshotDocument(
      "arabic", "اللغة العربية جميلة، ولها 28 حرفًا.", fonts: [arabic, latin], language: "ar",
      width: 110),
    SnapshotDocument(
      "hebrew-in-english", "They say שָׁלוֹם (peace) 123, and אבג.", fonts: [latin, hebrew],
      width: 130),
    SnapshotDocument(
      "devanagari", "क्षेत्र में प्रार्थना और र्कि ज्ञान",
      fonts: ["NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"], language: "hi", width: 90),
    SnapshotDocument(
      "thai", "ภาษาไทยเขียนติดกันโดยไม่เว้นวรรค", fonts: ["NotoSansThai/NotoSansThai-Regular.ttf"],
      language: "th", width: 100),
    SnapshotDocument(
      "chinese-justified", "中文的标点，不会落在“行首”；每行文字排得整齐。", fonts: [cjk],
      language: "zh-Hans", width: 100, paragraph: { $0.alignment = .justified }),
    SnapshotDocument(
      "english-justified", "Both margins are straight but the last line's.", width: 120,
      paragraph: { $0.alignment = .justified }),
    SnapshotDocument(
      "emoji", "a👩🏽‍💻🇯🇵❤️ 1️⃣ ☕︎ é", fonts: [latin, "NotoColorEmoji/NotoColorEmoji.ttf"],
      width: 70),
    SnapshotDocument(
      "tabs", "a\tbb\tccc\n1.5\t22.75\tx", width: 200,
      paragraph: {
        $0.tabStops = [
          .init(location: 40), .init(location: 90, alignment: .decimal),
          .init(location: 150, alignment: .right),
        ]
      }),
    SnapshotDocument(
      "letter-spacing", "office عربي wide", fonts: [latin, arabic], width: 90,
      attributes: { $0.letterSpacing = 3 }, paragraph: { $0.alignment = .center }),
    SnapshotDocument("soft-hyphen", "un\u{AD}for\u{AD}get\u{AD}table words", width: 60),
    SnapshotDocument("empty-last-line", "one\n\ntwo\n"),
    SnapshotDocument(
      "raw-fixed-height", "Ag\nAg", policy: .raw,
      paragraph: {
        $0.minimumLineHeight = 30
        $0.maximumLineHeight = 30
      }),
    SnapshotDocument(
      "core-text-heights", "Ag 中\nAg", fonts: [latin, cjk], policy: .coreText,
      paragraph: { $0.lineSpacing = 2 }),
    SnapshotDocument(
      "css-heights", "Ag 中\nAg", fonts: [latin, cjk], policy: .css,
      paragraph: { $0.lineHeightMultiple = 1.5 }),
  ]
}
