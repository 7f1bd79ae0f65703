/// Text with what XML 1.0 reserves escaped, for content and for attributes in double quotes.
///
/// Characters that XML 1.0 cannot hold at all (its production 2, Char) become U+FFFD.
func escaped(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t": result += "&#9;"
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A CSS string in single quotes (CSS Syntax 3 §4.3.5), escaped for an XML attribute.
func quotedCSS(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "'", "\\": result += "\\" + String(scalar)
    case "\u{0}"..."\u{1F}", "\u{7F}": result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return "'" + escaped(result) + "'"
}
