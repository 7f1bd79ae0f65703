import GalleyDetection
import GalleyLayout
import GalleyText

/// `galley hit`: what a touch of a document meets.
enum HitCommand: Command {
  static let name = "hit"
  static let summary = "what stands at a point of a document as JSON"
  static let help = """
    [DOC] --at X,Y [--tolerance POINTS] [--jsonl]

    Lays the document out and tells what a touch meets: where a caret would go, the character
    cluster, and the link, attachment or truncation token. A point beside all boxes meets no
    cluster and no item.
    DOC is a file with a JSON document; without it, or with -, standard input is read.
    --at         the point from the container's top-left corner, in points, y growing downward
    --tolerance  how far beside the boxes the point may be, in points; 0 when not given
    --jsonl      every line is a document and gets one line of answer, as with galley layout
    """
  static let options = Arguments.Options(
    flags: DocumentSource.options.flags, values: ["--at", "--tolerance"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    guard let at = arguments.value(of: "--at") else { throw .usage("hit needs --at X,Y") }
    let numbers = at.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw .usage("option --at: \(at.quoted) is not a point, expected X,Y")
    }
    let tolerance = try arguments.distance("--tolerance")
    try DocumentSource.answer(arguments, output: &output) {
      document, fonts, output throws(ToolError) in
      let frame = try document.framesetter(&fonts).frame(in: document.container)
      try output.hitAnswer(
        frame, of: document, at: Point(x: x, y: y), tolerance: tolerance)
    }
  }
}

extension Output {
  /// Writes the three answers to a touch.
  fileprivate mutating func hitAnswer(
    _ frame: TextFrame, of document: Document, at point: Point, tolerance: Double
  ) throws(ToolError) {
    beginObject()
    key("id")
    value(document.id)
    let position = frame.insertionPosition(at: point)
    key("insertion")
    beginObject()
    key("offset")
    value(position.offset)
    key("affinity")
    value(position.affinity == .upstream ? "upstream" : "downstream")
    endObject()
    if let cluster = frame.cluster(at: point, tolerance: tolerance) {
      range("cluster", cluster)
    } else {
      key("cluster")
      value(.null)
    }
    key("item")
    if let item = frame.item(at: point, tolerance: tolerance) {
      self.item(item, of: frame, document)
    } else {
      value(.null)
    }
    endObject()
    try endLine()
  }

  private mutating func item(_ item: TextItem, of frame: TextFrame, _ document: Document) {
    beginObject()
    key("kind")
    switch item {
    case .link(let link, let range):
      value("link")
      self.range("range", range)
      key("text")
      value(frame.text.substring(range))
      target(link.target)
      if let found = document.detected?.item(for: link) {
        key("entity")
        value(found.entity.kind.rawValue)
      }
    case .attachment(let attachment, let range):
      value("attachment")
      self.range("range", range)
      key("id")
      value(attachment.documentID)
    case .truncationToken(let link):
      value("truncationToken")
      target(link?.target)
    }
    rects(frame.rectangles(of: item))
    endObject()
  }
}
