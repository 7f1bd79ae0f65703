import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport

/// Frames to draw, set in fonts of this repository.
enum Samples {
  static let files = [
    "NotoSans/NotoSans-Regular.ttf", "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf",
    "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "NotoSansCJK/NotoSansCJK-Regular.otf",
    "NotoColorEmoji/NotoColorEmoji.ttf",
  ]

  static let faces = Result {
    try files.map { try FontFace(path: ShippedFonts.path($0)) }
  }

  static func fonts() throws -> FontCollection {
    FontCollection(cascade: try faces.get())
  }

  static func frame(
    _ text: AttributedText, fonts: FontCollection? = nil, width: Double = .infinity
  ) throws -> TextFrame {
    let framesetter = Framesetter(text, fonts: try fonts ?? Samples.fonts())
    return framesetter.frame(in: Container(width: width))
  }

  static func frame(
    _ string: String, size: Double = 16, attributes: TextAttributes = TextAttributes(),
    fonts: FontCollection? = nil, width: Double = .infinity
  ) throws -> TextFrame {
    var attributes = attributes
    attributes.font.size = size
    return try frame(
      AttributedText(string, attributes: attributes), fonts: fonts, width: width)
  }

  /// Scripts that are set in different ways, with every kind of decoration.
  static func mixed() -> AttributedText {
    var text = AttributedText()
    func add(
      _ string: String, size: Double = 16, _ change: (inout TextAttributes) -> Void = { _ in }
    ) {
      var attributes = TextAttributes(font: FontRequest(size: size))
      change(&attributes)
      text.append(string, attributes: attributes)
    }
    add("Galley sets ")
    add("fine type", size: 20) { $0.color = Color(red: 176, green: 0, blue: 32) }
    add(", and ")
    add("all ") { $0.underline = .single }
    add("of ") { $0.underline = .double }
    add("it ") { $0.underline = .dotted }
    add("runs ") { $0.underline = .dashed }
    add("along") { $0.underline = .wavy }
    add(". ")
    add("No") { $0.strikethrough = true }
    add(" ")
    add("marked 中文") { $0.background = Color(red: 255, green: 240, blue: 120) }
    add(" x")
    add("2", size: 11) { $0.baselineOffset = 6 }
    add(" مرحبا بالعالم، हिन्दी में क्षत्रिय、日本語の組版 한국어 👩‍🚀🎉 ")
    add("fading 😀") { $0.color.alpha = 110 }
    return text
  }

  static func text(ofFile path: String) throws -> String {
    let root = URL(fileURLWithPath: ShippedFonts.folder).deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
