import GalleyShaping

/// One line of a paragraph as the breaker left it: what is on it and how wide that is.
struct FilledLine: Sendable {
  /// The clusters on the line with its trailing white space.
  var clusters: Range<Int>
  /// One past the last cluster that is not trailing white space.
  var contentEnd: Int
  /// The width of the content with a hyphen, in points.
  var width = 0.0
  /// The width of the trailing white space, in points.
  var trailingWidth = 0.0
  /// The width of the hyphen that the line ends with; `nil` without one.
  var hyphen: Double?
  /// Whether a hard break or the paragraph's end ends the line.
  var isHardBreak = false
  /// What few lines have.
  var extras: Extras?
  /// The greatest width of the shorter lines that were tried before this one.
  var testedWidth = 0.0

  /// The width that the line, and the shorter ones on the way to it, have to find room for.
  ///
  /// Content whose end is shaped anew asks for 1/64 point more, the unit of browsers' layout, so that
  /// lines end where theirs do when such content fills a line exactly.
  var neededWidth: Double {
    max(isEndShapedAnew ? width + 1.0 / 64 : width, testedWidth)
  }

  /// Tabs, and glyphs of the line's own.
  final class Extras: Sendable {
    /// The widths of the line's tabs, in logical order.
    let tabs: [Double]
    /// What replaces the glyphs at the line's start.
    let startFragment: ShapedFragment?
    /// What replaces the glyphs at the line's end; `nil` when the start fragment reaches it.
    let endFragment: ShapedFragment?

    init(tabs: [Double], startFragment: ShapedFragment?, endFragment: ShapedFragment?) {
      self.tabs = tabs
      self.startFragment = startFragment
      self.endFragment = endFragment
    }
  }

  var startFragment: ShapedFragment? { extras?.startFragment }
  var endFragment: ShapedFragment? { extras?.endFragment }

  private var isEndShapedAnew: Bool {
    guard let extras else { return false }
    let startFragment = extras.startFragment
    return extras.endFragment != nil
      || startFragment?.clusters.upperBound == clusters.upperBound
  }

  init(clusters: Range<Int>, contentEnd: Int) {
    self.clusters = clusters
    self.contentEnd = contentEnd
  }
}
