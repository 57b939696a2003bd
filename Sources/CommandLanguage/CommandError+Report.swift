import TextWidth
package import Wording

extension CommandError {
  /// The error as a person reads it: what is wrong, the line with carets under the place, the fix,
  /// and UIKit's own words where UIKit would raise.
  ///
  /// - Parameter width: The columns of the terminal, which the drawing keeps to.
  package func report(
    in entry: String, language: Language = .english, width: Int = StyledText.usualWidth
  ) -> [StyledText] {
    let headline: Message = "\("error:" as Message, .error) \(message)"
    var lines = [headline.styled(in: language)]
    if let place {
      lines += excerpt(of: entry, at: place, fix: fix?.text(in: language), width: width)
    } else if let fix {
      lines.append("  \(fix.text(in: language))")
    }
    return lines + details.map { $0.told(in: language) } + uikitLines
  }

  /// The error without a drawing: what is wrong, the fix, the place in words.
  package func sentences(in entry: String, language: Language) -> [StyledText] {
    let headline: Message = "\("error:" as Message, .error) \(message)"
    var lines = [headline.styled(in: language)]
    if let fix { lines.append(fix.styled(in: language)) }
    if let place {
      let bytes = Array(entry.utf8)
      let end = min(place.upperBound, bytes.count)
      let words = String(decoding: bytes[min(place.lowerBound, end)..<end], as: UTF8.self)
        .singleLine
      let position = position(in: entry)
      let found: Message =
        words.isEmpty
        ? "at the end, column \(position.column)"
        : "at `\(words.truncated(toWidth: Self.namedWidth))`, column \(position.column)"
      let line: Message = "line \(position.line), \(found)"
      lines.append((entry.contains("\n") ? line : found).styled(in: language))
    }
    return lines + details.map { $0.told(in: language) } + uikitLines
  }

  /// UIKit's own words.
  package var uikitLines: [StyledText] {
    let reason = uikit?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return reason.enumerated().map { .quoting($0.element, isFirst: $0.offset == 0) }
  }

  /// The line at fault and the carets under it, as wide as the text is on a terminal.
  ///
  /// Of a line that does not fit, the place and what is around it are shown. A fix that has no room
  /// behind the carets stands below them.
  private func excerpt(
    of entry: String, at place: Range<Int>, fix: String?, width: Int
  ) -> [StyledText] {
    let bytes = Array(entry.utf8)
    let start = min(place.lowerBound, bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let end = max(start, min(place.upperBound, lineEnd))
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).singleLine
    }
    var (before, marked, after) = (
      text(lineStart..<start), text(start..<end), text(end..<lineEnd)
    )
    let room = max(width, Self.leastWidth) - 2
    if before.displayWidth + marked.displayWidth + after.displayWidth > room {
      marked = marked.truncated(toWidth: room * 2 / 3)
      let rest = room - marked.displayWidth
      before = before.suffix(fitting: rest - min(after.displayWidth, rest / 3))
      after = after.truncated(toWidth: rest - before.displayWidth)
    }
    let margin = String(repeating: " ", count: before.displayWidth)
    let carets = String(repeating: "^", count: max(1, marked.displayWidth))
    let line: StyledText = "  \(margin)\(carets, .error)"
    let lines: [StyledText] = ["  \(before)\(marked)\(after)"]
    guard let fix else { return lines + [line] }
    let isBehind = line.displayWidth + 1 + fix.displayWidth <= room + 2
    return lines + (isBehind ? [line + StyledText(" " + fix)] : [line, StyledText("  " + fix)])
  }

  /// The fewest columns that an excerpt is given, and the most of a place that is named in words.
  private static let leastWidth = 20
  private static let namedWidth = 60
}

extension StyledText {
  /// A line of UIKit's own words: a sentence, in whatever language the rest is told.
  ///
  /// - Parameter isFirst: Whether it is the first of them.
  package static func quoting(_ line: Substring, isFirst: Bool) -> StyledText {
    StyledText(telling: Message(verbatim: (isFirst ? "  UIKit: " : "         ") + line))
  }
}

extension String {
  /// The text itself where it fits, else `…` and its end in at most `width` columns.
  fileprivate func suffix(fitting width: Int) -> String {
    guard displayWidth > width else { return self }
    var kept: [Character] = []
    var room = width - 1
    for character in reversed() {
      room -= character.displayWidth
      guard room >= 0 else { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }
}
