/// Punycode, the encoding of Unicode labels in ASCII (RFC 3492).
///
/// Both directions take time square in the length; callers bound it by the 63 octets of a label.
enum Punycode {
  /// The encoding of a label, without the prefix `xn--`; `nil` when a number would overflow.
  static func encode(_ scalars: [UInt32]) -> String? {
    var output: [UInt8] = []
    for value in scalars where value < 0x80 { output.append(UInt8(value)) }
    let basicCount = output.count
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var handled = basicCount
    var current = initialValue
    var delta: UInt32 = 0
    var bias = initialBias
    while handled < scalars.count {
      guard let next = scalars.lazy.filter({ $0 >= current }).min() else { return nil }
      let (product, overflows) = (next - current).multipliedReportingOverflow(
        by: UInt32(handled + 1))
      let (sum, carries) = delta.addingReportingOverflow(product)
      guard !overflows, !carries else { return nil }
      delta = sum
      current = next
      for value in scalars {
        if value < current {
          guard delta < UInt32.max else { return nil }
          delta += 1
        } else if value == current {
          append(delta, bias: bias, to: &output)
          bias = adapt(delta, count: handled + 1, isFirst: handled == basicCount)
          delta = 0
          handled += 1
        }
      }
      guard delta < UInt32.max else { return nil }
      delta += 1
      current += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The scalars of an encoded label, its prefix `xn--` removed; `nil` when it encodes nothing.
  static func decode(_ label: [UInt8]) -> [UInt32]? {
    let hyphen = label.lastIndex(of: UInt8(ascii: "-"))
    var output = label[..<(hyphen ?? 0)].map(UInt32.init)
    var rest = label[(hyphen.map { $0 + 1 } ?? 0)...]
    guard !rest.isEmpty, output.allSatisfy({ $0 < 0x80 }) else { return nil }
    var current = initialValue
    var position: UInt32 = 0
    var bias = initialBias
    while !rest.isEmpty {
      guard let advance = number(from: &rest, bias: bias) else { return nil }
      let (sum, carries) = position.addingReportingOverflow(advance)
      guard !carries else { return nil }
      let count = UInt32(output.count + 1)
      bias = adapt(advance, count: output.count + 1, isFirst: output.count == (hyphen ?? 0))
      let (value, overflows) = current.addingReportingOverflow(sum / count)
      guard !overflows, Unicode.Scalar(value) != nil else { return nil }
      current = value
      position = sum % count
      output.insert(value, at: Int(position))
      position += 1
    }
    return output
  }

  private static let base: UInt32 = 36
  private static let smallest: UInt32 = 1
  private static let greatest: UInt32 = 26
  private static let initialBias: UInt32 = 72
  private static let initialValue: UInt32 = 0x80

  private static func threshold(_ weight: UInt32, bias: UInt32) -> UInt32 {
    weight <= bias + smallest
      ? smallest : weight >= bias + greatest ? greatest : weight - bias
  }

  /// Section 6.1: how the bias follows the numbers seen.
  private static func adapt(_ delta: UInt32, count: Int, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / UInt32(count)
    var weight: UInt32 = 0
    while delta > (base - smallest) * greatest / 2 {
      delta /= base - smallest
      weight += base
    }
    return weight + (base - smallest + 1) * delta / (delta + 38)
  }

  /// Writes a number as digits of variable base, least significant first.
  private static func append(_ delta: UInt32, bias: UInt32, to output: inout [UInt8]) {
    var rest = delta
    var weight = base
    while true {
      let limit = threshold(weight, bias: bias)
      guard rest >= limit else { break }
      output.append(digit(limit + (rest - limit) % (base - limit)))
      rest = (rest - limit) / (base - limit)
      weight += base
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  /// Reads a number of variable base and removes its digits.
  private static func number(from rest: inout ArraySlice<UInt8>, bias: UInt32) -> UInt32? {
    var result: UInt32 = 0
    var factor: UInt32 = 1
    var weight = base
    while let byte = rest.popFirst() {
      let digit: UInt32
      switch ASCIISet.lowercased(byte) {
      case let letter where letter >= 0x61 && letter <= 0x7A: digit = UInt32(letter) - 0x61
      case let number where number >= 0x30 && number <= 0x39: digit = UInt32(number) - 0x30 + 26
      default: return nil
      }
      let (product, overflows) = digit.multipliedReportingOverflow(by: factor)
      let (sum, carries) = result.addingReportingOverflow(product)
      guard !overflows, !carries else { return nil }
      result = sum
      let limit = threshold(weight, bias: bias)
      if digit < limit { return result }
      let (next, tooGreat) = factor.multipliedReportingOverflow(by: base - limit)
      guard !tooGreat else { return nil }
      factor = next
      weight += base
    }
    return nil
  }
}
