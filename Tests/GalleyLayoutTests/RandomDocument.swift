import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport

/// A text with random attributes, styles and container, the same for the same seed.
struct RandomDocument: CustomStringConvertible {
  let text: AttributedText
  let options: LayoutOptions
  let container: Container
  let fonts: FontCollection

  init(seed: UInt64, fonts: [FontCollection]) {
    var generator = SeededGenerator(seed: seed)
    let pieces = Int.random(
      in: 0...(Int.random(in: 0..<8, using: &generator) == 0 ? 60 : 12), using: &generator)
    let string = RandomText.make(pieces: pieces, using: &generator)
    var text = AttributedText(
      string, attributes: Self.attributes(using: &generator),
      paragraphStyle: Self.style(using: &generator))
    let count = text.utf8Count
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let attributes = Self.attributes(using: &generator)
      let link = Self.link(using: &generator)
      let paintsOnly = Bool.random(using: &generator)
      text.updateAttributes(in: Self.range(in: count, using: &generator)) {
        if !paintsOnly { $0 = attributes }
        $0.link = link
      }
      text.setParagraphStyle(
        Self.style(using: &generator), in: Self.range(in: count, using: &generator))
    }
    Self.setAttachments(in: &text, using: &generator)
    self.text = text
    self.fonts = fonts.randomElement(using: &generator) ?? FontCollection()
    options = LayoutOptions(
      lineHeightPolicy: Self.pick([.raw, .coreText, .css], using: &generator),
      opensLineAfterFinalSeparator: Bool.random(using: &generator))
    container = Container(
      width: Self.room(using: &generator),
      height: Bool.random(using: &generator) ? .infinity : Self.room(using: &generator),
      maxLines: Self.pick([0, 0, 0, 0, 1, 2, 3, -1], using: &generator),
      truncation: Self.pick([.none, .none, .start, .middle, .end, .end], using: &generator),
      token: Bool.random(using: &generator) ? nil : Self.token(using: &generator))
  }

  /// The container with nothing cut in lines that do not fit.
  var containerWithoutTruncation: Container {
    var container = container
    container.truncation = .none
    return container
  }

  var description: String {
    let scalars = text.string.unicodeScalars.map { String($0.value, radix: 16) }
    let attributes = text.runs.map { "\($0.range) \($0.attributes)" }
    let styles = text.paragraphRuns.map { "\($0.range) \($0.style)" }
    let token = container.token.map { "\($0.string.unicodeScalars.map(\.value)) \($0.runs)" } ?? ""
    return "\(scalars)\n\(attributes)\n\(styles)\n\(options) \(container)\n\(token)"
  }

  /// Whether spacing, an indent, a tab stop or a font is so large that doubles lose digits.
  var hasHugeLengths: Bool {
    let spacing = attributes.flatMap { attributes -> [Double] in
      [
        attributes.letterSpacing, attributes.wordSpacing, attributes.font.size,
        attributes.attachment?.delegate.width ?? 0,
      ]
    }
    let places = text.paragraphRuns.flatMap {
      let style = $0.style
      return style.tabStops.map(\.location) + [
        style.defaultTabInterval, style.firstLineHeadIndent, style.headIndent, style.tailIndent,
      ]
    }
    return (spacing + places).contains { abs($0) > 1e5 }
  }

  /// Whether lines are so high that their tops and bottoms can't be told to a millionth of a point.
  var hasHugeHeights: Bool {
    let objects = attributes.contains { attributes in
      guard let delegate = attributes.attachment?.delegate else { return false }
      return max(abs(delegate.ascent), abs(delegate.descent)) > 1e5
    }
    return objects
      || text.paragraphRuns.contains { run in
        let style = run.style
        return [
          style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
          style.lineSpacing, style.minimumLineSpacing, style.paragraphSpacing,
          style.paragraphSpacingBefore,
        ].contains { abs($0) > 1e5 }
      }
  }

  private var attributes: [TextAttributes] {
    (text.runs + (container.token?.runs ?? [])).map(\.attributes)
  }

  private static func pick<T>(_ values: [T], using generator: inout SeededGenerator) -> T {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private static func range(
    in count: Int, using generator: inout SeededGenerator
  ) -> Range<Int> {
    let first = Int.random(in: 0...count, using: &generator)
    let second = Int.random(in: 0...count, using: &generator)
    return min(first, second)..<max(first, second)
  }

  /// A width or height, most of them usual.
  private static func room(using generator: inout SeededGenerator) -> Double {
    if Int.random(in: 0..<4, using: &generator) > 0 {
      return Double.random(in: 0...400, using: &generator)
    }
    return pick(
      [0, -1, .nan, .infinity, -.infinity, 1e-300, 0.1, 16, 45.5, 1e6, 1e300], using: &generator)
  }

  /// A length, most of them 0.
  private static func length(using generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6: return 0
    case 6..<8: return Double.random(in: -20...60, using: &generator)
    default:
      return pick(
        [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -1000, 1000, 0.1, -0.0],
        using: &generator)
    }
  }

  private static func link(using generator: inout SeededGenerator) -> Link? {
    Bool.random(using: &generator) ? Link("a", id: Int.random(in: 1...3, using: &generator)) : nil
  }

  /// Makes attachments of most object characters.
  private static func setAttachments(
    in text: inout AttributedText, using generator: inout SeededGenerator
  ) {
    var offset = 0
    for scalar in text.string.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar == "\u{FFFC}", Int.random(in: 0..<8, using: &generator) > 0 {
        let attachment = attachment(id: offset, using: &generator)
        text.updateAttributes(in: offset..<offset + length) { $0.attachment = attachment }
      }
      offset += length
    }
  }

  private static func attachment(
    id: Int, using generator: inout SeededGenerator
  ) -> InlineAttachment {
    func size(_ usual: ClosedRange<Double>) -> Double {
      Int.random(in: 0..<5, using: &generator) > 0
        ? Double.random(in: usual, using: &generator)
        : pick([0, 0, .nan, .infinity, -.infinity, -7, 500, 1e300, 1e-300], using: &generator)
    }
    return InlineAttachment(
      id: "\(id)", width: size(0...60), ascent: size(0...40), descent: size(-10...20),
      alignment: pick([.baseline, .top, .center, .bottom], using: &generator))
  }

  /// Text of one run or several, with links and attachments.
  private static func token(using generator: inout SeededGenerator) -> AttributedText {
    var token = AttributedText(
      Int.random(in: 0..<4, using: &generator) > 0 ? "\u{2026}" : "",
      attributes: attributes(using: &generator), paragraphStyle: style(using: &generator))
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      var attributes = attributes(using: &generator)
      attributes.link = link(using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        token.append(attachment(id: token.utf8Count, using: &generator), attributes: attributes)
      } else {
        token.append(RandomText.make(pieces: 1, using: &generator), attributes: attributes)
      }
    }
    return token
  }

  private static func attributes(using generator: inout SeededGenerator) -> TextAttributes {
    var attributes = TextAttributes()
    if Int.random(in: 0..<3, using: &generator) > 0 {
      attributes.font.size = Double.random(in: 6...40, using: &generator)
    } else {
      attributes.font.size = pick(
        [0, .nan, -1, .infinity, 1e300, 1e-300, 0.01, 16, 1000], using: &generator)
    }
    attributes.font.weight = pick([400, 400, 700, .nan, 1e300], using: &generator)
    attributes.font.families = pick(
      [[], ["Noto Sans"], ["Noto Color Emoji"], ["Noto Naskh Arabic", "none"]], using: &generator)
    attributes.letterSpacing = length(using: &generator)
    attributes.wordSpacing = length(using: &generator)
    attributes.baselineOffset = length(using: &generator)
    attributes.language = pick(["", "", "ar", "ja", "zh-Hant", "ko", "th", "?"], using: &generator)
    attributes.color = pick([.black, .white], using: &generator)
    return attributes
  }

  private static func style(using generator: inout SeededGenerator) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = pick([.natural, .left, .right, .center, .justified], using: &generator)
    style.direction = pick([.natural, .leftToRight, .rightToLeft], using: &generator)
    style.firstLineHeadIndent = length(using: &generator)
    style.headIndent = length(using: &generator)
    style.tailIndent = length(using: &generator)
    style.lineHeightMultiple = pick([0, 0, 1.5, 0.1, .nan, -1, 1e300], using: &generator)
    style.minimumLineHeight = length(using: &generator)
    style.maximumLineHeight = length(using: &generator)
    style.lineSpacing = length(using: &generator)
    style.minimumLineSpacing = length(using: &generator)
    style.maximumLineSpacing = pick([.infinity, .infinity, 4, 0, .nan, -1], using: &generator)
    style.paragraphSpacing = length(using: &generator)
    style.paragraphSpacingBefore = length(using: &generator)
    for _ in 0..<pick([0, 0, 1, 3], using: &generator) {
      style.tabStops.append(
        ParagraphStyle.TabStop(
          location: pick([0, 10, 50, 100, .nan, .infinity, -5, 1e300], using: &generator),
          alignment: pick([.left, .center, .right, .decimal], using: &generator)))
    }
    style.defaultTabInterval = length(using: &generator)
    style.wrap = pick([.word, .word, .word, .character, .none], using: &generator)
    style.lineBreak = pick([.loose, .normal, .strict], using: &generator)
    style.wordBreak = pick([.normal, .breakAll, .keepAll], using: &generator)
    return style
  }
}
