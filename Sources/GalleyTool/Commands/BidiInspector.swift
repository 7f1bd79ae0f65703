import GalleyShaping
import GalleyText

/// Finds the levels and the visual order of one line of text.
struct BidiInspector: Inspector {
  let direction: ParagraphStyle.Direction

  func inspect(_ codePoints: [UInt32], output: inout Output) {
    let inspection = BidiInspection(codePoints: codePoints, direction: direction)
    var separator = ""
    for level in inspection.levels {
      output.append(separator)
      output.append(level.map { String($0) } ?? "x")
      separator = " "
    }
    output.append(";")
    for index in inspection.visualOrder { output.append(" \(index)") }
  }
}

extension ParagraphStyle.Direction {
  /// Reads the value of `--direction`.
  init(option: String) throws(ToolError) {
    switch option {
    case "auto": self = .natural
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    default:
      throw .usage("option --direction: unknown value \(option.quoted), expected auto, ltr or rtl")
    }
  }
}
