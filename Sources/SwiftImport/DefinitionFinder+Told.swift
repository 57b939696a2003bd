// How what makes values of the user's types is told.
extension DefinitionFinder {
  /// What keeps an object for what it gives.
  static let keeping = "report.kept("

  /// How what is made is told, with no more of its records than that placeholders stand for them, and
  /// of its list than that it is one.
  static func told(_ made: String) -> String {
    if made.hasSuffix(coder) { return String(made.dropLast(coder.count)) }
    if made.hasPrefix(keeping), let end = closing(in: made) {
      let kept = made[..<end].dropFirst(keeping.count)
      return told(kept + String(made[made.index(after: end)...]))
    }
    let words = [(provider, ""), (list, "list"), (table, "table"), (plainCells, "plain cells")]
    let made = words.reduce(withoutTurns(withoutCoders(made))) { $0.replacing($1.0, with: $1.1) }
    guard let start = made.firstRange(of: placeholder)?.lowerBound else { return made }
    let record = String(made[start...])
    guard let end = closing(in: record) else { return made }
    return made[..<start] + value(ofRecord: String(record[..<end]))
      + told(String(record[record.index(after: end)...]))
  }

  /// What a record is told as: the first of a list of the code's, or a placeholder.
  private static func value(ofRecord record: String) -> String {
    let given = record.dropFirst(placeholder.count).drop { $0 != "," && $0 != ")" }
    guard given.hasPrefix(", \(listing)") else { return "placeholder" }
    return given.dropFirst(listing.count + 2).prefix { $0 != " " } + ".first"
  }

  /// Where the first bracket of a text ends.
  private static func closing(in text: String) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      let character = text[index]
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && character == ")"
    }
  }
}
