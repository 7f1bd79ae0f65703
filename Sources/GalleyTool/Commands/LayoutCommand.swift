import GalleyLayout

/// `galley layout`: lines, runs and glyphs of documents.
enum LayoutCommand: Command {
  static let name = "layout"
  static let summary = "lines, runs and glyph positions of a document as JSON"
  static let help = DocumentSource.help
  static let options = DocumentSource.options

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    try DocumentSource.answer(arguments, output: &output) {
      document, fonts, output throws(ToolError) in
      let frame = try document.framesetter(&fonts).frame(in: document.container)
      try output.layoutAnswer(frame, of: document)
    }
  }
}

extension Document {
  /// Shapes the text.
  func framesetter(_ fonts: inout FontSets) throws(ToolError) -> Framesetter {
    Framesetter(text, fonts: try fonts.collection(self.fonts), options: options)
  }
}
