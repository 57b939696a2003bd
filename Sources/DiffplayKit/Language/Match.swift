/// What a command's tokens gave to its grammar.
public struct Match: Sendable {
  /// The grammar's words that were used.
  private(set) var words: [String] = []
  /// The tokens of each parameter that was given.
  private(set) var values: [(name: String, tokens: [Token])] = []
  /// The statements of the block, if the command has one.
  var block: [BlockStatement] = []

  init() {}

  /// A match that gave `tokens` to the parameter `name`.
  init(_ tokens: [Token], of name: String) { values = [(name, tokens)] }

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
  func has(_ word: String) -> Bool { words.contains(word) }

  /// The only token of the parameter `name`, if it was given.
  func token(_ name: String) -> Token? { tokens(name).first }

  /// The tokens of the parameter `name`; none when it was left out.
  func tokens(_ name: String) -> [Token] { values.first { $0.name == name }?.tokens ?? [] }

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
