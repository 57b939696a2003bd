package import Wording

/// A command as the language knows it: its words, not what it does.
package struct CommandSyntax: Sendable {
  /// The first word.
  package let verb: String
  /// The grammar behind the verb, form by form; the first that matches is taken.
  package let forms: [[Syntax]]
  /// Words that people try in it, and what to do instead.
  package let slips: [String: Message]
  /// What is wrong with a word, and what to write instead.
  package typealias Correction = @Sendable (_ word: String) -> (wrong: Message?, fix: Message)
  /// What to say of a word that does not fit behind the first after the verb, by the first.
  package let misfits: [String: Correction]
  /// The bare words of its grammar, which identifiers must not be unless quoted.
  package let reservedWords: Set<String>

  /// The command that `verb` begins.
  package init(
    _ verb: String, _ forms: [[Syntax]], slips: [String: Message] = [:],
    misfits: [String: Correction] = [:]
  ) {
    self.verb = verb
    self.forms = forms
    self.slips = slips
    self.misfits = misfits
    reservedWords = forms.joined().reduce(into: []) { $1.collectWords(into: &$0) }
  }
}

/// The commands that statements are read against, and what else people may mean by a first word.
package struct CommandGrammar: Sendable {
  /// The commands in help's order.
  package let commands: [CommandSyntax]
  private let indexes: [String: Int]
  /// The names of settings, which `set` changes.
  let settings: [String]
  /// The names that calls on a snapshot have in Swift, labels included.
  let swiftMembers: [String]

  /// The grammar of commands with their aliases.
  package init(
    _ commands: [(syntax: CommandSyntax, aliases: [String])], settings: [String],
    swiftMembers: [String]
  ) {
    self.commands = commands.map(\.syntax)
    indexes = Dictionary(
      uniqueKeysWithValues: commands.enumerated().flatMap { index, command in
        ([command.syntax.verb] + command.aliases).map { ($0, index) }
      })
    self.settings = settings
    self.swiftMembers = swiftMembers
  }

  /// Where the command whose verb or alias is `word` stands in ``commands``.
  func index(_ word: String) -> Int? { indexes[word] }

  /// All verbs, without aliases.
  var verbs: [String] { commands.map(\.verb) }
}
