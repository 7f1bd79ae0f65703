import GalleyDetection
import GalleyLayout
import GalleyText

/// What the tool is asked to typeset: text with its styles, the fonts, and the shape to fill.
struct Document: JSONDocument, Sendable {
  /// What the answer repeats; null when the document has none.
  var id = JSONValue.null
  /// The cascade; `nil` for the bundled fonts.
  var fonts: [FontReference]?
  /// The text, its attributes and its paragraph style; what was detected is made links.
  var text = AttributedText()
  /// What was detected, links of the document included; `nil` when nothing was looked for.
  var detected: DetectedText?
  /// The shape to fill.
  var container = Container()
  /// The line policy.
  var options = LayoutOptions()
}
