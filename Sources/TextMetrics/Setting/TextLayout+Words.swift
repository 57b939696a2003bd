extension TextLayout {
  /// What each line shows of the text that was set: without the line break at its end, and with an
  /// ellipsis for what did not fit.
  ///
  /// - Parameter text: The string of the styled text.
  /// - Complexity: O(*n*) for a text of *n* characters.
  public func words(of text: String) -> [String] {
    lines.map { line in
      var shown = String(text[line.range])
      if let hidden = line.hidden {
        let (start, end) = (line.range.lowerBound, line.range.upperBound)
        let first = text[start..<max(start, min(hidden.lowerBound, end))]
        let rest = hidden.upperBound < end ? text[hidden.upperBound..<end] : ""
        shown = first + "…" + rest
      }
      while let last = shown.last, last.isNewline || last == " " { shown.removeLast() }
      return shown
    }
  }
}
