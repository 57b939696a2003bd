extension CommandError {
  /// The error as a person reads it: what is wrong, the line with carets under the place, the fix,
  /// and UIKit's own words where UIKit would raise.
  public func report(in entry: String) -> [StyledText] {
    var lines: [StyledText] = ["\("error:", .error) \(message)"]
    if let place {
      lines += excerpt(of: entry, at: place)
    } else if let fix {
      lines.append("  \(fix)")
    }
    if let uikit {
      let reason = uikit.split(separator: "\n", omittingEmptySubsequences: false)
      lines += reason.enumerated().map {
        StyledText(($0.offset == 0 ? "  UIKit: " : "         ") + $0.element)
      }
    }
    return lines
  }

  /// The line at fault and the carets under it, as wide as the text is on a terminal.
  private func excerpt(of entry: String, at place: Range<Int>) -> [StyledText] {
    let bytes = Array(entry.utf8)
    let start = min(place.lowerBound, bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let end = max(start, min(place.upperBound, lineEnd))
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).singleLine
    }
    let margin = String(repeating: " ", count: text(lineStart..<start).displayWidth)
    let carets = String(repeating: "^", count: max(1, text(start..<end).displayWidth))
    let hint = fix.map { " " + $0 } ?? ""
    return ["  \(text(lineStart..<lineEnd))", "  \(margin)\(carets, .error)\(hint)"]
  }
}
