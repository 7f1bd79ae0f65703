import Foundation
import GalleyFonts
import GalleyShaping
import GalleyText
import TestSupport
import Testing

@Suite("Shaping of one run", .enabled(if: Suites.areAvailable))
struct RunShaperTests {
  private func font(_ name: String) throws -> Font {
    let path = try Suites.url("harfbuzz/fonts/\(name)").path
    return Font(face: try FontFace(path: path), size: 16)
  }

  /// A font with A, B and a kerning pair between them.
  private func latin() throws -> Font {
    try font("a98e908e2ed21b22228ea59ebcc0f05034c86f2e.ttf")
  }

  @Test("clusters count UTF-8 units of the text, whatever stands before it")
  func clusters() throws {
    var shaper = RunShaper()
    shaper.contextBefore = "né"
    shaper.contextAfter = "é"
    let run = shaper.shape("AéB", with: try latin())
    #expect(run.glyphs.map(\.cluster) == [0, 1, 3])
    #expect(run.direction == .leftToRight)
    shaper.countsScalars = true
    #expect(shaper.shape("AéB", with: try latin()).glyphs.map(\.cluster) == [0, 1, 2])
  }

  @Test("an empty text has no glyphs")
  func empty() throws {
    #expect(RunShaper().shape("", with: try latin()).glyphs.isEmpty)
    #expect(RunShaper().listing(of: "", with: try latin()) == "")
  }

  @Test("any text can be shaped, and every character has a cluster")
  func anyText() throws {
    var generator = SeededGenerator(seed: 7)
    let font = try latin()
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        text.append(Unicode.Scalar(value) ?? "A")
      }
      let run = RunShaper().shape(String(text), with: font)
      #expect(!run.glyphs.isEmpty)
      #expect(run.glyphs.allSatisfy { Int($0.cluster) < String(text).utf8.count })
    }
  }

  @Test("positions can be asked for at another size")
  func scale() throws {
    var shaper = RunShaper()
    #expect(shaper.listing(of: "A", with: try latin()) == "[A=0+1368]")
    var scale = HarfBuzzScale()
    scale.xUnitsPerEm = 1000
    scale.yUnitsPerEm = 500
    shaper.scale = scale
    #expect(shaper.listing(of: "A", with: try latin()) == "[A=0+668]")
  }

  @Test("a long listing is complete")
  func longListing() throws {
    let list = try #require(
      RunShaper().listing(of: String(repeating: "A", count: 10_000), with: try latin()))
    #expect(list.split(separator: "|").count == 10_000)
    #expect(list.hasSuffix("|A=9999+1368]"))
  }

  @Test("unknown shapers answer nothing")
  func shapers() throws {
    var shaper = RunShaper()
    shaper.shapers = ["none"]
    #expect(shaper.listing(of: "A", with: try latin()) == nil)
    shaper.shapers = ["none", "fallback"]
    #expect(shaper.listing(of: "A", with: try latin()) == "[A=0+1368]")
  }

  @Test(
    "features are read in the notation of HarfBuzz and CSS",
    arguments: [
      ("kern", 1, nil), ("-liga", 0, nil), ("aalt=2", 2, nil), ("kern[3:5]", 1, 3..<5),
      ("aalt[3]=2", 2, 3..<4), ("\"ss01\" on", 1, nil), ("kern[:5]", 1, 0..<5),
    ] as [(String, UInt32, Range<Int>?)])
  func features(text: String, value: UInt32, range: Range<Int>?) throws {
    let feature = try #require(RunShaper.Feature(text))
    #expect(feature.setting.value == value)
    #expect(feature.range == range)
  }

  @Test("what is no feature is refused", arguments: ["", "kern=x", "toolong", "kern[3"])
  func badFeatures(text: String) {
    #expect(RunShaper.Feature(text) == nil)
  }
}
