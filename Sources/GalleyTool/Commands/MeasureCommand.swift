import GalleyLayout

/// `galley measure`: the size of documents.
enum MeasureCommand: Command {
  static let name = "measure"
  static let summary = "size and line count of a document as JSON"
  static let help = DocumentSource.help
  static let options = DocumentSource.options

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    try DocumentSource.answer(arguments, output: &output) {
      document, fonts, output throws(ToolError) in
      let measure = Framesetter.measure(
        document.text, fonts: try fonts.collection(document.fonts), in: document.container,
        options: document.options)
      try output.measureAnswer(measure, id: document.id)
    }
  }
}
