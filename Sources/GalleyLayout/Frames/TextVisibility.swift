/// Which part of a text a container shows and which it hides.
struct TextVisibility: Sendable {
  /// The part before what is hidden, or behind it when nothing is before it.
  let visible: Range<Int>
  let hidden: Range<Int>
  /// Whether anything is left out, here or by a line that is cut.
  let isTruncated: Bool

  init(_ extent: FrameFiller.Extent, count: Int) {
    let end = extent.resumption ?? count
    hidden = extent.visibleEnd..<max(end, extent.visibleEnd)
    isTruncated = !hidden.isEmpty || extent.hasCutLine
    visible = extent.visibleEnd == 0 && end < count ? end..<count : 0..<extent.visibleEnd
  }
}
