import Foundation
import GalleyFonts
import GalleyLayout
import GalleyShaping
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// A text that libraqm lays out in font units; everything counts Unicode scalars.
private struct RaqmCase: Decodable {
  struct Glyph: Decodable, Equatable {
    var index: UInt32
    var cluster: Int
    var xOffset: Double
    var yOffset: Double
    var xAdvance: Double

    private enum CodingKeys: String, CodingKey {
      case index, cluster
      case xOffset = "x_offset"
      case yOffset = "y_offset"
      case xAdvance = "x_advance"
    }
  }

  struct Run: Decodable {
    var start: Int
    var length: Int
    var direction: String
    var script: String
    var fontFamily: String
  }

  struct BidiRun: Decodable {
    var start: Int
    var length: Int
    var level: UInt8
  }

  struct Expected: Decodable {
    var resolvedDirection: String?
    var scriptsResolved: [String]
    var bidiRuns: [BidiRun]
    var runs: [Run]
    var glyphs: [Glyph]
  }

  struct FontRange: Decodable {
    var font: String
    var byteStart: Int
    var byteLength: Int
  }

  struct LanguageRange: Decodable {
    var language: String
    var start: Int
    var end: Int
  }

  struct Spacing: Decodable {
    var value: Double
    var byteStart: Int
    var byteLength: Int
  }

  var name: String
  var text: String
  var font: String?
  var fontRanges: [FontRange]?
  var direction: String
  var features: [String]
  var languages: [LanguageRange]?
  var letterSpacing: [Spacing]?
  var wordSpacing: [Spacing]?
  var expected: Expected
}

private struct DetectedDirections: Decodable {
  struct Case: Decodable {
    var text: String
    var detected: String
  }

  var cases: [Case]
}

@Suite("libraqm's cases", .enabled(if: Suites.areAvailable))
struct LibraqmTests {
  private static let exceptions = Exceptions([
    "invisible-glyph-explicit": "Galley has no glyph of choice for default ignorables",
    "invisible-glyph-hidden": "Galley keeps default ignorables as glyphs without width",
    "multi-fonts-1": "Galley takes letters that a font lacks from the next one",
    "letter-and-wordspacing": "Galley puts half of the letter spacing on each side of a cluster",
  ])

  @Test("Levels, scripts, runs, glyphs and advances are libraqm's")
  func cases() throws {
    let folder = try Suites.url("libraqm")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") && $0 != "detected-direction.json" }
    let cases = try files.map {
      try JSONDecoder().decode(RaqmCase.self, from: Suites.data("libraqm/\($0)"))
    }.filter { $0.direction != "ttb" }
    var unexpected = Self.exceptions.unknown(among: cases.map(\.name))
    var passed = 0
    for raqm in cases {
      let problems = try raqm.problems()
      if problems.isEmpty { passed += 1 }
      unexpected += Self.exceptions.unexpected(raqm.name, problems: problems)
    }
    print("libraqm: \(passed) of \(cases.count)")
    #expect(unexpected == [])
  }

  @Test("Letter and word spacing of each cluster sum up as libraqm's do, but in Arabic")
  func spacing() throws {
    let raqm = try JSONDecoder().decode(
      RaqmCase.self, from: Suites.data("libraqm/letter-and-wordspacing.json"))
    let glyphs = try raqm.glyphs()
    #expect(glyphs.map(\.index) == raqm.expected.glyphs.map(\.index))
    // The first six characters are Arabic, whose joined letters get no spacing here.
    let isLatin = { (cluster: Int, _: Double) in cluster >= 6 }
    #expect(
      raqm.advances(of: glyphs).filter(isLatin)
        == raqm.advances(of: raqm.expected.glyphs).filter(isLatin))
  }

  @Test("The direction of a paragraph is that of its first strong character")
  func detectedDirections() throws {
    let suite = try JSONDecoder().decode(
      DetectedDirections.self, from: Suites.data("libraqm/detected-direction.json"))
    let fonts = FontCollection(cascade: [try SuiteFonts.face("libraqm/fonts/Amiri-subset.ttf")])
    for detected in suite.cases {
      let line = Typesetter(AttributedText(detected.text), fonts: fonts).line(0..<0)
      #expect(
        (line.direction == .rightToLeft) == (detected.detected == "rtl"), "\(detected.text)")
    }
  }
}

extension RaqmCase {
  private func attributedText(_ fonts: FontCollection) throws -> AttributedText {
    var style = ParagraphStyle()
    switch direction {
    case "ltr": style.direction = .leftToRight
    case "rtl": style.direction = .rightToLeft
    default: break
    }
    var attributes = TextAttributes()
    attributes.features = features.compactMap {
      guard let tag = OpenTypeTag($0.drop { "+-".contains($0) }.description) else { return nil }
      return FontFeature(tag, $0.hasPrefix("-") ? 0 : 1)
    }
    var attributed = AttributedText(text, attributes: attributes, paragraphStyle: style)
    let fontRanges =
      self.fontRanges
      ?? font.map { [FontRange(font: $0, byteStart: 0, byteLength: text.utf8.count)] } ?? []
    for range in fontRanges {
      let face = try SuiteFonts.face("libraqm/fonts/\(range.font)")
      fonts.add(face)
      attributed.updateAttributes(in: range.byteStart..<range.byteStart + range.byteLength) {
        $0.font = FontRequest(families: [face.familyName], size: Double(face.unitsPerEm))
      }
    }
    let offsets = scalarOffsets
    for range in languages ?? [] {
      attributed.updateAttributes(in: offsets[range.start]..<offsets[range.end]) {
        $0.language = range.language
      }
    }
    for spacing in letterSpacing ?? [] {
      attributed.updateAttributes(in: spacing.byteStart..<spacing.byteStart + spacing.byteLength) {
        $0.letterSpacing = spacing.value
      }
    }
    for spacing in wordSpacing ?? [] {
      attributed.updateAttributes(in: spacing.byteStart..<spacing.byteStart + spacing.byteLength) {
        $0.wordSpacing = spacing.value
      }
    }
    return attributed
  }

  /// The UTF-8 offset of each scalar, and the end.
  private var scalarOffsets: [Int] {
    text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      + [text.utf8.count]
  }

  /// How Galley's runs and glyphs differ.
  func problems() throws -> [String] {
    let fonts = FontCollection()
    let attributed = try attributedText(fonts)
    let line = Typesetter(attributed, fonts: fonts).line(0..<text.utf8.count)
    var scanner = ParagraphScanner(opensFinalParagraph: true)
    guard let bounds = scanner.next(in: text) else { return ["no paragraph"] }
    let shaper = ParagraphShaper(text: attributed, fonts: fonts, opensFinalLine: true)
    var problems = itemProblems(shaper.shape(bounds))
    let glyphs = glyphs(of: line)
    if glyphs != expected.glyphs {
      problems.append("glyphs \(glyphs.map(\.summary)) not \(expected.glyphs.map(\.summary))")
    }
    if let direction = expected.resolvedDirection,
      (direction == "rtl") != (line.direction == .rightToLeft)
    {
      problems.append("direction \(line.direction) not \(direction)")
    }
    return problems
  }

  /// The glyphs of the text on one line.
  func glyphs() throws -> [Glyph] {
    let fonts = FontCollection()
    let attributed = try attributedText(fonts)
    return glyphs(of: Typesetter(attributed, fonts: fonts).line(0..<text.utf8.count))
  }

  /// The advance of each cluster.
  func advances(of glyphs: [Glyph]) -> [Int: Double] {
    glyphs.reduce(into: [:]) { $0[$1.cluster, default: 0] += $1.xAdvance }
  }

  private func itemProblems(_ paragraph: ShapedParagraph) -> [String] {
    let offsets = scalarOffsets
    var levels = [UInt8?](repeating: nil, count: offsets.count - 1)
    for run in expected.bidiRuns {
      for scalar in run.start..<run.start + run.length { levels[scalar] = run.level }
    }
    var families = [String?](repeating: nil, count: offsets.count - 1)
    for run in expected.runs {
      for scalar in run.start..<run.start + run.length { families[scalar] = run.fontFamily }
    }
    var problems: [String] = []
    for (scalar, offset) in offsets.dropLast().enumerated() {
      let item = paragraph.items[paragraph.item(at: paragraph.cluster(at: offset))]
      if item.level != levels[scalar] {
        problems.append("level \(item.level) at \(scalar) not \(levels[scalar] ?? 0)")
      }
      if item.font.face.familyName != families[scalar] {
        problems.append("font \(item.font.face.familyName) at \(scalar)")
      }
      let script = String(decoding: bytes(of: item.script.iso15924), as: UTF8.self)
      if script != expected.scriptsResolved[scalar] {
        problems.append("script \(script) at \(scalar) not \(expected.scriptsResolved[scalar])")
      }
    }
    return problems
  }

  private func glyphs(of line: TextLine) -> [Glyph] {
    let offsets = scalarOffsets
    var glyphs: [Glyph] = []
    for run in line.runs {
      var pen = run.origin.x - run.glyphOrigin.x
      for glyph in 0..<run.count {
        let position = run.positions[glyph]
        glyphs.append(
          Glyph(
            index: run.glyphIDs[glyph],
            cluster: offsets.firstIndex(of: Int(run.clusters[glyph])) ?? -1,
            xOffset: ((position.x - pen) * 64).rounded() / 64,
            yOffset: (-position.y * 64).rounded() / 64,
            xAdvance: (run.advances[glyph] * 64).rounded() / 64))
        pen += run.advances[glyph]
      }
    }
    return glyphs
  }
}

extension RaqmCase.Glyph {
  var summary: String { "\(index)=\(cluster)@\(xOffset),\(yOffset)+\(xAdvance)" }
}

private func bytes(of tag: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
}
