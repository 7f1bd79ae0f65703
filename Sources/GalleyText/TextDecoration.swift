/// How far the box behind or around text reaches, and how round it is.
///
/// It never moves text; NaN counts as 0.
public struct TextBox: Sendable, Hashable {
  /// How far it reaches beyond the text to the left and right, in points; negative for less.
  public var horizontalInset: Double
  /// How far it reaches beyond the text above and below, in points; negative for less.
  public var verticalInset: Double
  /// The radius of its corners, in points; at most half of its shorter side is used.
  public var cornerRadius: Double

  /// Creates a box; the defaults are the text's own with sharp corners.
  public init(
    horizontalInset: Double = 0, verticalInset: Double = 0, cornerRadius: Double = 0
  ) {
    self.horizontalInset = horizontalInset
    self.verticalInset = verticalInset
    self.cornerRadius = cornerRadius
  }
}

/// A line around text, inside its box.
public struct TextBorder: Sendable, Hashable {
  /// The line's colour.
  public var color: Color
  /// The line's thickness, in points.
  public var width: Double

  /// Creates a border.
  public init(color: Color, width: Double = 1) {
    self.color = color
    self.width = width
  }
}

/// A shadow under glyphs.
public struct TextShadow: Sendable, Hashable {
  /// The shadow's colour.
  public var color: Color
  /// How far it is moved from the glyphs, in points.
  public var offset: Point
  /// How soft it is, in points: twice the standard deviation of a Gaussian, as in CSS.
  public var blur: Double

  /// Creates a shadow.
  public init(color: Color, offset: Point = Point(x: 0, y: 1), blur: Double = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// A line along glyphs' outlines, half of it inside them; drawn over their filling.
public struct TextStroke: Sendable, Hashable {
  /// The line's colour.
  public var color: Color
  /// The line's thickness, in points.
  public var width: Double
  /// Whether the glyphs are filled too.
  public var isFilled: Bool

  /// Creates a stroke.
  public init(color: Color, width: Double = 1, isFilled: Bool = true) {
    self.color = color
    self.width = width
    self.isFilled = isFilled
  }
}

/// What changes of a link's look while it is pressed.
///
/// `nil` leaves things as they are; `.some(nil)` takes away what may be absent.
public struct PressedStyle: Sendable, Hashable {
  /// The glyphs' colour.
  public var color: Color?
  /// The colour behind the text.
  public var background: Color??
  /// The shape of the background and of the border.
  public var box: TextBox?
  /// The line around the text.
  public var border: TextBorder??
  /// The line under the text.
  public var underline: TextAttributes.Underline??
  /// The underline's colour.
  public var underlineColor: Color?
  /// Whether a line goes through the text.
  public var strikethrough: Bool?

  /// Creates a style; the defaults change nothing.
  public init(
    color: Color? = nil, background: Color?? = nil, box: TextBox? = nil,
    border: TextBorder?? = nil, underline: TextAttributes.Underline?? = nil,
    underlineColor: Color? = nil,
    strikethrough: Bool? = nil
  ) {
    self.color = color
    self.background = background
    self.box = box
    self.border = border
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
  }
}

extension TextAttributes {
  /// The attributes to paint with while some links are pressed.
  ///
  /// What shapes the text stays as it is.
  public func painted(pressed links: Set<Link>) -> TextAttributes {
    guard let pressed, let link, links.contains(link) else { return self }
    var result = self
    result.color = pressed.color ?? color
    result.background = pressed.background ?? background
    result.box = pressed.box ?? box
    result.border = pressed.border ?? border
    result.underline = pressed.underline ?? underline
    result.underlineColor = pressed.underlineColor ?? underlineColor
    result.strikethrough = pressed.strikethrough ?? strikethrough
    return result
  }
}
