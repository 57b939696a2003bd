extension String {
  /// The text in lines of at most `width` columns, broken between words; a longer word stands alone.
  ///
  /// - Parameter indent: The spaces before every line but the first, counted in its width.
  func wrapped(toWidth width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let candidate = line.isEmpty ? String(word) : line + " " + word
      if candidate.displayWidth <= width || line.isEmpty {
        line = candidate
      } else {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }

  /// The same, with no break inside backticks, unless what they hold is longer than half a line.
  func wrappedAroundCode(toWidth width: Int) -> [String] {
    let pieces = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let held = pieces.enumerated().map { index, piece in
      let mayBreak = index.isMultiple(of: 2) || piece.displayWidth * 2 > width
      return mayBreak ? piece : piece.replacing(" ", with: "\u{A0}")
    }
    return held.joined(separator: "`").wrapped(toWidth: width)
      .map { $0.replacing("\u{A0}", with: " ") }
  }
}
