import Galley

/// Every underline, a strikethrough, boxes, and superscript and subscript.
enum Underlines {
  static func picture() throws -> Bitmap {
    var text = AttributedText()
    let underlines: [(String, TextAttributes.Underline)] = [
      ("single", .single), ("thick", .thick), ("double", .double), ("dotted", .dotted),
      ("dashed", .dashed), ("wavy", .wavy),
    ]
    for (name, underline) in underlines {
      add("\(name) typography", to: &text) {
        $0.underline = underline
        $0.underlineColor = Color(red: 200, green: 40, blue: 70)
      }
    }
    add("struck through", to: &text) { $0.strikethrough = true }
    add("marked", to: &text) {
      $0.background = Color(red: 255, green: 230, blue: 130)
      $0.box = TextBox(horizontalInset: 3, cornerRadius: 5)
    }
    add("framed", to: &text) {
      $0.border = TextBorder(color: .accent, width: 1.5)
      $0.box = TextBox(horizontalInset: 4, cornerRadius: 5)
    }
    add("shaded", to: &text) {
      $0.shadow = TextShadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 140), offset: Point(x: 1.5, y: 2), blur: 3)
    }
    add("outlined", to: &text) { $0.stroke = TextStroke(color: .accent, width: 1, isFilled: false) }
    for part in ["H", "2", "O and E = mc", "2"] {
      var attributes = TextAttributes.plain(size: 22)
      if part == "2" {
        attributes.verticalPosition = text.string.hasSuffix("H") ? .subscript : .superscript
      }
      text.append(part, attributes: attributes)
    }
    var style = ParagraphStyle()
    style.lineSpacing = 8
    text.setParagraphStyle(style, in: 0..<text.utf8Count)
    let frame = Framesetter(text, fonts: try .bundled()).frame(in: Container(width: 440))
    return try Picture.renderer.image(of: frame, padding: 12)
  }

  /// Adds a word with a look of its own, and a space without it.
  private static func add(
    _ word: String, to text: inout AttributedText, _ change: (inout TextAttributes) -> Void
  ) {
    var attributes = TextAttributes.plain(size: 22)
    change(&attributes)
    text.append(word, attributes: attributes)
    text.append("  ", attributes: .plain(size: 22))
  }
}
