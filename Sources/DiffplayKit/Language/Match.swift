/// What a command's tokens gave to its grammar.
public struct Match: Sendable {
  /// The grammar's words that were used.
  var words: Set<String> = []
  /// The tokens of each parameter, by its name.
  var values: [String: [Token]] = [:]
  /// The statements of the block, if the command has one.
  var block: [BlockStatement] = []

  /// Whether the grammar's word `word` was used.
  func has(_ word: String) -> Bool { words.contains(word) }

  /// The only token of the parameter `name`, if it was given.
  func token(_ name: String) -> Token? { values[name]?.first }

  /// The tokens of the parameter `name`; none when it was left out.
  func tokens(_ name: String) -> [Token] { values[name] ?? [] }

  /// The text of the parameter `name`, if it was given.
  func text(_ name: String) -> String? { token(name)?.text }
}

/// One statement inside braces.
public struct BlockStatement: Sendable {
  /// The name of its form.
  var form: String
  var match: Match
  var range: Range<Int>
}
