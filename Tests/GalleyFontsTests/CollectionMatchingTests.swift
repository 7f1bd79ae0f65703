import GalleyText
import TestSupport
import Testing

@testable import GalleyFonts

/// A face with a style that no file has, for matching.
private func face(
  _ style: String, family: String = "Test", weight: Double = 400, width: Double = 100,
  slant: FontRequest.Slant = .upright, axes: [VariationAxis] = []
) -> FontDescriptor {
  FontDescriptor(
    source: "/nowhere/\(family)-\(style).ttf", faceIndex: 0, familyName: family, styleName: style,
    fullName: "\(family) \(style)", postScriptName: "\(family)-\(style)", weight: weight,
    width: width, slant: slant, axes: axes)
}

private func axis(_ tag: OpenTypeTag, _ minimum: Double, _ start: Double, _ maximum: Double)
  -> VariationAxis
{
  VariationAxis(
    tag: tag, name: tag.description, minimum: minimum, defaultValue: start, maximum: maximum,
    isHidden: false)
}

@Suite("Matching of families and styles")
struct CollectionMatchingTests {
  /// The styles of the collection's faces in the order in which they are tried.
  private func order(_ faces: [FontDescriptor], _ request: FontRequest) -> [String] {
    let entries = faces.map { FontEntry($0, coverage: "") }
    return FontCollection.order(entries, for: request.normalized).map(\.descriptor.styleName)
  }

  @Test(
    "The weight follows the rules for light, medium and bold wishes",
    arguments: [
      (400, [300, 400, 700], 400), (400, [300, 500, 700], 500), (400, [300, 600, 700], 300),
      (400, [600, 700], 600), (450, [400, 500], 500), (450, [400, 600], 400),
      (500, [400, 600], 400), (500, [300, 400, 600], 400), (500, [450, 510], 450),
      (501, [400, 600], 600), (350, [300, 400], 300), (350, [400, 700], 400),
      (100, [200, 300], 200), (300, [100, 200, 400], 200), (600, [500, 700, 900], 700),
      (600, [300, 500], 500), (900, [700, 800], 800), (.nan, [300, 400, 700], 400),
    ] as [(Double, [Double], Double)])
  func weights(wanted: Double, given: [Double], best: Double) {
    let faces = given.map { face("\(Int($0))", weight: $0) }
    #expect(order(faces, FontRequest(weight: wanted))[0] == "\(Int(best))")
    #expect(order(faces.reversed(), FontRequest(weight: wanted))[0] == "\(Int(best))")
  }

  @Test(
    "Up to normal width narrower faces come first, above it wider ones",
    arguments: [
      (100, [75, 125], 75), (100, [112.5, 125], 112.5), (75, [50, 87.5], 50), (75, [87.5], 87.5),
      (110, [100, 150], 150), (110, [75, 100], 100), (125, [100, 112.5], 112.5),
      (.nan, [75, 100], 100),
    ] as [(Double, [Double], Double)])
  func widths(wanted: Double, given: [Double], best: Double) {
    let faces = given.map { face("\($0)", width: $0) }
    #expect(order(faces, FontRequest(width: wanted))[0] == "\(best)")
  }

  @Test(
    "The slant falls back to the other leaning one, upright to oblique",
    arguments: [
      (.upright, [.italic, .oblique, .upright], .upright),
      (.upright, [.italic, .oblique], .oblique), (.upright, [.italic], .italic),
      (.italic, [.upright, .oblique, .italic], .italic), (.italic, [.upright, .oblique], .oblique),
      (.italic, [.upright], .upright), (.oblique, [.upright, .italic, .oblique], .oblique),
      (.oblique, [.upright, .italic], .italic), (.oblique, [.upright], .upright),
    ] as [(FontRequest.Slant, [FontRequest.Slant], FontRequest.Slant)])
  func slants(wanted: FontRequest.Slant, given: [FontRequest.Slant], best: FontRequest.Slant) {
    let faces = given.map { face("\($0)", slant: $0) }
    #expect(order(faces, FontRequest(slant: wanted))[0] == "\(best)")
  }

  @Test("Width decides before slant, slant before weight")
  func precedence() {
    let faces = [
      face("narrow bold italic", weight: 700, width: 75, slant: .italic),
      face("regular"), face("light italic", weight: 300, slant: .italic),
      face("bold", weight: 700),
    ]
    #expect(order(faces, FontRequest(weight: 700, slant: .italic))[0] == "light italic")
    #expect(order(faces, FontRequest(weight: 700, width: 75))[0] == "narrow bold italic")
    #expect(order(faces, FontRequest(weight: 600))[0] == "bold")
  }

  @Test("A variable font has every weight, width and slant of its axes")
  func variableRanges() {
    let variable = face(
      "variable", axes: [axis("wght", 300, 400, 800), axis("wdth", 75, 100, 100)])
    let black = face("black", weight: 900)
    #expect(order([black, variable], FontRequest(weight: 750))[0] == "variable")
    #expect(order([black, variable], FontRequest(weight: 850))[0] == "black")
    #expect(order([black, variable], FontRequest(weight: 900, width: 80))[0] == "variable")
    let leaning = face("leaning", axes: [axis("slnt", -12, 0, 0)])
    let italic = face("italic", slant: .italic)
    #expect(order([leaning, italic], FontRequest(slant: .oblique))[0] == "leaning")
    #expect(order([leaning, italic], FontRequest(slant: .italic))[0] == "italic")
    #expect(order([italic, leaning], FontRequest())[0] == "leaning")
    let both = face("both", slant: .italic, axes: [axis("ital", 0, 1, 1)])
    #expect(order([italic, both], FontRequest())[0] == "both")
  }

  @Test("A request sets the axes, and its own positions override")
  func axisPositions() {
    let variable = face(
      "variable",
      axes: [
        axis("wght", 300, 400, 800), axis("slnt", -12, 0, 0), axis("opsz", 8, 14, 144),
        axis("GRAD", 0, 0, 1),
      ])
    func positions(_ request: FontRequest) -> [String: Double] {
      variable.variations(for: request.normalized).reduce(into: [:]) {
        $0[$1.tag.description] = $1.value
      }
    }
    #expect(
      positions(FontRequest(size: 20, weight: 650))
        == ["wght": 650, "slnt": 0, "opsz": 20])
    #expect(positions(FontRequest(size: 20, slant: .italic))["slnt"] == -14)
    #expect(positions(FontRequest(size: 0))["opsz"] == nil)
    let own = FontRequest(
      weight: 650, variations: [FontVariation("wght", 500), FontVariation("GRAD", 1)])
    #expect(positions(own)["wght"] == 500)
    #expect(positions(own)["GRAD"] == 1)
    #expect(face("static").variations(for: own).isEmpty)
    let italics = face("italics", axes: [axis("ital", 0, 0, 1)])
    #expect(
      italics.variations(for: FontRequest(slant: .italic)) == [FontVariation("ital", 1)])
    #expect(
      italics.variations(for: FontRequest(slant: .oblique)) == [FontVariation("ital", 1)])
  }

  @Test("Wanted families come first, then the others in the list's order, then the other styles")
  func familyOrder() {
    let faces = [
      face("A", family: "Alpha"), face("A bold", family: "Alpha", weight: 700),
      face("B", family: "Beta"), face("G", family: "Gamma"),
      face("G bold", family: "Gamma", weight: 700),
    ]
    #expect(order(faces, FontRequest()) == ["A", "B", "G", "A bold", "G bold"])
    #expect(order(faces, FontRequest(weight: 700)) == ["A bold", "B", "G bold", "A", "G"])
    #expect(
      order(faces, FontRequest(families: ["gamma", "Unknown", "BETA"], weight: 700))
        == ["G bold", "B", "A bold", "A", "G"])
  }

  @Test("Two faces of one family and style are both tried, in order")
  func twins() {
    let faces = [
      face("first", family: "Alpha"), face("second", family: "Beta"),
      face("third", family: "alpha"),
    ]
    #expect(order(faces, FontRequest()) == ["first", "third", "second"])
  }

  @Test("A full or PostScript name means that face, whatever the style asked for")
  func faceNames() throws {
    let fonts = FontCollection()
    for style in ["Regular", "Bold", "Italic"] {
      try fonts.add(file: ShippedFonts.path("NotoSans/NotoSans-\(style).ttf"))
    }
    func match(_ name: String) -> String? {
      fonts.match(FontRequest(families: [name]))?.face.postScriptName
    }
    #expect(match("noto sans") == "NotoSans-Regular")
    #expect(match("Noto Sans Bold") == "NotoSans-Bold")
    #expect(match("notosans-italic") == "NotoSans-Italic")
    #expect(match("Nothing") == "NotoSans-Regular")
  }

  @Test("A match has the asked size, and none with an impossible one")
  func sizes() throws {
    let fonts = FontCollection(cascade: [
      try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    ])
    #expect(fonts.match(FontRequest(size: 12.5))?.size == 12.5)
    #expect(fonts.match(FontRequest(size: .nan))?.size == 0)
    #expect(fonts.match(FontRequest(size: -3))?.size == 0)
    #expect(FontCollection().match(FontRequest()) == nil)
  }
}
