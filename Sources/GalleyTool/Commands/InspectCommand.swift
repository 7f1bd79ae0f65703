/// `galley inspect`: what the Unicode algorithms say of lines of code points.
enum InspectCommand: Command {
  static let name = "inspect"
  static let summary = "break opportunities or bidi levels of code points"
  static let help = """
    line-breaks|graphemes|words|bidi [FILE] [--direction auto|ltr|rtl]

    Each line of FILE, or of standard input, is a text of hexadecimal code points with spaces
    between. Each line of output answers one:

    line-breaks, graphemes, words  the offsets, counted in code points, where a boundary stands;
                 start and end are among them (UAX #14 untailored and without dictionaries,
                 UAX #29)
    bidi         the levels, a semicolon, and the visual order (UAX #9); a code point that
                 rule X9 removes has the level x and no place in the order

    --direction  the paragraph direction for bidi; auto, which looks at the text, is the default
    """
  static let options = Arguments.Options(values: ["--direction"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    guard let subject = arguments.operands.first else {
      throw .usage("inspect needs one of line-breaks, graphemes, words and bidi")
    }
    guard arguments.operands.count <= 2 else {
      throw .usage("unexpected argument \(arguments.operands[2].quoted)")
    }
    var inspector = try inspector(subject, direction: arguments.value(of: "--direction"))
    var input = try Input(path: arguments.operands.dropFirst().first)
    var line: [UInt8] = []
    var lineNumber = 0
    while true {
      if !input.hasLine { try output.flush() }
      guard try input.readLine(into: &line) else { return }
      lineNumber += 1
      do {
        try inspector.inspect(CodePointLine.parse(line), output: &output)
      } catch {
        throw error.inFile("\(input.name.map { "\($0): " } ?? "")line \(lineNumber)")
      }
      try output.endLine()
    }
  }

  private static func inspector(
    _ subject: String, direction: String?
  ) throws(ToolError) -> any Inspector {
    if subject == "bidi" { return BidiInspector(direction: try .init(option: direction ?? "auto")) }
    guard let kind = BoundaryInspector.Kind(rawValue: subject) else {
      throw .usage(
        "unknown subject \(subject.quoted), expected line-breaks, graphemes, words or bidi")
    }
    if direction != nil { throw .usage("option --direction is for bidi only") }
    return BoundaryInspector(kind: kind)
  }
}

/// Answers one line of code points.
protocol Inspector {
  mutating func inspect(_ codePoints: [UInt32], output: inout Output) throws(ToolError)
}

/// A line of hexadecimal code points.
enum CodePointLine {
  /// Reads the code points, each with or without `U+` before it.
  static func parse(_ line: [UInt8]) throws(ToolError) -> [UInt32] {
    var codePoints: [UInt32] = []
    for word in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      let hasPrefix =
        word.count > 2 && word.first == UInt8(ascii: "U")
        && word.dropFirst().first == UInt8(ascii: "+")
      var value: UInt32 = 0
      for byte in hasPrefix ? word.dropFirst(2) : word {
        guard let digit = hexadecimalDigit(byte), value <= 0x10FFFF else {
          throw invalid(word)
        }
        value = value << 4 | UInt32(digit)
      }
      if value > 0x10FFFF { throw invalid(word) }
      codePoints.append(value)
    }
    return codePoints
  }

  private static func invalid(_ word: ArraySlice<UInt8>) -> ToolError {
    .badInput("\(String(decoding: word, as: UTF8.self).quoted) is not a hexadecimal code point")
  }
}
