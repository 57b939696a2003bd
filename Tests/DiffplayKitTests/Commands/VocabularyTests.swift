import Testing

@testable import CommandLanguage
@testable import DiffplayKit

/// `Vocabulary` is written down below the commands; here it is held to them.
@Suite struct VocabularyTests {
  @Test func verbsAreThoseOfTheTable() {
    #expect(Vocabulary.verbs == Set(CommandTable.all.flatMap { [$0.verb] + $0.aliases }))
  }

  @Test func queriesAreTheVerbsThatCannotBeUndone() {
    #expect(Vocabulary.queries == Set(CommandTable.all.filter { !$0.isUndoable }.map(\.verb)))
  }

  @Test func identifierWordsAreThoseOfCommandsThatTakeIdentifiers() {
    let commands = CommandTable.all.filter { command in
      command.forms.contains { $0.syntax.contains(where: \.takesIdentifier) }
    }
    #expect(
      Vocabulary.identifierWords == commands.reduce(into: []) { $0.formUnion($1.reservedWords) })
  }
}

extension Syntax {
  fileprivate var takesIdentifier: Bool {
    switch self {
    case .word, .block: false
    case .value(let parameter), .list(let parameter): parameter.kind.isIdentifier
    case .optional(let syntax): syntax.contains(where: \.takesIdentifier)
    case .oneOf(let branches), .anyOrder(let branches):
      branches.joined().contains(where: \.takesIdentifier)
    }
  }
}
