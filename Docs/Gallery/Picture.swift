import Galley

/// A picture of the gallery.
struct Picture {
  let name: String
  let draw: @Sendable () throws -> Bitmap

  static let all = [
    Picture(name: "label", draw: Label.picture),
    Picture(name: "arabic", draw: ArabicLabel.picture),
    Picture(name: "justified", draw: JustifiedColumn.picture),
    Picture(name: "underlines", draw: Underlines.picture),
  ]

  /// Two pixels a point, on white.
  static let renderer = RasterRenderer(scale: 2, background: .white)
}

extension Color {
  static let ink = Color(red: 28, green: 32, blue: 38)
  static let quiet = Color(red: 110, green: 118, blue: 129)
  static let accent = Color(red: 18, green: 98, blue: 196)
  static let pressedAccent = Color(red: 208, green: 228, blue: 252)
}

extension TextAttributes {
  /// Text of the gallery in a size and colour.
  static func plain(size: Double = 17, color: Color = .ink, language: String = "") -> Self {
    TextAttributes(font: FontRequest(size: size), language: language, color: color)
  }

  /// A link that shows a round background while it is pressed.
  static func link(_ target: String, size: Double = 17, language: String = "") -> Self {
    var attributes = plain(size: size, color: .accent, language: language)
    attributes.link = Link(target)
    attributes.pressed = PressedStyle(
      background: .pressedAccent, box: TextBox(horizontalInset: 2, cornerRadius: 4))
    return attributes
  }
}
