import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport

/// Texts in a font whose characters are boxes of 10 points, 8 above the baseline and 2 below.
enum HitSamples {
  static let attributes = TextAttributes(font: FontRequest(size: 10))

  static func fonts() throws -> FontCollection {
    FontCollection(cascade: [try FontFace(bytes: BoxFont().bytes, name: "Box")])
  }

  static func text(
    _ string: String, links: [Range<Int>] = [], style: ParagraphStyle = ParagraphStyle()
  ) -> AttributedText {
    var text = AttributedText(string, attributes: attributes, paragraphStyle: style)
    for (index, range) in links.enumerated() {
      text.updateAttributes(in: range) { $0.link = link(index) }
    }
    return text
  }

  static func frame(
    _ string: String, links: [Range<Int>] = [], style: ParagraphStyle = ParagraphStyle(),
    in container: Container = Container()
  ) throws -> TextFrame {
    Framesetter(text(string, links: links, style: style), fonts: try fonts())
      .frame(in: container)
  }

  static func link(_ id: Int) -> Link { Link("target", id: id) }
}
