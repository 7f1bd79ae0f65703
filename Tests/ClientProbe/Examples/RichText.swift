import Galley

func placeAttachments(print: (String) -> Void) throws {
  var text = AttributedText("A boat ")
  text.append(InlineAttachment(id: "boat", width: 24, ascent: 20, descent: 4, payload: "⛵️"))
  text.append(" in the text", attributes: TextAttributes())
  let frame = Framesetter(text, fonts: try .bundled()).frame()

  for placed in frame.attachments {
    print("\(placed.attachment.id) on line \(placed.line), \(placed.rect.size.width) wide")
  }
}

func truncatePost(print: (String) -> Void) throws {
  let post = AttributedText("A post that is much longer than its place in the list, so it is cut.")
  var more = AttributedText("… ")
  more.append("more", attributes: TextAttributes(link: Link("expand")))
  let frame = Framesetter(post, fonts: try .bundled()).frame(
    in: Container(width: 180, maxLines: 2, truncation: .end, token: more))

  print("truncated: \(frame.isTruncated), hidden: \(frame.hiddenRange)")
  if let token = frame.tokenRect {
    let middle = Point(x: token.maxX - 10, y: token.minY + 10)
    print("\(frame.item(at: middle) == .truncationToken(link: Link("expand")))")
  }
}

func findLinks(print: (String) -> Void) throws {
  var text = AttributedText("Ask ")
  text.append("@lena", attributes: TextAttributes(color: .black, link: Link("user:lena")))
  text.append(" about it", attributes: TextAttributes())
  let frame = Framesetter(text, fonts: try .bundled()).frame()

  for placed in frame.links { print("\(placed.link.target) in \(placed.rects.count) place") }
  print("\(frame.item(at: Point(x: 2, y: 10)) == nil)")
  print("\(frame.cluster(at: Point(x: 2, y: 10)) == 0..<1)")
  print("caret before \(frame.insertionPosition(at: Point(x: 2, y: 10)).offset)")
}

func trackTouch(print: (String) -> Void) throws {
  let text = AttributedText("touch me", attributes: TextAttributes(link: Link("a")))
  let frame = Framesetter(text, fonts: try .bundled()).frame()

  var tracker = TouchTracker()
  let point = Point(x: 10, y: 10)
  if case .pressed = tracker.track(.began, at: point, time: 0, in: frame) { print("pressed") }
  if case .tapped = tracker.track(.ended, at: point, time: 0.1, in: frame) { print("tapped") }
}
