import Foundation

/// The font files that the repository ships.
public enum ShippedFonts {
  /// The path of the folder that holds the families' folders.
  public static let folder: String = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts").path

  /// The path of a font, given below the fonts' folder, such as `NotoSans/NotoSans-Bold.ttf`.
  public static func path(_ file: String) -> String {
    "\(folder)/\(file)"
  }

  /// The bytes of a font, given below the fonts' folder.
  public static func bytes(_ file: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(file))))
  }
}
