extension Lexer {
  /// Whether `entry` can be read as it is; false while a brace or bracket is open.
  ///
  /// What is asked about may be open.
  package static func isComplete(_ entry: String) -> Bool {
    if line(askedAboutBy: entry) != nil { return true }
    do {
      _ = try statements(of: entry)
      return true
    } catch {
      return !error.isUnfinished
    }
  }

  /// The line before the question mark that ends `entry`; nil where it ends in none.
  package static func line(askedAboutBy entry: String) -> String? {
    guard entry.utf8.contains(UInt8(ascii: "?")) else { return nil }
    var rest = Substring(entry)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard rest.last == "?" else { return nil }
    return String(rest.dropLast())
  }
}
