import CommandLanguage
import DiffableDataSource
import Wording
import WorldModel
import WorldWording

extension Command {
  static let show = Command(
    verb: "show", task: .data,
    summary: "Shows the snapshot, what is applied, a section, an item or the settings.",
    forms: [
      CommandForm(
        .optional([
          .oneOf([
            [.value(Parameter("WHICH", .element))],
            [.value(Parameter("WHICH", .choice(["snapshot", "applied", "settings"])))],
          ])
        ]), body: showSnapshot)
    ],
    examples: [
      "append sections main ads", "append a b to main", "show", "show main", "show applied",
      "show settings",
    ],
    related: ["diff", "frames", "set"], isUndoable: false)
}

private func showSnapshot(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  let world = workbench.world
  let limit = workbench.settings.rows(usual: SnapshotListing.usualItems)
  func listing(_ snapshot: Snapshot<Identifier, Identifier>) -> SnapshotListing {
    SnapshotListing(snapshot: snapshot, limit: limit)
  }
  guard let token = match.token("WHICH") else { return listing(world.snapshot).reply }
  let name = Identifier(token.text)
  if world.snapshot.indexOfSection(name) != nil {
    return listing(world.snapshot).reply(ofSection: name)
  }
  if let item = world.snapshot.item(named: name) { return Reply(world.contents.lines(of: item)) }
  if token.isWord("snapshot") { return listing(world.snapshot).reply }
  if token.isWord("applied") { return listing(world.applied).reply }
  if token.isWord("settings") {
    return Setting.all.reply(of: workbench.settings, on: world.system)
  }
  let known = world.snapshot.sectionIdentifiers.map(\.name) + ["snapshot", "applied", "settings"]
  let near = Suggestion.nearest(to: name.name, among: known)
  throw CommandError(
    "there is no section or item \(name.quoted)", at: token.range,
    fix: near.map { "did you mean `\(Identifier($0).quoted)`?" }, kind: .unknownName)
}

/// Writes a snapshot, a section a line.
private struct SnapshotListing {
  let snapshot: Snapshot<Identifier, Identifier>
  /// The most items of a section that are named.
  let limit: Int

  static let usualItems = 100

  var reply: Reply {
    let sections = snapshot.sectionIdentifiers
    var reply = Reply(sections.isEmpty ? ["no sections"] : sections.map(line))
    reply.lines += marks
    reply.value = .snapshot(snapshot)
    reply.table = table(sections)
    return reply
  }

  func reply(ofSection section: Identifier) -> Reply {
    var reply = Reply(line(section))
    reply.value = .identifiers(items(section))
    reply.table = table([section])
    return reply
  }

  private func table(_ sections: [Identifier]) -> CSVTable {
    var table = CSVTable(["section", "index", "item"])
    for section in sections {
      table.rows += items(section).enumerated().map {
        [section.name, "\($0.offset)", $0.element.name]
      }
    }
    return table
  }

  private func items(_ section: Identifier) -> [Identifier] {
    (try? snapshot.itemIdentifiers(inSection: section)) ?? []
  }

  private func line(_ section: Identifier) -> StyledText {
    let items = items(section)
    let contents: StyledText = items.isEmpty ? "(empty)" : items.listed(limit: limit)
    return StyledText(telling: "\(section.shown + ":", .heading) \(contents)")
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
