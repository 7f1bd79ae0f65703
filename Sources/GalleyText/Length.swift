extension Double {
  /// The greatest length that layout calculates with, in points; sums of a text's worth stay exact
  /// enough and finite.
  @inlinable package static var greatestLength: Double { 1e9 }

  /// The value as a length of either sign: NaN counts as 0, anything too large as the greatest length.
  @inlinable package var signedLength: Double {
    if magnitude <= Self.greatestLength { return self }
    return isNaN ? 0 : self < 0 ? -Self.greatestLength : Self.greatestLength
  }

  /// The value as a distance: NaN and negative values count as 0.
  @inlinable package var length: Double {
    let value = signedLength
    return value > 0 ? value : 0
  }
}
