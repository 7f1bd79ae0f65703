import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// What another implementation's tests say of Core Text.
struct CoreTextStatement: Decodable, Sendable, CustomStringConvertible {
  /// How a statement is tested.
  typealias Check = @Sendable (CoreTextStatement) async throws -> Void

  struct Input: Decodable {
    var text: String
    var texts: [String]
    /// The numbers among the multiples of a line's height.
    var multiples: [Double]

    private enum Key: CodingKey { case text, texts, multiples }

    private struct Number: Decodable {
      var value: Double?
      init(from decoder: any Decoder) throws {
        value = try? decoder.singleValueContainer().decode(Double.self)
      }
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      text = (try? values.decode(String.self, forKey: .text)) ?? ""
      texts = (try? values.decode([String].self, forKey: .texts)) ?? []
      multiples = ((try? values.decode([Number].self, forKey: .multiples)) ?? []).compactMap(
        \.value)
    }
  }

  var id: Int
  var api: String
  var input: Input
  var kind: String
  var disabledUpstream: Bool?

  var description: String { "\(id) \(api)" }

  private struct File: Decodable {
    var statements: [CoreTextStatement]
  }

  /// The statements that another engine has to agree with.
  static func required() throws -> [CoreTextStatement] {
    guard Suites.areAvailable else { return [] }
    let file = try JSONDecoder().decode(File.self, from: Suites.data("coretext-semantics.json"))
    return file.statements.filter { $0.kind == "core" && $0.disabledUpstream != true }
  }

  // MARK: Texts

  var text: String { input.text }

  /// Characters that are boxes of ten points.
  static let attributes = HitSamples.attributes

  /// The statement's text in boxes of ten points.
  var boxes: AttributedText { HitSamples.text(text) }

  func boxFrame(_ container: Container = Container(), style: ParagraphStyle = ParagraphStyle())
    throws -> TextFrame
  {
    try HitSamples.frame(text, style: style, in: container)
  }

  /// A typesetter of the text in boxes of ten points.
  func boxTypesetter() throws -> Typesetter {
    Typesetter(boxes, fonts: try HitSamples.fonts())
  }

  /// The text on one line in Latin and Arabic fonts at 40 points.
  func line() throws -> TextLine {
    try line(of: AttributedText(text, attributes: Self.large))
  }

  func line(of text: AttributedText) throws -> TextLine {
    Typesetter(text, fonts: try Self.fonts()).line(0..<text.utf8Count)
  }

  static let large = TextAttributes(font: FontRequest(size: 40))

  static func fonts() throws -> FontCollection {
    FontCollection(cascade: [
      try latin(), try FontFace(path: ShippedFonts.path(arabic)),
    ])
  }

  static func latin() throws -> FontFace {
    try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
  }

  private static let arabic = "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"

  /// The advances of the statement's characters in the Latin font at 40 points.
  func advances() throws -> [Double] {
    let font = Font(face: try Self.latin(), size: 40)
    return text.unicodeScalars.map { font.advance(of: font.face.glyphID(for: $0) ?? GlyphID(0)) }
  }
}

extension TextLine {
  /// The number of glyphs of all runs.
  var glyphCount: Int { runs.reduce(0) { $0 + $1.count } }
}

extension GlyphRun {
  var advanceList: [Double] { (0..<count).map { advances[$0] } }
}

/// Whether numbers are equal but for rounding.
func isNear(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
}
