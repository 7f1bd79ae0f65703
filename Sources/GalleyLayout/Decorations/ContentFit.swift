public import GalleyText

/// How a picture of one size is put into an attachment's box of another.
public enum ContentFit: Sendable, Hashable {
  /// As large as fits whole, its proportions kept, centred.
  case fit
  /// As small as covers the box, its proportions kept, centred; reaches beyond the box.
  case fill
  /// In its own size, centred.
  case center

  /// The rectangle that a picture is drawn in.
  ///
  /// - Parameters:
  ///   - size: The picture's size, in the units of `box`.
  ///   - box: The attachment's box.
  /// - Returns: An empty rectangle in the box's middle for a picture without area.
  public func rect(of size: Size, in box: Rect) -> Rect {
    var scale = 1.0
    let isEmpty = !(size.width > 0 && size.height > 0)
    let (across, down) = (box.size.width / size.width, box.size.height / size.height)
    switch self {
    case .fit: scale = min(across, down)
    case .fill: scale = max(across, down)
    case .center: break
    }
    let width = isEmpty ? 0 : size.width * scale
    let height = isEmpty ? 0 : size.height * scale
    return Rect(
      x: box.minX + (box.size.width - width) / 2, y: box.minY + (box.size.height - height) / 2,
      width: width, height: height)
  }
}
