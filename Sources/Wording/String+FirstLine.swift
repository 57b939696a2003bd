extension String {
  /// The first line, with `…` for more.
  package var firstLine: String {
    guard let end = firstIndex(where: \.isNewline) else { return self }
    return self[..<end] + " …"
  }
}
