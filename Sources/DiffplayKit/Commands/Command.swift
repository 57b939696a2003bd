/// A verb of the command language: its grammar, its meaning, its examples.
///
/// Everything the program knows of a command is here: the parser, help, completion and the command
/// reference all read it.
public struct Command: Sendable {
  /// The task a command belongs to, as help groups them.
  public enum Task: CaseIterable, Sendable {
    case lessons, data, apply, layout, view, sessions, program

    /// The heading of its commands.
    public var title: Message {
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
  public var verb: String
  /// Other words for it, which are understood and not listed.
  public var aliases: [String] = []
  /// Where help lists it.
  public var task: Task
  /// What it does, in one sentence.
  public var summary: Message
  /// What else there is to know, a paragraph each.
  public var discussion: [Message] = []
  /// The ways to write it; the first that matches is taken.
  public var forms: [CommandForm]
  /// Commands to try, in an order in which they run from an empty world.
  public var examples: [String]
  /// Words that people try in it, and what to do instead.
  var slips: [String: Message] = [:]
  /// Verbs to read about next.
  public var related: [String] = []
  /// Whether a run can be undone.
  public var isUndoable = true
  /// Whether it must be the only statement of its entry.
  public var standsAlone = false
  /// Whether it is part of a session; false for what is about the recording itself.
  var isRecorded = true

  /// The blocks that its forms may open.
  var blocks: [Block] {
    forms.flatMap(\.syntax).compactMap { syntax in
      if case .block(let block) = syntax { block } else { nil }
    }
  }

  /// The bare words of its grammar, which identifiers must not be unless quoted.
  var reservedWords: Set<String> {
    var words: Set<String> = []
    for form in forms {
      for syntax in form.syntax { syntax.collectWords(into: &words) }
    }
    return words
  }
}

/// One way to write a command.
public struct CommandForm: Sendable {
  /// The body of a command: changes the workbench or refuses.
  typealias Body = @Sendable (Match, inout Workbench) throws(CommandError) -> Reply

  /// The grammar behind the verb.
  public var syntax: [Syntax]
  /// The same in Swift, if UIKit has it.
  public var swift: String?
  /// Whether it only asks, so that there is nothing to undo.
  var asks: Bool
  var body: Body

  init(_ syntax: Syntax..., swift: String? = nil, asks: Bool = false, body: @escaping Body) {
    self.syntax = syntax
    self.swift = swift
    self.asks = asks
    self.body = body
  }
}
