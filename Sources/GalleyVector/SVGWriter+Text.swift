import GalleyFonts
import GalleyLayout
import GalleyText

extension SVGWriter {
  /// Writes a line's runs as text, in logical order so that copying gives the text back.
  mutating func addText(of line: TextLine, in frame: TextFrame, pressed: Set<Link>) {
    for run in line.runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      addText(of: run, in: frame, pressed: pressed)
    }
  }

  private mutating func addText(
    of run: GlyphRun, in frame: TextFrame, pressed: Set<Link>
  ) {
    var pieces = pieces(of: run, in: frame.text.string)
    if pieces.isEmpty { return }
    // A soft hyphen is a run of its own where it is drawn, and viewers draw none.
    if pieces.count == 1, pieces[0].text == "\u{AD}", run.width > 0 { pieces[0].text = "-" }
    let baseline = run.glyphOrigin.y - run.raise
    var color = run.attributes.painted(pressed: pressed).color
    // What a stroke leaves unfilled has an opacity already.
    if let stroke = run.attributes.stroke, !stroke.isFilled { color.alpha = 255 }
    var text =
      "<text y=\"\(decimal(baseline))\"" + Self.fill(color)
      + Self.stroke(run.attributes.stroke)
      + Self.attributes(of: run.font) + " xml:space=\"preserve\">"
    for piece in pieces {
      let positions = piece.positions.map(decimal).joined(separator: " ")
      text += "<tspan x=\"\(positions)\">" + escaped(piece.text) + "</tspan>"
    }
    append(text + "</text>")
  }

  private static func attributes(of font: Font) -> String {
    let face = font.face
    var text = " font-family=\"\(quotedCSS(face.familyName))\" font-size=\"\(decimal(font.size))\""
    if face.weight != 400 { text += " font-weight=\"\(decimal(face.weight))\"" }
    switch face.slant {
    case .upright: break
    case .italic: text += " font-style=\"italic\""
    case .oblique: text += " font-style=\"oblique\""
    }
    if !font.variations.isEmpty {
      let settings = font.variations.map { variation in
        quotedCSS(variation.tag.description) + " " + decimal(variation.value)
      }
      text += " style=\"font-variation-settings:\(settings.joined(separator: ","))\""
    }
    return text
  }

  // MARK: Pieces

  /// Text that follows a list of positions: one for each character, but for those behind the last
  /// position, which follow of themselves.
  private struct Piece {
    var positions: [Double]
    var text: String
    /// Whether something follows the last position of itself, so that no position can be added.
    var isClosed: Bool
  }

  /// The text of a run in logical order, held in place character by character.
  ///
  /// A character without a position of its own, inside a ligature, follows the one before it; in a
  /// right-to-left run all of a word follow its left edge.
  private func pieces(of run: GlyphRun, in string: String) -> [Piece] {
    let utf8 = string.utf8
    guard !run.range.isEmpty, run.range.upperBound <= utf8.count else { return [] }
    let start = utf8.index(utf8.startIndex, offsetBy: run.range.lowerBound)
    let end = utf8.index(start, offsetBy: run.range.count)
    let isWordwise = run.direction == .rightToLeft
    var edges = leftEdges(of: run)[...]
    var offset = run.range.lowerBound
    var pieces: [Piece] = []
    for character in string[start..<end] {
      offset += character.utf8.count
      var left: Double?
      while let edge = edges.first, edge.offset < offset {
        left = min(left ?? edge.x, edge.x)
        edges.removeFirst()
      }
      if character.isNewline { continue }
      // What viewers count as one character, whether they count UTF-16 units or code points.
      let isPlain = character.utf16.count == 1
      guard let last = pieces.indices.last else {
        let piece = Piece(
          positions: [left ?? run.origin.x], text: String(character), isClosed: !isPlain)
        pieces.append(piece)
        continue
      }
      if isWordwise, character != " ", pieces[last].text.last != " " {
        pieces[last].text.append(character)
        pieces[last].positions[0] = min(left ?? .infinity, pieces[last].positions[0])
      } else if let left, isWordwise || pieces[last].isClosed {
        pieces.append(Piece(positions: [left], text: String(character), isClosed: !isPlain))
      } else if let left {
        pieces[last].text.append(character)
        pieces[last].positions.append(left)
        pieces[last].isClosed = !isPlain
      } else {
        pieces[last].text.append(character)
        pieces[last].isClosed = true
      }
    }
    return pieces
  }

  /// The clusters of a run in logical order, each with its left edge in the frame.
  private func leftEdges(of run: GlyphRun) -> [(offset: Int, x: Double)] {
    let clusters = run.clusters
    let advances = run.advances
    var edges: [(offset: Int, x: Double)] = []
    var pen = run.origin.x
    for index in 0..<run.count {
      let offset = Int(clusters[index])
      if edges.last?.offset != offset { edges.append((offset, pen)) }
      pen += advances[index]
    }
    return edges.sorted { $0.offset < $1.offset }
  }
}
