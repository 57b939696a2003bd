import DiffableDataSource

/// The JSON shapes of what the program reports (docs/commands.md).
extension JSONValue {
  /// Identifiers as an array of strings.
  static func identifiers(_ identifiers: [Identifier]) -> JSONValue {
    .array(identifiers.map { .string($0.name) })
  }

  /// A snapshot: `{"sections":[["main",["a","b"]]]}`.
  static func snapshot(_ snapshot: Snapshot<Identifier, Identifier>) -> JSONValue {
    let sections = snapshot.sectionIdentifiers.map { section in
      let items = (try? snapshot.itemIdentifiers(inSection: section)) ?? []
      return JSONValue.array([.string(section.name), .identifiers(items)])
    }
    return ["sections": .array(sections)]
  }

  /// What an apply without a diff reports.
  static var reloadReport: JSONValue { report(mode: "reload", BatchUpdate(), BatchUpdate(), []) }

  /// The operations of a diff.
  static func report(of difference: SnapshotDifference<Identifier, Identifier>) -> JSONValue {
    report(
      mode: "diff", difference.changes, difference.reloads, difference.reconfiguredItems)
  }

  private static func report(
    mode: String, _ changes: BatchUpdate, _ reloads: BatchUpdate, _ reconfigured: [ItemPath]
  ) -> JSONValue {
    [
      "mode": .string(mode),
      "deleteSections": integers(changes.deletedSections),
      "insertSections": integers(changes.insertedSections),
      "moveSections": .array(changes.movedSections.map { integers([$0.from, $0.to]) }),
      "deleteItems": paths(changes.deletedItems),
      "insertItems": paths(changes.insertedItems),
      "moveItems": .array(changes.movedItems.map { paths([$0.from, $0.to]) }),
      "reloadSections": integers(reloads.reloadedSections),
      "reloadItems": paths(reloads.reloadedItems),
      "reconfigureItems": paths(reconfigured),
    ]
  }

  private static func integers(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { JSONValue($0) })
  }

  private static func paths(_ paths: [ItemPath]) -> JSONValue {
    .array(paths.map { integers([$0.section, $0.item]) })
  }
}

extension Playground.Outcome {
  /// The outcome as one JSON object on one line; `line` is its place in the whole input.
  func json(line: Int) -> String {
    var object: JSONObject = ["line": JSONValue(line), "command": .string(source)]
    switch result {
    case .success(let reply):
      object["ok"] = true
      object["snapshot"] = .snapshot(world.snapshot)
      object["apply"] = reply.apply
      object["cells"] = reply.cells
      object["value"] = reply.value
      object["outline"] = reply.outline
      let lines = reply.lines.map(StylePolicy.plain.text)
      object["output"] = .string(lines.joined(separator: "\n"))
    case .failure(let error):
      object["ok"] = false
      let uikit = error.uikit.map(JSONValue.string) ?? .null
      object["error"] = ["message": .string(error.message.english), "uikit": uikit]
      object["snapshot"] = .snapshot(world.snapshot)
    }
    if let lesson {
      object["lesson"] = lesson.json
      let lines = lessonLines(in: .english).map(StylePolicy.plain.text).dropFirst()
      if !lines.isEmpty { object["lessonOutput"] = .string(lines.joined(separator: "\n")) }
    }
    return JSONPrinter.compact(.object(object))
  }
}
