import TextWidth

extension String {
  /// The text in lines of at most `width` columns.
  ///
  /// It breaks as ``StyledText/wrapped(toWidth:margin:)`` does; several spaces count as one. No line
  /// ends inside backticks, unless what they hold is longer than half a line.
  ///
  /// - Parameter indent: The spaces before every line but the first, counted in its width.
  package func wrapped(toWidth width: Int, indent: Int = 0) -> [String] {
    let words = split(separator: " ").joined(separator: " ")
    let pieces = words.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let held = pieces.enumerated().map { index, piece in
      let mayBreak = index.isMultiple(of: 2) || piece.displayWidth * 2 > width
      return mayBreak ? piece : piece.replacing(" ", with: Self.heldSpace)
    }
    let margin = StyledText(String(repeating: " ", count: indent))
    return StyledText(held.joined(separator: "`")).wrapped(toWidth: width, margin: margin)
      .map { $0.plain.replacing(Self.heldSpace, with: " ") }.filter { !$0.isEmpty }
  }

  /// What stands for a space at which no line ends: the last character for private use, a column
  /// wide.
  ///
  /// No font has it, as some have Apple's logo among the others.
  private static let heldSpace = "\u{10FFFD}"
}

extension [String] {
  /// The lines of a text that is written with breaks between words, as one line.
  ///
  /// A break becomes a space, but for one between two characters of Chinese or Japanese (CSS Text,
  /// "segment break transformation").
  package var joinedAsParagraph: String {
    dropFirst().reduce(into: first ?? "") { text, line in
      if let last = text.last, let next = line.first, !(last.isIdeographic && next.isIdeographic) {
        text += " "
      }
      text += line
    }
  }
}

extension Substring {
  /// The beginning up to the first space or the first place at which Chinese or Japanese breaks;
  /// code in backticks breaks at its spaces alone.
  fileprivate func firstWord(isCode: inout Bool) -> Substring {
    var end = startIndex
    while end < endIndex, self[end] != " " {
      let next = index(after: end)
      let opens = !isCode && next < endIndex && self[next] == "`"
      if self[end] == "`" { isCode.toggle() }
      if next < endIndex, !isCode, opens || self[next] != "`",
        self[end].mayEndLine(before: self[next])
      {
        return self[..<next]
      }
      end = next
    }
    return self[..<end]
  }
}

extension StyledText {
  /// The text in lines of at most `width` columns, broken between words, and between characters in
  /// Chinese and Japanese.
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
    var isBegun = false
    for (gap, word) in parts {
      if isBegun, line.displayWidth + gap.displayWidth + word.displayWidth > width {
        lines.append(line)
        line = margin
      } else {
        line.append(gap)
      }
      line.append(word)
      isBegun = true
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

  /// The words, whose parts may differ in style, each with the spaces in front of it; in Chinese and
  /// Japanese each character is one.
  private var words: [(gap: StyledText, word: StyledText)] {
    var words: [(gap: StyledText, word: StyledText)] = []
    var isBetween = true
    var isCode = false
    for span in spans {
      var rest = Substring(span.text)
      var isCut = false
      while let first = rest.first {
        let isGap = first == " "
        let piece = isGap ? rest.prefix { $0 == " " } : rest.firstWord(isCode: &isCode)
        rest = rest[piece.endIndex...]
        let isNext = isGap ? !isBetween : isCut
        if words.isEmpty || isNext { words.append(("", "")) }
        isBetween = isGap
        isCut = !isGap && !rest.isEmpty && rest.first != " "
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
