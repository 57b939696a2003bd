extension CommandError {
  /// The error as a person reads it: what is wrong, the line with carets under the place, the fix,
  /// and UIKit's own words where UIKit would raise.
  public func report(in entry: String, language: Language = .english) -> [StyledText] {
    let headline: Message = "\("error:" as Message, .error) \(message)"
    var lines = [headline.styled(in: language)]
    if let place {
      lines += excerpt(of: entry, at: place, fix: fix?.text(in: language))
    } else if let fix {
      lines.append("  \(fix.text(in: language))")
    }
    return lines + details.map { $0.told(in: language) } + uikitLines
  }

  /// The error without a drawing: what is wrong, the fix, the place in words.
  func sentences(in entry: String, language: Language) -> [StyledText] {
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
        : "at `\(words.truncated(toWidth: Self.excerptWidth))`, column \(position.column)"
      let line: Message = "line \(position.line), \(found)"
      lines.append((entry.contains("\n") ? line : found).styled(in: language))
    }
    return lines + details.map { $0.told(in: language) } + uikitLines
  }

  /// UIKit's own words.
  var uikitLines: [StyledText] {
    let reason = uikit?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return reason.enumerated().map {
      StyledText(($0.offset == 0 ? "  UIKit: " : "         ") + $0.element)
    }
  }

  /// The line at fault and the carets under it, as wide as the text is on a terminal.
  private func excerpt(of entry: String, at place: Range<Int>, fix: String?) -> [StyledText] {
    let bytes = Array(entry.utf8)
    let start = min(place.lowerBound, bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let end = max(start, min(place.upperBound, lineEnd))
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).singleLine
    }
    let before = Self.end(of: text(lineStart..<start))
    let marked = text(start..<end).truncated(toWidth: Self.excerptWidth)
    let after = text(end..<lineEnd).truncated(toWidth: Self.excerptWidth)
    let margin = String(repeating: " ", count: before.displayWidth)
    let carets = String(repeating: "^", count: max(1, marked.displayWidth))
    let hint = fix.map { " " + $0 } ?? ""
    return ["  \(before)\(marked)\(after)", "  \(margin)\(carets, .error)\(hint)"]
  }

  /// The columns that an excerpt shows of what is before, in and behind the place.
  private static let excerptWidth = 60

  /// The end of a text that is too wide, behind `…`.
  private static func end(of text: String) -> String {
    guard text.displayWidth > excerptWidth else { return text }
    var kept: [Character] = []
    var room = excerptWidth - 1
    for character in text.reversed() {
      room -= character.displayWidth
      guard room >= 0 else { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }
}
