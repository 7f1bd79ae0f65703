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
    if arguments.has("--jsonl") {
      try answerLines(Input(path: path), output: &output, with: answer)
    } else {
      var fonts = FontSets()
      try answer(Document.read(path: path), &fonts, &output)
    }
  }

  private static func answerLines(
    _ input: consuming Input, output: inout Output,
    with answer: (Document, inout FontSets, inout Output) throws(ToolError) -> Void
  ) throws(ToolError) {
    var fonts = FontSets()
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
        let document = try Document(json: line)
        id = document.id
        try answer(document, &fonts, &output)
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

extension Document {
  /// Reads the only document of a file, or of standard input.
  static func read(path: String?) throws(ToolError) -> Document {
    var input = try Input(path: path)
    let bytes = try input.readAll()
    do {
      return try Document(json: bytes)
    } catch {
      guard let name = input.name else { throw error.error }
      throw error.error.inFile(name)
    }
  }
}
