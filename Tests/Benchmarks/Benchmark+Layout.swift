import Galley

extension Benchmark {
  /// Shaping and breaking every paragraph with fonts whose words are not known yet.
  func first() throws -> [Finding] {
    let baseline = HarfBuzzBaseline()
    let times = try texts.map { text in
      let attributed = text.attributed
      var least = (baseline: Double.infinity, own: Double.infinity)
      for _ in 0..<rounds {
        let fresh = try text.reopened()
        least.baseline = min(least.baseline, Stopwatch.time { baseline.shape(fresh) })
        least.own = min(
          least.own,
          Stopwatch.time {
            for paragraph in attributed {
              consume(
                Framesetter(paragraph, fonts: fresh.fonts).frame(
                  in: Container(width: Self.width)))
            }
          })
      }
      return least
    }
    return findings(
      "first", "each paragraph laid out at 320 points, in fonts just opened", limit: nil,
      times: times)
  }

  /// Shaping and breaking every paragraph, as new texts come to a program that runs for long.
  func cold() -> [Finding] {
    let attributed = texts.map(\.attributed)
    return compare(
      "cold", "each paragraph laid out at 320 points by a new framesetter", limit: 1.5
    ) { index, _ in
      for text in attributed[index] {
        consume(
          Framesetter(text, fonts: texts[index].fonts).frame(in: Container(width: Self.width)))
      }
    }
  }

  /// Going through every glyph of finished frames, as a renderer does.
  func read() -> [Finding] {
    let frames = texts.map { text in
      text.attributed.map {
        Framesetter($0, fonts: text.fonts).frame(in: Container(width: Self.width))
      }
    }
    var sum = 0.0
    defer { consume(sum) }
    return compare("read", "every glyph of the frames at 320 points read once") { index, _ in
      for frame in frames[index] {
        for line in frame.lines {
          for run in line.runs {
            let positions = run.positions
            for glyph in positions.indices { sum += run.glyphOrigin.x + positions[glyph].x }
          }
        }
      }
    }
  }

  /// What a text costs apart from its characters.
  func shortText() -> [Finding] {
    guard let text = texts.first(where: { $0.name.hasPrefix("eng") }) ?? texts.first else {
      return []
    }
    let letter = AttributedText("a")
    let count = 1000
    let baseline = HarfBuzzBaseline()
    let times = Stopwatch.leastTimes(
      rounds: rounds,
      [
        { _ in for _ in 0..<count { baseline.shape("a", with: text.font) } },
        { _ in
          for _ in 0..<count {
            consume(
              Framesetter(letter, fonts: text.fonts).frame(in: Container(width: Self.width)))
          }
        },
      ]
    ).map { $0 / Double(count) }
    return [
      Finding(
        "shortText", "a text of one letter laid out by a new framesetter; ns", figure: times[1],
        baseline: times[0])
    ]
  }

  /// Measuring every paragraph once, keeping nothing.
  func measure() -> [Finding] {
    let attributed = texts.map(\.attributed)
    return compare(
      "measure", "each paragraph measured at 320 points without keeping glyphs"
    ) { index, _ in
      for text in attributed[index] {
        consume(
          Framesetter.measure(text, fonts: texts[index].fonts, in: Container(width: Self.width)))
      }
    }
  }

  /// Breaking shaped paragraphs at another width.
  func widthChange() -> [Finding] {
    let framesetters = texts.map { text in
      text.attributed.map { Framesetter($0, fonts: text.fonts) }
    }
    for framesetter in framesetters.joined() {
      consume(framesetter.frame(in: Container(width: Self.width)))
    }
    return compare(
      "width", "the same framesetters' frames at other widths", limit: 0.08
    ) { index, round in
      let container = Container(width: Self.width - 20 - Double(round % 10) * 8)
      for framesetter in framesetters[index] {
        consume(framesetter.frame(in: container))
      }
    }
  }
}

/// Takes a result, so that the optimiser keeps the work that made it.
@inline(never)
func consume<Value>(_ value: borrowing Value) {}
