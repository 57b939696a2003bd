/// The words of the command language that rules below the commands turn on.
///
/// They are the commands' own; a test holds them to the command table.
package enum Vocabulary {
  /// The verbs of all commands, and the other words that are understood for them.
  package static let verbs: Set<String> = []

  /// The verbs of commands that change nothing, so that nothing of them can be undone.
  package static let queries: Set<String> = []

  /// The bare words of the commands that take identifiers: as an identifier each is quoted.
  package static let identifierWords: Set<String> = []
}
