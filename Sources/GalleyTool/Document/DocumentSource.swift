/// The documents of a command line: one whole input, or one a line with `--jsonl`.
enum DocumentSource {
  /// The options of every command that answers documents.
  static let options = Arguments.Options(flags: ["--jsonl"])

  /// The part of the help that those commands share.
  static let help = """
    [DOC] [--jsonl]

    DOC is a file with a JSON document; without it, or with -, standard input is read.
    --jsonl  every line is a document and gets one line of answer, in order; a line that
             is no document answers {"id":…,"error":"…"}, and the exit status is then 65
    """

  /// Answers each document of the input.
  ///
  /// - Parameter answer: writes the answer of one document and nothing else; what it throws before
  ///   the first byte is the document's error.
  static func answer(
    _ arguments: Arguments, output: inout Output,
    with answer: (Document, inout FontSets, inout Output) throws(ToolError) -> Void
  ) throws(ToolError) {
    let path = try arguments.onlyOperand()
    var fonts = FontSets()
    if arguments.has("--jsonl") {
      try answerLines(Input(path: path), output: &output) {
        document, output throws(ToolError) in
        try answer(document, &fonts, &output)
      }
    } else {
      try answer(Document.read(path: path), &fonts, &output)
    }
  }

  /// Answers each line of a stream: a document.
  ///
  /// - Parameter answer: writes the answer of one document and nothing else; what it throws before
  ///   the first byte is the document's error.
  static func answerLines<Line: JSONDocument>(
    _ input: consuming Input, output: inout Output,
    with answer: (Line, inout Output) throws(ToolError) -> Void
  ) throws(ToolError) {
    var line: [UInt8] = []
    var lineCount = 0
    var failureCount = 0
    while true {
      // Whoever waits for answers before sending more must have them before we wait.
      if !input.hasLine { try output.flush() }
      guard try input.readLine(into: &line) else { break }
      lineCount += 1
      var id = JSONValue.null
      do {
        let document = try Line(json: line)
        id = document.id
        try answer(document, &output)
      } catch let failure as DocumentError {
        failureCount += 1
        try output.errorAnswer(failure.error.message ?? "", id: failure.id)
      } catch let failure as ToolError {
        guard failure.status == .badInput || failure.status == .unreadableFile,
          let message = failure.message
        else { throw failure }
        failureCount += 1
        try output.errorAnswer(message, id: id)
      } catch {
        throw .failure("\(error)")
      }
    }
    if failureCount > 0 {
      throw .badInput("\(failureCount) of \(lineCount) lines could not be answered")
    }
  }
}
