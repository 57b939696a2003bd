extension Character {
  /// Whether it is one of `0` to `9`.
  package var isDigit: Bool { isASCII && isWholeNumber }
}
