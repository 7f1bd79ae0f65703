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

  /// The findings as a Markdown table.
  var table: String {
    let rows = findings.map { finding in
      let cells: [String] = [
        finding.name, finding.what, "\(finding.figure)", finding.baseline.map { "\($0)" } ?? "",
        finding.ratio.map { "\($0)" } ?? "", finding.limit.map { "\($0)" } ?? "",
        finding.pass.map { $0 ? "yes" : "**no**" } ?? "",
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let head = [
      "| name | what | figure | baseline | ratio | limit | kept |", "|---|---|--:|--:|--:|--:|---|",
    ]
    return (head + rows).joined(separator: "\n")
  }
}
