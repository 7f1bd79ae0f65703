import GalleyDetection
import GalleyText

/// `galley detect`: links, mentions, topics, emoticons and emoji of texts.
enum DetectCommand: Command {
  static let name = "detect"
  static let summary = "links, mentions, topics and emoji of a text as JSON"
  static let help = """
    [FILE] --rules weibo|x|mastodon|plain|vvebo [--jsonl]

    FILE holds a text; without it, or with -, standard input is read. Answers the entities in
    order, none overlapping another: kind, rule, range (UTF-8 offsets), utf16 (the same in UTF-16
    units), text, value (the text without the characters that mark it) and target (a URL or null).
    --rules  what to look for; vvebo has the four kinds of VVeboLabel
    --jsonl  every line is an object with id and text and gets one line of answer, in order; a
             line that is none answers {"id":…,"error":"…"}, and the exit status is then 65
    """
  static let options = Arguments.Options(flags: ["--jsonl"], values: ["--rules"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    let rules = try RuleSet(option: "--rules", of: arguments)
    guard let rules else {
      throw .usage("detect needs --rules \(RuleSet.all.map(\.name).joined(separator: "|"))")
    }
    let path = try arguments.onlyOperand()
    if arguments.has("--jsonl") {
      try DocumentSource.answerLines(Input(path: path), output: &output) {
        (text: PlainText, output) throws(ToolError) in
        try output.detectAnswer(rules.entities(in: text.text), in: text)
      }
      return
    }
    var input = try Input(path: path)
    guard let text = String(validating: try input.readAll(), as: UTF8.self) else {
      let error = ToolError.badInput("the text is not valid UTF-8")
      throw input.name.map(error.inFile) ?? error
    }
    try output.detectAnswer(rules.entities(in: text), in: PlainText(text: text))
  }
}

extension RuleSet {
  /// The rule set that an option names; `nil` when it was not given.
  ///
  /// - Throws: a usage error that names the option and the value.
  init?(option: String, of arguments: Arguments) throws(ToolError) {
    guard let name = arguments.value(of: option) else { return nil }
    guard let rules = RuleSet(named: name) else {
      let names = RuleSet.all.map(\.name)
      throw .usage(
        "option \(option): unknown value \(name.quoted), expected "
          + names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])")
    }
    self = rules
  }
}

/// A text with an id, as a line of `galley detect --jsonl`.
private struct PlainText: JSONDocument {
  var id = JSONValue.null
  var text: String

  init(text: String) {
    self.text = text
  }

  init(_ root: Field) throws(ToolError) {
    var text: String?
    for (key, field) in try root.members() {
      switch key {
      case "id": id = try field.scalar()
      case "text": text = try field.string()
      default: throw field.unknownKey
      }
    }
    guard let text else { throw root.missing("text") }
    self.text = text
  }
}

extension Output {
  /// Writes the entities of a text.
  fileprivate mutating func detectAnswer(
    _ entities: [Entity], in document: PlainText
  ) throws(ToolError) {
    let text = AttributedText(document.text)
    var map = UTF16Map(document.text)
    beginObject()
    key("id")
    value(document.id)
    key("entities")
    beginArray()
    for entity in entities {
      beginObject()
      key("kind")
      value(entity.kind.rawValue)
      key("rule")
      value(entity.rule)
      range("range", entity.range)
      range("utf16", entity.utf16Range(by: &map))
      key("text")
      value(text.substring(entity.range))
      key("value")
      value(entity.value)
      target(entity.target)
      endObject()
      try flushIfLarge()
    }
    endArray()
    endObject()
    try endLine()
  }
}
