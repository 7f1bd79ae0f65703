public import GalleyText

extension TextFrame {
  /// The least box that holds the container's top-left corner, the frame's size and every line.
  ///
  /// It is what a picture of the frame has to show: alignment moves lines beyond ``size``, and a
  /// centred line that is wider than its container reaches to the left of it. White space at line
  /// ends does not count, nor what glyphs draw outside their lines.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var bounds: Rect {
    var left = 0.0
    var top = 0.0
    var right = size.width
    var bottom = size.height
    for line in lines {
      let box = line.bounds
      left = min(left, box.minX)
      top = min(top, box.minY)
      right = max(right, box.maxX)
      bottom = max(bottom, box.maxY)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
