/// The words after a command's name, told apart into flags, options with a value, and operands.
///
/// A value follows its option as the next word or after `=`. A lone `-` is an operand, and so is
/// everything after `--`. Of an option given twice the last one counts.
struct Arguments {
  /// The options that a command takes.
  struct Options {
    /// Options without a value, with their dashes.
    var flags: [String] = []
    /// Options with a value, with their dashes.
    var values: [String] = []
  }

  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Reads the words from left to right.
  ///
  /// - Throws: a usage error that names an unknown option, or one whose value is missing or given
  ///   to a flag.
  init(_ words: [String], options: Options) throws(ToolError) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        operands += words[index...]
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = word.hasPrefix("--") ? String(parts[0]) : word
      let inlineValue = word.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
      if options.flags.contains(name) {
        if inlineValue != nil { throw .usage("option \(name) takes no value") }
        flags.insert(name)
      } else if options.values.contains(name) {
        if let inlineValue {
          values[name] = inlineValue
        } else {
          guard index < words.count else { throw .usage("option \(name) needs a value") }
          values[name] = words[index]
          index += 1
        }
      } else {
        throw .usage("unknown option \(name)")
      }
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; `nil` when it was not given.
  func value(of option: String) -> String? { values[option] }

  /// The value of an option as a number greater than 0; `nil` when it was not given.
  ///
  /// - Throws: a usage error that names the option and the value.
  func positiveNumber(_ option: String) throws(ToolError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number > 0, number.isFinite else {
      throw .usage("option \(option): \(text.quoted) is not a number greater than 0")
    }
    return number
  }

  /// The value of an option as a number in a range; `nil` when it was not given.
  ///
  /// - Throws: a usage error that names the option, the value and the range.
  func number(_ option: String, in range: ClosedRange<Int>) throws(ToolError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number >= Double(range.lowerBound),
      number <= Double(range.upperBound)
    else {
      throw .usage(
        "option \(option): \(text.quoted) is not a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  /// The value of an option as a number from 0; 0 when it was not given.
  ///
  /// - Throws: a usage error that names the option and the value.
  func distance(_ option: String) throws(ToolError) -> Double {
    guard let text = values[option] else { return 0 }
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw .usage("option \(option): \(text.quoted) is not a number from 0")
    }
    return number
  }

  /// The only operand; `nil` when there is none.
  ///
  /// - Throws: a usage error that names the second one.
  func onlyOperand() throws(ToolError) -> String? {
    if operands.count > 1 { throw .usage("unexpected argument \(operands[1].quoted)") }
    return operands.first
  }
}
