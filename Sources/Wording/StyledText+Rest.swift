extension StyledText {
  /// The line behind a list that is cut short, `… 3 more`; none where nothing was cut.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - limit: How many are told.
  ///   - margin: What stands before it.
  package static func rest(
    of count: Int, beyond limit: Int, margin: StyledText = "  "
  ) -> [StyledText] {
    guard count > limit else { return [] }
    return [margin + StyledText(telling: "… \(count - limit) more")]
  }
}
