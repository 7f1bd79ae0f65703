import FoundationEssentials

/// What the program prints.
struct Report: Encodable {
  var corpus: String
  var rounds: Int
  var findings: [Finding]

  /// The report as one JSON object.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The report as Markdown: a table of the findings about all texts, and one by language.
  var markdown: String {
    let overall = findings.filter { $0.language == nil }.map { finding in
      [
        finding.name, finding.what, "\(finding.figure)", Self.cell(finding.baseline),
        Self.cell(finding.ratio), Self.cell(finding.limit),
        finding.pass.map { $0 ? "yes" : "**no**" } ?? "",
      ]
    }
    let head = ["name", "what", "figure", "baseline", "ratio", "limit", "kept"]
    return ([Self.table(head, overall)] + byLanguage).joined(separator: "\n\n")
  }

  /// A table of the ratios, or figures without a baseline, of each language; none without any.
  private var byLanguage: [String] {
    let own = findings.filter { $0.language != nil }
    let languages = own.compactMap(\.language).uniqued
    let measures = own.map { String($0.name.prefix { $0 != "/" }) }.uniqued
    guard !languages.isEmpty else { return [] }
    let rows = languages.map { language in
      [language]
        + measures.map { measure in
          let finding = own.first { $0.name == "\(measure)/\(language)" }
          return Self.cell(finding?.ratio ?? finding?.figure)
        }
    }
    return [Self.table(["language"] + measures, rows)]
  }

  private static func cell(_ value: Double?) -> String {
    value.map { "\($0)" } ?? ""
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order in which they first stand.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
