import GalleyFonts

extension ToolError {
  /// A font that can't be used: unreadable when the system refuses the file, else bad input.
  init(_ error: FontError) {
    switch error.reason {
    case .unreadable, .notAFile, .notFound: self = .unreadableFile("\(error)")
    default: self = .badInput("\(error)")
    }
  }
}
