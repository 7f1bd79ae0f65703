import Foundation
import GalleyDetection
import TestSupport

/// A case of the suite's matrix: one text and what several systems find in it.
struct MatrixCase: Decodable {
  struct Span: Decodable, Equatable, Comparable {
    var kind: String
    var utf8: [Int]

    var range: Range<Int> { utf8[0]..<utf8[1] }

    static func < (left: Span, right: Span) -> Bool { left.utf8[0] < right.utf8[0] }
  }

  var id: String
  var input: String
  var results: [String: [Span]]

  static func all() throws -> [MatrixCase] {
    struct File: Decodable {
      var cases: [MatrixCase]
    }
    let data = try Suites.data("detection/others/cross-platform-matrix.json")
    return try JSONDecoder().decode(File.self, from: data).cases
  }

  /// What a system finds, in order; entities may overlap.
  func spans(_ system: String) -> [Span] {
    (results[system] ?? []).sorted()
  }

  /// What a rule set finds, in the suite's terms.
  func found(by rules: RuleSet) -> [Span] {
    rules.entities(in: input).map { entity in
      let kind =
        switch entity.kind {
        case .link: entity.value.contains("@") && !entity.value.contains("/") ? "email" : "url"
        case .topic: entity.rule == "topic" ? "topic" : "hashtag"
        case .emoticon: "code"
        case let kind: kind.rawValue
        }
      return Span(kind: kind, utf8: [entity.range.lowerBound, entity.range.upperBound])
    }
  }
}

extension String {
  /// The part between two UTF-8 offsets.
  func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
