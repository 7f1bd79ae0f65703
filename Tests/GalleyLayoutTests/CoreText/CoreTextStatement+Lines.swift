import GalleyFonts
import GalleyLayout
import GalleyText
import Testing

extension CoreTextStatement {
  static let lineChecks: [Int: Check] = [
    1: { statement in
      let line = try statement.lineOfTwoSizes()
      #expect(line.range == 0..<5 && line.glyphCount == 5)
      #expect(line.runs.map(\.count) == [3, 2])
    },
    2: { statement in
      for run in try statement.lineOfTwoSizes().runs {
        let scalars = statement.text.unicodeScalars.dropFirst(run.range.lowerBound)
        for (index, scalar) in scalars.prefix(run.count).enumerated() {
          #expect(run.glyphIDs[index] == run.font.face.glyphID(for: scalar))
        }
      }
    },
    3: { statement in
      let line = try statement.boxTypesetter().line(0..<0)
      #expect(line.range == 0..<0 && line.runs.isEmpty && line.glyphCount == 0)
    },
    6: { try #expect($0.boxTypesetter().line(0..<0).glyphCount == 0) },
    7: { try #expect($0.boxFrame().lines[0].glyphCount == 9) },
    8: { statement in
      let line = try statement.boxLine(colors: [0..<2, 2..<4, 4..<6])
      #expect(line.glyphCount == 6 && line.runs.count == 3)
    },
    9: { try #expect($0.line().insertionPosition(atX: -1).offset == 0) },
    10: { try #expect($0.line().insertionPosition(atX: 1e6).offset == $0.text.utf8.count) },
    11: { statement in
      let line = try statement.line()
      let advances = try statement.advances()
      #expect(line.insertionPosition(atX: advances[0] + advances[1] * 0.4).offset == 1)
    },
    12: { statement in
      let line = try statement.line()
      #expect(line.insertionPosition(atX: line.caretX(2) + 0.45).offset == 2)
    },
    13: { try #expect($0.line().insertionPosition(atX: -1).offset == $0.text.utf8.count) },
    14: { try #expect($0.line().insertionPosition(atX: 1e6).offset == 0) },
    15: { statement in
      let line = try statement.line()
      let offsets = stride(from: 0, to: line.width, by: 50).map {
        line.insertionPosition(atX: $0).offset
      }
      #expect(offsets == offsets.sorted(by: >) && Set(offsets).count == offsets.count)
    },
    16: { try #expect($0.line().caretX(-1) == 0) },
    17: { try #expect($0.line().caretX(0) == 0) },
    18: { statement in
      let line = try statement.line()
      #expect(line.caretX(1000) == line.width)
    },
    19: { statement in
      let sum = try statement.advances().prefix(2).reduce(0, +)
      try #expect(isNear([statement.line().caretX(2)], [sum]))
    },
    20: { statement in
      let sum = try statement.advances().prefix(4).reduce(0, +)
      try #expect(isNear([statement.line().caretX(4)], [sum]))
    },
    22: { try #expect($0.line().caret(at: TextPosition(offset: 4)).secondaryRect == nil) },
    23: { statement in
      let line = try statement.line()
      var map = UTF16Map(statement.text)
      let places = [5, 14].map { line.caretX(map.utf8(fromUTF16: $0)) }
      #expect(places[0] > places[1])
    },
    30: { statement in
      let line = try statement.line()
      let metrics = try Font(face: latin(), size: 40).metrics
      #expect(line.width > 0 && line.leading == metrics.leading)
      #expect(line.ascent == metrics.ascent && line.descent == metrics.descent)
    },
    31: { statement in
      let lines = try statement.input.texts.map {
        try statement.line(of: AttributedText($0, attributes: large))
      }
      #expect(lines[0].leading == lines[1].leading && lines[0].ascent <= lines[1].ascent)
    },
    32: { statement in
      let elsewhere = try await Task.detached {
        FrameDigest(try statement.boxFrame())
      }.value
      try #expect(elsewhere == FrameDigest(statement.boxFrame()))
    },
  ]

  static let truncationChecks: [Int: Check] = [
    24: { statement in
      let frame = try statement.truncated(.start, token: "", width: 35)
      #expect(frame.shown() == "DEF" && frame.lines[0].runs.count == 1)
    },
    25: { statement in
      let frame = try statement.truncated(.end, token: "", width: 25)
      #expect(frame.shown() == "AB" && frame.lines[0].runs.count == 1)
    },
    26: { try #expect($0.truncated(.middle, token: "", width: 25).shown() == "AF") },
    27: { statement in
      let frame = try statement.truncated(.start, token: "...", width: 27)
      #expect(frame.shown() == "<3>F" && frame.lines[0].runs.map(\.count) == [3, 1])
    },
    28: { statement in
      let frame = try statement.truncated(.end, token: "...", width: 27)
      #expect(frame.shown() == "A<3>" && frame.lines[0].runs.map(\.count) == [1, 3])
    },
    29: { statement in
      let frame = try statement.truncated(.middle, token: "...", width: 37)
      #expect(frame.shown() == "A<3>F" && frame.lines[0].runs.map(\.count) == [1, 3, 1])
    },
  ]

  /// The text in boxes with a colour of its own for each range.
  func boxLine(colors ranges: [Range<Int>]) throws -> TextLine {
    var text = boxes
    for (index, range) in ranges.enumerated() {
      text.updateAttributes(in: range) {
        $0.color = Color(red: UInt8(index), green: 0, blue: 0)
      }
    }
    return Typesetter(text, fonts: try HitSamples.fonts()).line(0..<text.utf8Count)
  }

  /// The first three characters at twice the size of the others.
  func lineOfTwoSizes() throws -> TextLine {
    var text = AttributedText(text, attributes: Self.large)
    text.updateAttributes(in: 3..<text.utf8Count) { $0.font.size = 20 }
    return try line(of: text)
  }

  /// The text in boxes of ten points cut to a width, with a token in boxes of five.
  private func truncated(
    _ truncation: Truncation, token: String, width: Double
  ) throws -> TextFrame {
    let token = AttributedText(token, attributes: TextAttributes(font: FontRequest(size: 5)))
    return try boxFrame(
      Container(width: width, maxLines: 1, truncation: truncation, token: token))
  }
}

extension TextLine {
  fileprivate func caretX(_ offset: Int) -> Double {
    caret(at: TextPosition(offset: offset)).rect.minX
  }
}
