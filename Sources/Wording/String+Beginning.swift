extension String {
  /// The first line, with `…` for more.
  package var firstLine: String {
    guard let end = firstIndex(where: \.isNewline) else { return self }
    return self[..<end] + " …"
  }
}

extension String {
  /// The first sentence, which ends with `. ` or `。`; all where there is no other.
  package var firstSentence: String {
    let ends = [firstRange(of: ". ")?.lowerBound, firstIndex(of: "。")].compactMap(\.self)
    guard let end = ends.min() else { return self }
    return String(self[...end])
  }
}
