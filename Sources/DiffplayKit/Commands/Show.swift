import DiffableDataSource

extension Command {
  static let show = Command(
    verb: "show", task: .data,
    summary: "Shows the working snapshot, the applied one, a section or an item.",
    forms: [
      CommandForm(
        .optional([.value(Parameter("WHICH", .element))]), body: showSnapshot)
    ],
    examples: [
      "append sections main ads", "append a b to main", "show", "show main", "show applied",
    ],
    related: ["diff", "frames"], isUndoable: false)
}

private func showSnapshot(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  let world = workbench.world
  guard let token = match.token("WHICH") else { return SnapshotListing(world.snapshot).reply }
  let name = Identifier(token.text)
  if world.snapshot.indexOfSection(name) != nil {
    return SnapshotListing(world.snapshot).reply(ofSection: name)
  }
  if let item = world.snapshot.item(named: name) { return Reply(world.contents.lines(of: item)) }
  if token.isWord("snapshot") { return SnapshotListing(world.snapshot).reply }
  if token.isWord("applied") { return SnapshotListing(world.applied).reply }
  let known = world.snapshot.sectionIdentifiers.map(\.name) + ["snapshot", "applied"]
  let near = Suggestion.nearest(to: name.name, among: known)
  throw CommandError(
    "there is no section \(name.quoted)", at: token.range,
    fix: near.map { "did you mean `\(Identifier($0).quoted)`?" })
}

/// Writes a snapshot, a section a line.
private struct SnapshotListing {
  let snapshot: Snapshot<Identifier, Identifier>

  init(_ snapshot: Snapshot<Identifier, Identifier>) { self.snapshot = snapshot }

  var reply: Reply {
    let sections = snapshot.sectionIdentifiers
    var reply = Reply(sections.isEmpty ? ["no sections"] : sections.map(line))
    reply.lines += marks
    reply.value = .snapshot(snapshot)
    return reply
  }

  func reply(ofSection section: Identifier) -> Reply {
    var reply = Reply(line(section))
    reply.value = .identifiers(items(section))
    return reply
  }

  private func items(_ section: Identifier) -> [Identifier] {
    (try? snapshot.itemIdentifiers(inSection: section)) ?? []
  }

  private func line(_ section: Identifier) -> StyledText {
    let items = items(section)
    let contents = items.isEmpty ? "(empty)" : items.listed(limit: 100)
    return "\(section.quoted + ":", .heading) \(contents)"
  }

  /// What the next apply will reload and reconfigure.
  private var marks: [StyledText] {
    let marks: [(String, [Identifier])] = [
      ("reload sections", snapshot.reloadedSectionIdentifiers),
      ("reload items", snapshot.reloadedItemIdentifiers),
      ("reconfigure items", snapshot.reconfiguredItemIdentifiers),
    ]
    return marks.filter { !$0.1.isEmpty }.map { "marked: \($0.0) \($0.1.listed)" }
  }
}
