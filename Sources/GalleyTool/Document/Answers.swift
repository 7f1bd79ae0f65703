import GalleyFonts
import GalleyLayout
import GalleyText

extension Output {
  /// Writes what `layout` answers: lines, runs and glyphs in the frame's coordinates.
  ///
  /// A large answer goes out line by line.
  mutating func layoutAnswer(_ frame: TextFrame, id: JSONValue) throws(ToolError) {
    beginObject()
    key("id")
    value(id)
    size(frame.size)
    key("truncated")
    value(frame.isTruncated)
    range("visibleRange", frame.visibleRange)
    key("lines")
    beginArray()
    for line in frame.lines {
      self.line(line)
      try flushIfLarge()
    }
    endArray()
    key("attachments")
    beginArray()
    endArray()
    key("entities")
    beginArray()
    endArray()
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

  private mutating func size(_ size: Size) {
    key("size")
    beginObject()
    key("width")
    value(size.width)
    key("height")
    value(size.height)
    endObject()
  }

  private mutating func range(_ name: StaticString, _ range: Range<Int>) {
    key(name)
    beginArray()
    value(range.lowerBound)
    value(range.upperBound)
    endArray()
  }

  private mutating func direction(isRightToLeft: Bool) {
    key("direction")
    value(isRightToLeft ? "rtl" : "ltr")
  }

  private mutating func line(_ line: TextLine) {
    beginObject()
    range("range", line.range)
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
    value("text")
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
}
