/// What a command's tokens gave to its grammar.
package struct Match: Sendable {
  /// The grammar's words that were used.
  package private(set) var words: [String] = []
  /// The tokens of each parameter that was given.
  package private(set) var values: [(name: String, tokens: [Token])] = []
  /// The statements of the block, if the command has one.
  package var block: [BlockStatement] = []

  init() {}

  /// A match that gave `tokens` to the parameter `name`.
  package init(_ tokens: [Token], of name: String) { values = [(name, tokens)] }

  /// Adds a word of the grammar.
  mutating func add(word: String) { words.append(word) }

  /// Adds tokens of the parameter `name`.
  mutating func add(_ tokens: [Token], to name: String) {
    if let index = values.firstIndex(where: { $0.name == name }) {
      values[index].tokens += tokens
    } else {
      values.append((name, tokens))
    }
  }

  /// Whether the grammar's word `word` was used.
  package func has(_ word: String) -> Bool { words.contains(word) }

  /// The only token of the parameter `name`, if it was given.
  package func token(_ name: String) -> Token? { tokens(name).first }

  /// The tokens of the parameter `name`; none when it was left out.
  package func tokens(_ name: String) -> [Token] { values.first { $0.name == name }?.tokens ?? [] }

  /// The text of the parameter `name`, if it was given.
  package func text(_ name: String) -> String? { token(name)?.text }
}

/// One statement inside braces.
package struct BlockStatement: Sendable {
  /// The name of its form.
  package var form: String
  package var match: Match
  package var range: Range<Int>
}
