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
}
