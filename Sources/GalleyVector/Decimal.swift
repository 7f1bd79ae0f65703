/// A number as SVG writes it: at most four digits after the point, without trailing zeros.
///
/// NaN and what rounds to nothing give `0`; numbers beyond ±10¹² are held there.
func decimal(_ value: Double) -> String {
  var text = ""
  appendDecimal(value, to: &text)
  return text
}

/// Adds a number as `decimal` writes it.
func appendDecimal(_ value: Double, to text: inout String) {
  guard !value.isNaN else {
    text += "0"
    return
  }
  let scaled = Int64((max(-1e12, min(1e12, value)) * 10000).rounded())
  if scaled < 0 { text += "-" }
  let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: 10000)
  text += String(whole)
  if part == 0 { return }
  var digits = String(part)
  digits = String(repeating: "0", count: 4 - digits.utf8.count) + digits
  while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
  text += "." + digits
}
