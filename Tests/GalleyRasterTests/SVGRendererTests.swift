import Foundation
import FoundationXML
import GalleyFonts
import GalleyLayout
import GalleyText
import GalleyVector
import Testing

@Suite("Writing frames as SVG")
struct SVGRendererTests {
  /// What a document holds, read by an XML parser.
  private final class Reader: NSObject, XMLParserDelegate {
    struct Element {
      var name: String
      var attributes: [String: String]
      var text = ""
    }

    var elements: [Element] = []
    var text = ""
    private var open: [Int] = []

    init?(_ document: String) {
      super.init()
      let parser = XMLParser(data: Data(document.utf8))
      parser.delegate = self
      guard parser.parse() else { return nil }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      for index in open { elements[index].text += characters }
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
  }

  private func read(
    _ frame: TextFrame, _ mode: SVGRenderer.TextMode = .outlines, padding: Double = 0
  ) throws -> Reader {
    let document = SVGRenderer(text: mode).document(of: frame, padding: padding)
    return try #require(Reader(document), "not well-formed: \(document.prefix(300))")
  }

  @Test(
    "Any text gives a well-formed document",
    arguments: [SVGRenderer.TextMode.outlines, .selectable],
    [
      "", "a<b>&\"'c\"]]>", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{FFFE}\u{FFFF}",
      "a\r\nb\tc\u{2028}d",
      "e\u{301}\u{302}\u{303}", "👩‍🚀🏳️‍🌈", "שלום עולם", "x\u{202E}abc\u{202C}y", "\u{AD}a\u{AD}b",
    ])
  func wellFormed(mode: SVGRenderer.TextMode, text: String) throws {
    let reader = try read(Samples.frame(text), mode)
    #expect(reader.elements.first?.name == "svg")
  }

  @Test("Equal frames give equal bytes", arguments: [SVGRenderer.TextMode.outlines, .selectable])
  func determinism(mode: SVGRenderer.TextMode) throws {
    let documents = try (0..<3).map { _ in
      SVGRenderer(text: mode, background: .white).document(
        of: try Samples.frame(Samples.mixed(), width: 300), padding: 4)
    }
    #expect(Set(documents).count == 1)
  }

  @Test("The picture is as large as the frame and its padding")
  func size() throws {
    let frame = try Samples.frame("abc")
    let root = try #require(read(frame, padding: 10).elements.first)
    let width = try #require(root.attributes["width"].flatMap { Double($0) })
    #expect(abs(width - frame.size.width - 20) < 0.001)
    #expect(
      root.attributes["viewBox"]?.hasPrefix("0 0 \(root.attributes["width"] ?? "?") ") == true)
  }

  @Test("A glyph's shape is written once and used everywhere")
  func reuse() throws {
    let reader = try read(Samples.frame("noon nun"))
    // n, o and u; the space has no shape.
    #expect(reader.all("path").count == 3)
    #expect(reader.all("use").count == 7)
    let names = Set(reader.all("path").compactMap { $0.attributes["id"] })
    for use in reader.all("use") {
      #expect(names.contains(String(use.attributes["href"]?.dropFirst() ?? "")))
    }
  }

  @Test("Glyphs stand where layout puts them")
  func positions() throws {
    let frame = try Samples.frame("Type", size: 30)
    let line = try #require(frame.lines.first)
    let run = try #require(line.runs.first)
    let uses = try read(frame).all("use")
    for (index, use) in uses.enumerated() {
      let x = try #require(use.attributes["x"].flatMap { Double($0) })
      #expect(abs(x - run.glyphOrigin.x - run.positions[index].x) < 1e-4)
      let y = try #require(use.attributes["y"].flatMap { Double($0) })
      #expect(abs(y - line.origin.y) < 1e-4)
    }
  }

  @Test("An emoji is an image that holds its own data")
  func emoji() throws {
    let images = try read(Samples.frame("😀😀")).all("image")
    #expect(images.count == 1)
    let data = try #require(images.first?.attributes["href"])
    #expect(data.hasPrefix("data:image/png;base64,iVBORw0KGgo"))
    let png = try #require(Data(base64Encoded: String(data.dropFirst(22))))
    #expect(png.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
  }

  @Test("Layers are paths in their colours, and those of the text's colour have none")
  func layers() throws {
    let frame = try Samples.frame(
      "A", attributes: TextAttributes(color: Color(red: 1, green: 2, blue: 3)),
      fonts: TestFonts.layered())
    let reader = try read(frame)
    #expect(reader.all("path").map { $0.attributes["fill"] } == ["#ff0000", nil])
    #expect(reader.all("g").contains { $0.attributes["fill"] == "#010203" })
  }

  @Test("Colours, backgrounds and lines are those of the text, in drawing order")
  func paint() throws {
    let frame = try Samples.frame(
      "lo",
      attributes: TextAttributes(
        color: Color(red: 255, green: 0, blue: 16, alpha: 51), background: .white, underline: .wavy,
        strikethrough: true))
    let reader = try read(frame)
    let painted = reader.elements.filter { $0.attributes["fill"] != nil }
    #expect(painted.map(\.name) == ["rect", "path", "g", "rect"])
    #expect(painted.map { $0.attributes["fill"] } == ["#ffffff", "#ff0010", "#ff0010", "#ff0010"])
    #expect(painted[1].attributes["fill-opacity"] == "0.2")
    #expect(painted[2].attributes["opacity"] == "0.2")
  }

  @Test(
    "Selectable text gives the text back in logical order",
    arguments: ["plain text", "a<b> & c", "mixed שלום עולם and مرحبا بك end", "中文 and 日本語", "é👍🏽!"])
  func selectable(text: String) throws {
    let lines = try read(Samples.frame(text), .selectable).all("text")
    #expect(lines.map(\.text).joined() == text)
  }

  @Test("Selectable letters are held in place one by one")
  func selectablePositions() throws {
    let frame = try Samples.frame("Type", size: 30)
    let run = try #require(frame.lines.first?.runs.first)
    let spans = try read(frame, .selectable).all("tspan")
    #expect(spans.count == 1)
    let places = spans[0].attributes["x"]?.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(places.count == 4)
    for (index, x) in places.enumerated() {
      #expect(abs(x - run.glyphOrigin.x - run.positions[index].x) < 1e-3)
    }
  }

  @Test("Arabic words stay whole, each at its left edge")
  func selectableArabic() throws {
    let frame = try Samples.frame("سلام عليكم")
    let line = try #require(frame.lines.first)
    let spans = try read(frame, .selectable).all("tspan").filter { $0.text != " " }
    let words = spans.map { $0.text.trimmingCharacters(in: .whitespaces) }
    #expect(words == ["سلام", "عليكم"])
    let places = spans.map { $0.attributes["x"].flatMap { Double($0) } ?? -1 }
    #expect(places[0] > places[1])
    #expect(places.allSatisfy { $0 >= line.origin.x - 0.001 && $0 < line.origin.x + line.width })
  }

  @Test("A conjunct of several clusters is not torn apart")
  func selectableConjuncts() throws {
    let spans = try read(Samples.frame("हिन्दी"), .selectable).all("tspan")
    #expect(spans.map(\.text) == ["हि", "न्दी"])
  }

  @Test("Selectable text names family, size and weight")
  func selectableFont() throws {
    let text = try #require(read(Samples.frame("a", size: 17.5), .selectable).all("text").first)
    #expect(text.attributes["font-family"] == "'Noto Sans'")
    #expect(text.attributes["font-size"] == "17.5")
    #expect(text.attributes["font-weight"] == nil)
  }
}
