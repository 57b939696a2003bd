import CommandLanguage
import DiffableDataSource
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Command {
  static let identity = Command(
    verb: "identity", task: .data,
    summary: "Chooses what an item's == and hash cover; alone, says which.",
    discussion: IdentityRule.allCases.map { "`\($0.rawValue)`: \($0.summary)." as Message } + [
      "`set item a title \"…\"` changes content. What a diff sees of that depends on identity."
    ],
    forms: [
      CommandForm(
        .value(Parameter("RULE", .choice(IdentityRule.allCases.map(\.rawValue)))),
        body: chooseIdentity),
      CommandForm(asks: true, body: tellIdentity),
    ],
    examples: [
      "append sections main", "append a b", "apply", "set item a title \"Hello\"", "diff",
      "identity value", "set item a title \"Hi\"", "diff",
    ],
    related: ["set", "reload", "reconfigure"])
}

private func chooseIdentity(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let rule = match.text("RULE").flatMap(IdentityRule.init) ?? .id
  guard workbench.world.outlines.isEmpty else {
    throw CommandError(
      "identity cannot change while there are outlines", fix: "start from an empty world",
      kind: .outlinesNeedNames)
  }
  workbench.world.contents.identity = rule
  workbench.identifyAnew()
  return Reply(telling: ["identity \(rule.rawValue): \(rule.summary)"]).calling(.identify)
}

private func tellIdentity(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let rule = workbench.world.contents.identity
  return Reply(telling: ["identity \(rule.rawValue): \(rule.summary)"])
}

/// The form `set item ITEM FIELD VALUE`.
func setField(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let name = try match.required("ITEM")
  let identity = workbench.world.contents.identity
  let known = identity == .payload ? workbench.world.contents.fieldNames : []
  guard let item = workbench.world.snapshot.item(named: name) else {
    throw match.token("ITEM").map(workbench.notOnScreen)
      ?? CommandError("ITEM is missing", kind: .unfinishedCommand)
  }
  workbench.world.contents.set(
    match.text("FIELD") ?? "", of: item, to: match.text("VALUE") ?? "")
  let isApplied = workbench.world.applied.item(named: name) != nil
  if isApplied, !workbench.world.shows(item) {
    workbench.world.contents.configureCell(of: item)
  }
  // A snapshot that was not applied yet is still being built from the model.
  if identity != .id, identity != .payload || !isApplied { workbench.replace(item) }
  var lines = workbench.world.contents.lines(of: workbench.world.snapshot.item(named: name) ?? item)
  switch identity {
  case .id:
    lines.append(
      "note: the identifier is the same, so a diff sees nothing; reload or reconfigure it")
  case .payload where isApplied:
    lines.append(
      """
      note: the snapshot keeps the value that was put in, and so does its cell, reloaded or not; \
      look contents up by name, as with `identity id`
      """)
  case .payload: break
  case .value, .hash: lines.append(workbench.pendingLine)
  }
  if identity == .payload, !isApplied || workbench.world.contents.fieldNames != known {
    return Reply(lines).calling(.identify)
  }
  guard identity == .value else { return Reply(lines) }
  return Reply(lines).calling(.renewItem(name, was: item))
}

/// The form `set heading SECTION KIND TITLE`.
func setHeading(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let (section, kind) = (try match.required("SECTION"), match.text("KIND") ?? "")
  let kinds = workbench.world.screen.layout(of: section).section.elementKinds
  guard workbench.world.snapshot.indexOfSection(section) != nil, kinds.contains(kind) else {
    throw CommandError(
      "section \(section.quoted) has no \(kind)", at: match.token("KIND")?.range,
      fix: Suggestion.nearest(to: kind, among: kinds).map { "did you mean `\($0)`?" }
        ?? "give its layout one: `header 1w x 30`", kind: .unknownName)
  }
  let title = match.text("VALUE") ?? ""
  workbench.world.contents.setTitle(ofKind: kind, in: section, to: title)
  let name = "\(section.shown) \(kind)"
  guard workbench.world.showsView(ofKind: kind, in: section) else {
    return Reply("\(name) is to say \(Identifier.quote(title))")
  }
  let shown = workbench.world.contents.shownTitle(ofKind: kind, in: section) ?? kind
  return Reply([
    "\(name) is to say \(Identifier.quote(title)), the view says \(Identifier.quote(shown))",
    """
    note: no diff sees a header; its view is asked for again when the section is reloaded: \
    `reload section \(section.quoted)`
    """,
  ])
}

extension Workbench {
  /// Puts the identifier that an item has now in the place of the one it had.
  fileprivate mutating func replace(_ item: Identifier) {
    let new = world.contents.identifier(item)
    let sections = world.snapshot.itemsBySection.map { items in
      items.map { $0.name == item.name ? new : $0 }
    }
    world.snapshot = Self.snapshot(world.snapshot.sectionIdentifiers, sections)
  }

  /// Gives every item the identifier that the rule of identity says, on both sides.
  fileprivate mutating func identifyAnew() {
    let contents = world.contents
    func renewed(_ snapshot: Snapshot<Identifier, Identifier>) -> Snapshot<Identifier, Identifier> {
      Self.snapshot(
        snapshot.sectionIdentifiers, snapshot.itemsBySection.map { $0.map(contents.identifier) })
    }
    let (working, applied) = (renewed(world.snapshot), renewed(world.applied))
    world.snapshot = working
    guard world.dataSource.hasApplied else { return }
    var dataSource = DataSourceState<Identifier, Identifier>()
    // Items of one snapshot have names of their own, so none are equal with different hashes.
    _ = try? dataSource.applySnapshotUsingReloadData(applied)
    world.dataSource = dataSource
  }

  private static func snapshot(
    _ sections: [Identifier], _ items: [[Identifier]]
  ) -> Snapshot<Identifier, Identifier> {
    var snapshot = Snapshot<Identifier, Identifier>()
    _ = try? snapshot.appendSections(sections)
    for (section, items) in zip(sections, items) {
      _ = try? snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
