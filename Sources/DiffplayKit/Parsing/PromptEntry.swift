import CommandLanguage
import SwiftSpelling
import WorldModel

/// What a typed entry is: words, single calls of the world's own variables, or a program in Swift.
enum PromptEntry {
  /// Whether an entry begins with a name of the program's that is no command.
  private static func beginsWithName(_ text: String, in world: World) -> Bool {
    guard world.program != nil else { return false }
    let name = text.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return CommandTable.command(String(name)) == nil && world.declares(String(name))
  }

  /// The statements of an entry: a program in Swift is one, whatever it is made of.
  static func statements(
    of text: String, in world: World
  ) throws(Lexer.Failure) -> [CommandLanguage.Statement] {
    if EntryKind(of: text) == .swift {
      // What was copied along is no words.
      let beginsSo = EntryKind(of: Array(text.utf8)) == .swift
      if beginsSo, let calls = calls(in: text, world: world) { return calls }
    } else if !beginsWithName(text, in: world) {
      return try Lexer.statements(of: text)
    }
    return [.swift(text: text, range: 0..<text.utf8.count)]
  }

  /// The statements, where each is in words, or one call of what every world has.
  private static func calls(in text: String, world: World) -> [CommandLanguage.Statement]? {
    guard let statements = try? Lexer.statements(of: text) else { return nil }
    let areCalls = statements.allSatisfy { statement in
      guard case .swift(let text, let range) = statement else { return true }
      return SwiftCallStatement(calling: text, at: range, in: world) != nil
    }
    return areCalls ? statements : nil
  }
}

extension SwiftCallStatement {
  /// A statement that is one call of the working snapshot, the data source or an outline, with
  /// literals for arguments; nil for any other, and where a program may mean its own by these names.
  init?(calling text: String, at range: Range<Int>, in world: World) {
    guard Self.mentionsReceiver(text, in: world),
      let parsed = SwiftCallStatement(text, at: range), parsed.isCall(in: world)
    else { return nil }
    guard !world.declaresVariables else { return nil }
    self = parsed
  }

  /// Whether a text holds the name of something that is called so, which is cheaper than to read it.
  private static func mentionsReceiver(_ text: String, in world: World) -> Bool {
    text.utf8.split { !SwiftStatement.isName($0) }.contains { word in
      let name = String(Substring(word))
      return SwiftStatement.variables.contains(name) || typeNames.contains(name)
        || world.outlines[name] != nil
    }
  }

  private static let typeNames: Set = [
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot",
  ]

  private func isCall(in world: World) -> Bool {
    let outlines = Set(world.outlines.keys).union([World.outlineName])
    let isUnnamed = [nil, "_"].contains(target)
    // What is called as the working snapshot is a variable of a program's.
    let isOutline = !isUnnamed && target != "snapshot" && target != "dataSource"
    switch call.receiver {
    case "snapshot", SwiftCall.appliedSnapshot: guard isUnnamed else { return false }
    case "dataSource":
      let gives = call.fullName == "snapshot(for:)" ? isOutline : target == "snapshot"
      guard isUnnamed || gives else { return false }
    case nil:
      guard world.program == nil,
        call.name == "NSDiffableDataSourceSectionSnapshot" && isOutline
          || call.name == "NSDiffableDataSourceSnapshot" && target == "snapshot"
      else { return false }
    case let name?: guard outlines.contains(name), isUnnamed || isOutline else { return false }
    }
    return call.arguments.allSatisfy { $0.isLiteral(knowing: outlines) }
  }
}

extension World {
  /// What entries in Swift have declared.
  var declaredNames: Set<String> { (self.program?.state as? SwiftProgram)?.names ?? [] }

  /// Whether an entry in Swift has declared that name.
  func declares(_ name: String) -> Bool { declaredNames.contains(name) }

  /// Whether a program means its own by `snapshot`, `dataSource` or `outline`.
  var declaresVariables: Bool { !declaredNames.isDisjoint(with: SwiftStatement.variables) }
}
