/// Why a picture could not be made, read or written.
public enum RasterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A bitmap of this many pixels is beyond ``Bitmap/maximumSide`` or
  /// ``Bitmap/maximumPixelCount``, or negative.
  case sizeOutOfBounds(width: Double, height: Double)
  /// PNG data could not be decoded; `name` says whose data, `reason` is the decoder's message.
  case unreadablePNG(name: String, reason: String)
  /// A picture could not be encoded or written; `name` is the file, or `memory`.
  case unwritablePNG(name: String, reason: String)

  /// One line that names the file or size and the reason.
  public var description: String {
    switch self {
    case .sizeOutOfBounds(let width, let height):
      "a bitmap of \(width) by \(height) pixels is out of bounds"
    case .unreadablePNG(let name, let reason):
      "\(name): cannot be read as PNG: \(reason)"
    case .unwritablePNG(let name, let reason):
      "\(name): cannot be written as PNG: \(reason)"
    }
  }
}
