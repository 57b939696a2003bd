import DiffableDataSource

extension SwiftParser.Parsed {
  /// Whether a run of it is a step of its own for `undo`: edits and applies are, queries are not.
  var changesWorld: Bool {
    switch call.receiver {
    case nil: true
    case "dataSource": target == "snapshot" || call.name.hasPrefix("apply")
    default: SnapshotEdit.swiftNames.contains(call.fullName)
    }
  }
}

extension Workbench {
  /// Runs a statement in Swift spelling.
  mutating func run(_ statement: SwiftParser.Parsed) throws(CommandError) -> Reply {
    let call = statement.call
    switch call.receiver {
    case "snapshot": return try callOnSnapshot(statement)
    case "dataSource": return try callOnDataSource(statement)
    case nil where call.name == "NSDiffableDataSourceSnapshot" && statement.target == "snapshot":
      world.snapshot = Snapshot()
      return Reply(pendingLine)
    case let receiver?:
      let near = Suggestion.nearest(to: receiver, among: SwiftStatement.variables)
      throw CommandError(
        "there is no variable `\(receiver)`", at: statement.range,
        fix: near.map { "did you mean `\($0)`?" } ?? "`snapshot` and `dataSource` are there")
    case nil:
      throw CommandError(
        "`\(call.name)` cannot be called here", at: call.nameRange,
        fix: "call something on `snapshot` or `dataSource`")
    }
  }

  private mutating func callOnSnapshot(
    _ statement: SwiftParser.Parsed
  ) throws(CommandError) -> Reply {
    let call = statement.call
    if let edit = try SnapshotEdit(call) {
      var match = Match()
      match.values["argument"] = call.tokens
      return try self.edit(edit, match, at: statement.range)
    }
    do {
      if let value = try world.snapshot.answer(to: call) { return Reply(answering: value) }
    } catch let error as SnapshotError {
      throw CommandError(
        "there is no such section", at: call.arguments.first?.range ?? call.nameRange,
        uikit: error.uikitReason)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("\(error)")
    }
    throw unknownMember(of: "snapshot", call, SnapshotEdit.swiftNames + SnapshotQuery.swiftNames)
  }

  private mutating func callOnDataSource(
    _ statement: SwiftParser.Parsed
  ) throws(CommandError) -> Reply {
    let call = statement.call
    switch call.fullName {
    case "apply(_:)", "apply(_:completion:)": return try apply(.animated, echo: false)
    case "apply(_:animatingDifferences:)", "apply(_:animatingDifferences:completion:)":
      let animates = try call.arguments[1].bool()
      return try apply(animates ? .animated : .unanimated, echo: false)
    case "applySnapshotUsingReloadData(_:)", "applySnapshotUsingReloadData(_:completion:)":
      return try apply(.usingReloadData, echo: false)
    case "snapshot()" where statement.target == "snapshot": return resetSnapshot(echo: false)
    default: break
    }
    if let value = try world.dataSource.answer(to: call) { return Reply(answering: value) }
    throw unknownMember(of: "dataSource", call, DataSourceQuery.swiftNames)
  }

  private func unknownMember(
    of receiver: String, _ call: SwiftCall, _ known: [String]
  ) -> CommandError {
    let sameName = known.first { $0.hasPrefix(call.name + "(") }
    let near = sameName ?? Suggestion.nearest(to: call.fullName, among: known)
    return CommandError(
      "`\(receiver)` has no member `\(call.fullName)`", at: call.nameRange,
      fix: near.map { "did you mean `\($0)`?" })
  }
}

extension Reply {
  /// The answer to a query, as Swift prints it and as JSON.
  fileprivate init(answering value: JSONValue) {
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
  /// Its literals as tokens, so that an error can point at one.
  fileprivate var tokens: [Token] { arguments.flatMap(\.tokens) }
}

extension SwiftArgument {
  fileprivate var tokens: [Token] {
    switch value {
    case .string(let text), .number(let text), .member(let text):
      [Token(kind: .string, text: text, range: range)]
    case .array(let elements): elements.flatMap(\.tokens)
    case .bool, .nil, .name, .call: []
    }
  }
}
