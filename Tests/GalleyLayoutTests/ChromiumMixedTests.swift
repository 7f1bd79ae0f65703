import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// A paragraph of mixed scripts whose lines and character edges a browser recorded.
private struct MixedParagraph: Decodable {
  var id: String
  var text: String
  var fonts: [String]
  var size: Double
  var width: Double
  var lang: String
  var wordBreak: String?
  var lineBreak: String?
  var starts: [Int]
  /// For each UTF-16 unit its line, left and right edge.
  var chars: [[Double]]
}

@Suite("Mixed paragraphs recorded from a browser", .enabled(if: Suites.areAvailable))
struct ChromiumMixedTests {
  /// The greatest distance of an edge from the browser's, in points.
  private static let edgeTolerance = 0.3

  @Test("Lines start, and clusters stand, where the browser's do")
  func linesAndEdges() throws {
    let paragraphs = try JSONDecoder().decode(
      [MixedParagraph].self, from: Suites.data("chromium-mixed/mixed.json"))
    var lines = Tally()
    var edges = Tally()
    for paragraph in paragraphs {
      let frame = try paragraph.frame()
      var map = UTF16Map(paragraph.text)
      let starts = Set(frame.lines.map { map.utf16(fromUTF8: $0.range.lowerBound) })
      let differing = paragraph.starts.filter { !starts.contains($0) }
      lines.count(paragraph.starts.count, differing: differing.count)
      if !differing.isEmpty {
        print("\(paragraph.id): lines start at \(starts.sorted()), not \(paragraph.starts)")
        continue
      }
      let wrong = paragraph.differingClusters(of: frame, tolerance: Self.edgeTolerance)
      edges.count(paragraph.text.count, differing: wrong.count)
      if let first = wrong.first {
        print("\(paragraph.id): \(wrong.count) clusters are elsewhere, first \(first)")
      }
    }
    print("lines \(lines), edges \(edges)")
    #expect(lines.share >= 0.995)
    #expect(edges.share >= 0.99)
  }
}

/// Counts what agrees.
private struct Tally: CustomStringConvertible {
  private var all = 0
  private var agreeing = 0

  mutating func count(_ all: Int, differing: Int) {
    self.all += all
    agreeing += all - differing
  }

  var share: Double { Double(agreeing) / Double(max(all, 1)) }
  var description: String { "\(agreeing) of \(all)" }
}

extension MixedParagraph {
  func frame() throws -> TextFrame {
    var style = ParagraphStyle()
    switch wordBreak {
    case "break-all": style.wordBreak = .breakAll
    case "keep-all": style.wordBreak = .keepAll
    default: break
    }
    switch lineBreak {
    case "loose": style.lineBreak = .loose
    case "strict": style.lineBreak = .strict
    default: break
    }
    let attributed = AttributedText(
      text, attributes: TextAttributes(font: FontRequest(size: size), language: lang),
      paragraphStyle: style)
    let faces = try fonts.map { try DebianFonts.face($0) }
    return Framesetter(attributed, fonts: FontCollection(cascade: faces)).frame(
      in: Container(width: width))
  }

  /// The clusters of which an edge is further from the browser's than the tolerance.
  func differingClusters(of frame: TextFrame, tolerance: Double) -> [String] {
    var edges: [Int: ClosedRange<Double>] = [:]
    let graphemes = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    for line in frame.lines {
      for run in line.runs { run.collectEdges(of: graphemes, into: &edges) }
    }
    var result: [String] = []
    var utf8 = 0
    var utf16 = 0
    for character in text {
      let units = String(character).utf16.count
      let recorded = chars[utf16..<utf16 + units].filter { $0.count == 3 && $0[2] > $0[1] }
      let left = recorded.map { $0[1] }.min()
      let right = recorded.map { $0[2] }.max()
      if let left, let right {
        let own = edges[utf8]
        let isClose =
          own.map {
            abs($0.lowerBound - left) <= tolerance && abs($0.upperBound - right) <= tolerance
          } ?? false
        if !isClose {
          result.append(
            "\(character) at \(utf16): \(own.map { "\($0)" } ?? "nothing"), not \(left)...\(right)")
        }
      }
      utf8 += String(character).utf8.count
      utf16 += units
    }
    return result
  }
}

extension GlyphRun {
  /// Widens the edges of each grapheme cluster, kept by its UTF-8 offset, by what the run has of it.
  fileprivate func collectEdges(
    of graphemes: [Int], into edges: inout [Int: ClosedRange<Double>]
  ) {
    func add(_ offset: Int, from left: Double, to right: Double) {
      let known = edges[offset] ?? left...max(left, right)
      edges[offset] = min(known.lowerBound, left)...max(known.upperBound, right)
    }
    if count == 0 { add(range.lowerBound, from: origin.x, to: origin.x + width) }
    var x = origin.x
    var glyph = 0
    var end = range.upperBound
    while glyph < count {
      let cluster = Int(clusters[glyph])
      let first = glyph
      var width = 0.0
      while glyph < count, Int(clusters[glyph]) == cluster {
        width += advances[glyph]
        glyph += 1
      }
      if direction == .leftToRight {
        end = glyph < count ? Int(clusters[glyph]) : range.upperBound
      } else if first > 0 {
        end = Int(clusters[first - 1])
      }
      // A shaped cluster inside a grapheme cluster widens it; several graphemes share theirs.
      var inside = graphemes.filter { $0 >= cluster && $0 < end }
      if inside.isEmpty, let holder = graphemes.last(where: { $0 < cluster }) { inside = [holder] }
      let step = width / Double(inside.count)
      for (index, offset) in inside.enumerated() {
        let place = direction == .leftToRight ? index : inside.count - 1 - index
        let left = x + step * Double(place)
        add(offset, from: left, to: left + step)
      }
      x += width
    }
  }
}
