import CommandLanguage
import SwiftReading
import SwiftSpelling
import WorldModel

/// What a typed entry is: words, single calls of the world's own variables, or a program in Swift.
enum PromptEntry {
  /// Whether the entry ends here, or goes on with the next line.
  static func isComplete(_ text: String) -> Bool {
    start(of: text) == nil ? Lexer.isComplete(text) : SwiftSource.isComplete(text)
  }

  /// Whether an entry begins with a name of the program's that is no command.
  private static func beginsWithName(_ text: String, in world: World) -> Bool {
    guard let program = world.program?.state as? SwiftProgram else { return false }
    let name = text.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && CommandTable.command(String(name)) == nil
      && program.names.contains(String(name))
  }

  /// Where an entry begins as Swift does, in UTF-8 bytes; nil where it begins with a command.
  private static func start(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
        position += 1
      } else if let end = commentEnd(bytes, at: position) {
        position = end
      } else {
        break
      }
    }
    return position < bytes.count && SwiftStatement.begins(bytes[position...]) ? position : nil
  }

  /// Where the comment at a place ends, if one begins there; open ones end with the text.
  private static func commentEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    let rest = bytes[start...]
    if rest.starts(with: "//".utf8) {
      return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard rest.starts(with: "/*".utf8) else { return nil }
    return rest.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count
  }

  /// The statements of an entry: a program in Swift is one, whatever it is made of.
  static func statements(
    of text: String, in world: World
  ) throws(Lexer.Failure) -> [CommandLanguage.Statement] {
    if start(of: text) != nil {
      if let calls = calls(in: text, world: world) { return calls }
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
      return SwiftParser.Parsed(calling: text, at: range, in: world) != nil
    }
    return areCalls ? statements : nil
  }
}

extension SwiftParser.Parsed {
  /// A statement that is one call of the working snapshot, the data source or an outline, with
  /// literals for arguments; nil for any other, and where a program may mean its own by these names.
  init?(calling text: String, at range: Range<Int>, in world: World) {
    guard let parsed = try? SwiftParser.parse(text, at: range), parsed.isCall(in: world) else {
      return nil
    }
    let declared = (world.program?.state as? SwiftProgram)?.names ?? []
    guard world.program == nil || declared.isDisjoint(with: SwiftStatement.variables) else {
      return nil
    }
    self = parsed
  }

  private func isCall(in world: World) -> Bool {
    let outlines = Set(world.outlines.keys).union([World.outlineName])
    switch call.receiver {
    case "snapshot", SwiftCall.appliedSnapshot:
      guard target == nil || target == "_" else { return false }
    case "dataSource":
      let isOutline = call.fullName == "snapshot(for:)"
      guard isOutline || [nil, "_", "snapshot"].contains(target) else { return false }
    case nil:
      let isOutline = call.name == "NSDiffableDataSourceSectionSnapshot" && target != nil
      guard world.program == nil,
        isOutline || call.name == "NSDiffableDataSourceSnapshot" && target == "snapshot"
      else { return false }
    case let name?: guard outlines.contains(name) else { return false }
    }
    return call.arguments.allSatisfy { $0.isLiteral(knowing: outlines) }
  }
}
