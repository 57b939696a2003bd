import CommandLanguage
import DiffableDataSource
import JSON
import SwiftSpelling
import Wording
import WorldModel
import WorldWording

extension SwiftCallStatement {
  /// Whether a run of it is a step of its own for `undo`: edits and applies are, queries are not.
  var changesWorld: Bool {
    switch call.receiver {
    case nil: true
    case "dataSource": (target != nil && target != "_") || call.name.hasPrefix("apply")
    default:
      SnapshotEdit.swiftNames.contains(call.fullName)
        || OutlineEdit.swiftNames.contains(call.fullName) || (target != nil && target != "_")
    }
  }
}

extension Workbench {
  /// Runs a statement in Swift spelling.
  mutating func run(_ statement: SwiftCallStatement) throws(CommandError) -> Reply {
    let call = statement.call
    switch call.receiver {
    case "snapshot": return try callOnSnapshot(statement)
    case SwiftCall.appliedSnapshot?: return try callOnAppliedSnapshot(call)
    case "dataSource": return try callOnDataSource(statement)
    case let name? where isOutline(name): return try callOnOutline(name, statement)
    case nil where call.name == "NSDiffableDataSourceSectionSnapshot":
      guard let target = statement.target else { break }
      let other = try call.arguments.first?.outline(among: world.outlines)
      return assign(other ?? Outline(), to: target)
    case nil where call.name == "NSDiffableDataSourceSnapshot" && statement.target == "snapshot":
      world.snapshot = Snapshot()
      return Reply(pendingLine)
    case let receiver?:
      let variables = SwiftStatement.variables + world.outlines.keys.sorted()
      let near = Suggestion.nearest(to: receiver, among: variables)
      let start = call.nameRange.lowerBound - 1 - receiver.utf8.count
      throw CommandError(
        "there is no variable `\(receiver)`", at: start..<start + receiver.utf8.count,
        fix: near.map { "did you mean `\($0)`?" } ?? "`snapshot` and `dataSource` are there",
        kind: .unknownVariable)
    case nil: break
    }
    throw CommandError(
      "`\(call.name)` cannot be called here", at: call.nameRange,
      fix: call.name == "NSDiffableDataSourceSnapshot"
        ? "the working snapshot is called `snapshot`: `var snapshot = …`"
        : "call something on `snapshot`, `outline` or `dataSource`", kind: .unreadableSwift)
  }

  private mutating func callOnSnapshot(
    _ statement: SwiftCallStatement
  ) throws(CommandError) -> Reply {
    let call = statement.call
    if let edit = try SnapshotEdit(call) {
      return try self.edit(edit, call.match, at: statement.range)
    }
    if let reply = try answer(of: world.snapshot, to: call) { return reply }
    throw unknownMember(of: "snapshot", call, SnapshotEdit.swiftNames + SnapshotQuery.swiftNames)
  }

  /// Asks the snapshot that `dataSource.snapshot()` gives; an edit of it would be lost.
  private func callOnAppliedSnapshot(_ call: SwiftCall) throws(CommandError) -> Reply {
    if let reply = try answer(of: world.applied, to: call) { return reply }
    guard SnapshotEdit.swiftNames.contains(call.fullName) else {
      throw unknownMember(of: SwiftCall.appliedSnapshot, call, SnapshotQuery.swiftNames)
    }
    throw CommandError(
      "the copy that `dataSource.snapshot()` gives cannot be changed in place", at: call.nameRange,
      fix: "write `snapshot = dataSource.snapshot()` first", kind: .unreadableSwift)
  }

  /// What a snapshot answers to a query; nil where it has no such member.
  private func answer(
    of snapshot: Snapshot<Identifier, Identifier>, to call: SwiftCall
  ) throws(CommandError) -> Reply? {
    do {
      return try snapshot.answer(to: call).map { Reply(answering: $0) }
    } catch let error as SnapshotError {
      throw CommandError(
        "there is no such section", at: call.arguments.first?.range ?? call.nameRange,
        uikit: error.uikitReason, kind: RefusalKind(error))
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(Message(verbatim: String(describing: error)))
    }
  }

  private mutating func callOnDataSource(
    _ statement: SwiftCallStatement
  ) throws(CommandError) -> Reply {
    let call = statement.call
    if call.fullName.hasPrefix("apply"), !call.fullName.hasPrefix("apply(_:to:") {
      try call.arguments.first?.checkIsWorkingSnapshot()
    }
    switch call.fullName {
    case "apply(_:)", "apply(_:completion:)": return try apply(.animated)
    case "apply(_:animatingDifferences:)", "apply(_:animatingDifferences:completion:)":
      let animates = try call.arguments[1].bool()
      return try apply(animates ? .animated : .unanimated)
    case "applySnapshotUsingReloadData(_:)", "applySnapshotUsingReloadData(_:completion:)":
      return try apply(.usingReloadData)
    case "apply(_:to:)", "apply(_:to:animatingDifferences:)",
      "apply(_:to:animatingDifferences:completion:)":
      return try applyOutline(call)
    case "snapshot()" where statement.target == "snapshot": return resetSnapshot()
    case "snapshot(for:)":
      let outline = world.dataSource.snapshot(for: try call.arguments[0].identifier())
      if let target = statement.target, target != "_" { return assign(outline, to: target) }
      var reply = Reply(outline: outline)
      reply.value = .outline(outline)
      return reply
    default: break
    }
    if let value = try world.dataSource.answer(to: call) { return Reply(answering: value) }
    throw unknownMember(of: "dataSource", call, DataSourceQuery.swiftNames)
  }

  private mutating func applyOutline(_ call: SwiftCall) throws(CommandError) -> Reply {
    guard case .name(let name) = call.arguments[0].value, isOutline(name) else {
      throw CommandError(
        "this is not a section snapshot", at: call.arguments[0].range, kind: .wrongArgument)
    }
    let animates = call.arguments.count > 2 ? try call.arguments[2].bool() : true
    return try applyOutline(
      name, to: call.arguments[1].identifier(), animated: animates)
  }

  func unknownMember(
    of receiver: String, _ call: SwiftCall, _ known: [String]
  ) -> CommandError {
    let sameName = known.filter { $0.hasPrefix(call.name + "(") }
    let sameCount = sameName.filter { name in name.count { $0 == ":" } == call.arguments.count }
    let near =
      Suggestion.nearest(to: call.fullName, among: sameCount) ?? sameCount.first ?? sameName.first
      ?? Suggestion.nearest(to: call.fullName, among: known)
    let meant: Message? = near.map { "did you mean `\($0)`?" }
    return CommandError(
      "`\(receiver)` has no member `\(call.fullName)`", at: call.nameRange,
      fix: isOutline(receiver) ? call.markOfTheWhole ?? meant : meant, kind: .unknownMember)
  }
}

extension Reply {
  /// The answer to a query, as Swift prints it and as JSON.
  init(answering value: JSONValue) {
    self.init(StyledText(Self.swiftText(of: value)))
    self.value = value
  }

  private static func swiftText(of value: JSONValue) -> String {
    switch value {
    case .null: "nil"
    case .array(let elements): "[" + elements.map(swiftText).joined(separator: ", ") + "]"
    case .string(let text): Identifier.quote(text)
    case .bool, .number, .object: value.description
    }
  }
}

extension SwiftCall {
  /// The command for what a section snapshot has no call for: marks stand in the snapshot of all
  /// sections.
  fileprivate var markOfTheWhole: Message? {
    switch name {
    case "reloadItems": "an outline has no marks: `reload ITEM`"
    case "reconfigureItems": "an outline has no marks: `reconfigure ITEM`"
    default: nil
    }
  }

  /// Its literals as tokens, so that an error can point at one.
  var match: Match { Match(arguments.flatMap(\.tokens), of: "argument") }
}

extension SwiftArgument {
  /// Refuses what is not the variable `snapshot`: no other can be applied here.
  fileprivate func checkIsWorkingSnapshot() throws(CommandError) {
    guard value != .name("snapshot") else { return }
    if case .name(let name) = value {
      throw CommandError(
        "there is no variable `\(name)` here", at: range, fix: "did you mean `snapshot`?",
        kind: .unknownVariable)
    }
    throw CommandError(
      "this is not the working snapshot", at: range, fix: "write `snapshot`", kind: .wrongArgument)
  }

  fileprivate var tokens: [Token] {
    switch value {
    case .string(let text), .number(let text), .member(let text):
      [Token(kind: .string, text: text, range: range)]
    case .array(let elements): elements.flatMap(\.tokens)
    case .bool, .nil, .name, .call: []
    }
  }
}
