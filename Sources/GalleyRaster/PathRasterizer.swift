import CFreeType
import GalleyText

/// Turns paths into coverage masks with FreeType's smooth rasteriser; owns an `FT_Library`.
///
/// A pixel's coverage is the exact area of the shape inside it, by the non-zero winding rule and
/// without hinting; points are rounded to 1/64 of a pixel.
@safe struct PathRasterizer: ~Copyable {
  /// The number of points an `FT_Outline` can hold.
  private static let maximumPointCount = Int(Int16.max)
  /// Points further out are pulled in: FreeType refuses coordinates of 2¹⁸ pixels and more.
  private static let maximumCoordinate = 262_143.0

  private let library: FT_Library
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contourEnds: [Int16] = []
  /// Half the thickness of the line along the contours, in pixels; 0 fills them.
  private var strokeRadius = 0.0

  init() {
    var library: FT_Library?
    let code = unsafe FT_Init_FreeType(&library)
    guard code == 0, let library = unsafe library else {
      preconditionFailure("PathRasterizer: FreeType does not start (error \(code))")
    }
    unsafe self.library = library
  }

  deinit {
    unsafe FT_Done_FreeType(library)
  }

  /// The coverage of a path whose coordinates are pixels, y downward.
  ///
  /// A path of more than 32,767 points is drawn in groups of whole contours whose coverages are
  /// added up; a single contour beyond that is left out.
  ///
  /// - Parameters:
  ///   - clip: The pixels that are wanted; the mask never reaches beyond.
  ///   - strokeWidth: The thickness of a line along the path that is drawn instead of its inside,
  ///     in pixels, with round joins; 0 for the inside.
  mutating func mask(
    of path: Path, clip: PixelRect, strokeWidth: Double = 0
  ) -> CoverageMask {
    guard var extent = path.controlBounds else { return .empty }
    strokeRadius = strokeWidth / 2
    extent = Rect(
      x: extent.minX - strokeRadius, y: extent.minY - strokeRadius,
      width: extent.size.width + strokeWidth, height: extent.size.height + strokeWidth)
    let bounds = PixelRect(covering: extent).intersection(clip)
    if bounds.isEmpty { return .empty }
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    var isFirst = true
    var contourStart = 0
    var start = Point.zero

    func append(_ point: Point, _ tag: CChar, to rasterizer: inout PathRasterizer) {
      rasterizer.points.append(
        FT_Vector(
          x: Self.fixed(point.x - Double(bounds.x)), y: Self.fixed(Double(bounds.maxY) - point.y)))
      rasterizer.tags.append(tag)
    }
    func endContour(_ rasterizer: inout PathRasterizer) {
      let count = rasterizer.points.count - contourStart
      if count < 3 || count > Self.maximumPointCount {
        rasterizer.points.removeLast(count)
        rasterizer.tags.removeLast(count)
      } else {
        if rasterizer.points.count > Self.maximumPointCount {
          rasterizer.renderContours(upTo: contourStart, into: &coverage, bounds, isFirst)
          isFirst = false
        }
        rasterizer.contourEnds.append(Int16(rasterizer.points.count - 1))
      }
      contourStart = rasterizer.points.count
    }

    for element in path.elements {
      switch element {
      case .move(let to):
        endContour(&self)
        start = to
        append(to, 1, to: &self)
        continue
      case .close:
        endContour(&self)
        continue
      case .line, .quadCurve, .cubicCurve:
        if points.count == contourStart { append(start, 1, to: &self) }
      }
      switch element {
      case .line(let to):
        append(to, 1, to: &self)
      case .quadCurve(let to, let control):
        append(control, 0, to: &self)
        append(to, 1, to: &self)
      case .cubicCurve(let to, let control1, let control2):
        append(control1, 2, to: &self)
        append(control2, 2, to: &self)
        append(to, 1, to: &self)
      case .move, .close:
        break
      }
    }
    endContour(&self)
    renderContours(upTo: points.count, into: &coverage, bounds, isFirst)
    return CoverageMask(bounds: bounds, coverage: coverage)
  }

  /// Renders the finished contours and forgets their points; later points move to the front.
  private mutating func renderContours(
    upTo end: Int, into coverage: inout [UInt8], _ bounds: PixelRect, _ isFirst: Bool
  ) {
    if isFirst {
      render(end, into: &coverage, bounds)
    } else {
      var more = [UInt8](repeating: 0, count: coverage.count)
      render(end, into: &more, bounds)
      for index in coverage.indices where more[index] != 0 {
        coverage[index] = UInt8(min(255, Int(coverage[index]) + Int(more[index])))
      }
    }
    points.removeFirst(end)
    tags.removeFirst(end)
    contourEnds.removeAll(keepingCapacity: true)
  }

  private mutating func render(_ end: Int, into coverage: inout [UInt8], _ bounds: PixelRect) {
    if end == 0 { return }
    let library = unsafe library
    let strokeRadius = strokeRadius
    // An outline that FreeType refuses (a font's nonsense, no memory) leaves what it has drawn.
    _ = unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe contourEnds.withUnsafeMutableBufferPointer { contourEnds in
          unsafe coverage.withUnsafeMutableBufferPointer { coverage in
            var outline = unsafe FT_Outline()
            unsafe outline.n_contours = Int16(contourEnds.count)
            unsafe outline.n_points = Int16(end)
            unsafe outline.points = points.baseAddress
            unsafe outline.tags = tags.baseAddress
            unsafe outline.contours = contourEnds.baseAddress
            var bitmap = unsafe FT_Bitmap()
            unsafe bitmap.rows = UInt32(bounds.height)
            unsafe bitmap.width = UInt32(bounds.width)
            unsafe bitmap.pitch = Int32(bounds.width)
            unsafe bitmap.buffer = coverage.baseAddress
            unsafe bitmap.num_grays = 256
            unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            if strokeRadius > 0 {
              return unsafe Self.stroke(&outline, radius: strokeRadius, into: &bitmap, library)
            }
            return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
          }
        }
      }
    }
  }

  /// Renders the line along an outline; both of its borders make one shape.
  private static func stroke(
    _ outline: inout FT_Outline, radius: Double, into bitmap: inout FT_Bitmap, _ library: FT_Library
  ) -> FT_Error {
    var stroker: FT_Stroker?
    var code = unsafe FT_Stroker_New(library, &stroker)
    guard code == 0, let stroker = unsafe stroker else { return code }
    defer { unsafe FT_Stroker_Done(stroker) }
    unsafe FT_Stroker_Set(
      stroker, fixed(radius), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    code = unsafe FT_Stroker_ParseOutline(stroker, &outline, 0)
    if code != 0 { return code }
    var (pointCount, contourCount): (FT_UInt, FT_UInt) = (0, 0)
    code = unsafe FT_Stroker_GetCounts(stroker, &pointCount, &contourCount)
    guard code == 0, pointCount <= maximumPointCount else { return code }
    var line = unsafe FT_Outline()
    code = unsafe FT_Outline_New(library, pointCount, FT_Int(contourCount), &line)
    if code != 0 { return code }
    defer { _ = unsafe FT_Outline_Done(library, &line) }
    unsafe line.n_points = 0
    unsafe line.n_contours = 0
    unsafe FT_Stroker_Export(stroker, &line)
    return unsafe FT_Outline_Get_Bitmap(library, &line, &bitmap)
  }

  /// 26.6 fixed point; halves go up on either side of 0, so that moving by whole pixels changes nothing.
  private static func fixed(_ value: Double) -> FT_Pos {
    if value.isNaN { return 0 }
    return FT_Pos(
      (max(-maximumCoordinate, min(maximumCoordinate, value)) * 64 + 0.5).rounded(.down))
  }
}
