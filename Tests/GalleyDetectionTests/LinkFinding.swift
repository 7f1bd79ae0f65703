@testable import GalleyDetection

/// Links by themselves, as a scanner without other rules finds them.
struct LinkFinding {
  var grammar: LinkGrammar

  init(_ grammar: LinkGrammar) { self.grammar = grammar }

  /// The links of a text, from left to right.
  func links(in text: String) -> [LinkMatch] {
    var copy = text
    return copy.withUTF8 { bytes in
      let span = unsafe bytes.span
      var found: [LinkMatch] = []
      var state = LinkGrammar.State()
      var floor = 0
      var index = 0
      while index < span.count {
        switch span[index] {
        case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "@"):
          if let match = grammar.match(in: span, at: index, notBefore: floor, state: &state) {
            found.append(match)
            floor = match.range.upperBound
            index = floor
            continue
          }
        default: break
        }
        index += 1
      }
      return found
    }
  }

  /// The texts of the links.
  func texts(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return links(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// The targets of the links.
  func targets(in text: String) -> [String] { links(in: text).map(\.target) }
}
