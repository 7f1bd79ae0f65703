import GalleyDetection
import GalleyFonts
import GalleyLayout
import GalleyText

extension Output {
  /// Writes what `layout` answers: lines, runs and glyphs in the frame's coordinates.
  ///
  /// A large answer goes out line by line.
  mutating func layoutAnswer(_ frame: TextFrame, of document: Document) throws(ToolError) {
    beginObject()
    key("id")
    value(document.id)
    size(frame.size)
    key("truncated")
    value(frame.isTruncated)
    range("visibleRange", frame.visibleRange)
    hidden(frame.hiddenRange)
    overflows(frame.overflows)
    key("lines")
    beginArray()
    for line in frame.lines {
      self.line(line)
      try flushIfLarge()
    }
    endArray()
    key("attachments")
    beginArray()
    for attachment in frame.attachments { self.attachment(attachment) }
    endArray()
    key("entities")
    beginArray()
    for entity in document.entities(in: frame) {
      self.entity(entity)
      try flushIfLarge()
    }
    endArray()
    token(of: frame)
    endObject()
    try endLine()
  }

  /// Writes what `measure` answers.
  mutating func measureAnswer(_ measure: TextMeasure, id: JSONValue) throws(ToolError) {
    beginObject()
    key("id")
    value(id)
    size(measure.size)
    key("lineCount")
    value(measure.lineCount)
    key("truncated")
    value(measure.isTruncated)
    overflows(measure.overflows)
    endObject()
    try endLine()
  }

  /// Writes what stands in place of an answer.
  mutating func errorAnswer(_ message: String, id: JSONValue) throws(ToolError) {
    beginObject()
    key("id")
    value(id)
    key("error")
    value(message)
    endObject()
    try endLine()
  }

  /// Says that a line is wider than its container; usual answers are silent about it.
  private mutating func overflows(_ overflows: Bool) {
    if !overflows { return }
    key("overflows")
    value(true)
  }

  /// Says what was left out of a text or a line; whole ones are silent about it.
  private mutating func hidden(_ hiddenRange: Range<Int>) {
    if !hiddenRange.isEmpty { range("hiddenRange", hiddenRange) }
  }

  private mutating func direction(isRightToLeft: Bool) {
    key("direction")
    value(isRightToLeft ? "rtl" : "ltr")
  }

  private mutating func line(_ line: TextLine) {
    beginObject()
    range("range", line.range)
    hidden(line.hiddenRange)
    key("origin")
    beginArray()
    value(line.origin.x)
    value(line.origin.y)
    endArray()
    key("width")
    value(line.width)
    key("trailingWhitespaceWidth")
    value(line.trailingWhitespaceWidth)
    key("ascent")
    value(line.ascent)
    key("descent")
    value(line.descent)
    key("leading")
    value(line.leading)
    direction(isRightToLeft: line.direction == .rightToLeft)
    key("runs")
    beginArray()
    for run in line.runs { self.run(run) }
    endArray()
    endObject()
  }

  private mutating func run(_ run: GlyphRun) {
    beginObject()
    range("range", run.range)
    key("font")
    value(run.font.face.postScriptName)
    key("size")
    value(run.font.size)
    direction(isRightToLeft: run.direction == .rightToLeft)
    key("x")
    value(run.origin.x)
    key("width")
    value(run.width)
    key("kind")
    value(run.kind.word)
    key("glyphs")
    beginArray()
    let origin = run.glyphOrigin
    for index in 0..<run.count {
      beginArray()
      value(Int(run.glyphIDs[index]))
      value(Int(run.clusters[index]))
      value(origin.x + run.positions[index].x)
      value(origin.y + run.positions[index].y)
      value(run.advances[index])
      endArray()
    }
    endArray()
    endObject()
  }

  private mutating func attachment(_ placed: PlacedAttachment) {
    beginObject()
    key("id")
    value(placed.attachment.documentID)
    key("line")
    value(placed.line)
    range("range", placed.range)
    key("kind")
    value(placed.isInToken ? GlyphRun.Kind.token.word : GlyphRun.Kind.attachment.word)
    key("rect")
    rect(placed.rect)
    endObject()
  }

  private mutating func entity(_ placed: PlacedEntity) {
    beginObject()
    key("kind")
    value(placed.entity.kind.rawValue)
    if placed.isDetected {
      key("rule")
      value(placed.entity.rule)
    }
    range("range", placed.entity.range)
    key("text")
    value(placed.text)
    if placed.isDetected {
      key("value")
      value(placed.entity.value)
    }
    target(placed.entity.target)
    rects(placed.rects)
    endObject()
  }

  /// Writes where a touch meets the truncation token, on all lines that are cut, and its links, which
  /// are no entities of the text.
  private mutating func token(of frame: TextFrame) {
    let links = frame.tokenLinks.map { link in
      (target: link.target, rects: frame.rectangles(of: .truncationToken(link: link)))
    }
    let plainRects = frame.rectangles(of: .truncationToken(link: nil))
    let allRects = plainRects + links.flatMap(\.rects)
    if allRects.isEmpty { return }
    key("token")
    beginObject()
    rects(allRects)
    key("links")
    beginArray()
    for link in links {
      beginObject()
      key("target")
      value(link.target)
      rects(link.rects)
      endObject()
    }
    endArray()
    endObject()
  }
}

/// What several answers have.
extension Output {
  private mutating func size(_ size: Size) {
    key("size")
    beginObject()
    key("width")
    value(size.width)
    key("height")
    value(size.height)
    endObject()
  }

  mutating func range(_ name: StaticString, _ range: Range<Int>) {
    key(name)
    beginArray()
    value(range.lowerBound)
    value(range.upperBound)
    endArray()
  }

  mutating func target(_ target: String?) {
    key("target")
    if let target { value(target) } else { value(.null) }
  }

  mutating func rects(_ rects: [Rect]) {
    key("rects")
    beginArray()
    for rect in rects { self.rect(rect) }
    endArray()
  }

  private mutating func rect(_ rect: Rect) {
    beginArray()
    value(rect.minX)
    value(rect.minY)
    value(rect.size.width)
    value(rect.size.height)
    endArray()
  }
}

extension GlyphRun.Kind {
  /// What answers call it.
  fileprivate var word: String {
    switch self {
    case .text: "text"
    case .attachment: "attachment"
    case .token: "token"
    }
  }
}

extension AttributedText {
  /// The characters of a range of UTF-8 offsets.
  func substring(_ range: Range<Int>) -> String {
    let units = string.utf8
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return String(decoding: units[start...].prefix(range.count), as: UTF8.self)
  }
}

extension TextFrame {
  /// The links of the truncation tokens from top to bottom and left to right, each once.
  var tokenLinks: [Link] {
    var links: [Link] = []
    for line in lines where line.tokenRect != nil {
      for run in line.runs where run.kind == .token {
        if let link = run.attributes.link, !links.contains(link) { links.append(link) }
      }
    }
    return links
  }
}
