/// Which part of a text a container shows and which it hides.
struct TextVisibility: Sendable {
  /// The part before what is hidden, or behind it when nothing is before it.
  let visible: Range<Int>
  let hidden: Range<Int>

  init(_ extent: FrameFiller.Extent, count: Int) {
    let end = extent.resumption ?? count
    hidden = extent.visibleEnd..<max(end, extent.visibleEnd)
    visible = extent.visibleEnd == 0 && end < count ? end..<count : 0..<extent.visibleEnd
  }
}
