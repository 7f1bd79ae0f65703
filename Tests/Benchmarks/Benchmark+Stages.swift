import Galley
import GalleyShaping
import GalleyUnicode

extension Benchmark {
  /// The segmenters and the bidirectional algorithm alone, each over every paragraph.
  func stages() -> [Finding] {
    let breaker = LineBreaker(strictness: .normal)
    var offsets: [UInt32] = []
    var opportunities: [LineBreakOpportunity] = []
    var runs: [ScriptRun] = []
    var resolver = BidiResolver()
    return stage("graphemes", "grapheme clusters") { text in
      offsets.removeAll(keepingCapacity: true)
      GraphemeBreaker.appendBoundaries(of: text, to: &offsets)
    }
      + stage("words", "word boundaries") { text in
        offsets.removeAll(keepingCapacity: true)
        WordBreaker.appendBoundaries(of: text, to: &offsets)
      }
      + stage("lines", "line break opportunities without dictionaries") { text in
        opportunities.removeAll(keepingCapacity: true)
        breaker.appendOpportunities(of: text, to: &opportunities)
      }
      + stage("scripts", "script runs") { text in
        runs.removeAll(keepingCapacity: true)
        ScriptItemizer.appendRuns(of: text, to: &runs)
      }
      + stage("bidi", "embedding levels where a paragraph needs them") { text in
        if BidiResolver.isNeeded(for: text) { resolver.resolve(text, direction: .natural) }
      }
  }

  private func stage(
    _ name: String, _ what: String, _ body: (Span<UInt8>) -> Void
  ) -> [Finding] {
    let findings = compare("stages/\(name)", what) { index, _ in
      for paragraph in texts[index].paragraphs { body(paragraph.utf8.span) }
    }
    return Array(findings.prefix(1))
  }
}
