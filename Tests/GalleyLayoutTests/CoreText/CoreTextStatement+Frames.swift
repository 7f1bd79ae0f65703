import GalleyFonts
import GalleyLayout
import GalleyText
import Testing

extension CoreTextStatement {
  static let frameChecks: [Int: Check] = [
    36: { try #expect($0.boxTypesetter().suggestLineBreak(from: 0, width: 25) == 2) },
    37: { try #expect($0.boxTypesetter().suggestLineBreak(from: 0, width: 60) == 7) },
    39: { try #expect($0.boxTypesetter().line(0..<7).glyphCount == 6) },
    40: { statement in
      let setter = try statement.boxTypesetter()
      for width in stride(from: 0.0, to: 250, by: 5) {
        #expect(
          setter.suggestLineBreak(from: 0, width: width, offset: 0)
            == setter.suggestLineBreak(from: 0, width: width))
      }
    },
    41: { statement in
      let setter = try statement.boxTypesetter()
      let (line, other) = (setter.line(0..<7), setter.line(0..<7, offset: 0))
      #expect(line.glyphCount == other.glyphCount && line.width == other.width)
      #expect(line.ascent == other.ascent && line.descent == other.descent)
      #expect(line.leading == other.leading)
    },
    91: { statement in
      for text in statement.input.texts {
        let setter = Framesetter(HitSamples.text(text), fonts: try HitSamples.fonts())
        #expect(setter.typesetter.text.string == text)
      }
    },
    93: { statement in
      let measure = Framesetter(
        statement.boxes, fonts: try HitSamples.fonts(),
        options: LayoutOptions(opensLineAfterFinalSeparator: false)
      ).measure()
      #expect(measure.size == .zero && measure.visibleRange == 0..<0)
    },
    94: { statement in
      let frame = try statement.boxFrame()
      #expect(frame.size == Size(width: 40, height: 10) && frame.visibleRange == 0..<4)
    },
    96: { statement in
      let frame = try HitSamples.frame(statement.text, in: Container(width: 15, height: 15))
      #expect(frame.size.width <= 15 && frame.size.height <= 15)
      #expect(frame.visibleRange == 0..<1)
    },
    97: { try #expect($0.boxFrame().lines.count == 5) },
    98: { statement in
      var text = statement.boxes
      text.updateAttributes(in: 7..<10) { $0.color = .white }
      let setter = Typesetter(text, fonts: try HitSamples.fonts())
      for range in [0..<5, 1..<9, 8..<10, 0..<10] {
        #expect(setter.line(range).range == range)
        #expect(setter.line(range).glyphCount == range.count)
      }
    },
    99: { try #expect($0.boxTypesetter().line(5..<10).glyphCount == 5) },
    100: { _ in
      let style = ParagraphStyle()
      #expect(style.alignment == .natural && style.tailIndent == 0)
    },
    101: { _ in #expect(copy { $0.tailIndent = 2 }.tailIndent == 2) },
    103: { _ in #expect(copy { $0.tailIndent = 2 } == copy { $0.tailIndent = 2 }) },
    104: { _ in
      let style = copy {
        $0.alignment = .justified
        $0.tailIndent = 9
      }
      #expect(style.alignment == .justified && style.tailIndent == 9)
    },
    108: { statement in
      let natural = try statement.boxFrame().lines.map(\.origin.y)
      #expect(statement.input.multiples.count > 6)
      for multiple in statement.input.multiples {
        let lines = try statement.boxFrame(style: copy { $0.lineHeightMultiple = multiple })
          .lines.map(\.origin.y)
        for index in 1...2 {
          let distance = multiple * (natural[index] - natural[0])
          #expect(abs(lines[index] - lines[0] - distance) < 1e-9 * distance)
        }
      }
    },
    109: { try #expect($0.lineRanges(.word) == [0..<10, 10..<14]) },
    110: { try #expect($0.lineRanges(.character) == [0..<11, 11..<14]) },
    111: { try #expect($0.lineRanges(.none) == [0..<14]) },
  ]

  private static func copy(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    change(&style)
    return style
  }

  /// The lines in a width that exactly the first eleven characters fit.
  private func lineRanges(_ wrap: ParagraphStyle.Wrap) throws -> [Range<Int>] {
    try boxFrame(Container(width: 115), style: Self.copy { $0.wrap = wrap }).lines.map(\.range)
  }
}
