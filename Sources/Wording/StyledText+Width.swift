extension StyledText {
  /// The columns of a page where nothing else is said.
  package static let usualWidth = 80
}
