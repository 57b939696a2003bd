extension Lexer {
  /// The line before the question mark that ends `entry`; nil where it ends in none.
  package static func line(askedAboutBy entry: String) -> String? {
    guard entry.utf8.contains(UInt8(ascii: "?")) else { return nil }
    var rest = Substring(entry)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard rest.last == "?" else { return nil }
    return String(rest.dropLast())
  }
}
