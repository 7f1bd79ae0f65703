import GalleyText

extension ParagraphStyle {
  /// Reads the style of all paragraphs.
  init(_ root: Field) throws(ToolError) {
    self.init()
    for (key, field) in try root.members() {
      switch key {
      case "align":
        alignment = try field.choice([
          "natural": .natural, "left": .left, "right": .right, "center": .center,
          "justified": .justified,
        ])
      case "direction":
        direction = try field.choice(
          ["natural": .natural, "ltr": .leftToRight, "rtl": .rightToLeft])
      case "firstLineHeadIndent": firstLineHeadIndent = try field.number()
      case "headIndent": headIndent = try field.number()
      case "tailIndent": tailIndent = try field.number()
      case "lineHeightMultiple": lineHeightMultiple = try field.number()
      case "minimumLineHeight": minimumLineHeight = try field.number()
      case "maximumLineHeight": maximumLineHeight = try field.number()
      case "lineSpacing": lineSpacing = try field.number()
      case "paragraphSpacing": paragraphSpacing = try field.number()
      case "paragraphSpacingBefore": paragraphSpacingBefore = try field.number()
      case "tabStops":
        for element in try field.elements() { tabStops.append(try TabStop(element)) }
        tabStops.sort { $0.location < $1.location }
      case "defaultTabInterval": defaultTabInterval = try field.number()
      case "truncation":
        truncation = try field.choice(
          ["none": .none, "start": .start, "middle": .middle, "end": .end])
      case "wrap":
        wrap = try field.choice(["word": .word, "character": .character, "none": .none])
      case "lineBreak":
        lineBreak = try field.choice(["loose": .loose, "normal": .normal, "strict": .strict])
      case "wordBreak":
        wordBreak = try field.choice(
          ["normal": .normal, "break-all": .breakAll, "keep-all": .keepAll])
      default: throw field.unknownKey
      }
    }
  }
}

extension ParagraphStyle.TabStop {
  fileprivate init(_ root: Field) throws(ToolError) {
    var location: Double?
    var alignment = ParagraphStyle.TabStop.Alignment.left
    for (key, field) in try root.members() {
      switch key {
      case "location": location = try field.number()
      case "align":
        alignment = try field.choice(
          ["left": .left, "center": .center, "right": .right, "decimal": .decimal])
      default: throw field.unknownKey
      }
    }
    guard let location else { throw root.missing("location") }
    self.init(location: location, alignment: alignment)
  }
}
