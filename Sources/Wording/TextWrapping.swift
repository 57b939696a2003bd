import TextWidth

extension String {
  /// The text in lines of at most `width` columns, broken between words; a longer word stands alone.
  ///
  /// - Parameter indent: The spaces before every line but the first, counted in its width.
  package func wrapped(toWidth width: Int, indent: Int = 0) -> [String] {
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
  package func wrappedAroundCode(toWidth width: Int) -> [String] {
    let pieces = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let held = pieces.enumerated().map { index, piece in
      let mayBreak = index.isMultiple(of: 2) || piece.displayWidth * 2 > width
      return mayBreak ? piece : piece.replacing(" ", with: "\u{A0}")
    }
    return held.joined(separator: "`").wrapped(toWidth: width)
      .map { $0.replacing("\u{A0}", with: " ") }
  }
}

extension StyledText {
  /// The text in lines of at most `width` columns, broken between words.
  ///
  /// A word that is longer than a line is broken behind the dots of a path and the bars of a choice;
  /// else it stands alone.
  ///
  /// - Parameter margin: What every line but the first begins with, counted in its width.
  package func wrapped(toWidth width: Int, margin: StyledText) -> [StyledText] {
    guard displayWidth > width else { return [self] }
    var lines: [StyledText] = []
    var line = StyledText()
    let parts = words.flatMap { gap, word in
      word.displayWidth <= width - margin.displayWidth
        ? [(gap, word)] : word.pieces.enumerated().map { ($0 == 0 ? gap : "", $1) }
    }
    for (gap, word) in parts {
      if !line.spans.isEmpty,
        line.displayWidth + gap.displayWidth + word.displayWidth > width
      {
        lines.append(line)
        line = margin
      } else {
        line.append(gap)
      }
      line.append(word)
    }
    return lines + [line]
  }

  /// The text cut behind each dot and bar.
  private var pieces: [StyledText] {
    var pieces: [StyledText] = [""]
    for span in spans {
      var piece = ""
      for character in span.text {
        piece.append(character)
        guard character == "." || character == "|" else { continue }
        pieces[pieces.count - 1].append(piece, span.style)
        pieces.append("")
        piece = ""
      }
      pieces[pieces.count - 1].append(piece, span.style)
    }
    return pieces.filter { !$0.spans.isEmpty }
  }

  /// The words, whose parts may differ in style, each with the spaces in front of it.
  private var words: [(gap: StyledText, word: StyledText)] {
    var words: [(gap: StyledText, word: StyledText)] = []
    var isBetween = true
    for span in spans {
      var rest = Substring(span.text)
      while let first = rest.first {
        let isGap = first == " "
        let piece = rest.prefix { ($0 == " ") == isGap }
        rest = rest[piece.endIndex...]
        if words.isEmpty || isGap && !isBetween { words.append(("", "")) }
        isBetween = isGap
        if isGap {
          words[words.count - 1].gap.append(String(piece), span.style)
        } else {
          words[words.count - 1].word.append(String(piece), span.style)
        }
      }
    }
    return words
  }
}
