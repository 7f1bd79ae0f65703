import Foundation
import GalleyDetection
import TestSupport
import Testing

/// Cases are named by their place in the file.
@Suite("Links against suites of other policies", .enabled(if: Suites.areAvailable))
struct LinkOtherSuitesTests {
  private struct File<Case: Decodable>: Decodable { var cases: [Case] }

  private struct TelegramCase: Decodable {
    struct Span: Decodable { var text: String }
    var group: String
    var input: String
    var expect: [Span]?
  }

  private struct MisskeyCase: Decodable {
    struct Node: Decodable { var url: String? }
    var group: String
    var input: String
    var expect: [Node]?
  }

  private struct AndroidCase: Decodable {
    var pattern: String
    var input: String
    var isMatch: Bool?

    enum CodingKeys: String, CodingKey {
      case pattern, input
      case isMatch = "whole_match"
    }
  }

  @Test("The grammar plain finds what tdlib finds, where both decide alike")
  func telegram() throws {
    let cases = try cases(TelegramCase.self, "others/tdlib-message-entities.json")
    try compare(
      cases.filter { $0.value.group == "url" }, count: 180,
      exceptions: [
        "names of hosts after a scheme need no known domain": [
          239, 276, 277, 278, 321, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 386, 388,
        ],
        "a port has at most five digits and is at most 65535, or there is no link": [
          282, 283, 284, 285, 286, 287, 290, 291, 292,
        ],
        "the domains ton and onion are not in IANA's list": [255, 256, 257],
        "no scheme follows a letter": [274],
        "numbers of an address may start with zero": [295],
        "capitals and lists of names tell nothing": [304, 311, 312, 366],
        "no underscore is in a host": [319, 334, 407],
        "what stands before a scheme but letters tells nothing": [375, 390],
        "a domain after two slashes is a link": [376],
        "an address has no colon and no exclamation mark": [365, 378, 402, 403],
        "the scheme mailto belongs to the link": [379],
        "no dash is in a host": [392],
        "a colon or apostrophe may stand before an address": [348, 399, 400],
      ]
    ) { LinkFinding(.plain).texts(in: $0.input) == ($0.expect ?? []).map(\.text) }
  }

  @Test("The grammar plain finds what Misskey finds, where both decide alike")
  func misskey() throws {
    let cases = try cases(MisskeyCase.self, "mfm/mfm-parser.json")
    let wide = cases.filter { $0.value.input == "https://大石泉すき.example.com" }
    try compare(
      cases.filter { $0.value.group.hasSuffix("/ url") }, count: 15,
      exceptions: ["hosts may be of any script": wide.map(\.index)]
    ) { LinkFinding(.plain).texts(in: $0.input) == ($0.expect ?? []).compactMap(\.url) }
  }

  @Test("The grammar plain finds what Android's patterns match, where both decide alike")
  func android() throws {
    let cases = try cases(AndroidCase.self, "android/android-patterns.json")
    try compare(
      cases.filter { $0.value.pattern.hasPrefix("AUTOLINK") && $0.value.isMatch != nil },
      count: 62,
      exceptions: [
        "the domain is in IANA's list no more": [5, 7],
        "the label encodes characters that there are none of": [6],
        "ftp is a scheme": [14],
        "a host has at most 253 octets": [61],
        "the domain you is in IANA's list": [20, 23],
        "a query may follow the host": [21],
        "domains and addresses are one kind": [24, 47],
        "names of addresses are in ASCII": [39, 40, 41, 46],
      ]
    ) { (LinkFinding(.plain).texts(in: $0.input) == [$0.input]) == $0.isMatch }
  }

  private func cases<Case: Decodable>(
    _ type: Case.Type, _ path: String
  ) throws -> [(index: Int, value: Case)] {
    let data = try Suites.data("detection/\(path)")
    return try JSONDecoder().decode(File<Case>.self, from: data).cases.enumerated()
      .map { ($0.offset, $0.element) }
  }

  private func compare<Case>(
    _ cases: [(index: Int, value: Case)], count: Int, exceptions: [String: [Int]],
    passes: (Case) -> Bool
  ) throws {
    #expect(cases.count == count)
    let pairs = exceptions.flatMap { reason, indices in indices.map { ("\($0)", reason) } }
    let exceptions = Exceptions(Dictionary(uniqueKeysWithValues: pairs))
    for (index, value) in cases {
      let unexpected = exceptions.unexpected(
        "\(index)", problems: passes(value) ? [] : ["\(value)"])
      #expect(unexpected.isEmpty)
    }
    let unknown = exceptions.unknown(among: cases.map { "\($0.index)" })
    #expect(unknown.isEmpty)
  }
}
