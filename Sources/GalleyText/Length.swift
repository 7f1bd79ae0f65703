extension Double {
  /// The greatest length that layout calculates with, in points; sums of a text's worth stay exact
  /// enough and finite.
  private static let greatestLength = 1e9

  /// The value as a length of either sign: NaN counts as 0, anything too large as the greatest length.
  package var signedLength: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.greatestLength), Self.greatestLength)
  }

  /// The value as a distance: NaN and negative values count as 0.
  package var length: Double { Swift.max(signedLength, 0) }
}
