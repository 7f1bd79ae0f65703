import Foundation
import GalleyFonts
import GalleyShaping
import GalleyText
import TestSupport
import Testing

/// A line of HarfBuzz' shaping tests: `font;options;code points;[glyphs]`.
private struct ShapingCase {
  var font: String
  var options: [(name: String, value: String)]
  var text: String
  var expected: String

  init(_ line: String, folder: URL) throws {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    try #require(fields.count == 4)
    font = folder.appendingPathComponent(fields[0]).standardizedFileURL.path
    options = fields[1].split(separator: " ").map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    }
    text = try Self.text(fields[2])
    expected = fields[3]
  }

  static func text(_ unicodes: String) throws -> String {
    var text = String.UnicodeScalarView()
    for item in unicodes.split(separator: ",") {
      let digits = item.hasPrefix("U+") ? item.dropFirst(2) : item
      text.append(try #require(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)))
    }
    return String(text)
  }

  /// What Galley's shaper answers.
  func answer(faces: inout [String: FontFace]) throws -> String? {
    var shaper = RunShaper()
    shaper.countsScalars = true
    var listing: GlyphListing = []
    var variations: [FontVariation] = []
    var index = 0
    for (name, value) in options {
      switch name {
      case "--bot": shaper.flags.insert(.beginningOfText)
      case "--remove-default-ignorables": shaper.flags.insert(.removeDefaultIgnorables)
      case "--unsafe-to-concat": shaper.flags.insert(.markUnsafeToConcat)
      case "--no-glyph-names": listing.insert(.omitNames)
      case "--no-positions": listing.insert(.omitPositions)
      case "--no-clusters": listing.insert(.omitClusters)
      case "--ned": listing.formUnion([.omitClusters, .omitAdvances])
      case "--show-flags": listing.insert(.showFlags)
      case "--direction":
        shaper.direction =
          switch value.first {
          case "l": .leftToRight
          case "r": .rightToLeft
          case "t": .topToBottom
          default: .bottomToTop
          }
      case "--script": shaper.script = OpenTypeTag(value)
      case "--language": shaper.language = value
      case "--shaper": shaper.shapers = [value]
      case "--unicodes-before": shaper.contextBefore = try Self.text(value)
      case "--unicodes-after": shaper.contextAfter = try Self.text(value)
      case "--face-index": index = try #require(Int(value))
      case "--font-funcs": break
      case "--cluster-level": shaper.clusterLevel = value == "1" ? .monotoneCharacters : .characters
      case "--features":
        shaper.features = try value.split(separator: ",").map {
          try #require(RunShaper.Feature(String($0)))
        }
      case "--variations":
        variations = try value.split(separator: ",").map {
          try #require(FontVariation(harfBuzz: String($0)))
        }
      case "--font-size":
        var scale = shaper.scale ?? HarfBuzzScale()
        scale.xUnitsPerEm = Int32(value)
        scale.yUnitsPerEm = scale.xUnitsPerEm
        shaper.scale = scale
      case "--font-ptem":
        var scale = shaper.scale ?? HarfBuzzScale()
        scale.pointsPerEm = try #require(Float("0" + value))
        shaper.scale = scale
      default:
        Issue.record("unknown option \(name)")
      }
    }
    let key = "\(font)#\(index)"
    if try index >= FontFace.count(path: font) {
      return shaper.listing(of: text, with: nil, options: listing)
    }
    let face = try faces[key] ?? FontFace(path: font, index: index)
    faces[key] = face
    return shaper.listing(
      of: text, with: Font(face: face, size: 12, variations: variations), options: listing)
  }
}

@Suite("HarfBuzz' shaping tests", .enabled(if: Suites.areAvailable))
struct HarfBuzzSuiteTests {
  @Test("are answered as hb-shape 6.0.0 answers them")
  func answers() throws {
    var files: [String: [String]] = [:]
    var faces: [String: FontFace] = [:]
    var cases = 0
    var failures: [String] = []
    let folder = try Suites.url("harfbuzz/tests")
    let list = try Suites.text("harfbuzz/expected-pass.txt")
    for entry in list.split(separator: "\n") where !entry.hasPrefix("#") {
      let place = entry.prefix { $0 != "\t" }
      let parts = place.split(separator: ":")
      let name = String(parts[0])
      let lines =
        try files[name]
        ?? Suites.text("harfbuzz/tests/\(name)").components(separatedBy: "\n")
      files[name] = lines
      cases += 1
      do {
        let test = try ShapingCase(lines[#require(Int(parts[1])) - 1], folder: folder)
        let answer = try test.answer(faces: &faces)
        if test.expected != "*", answer != test.expected {
          failures.append("\(place): \(answer ?? "nil") instead of \(test.expected)")
        }
      } catch {
        failures.append("\(place): \(error)")
      }
    }
    #expect(cases == 4_469)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(30).joined(separator: "\n"))")
  }
}
