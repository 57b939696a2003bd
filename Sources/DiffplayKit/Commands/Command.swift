package import CommandLanguage
package import Wording

/// A verb of the command language: its grammar, its meaning, its examples.
///
/// Everything the program knows of a command is here: the parser, help, completion and the command
/// reference all read it.
package struct Command: Sendable {
  /// The task a command belongs to, as help groups them.
  package enum Task: CaseIterable, Sendable {
    case lessons, data, apply, layout, view, sessions, program

    /// The heading of its commands.
    package var title: Message {
      switch self {
      case .lessons: "Learn"
      case .data: "Edit the snapshot"
      case .apply: "Apply and compare"
      case .layout: "Lay out"
      case .view: "Update a view by hand"
      case .sessions: "Sessions and files"
      case .program: "The program"
      }
    }
  }

  /// The first word.
  package var verb: String
  /// Other words for it, which are understood and not listed.
  package var aliases: [String] = []
  /// Where help lists it.
  package var task: Task
  /// What it does, in one sentence.
  package var summary: Message
  /// What else there is to know, a paragraph each.
  package var discussion: [Message] = []
  /// The ways to write it; the first that matches is taken.
  package var forms: [CommandForm]
  /// Commands to try, in an order in which they run from an empty world.
  package var examples: [String]
  /// Words that people try in it, and what to do instead.
  package var slips: [String: Message] = [:]
  /// What to say of a word that does not fit behind the first after the verb, by the first.
  package var misfits: [String: CommandSyntax.Correction] = [:]
  /// Verbs to read about next.
  package var related: [String] = []
  /// Whether a run can be undone.
  package var isUndoable = true
  /// Whether it must be the only statement of its entry.
  package var standsAlone = false
  /// Whether it is part of a session; false for what is about the recording itself.
  var isRecorded = true

  /// What the parser knows of it.
  var grammar: CommandSyntax {
    CommandSyntax(verb, forms.map(\.syntax), slips: slips, misfits: misfits)
  }

  /// The blocks that its forms may open.
  var blocks: [Block] {
    forms.flatMap(\.syntax).compactMap { syntax in
      if case .block(let block) = syntax { block } else { nil }
    }
  }

  /// The bare words of its grammar, which identifiers must not be unless quoted.
  package var reservedWords: Set<String> { CommandTable.parser.reservedWords(of: verb) }
}

/// One way to write a command.
package struct CommandForm: Sendable {
  /// The body of a command: changes the workbench or refuses.
  typealias Body = @Sendable (Match, inout Workbench) throws(CommandError) -> Reply

  /// The grammar behind the verb.
  package var syntax: [Syntax]
  /// The same in Swift, if UIKit has it.
  package var swift: String?
  /// Whether it only asks, so that there is nothing to undo.
  package var asks: Bool
  var body: Body

  init(_ syntax: Syntax..., swift: String? = nil, asks: Bool = false, body: @escaping Body) {
    self.syntax = syntax
    self.swift = swift
    self.asks = asks
    self.body = body
  }

  /// The words of its usage line, in all their spellings.
  var words: Set<String> {
    let shown = Syntax.usage(syntax).split { !$0.isLetter && $0 != "-" }.map(String.init)
    return syntax.reduce(into: Set(shown)) { $1.collectWords(into: &$0) }
  }
}
