import CommandLanguage
import DiffableDataSource
import SwiftExport
import SwiftInterpreter
import UIKitSurface
import Wording
import WorldModel
import WorldWording

extension Command {
  static let reorder = Command(
    verb: "reorder", task: .apply,
    summary: "Drags an item to a place, and shows the handlers and the transaction.",
    discussion: [
      "The place counts without the item itself. The data source changes its own snapshot; the"
        + " transaction says what happened, for the model to follow.",
      "Where a program has set reorderingHandlers in Swift, they are called. UIKit lets an item be"
        + " dragged where canReorderItem says so and there is a didReorder.",
    ],
    forms: [
      CommandForm(
        .optional(["item"]), .value(Parameter("ITEM", .item)), "to",
        .value(Parameter("SECTION", .section)), .value(Parameter("INDEX", .integer)),
        body: reorderItem)
    ],
    examples: ["append sections main", "append a b c", "apply", "reorder item c to main 0"],
    related: ["handler", "move"])

  static let toggle = Command(
    verb: "toggle", task: .apply,
    summary: "Taps the disclosure of an item: expands or collapses its outline.",
    discussion: [
      "Handlers are asked for what a user does; applying an outline asks none. Where a program has"
        + " set sectionSnapshotHandlers in Swift, they are called."
    ],
    forms: [CommandForm(.value(Parameter("ITEM", .item)), body: toggleItem)],
    examples: [
      "outline append fruit", "outline append apple to fruit", "outline apply to main",
      "toggle fruit",
    ],
    related: ["outline", "handler"])

  static let handler = Command(
    verb: "handler", task: .apply,
    summary: "Sets what a data source's handler answers; alone, lists them.",
    forms: [
      CommandForm(
        .value(Parameter("HANDLER", .choice(Handlers.yesOrNo))),
        .value(Parameter("ANSWER", .choice(["true", "false"]))), body: setAnswer),
      CommandForm("snapshotForExpandingParent", "none", body: setChildren),
      CommandForm(
        "snapshotForExpandingParent", .list(Parameter("ITEM", .newItem)), body: setChildren),
      CommandForm(asks: true, body: listHandlers),
    ],
    examples: ["handler", "handler canReorderItem false"],
    related: ["reorder", "toggle"])
}

private func reorderItem(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let section = try match.required("SECTION")
  let item = try workbench.world.applied.item(named: match.required("ITEM"))
  guard let item, let source = workbench.world.dataSource.indexPath(for: item) else {
    throw match.token("ITEM").map(workbench.notOnScreen)
      ?? CommandError("ITEM is missing", kind: .unfinishedCommand)
  }
  guard let index = workbench.world.dataSource.index(for: section) else {
    throw match.token("SECTION").map(workbench.notOnScreen)
      ?? CommandError("SECTION is missing", kind: .unfinishedCommand)
  }
  let place = match.token("INDEX").flatMap { Int($0.text) } ?? 0
  let target = ItemIndexPath(item: place, section: index)
  let handlers = try workbench.programHandlers()
  let isInSwift = DataSourceHandler.Group.reorderingHandlers.names.contains(
    where: handlers.contains)
  var lines: [StyledText]
  if isInSwift {
    let needed = ["canReorderItem", "didReorder"].first { !handlers.contains($0) }
    if let needed {
      return Reply(["reorderingHandlers has no \(needed): UIKit lets no item be dragged"])
    }
    let call = try workbench.call(.canReorderItem(item))
    guard call.value?.asBool == true else {
      return Reply(
        ["canReorderItem(\(item.quoted)) → false: nothing moves"] + call.lines)
    }
    lines = call.lines(calling: "canReorderItem(\(item.quoted))", answer: "true")
  } else {
    guard workbench.world.handlers.canReorderItem else {
      return Reply(["canReorderItem(\(item.quoted)) → false: nothing moves"])
    }
    lines = ["canReorderItem(\(item.quoted)) → true"]
  }
  let before = try workbench.scene()
  let edits = workbench.pendingEdits
  var next = workbench.world.dataSource
  guard let transaction = next.reorderItem(at: source, to: target) else {
    let room = before.snapshot.itemCounts[index] - (source.section == index ? 1 : 0)
    throw CommandError(
      "section \(section.quoted) has no place \(place)", at: match.token("INDEX")?.range,
      fix: "write 0 to \(room)", kind: .badValue)
  }
  if handlers.contains("willReorder") {
    lines += try workbench.call(.willReorder(transaction))
      .lines(calling: "willReorder: \(transaction.words)")
  }
  workbench.world.dataSource = next
  workbench.world.snapshot = workbench.world.applied
  workbench.updateViews(
    from: before, to: try workbench.scene(), by: .move(BatchMove(from: source, to: target)))
  let changes = try workbench.sceneChangeLines(since: before)
  let parts = transaction.sectionTransactions.map { part in
    StyledText("  section \(part.sectionIdentifier.quoted): \(part.difference.words)")
  }
  guard isInSwift else {
    lines += ["willReorder, didReorder: \(transaction.words)"] + parts
    return Reply(lines + changes + workbench.keep(edits))
  }
  let told = try workbench.call(.didReorder(transaction))
  lines += changes + ["didReorder: \(transaction.words)"] + parts + told.lines
  return Reply(lines + workbench.keep(edits))
}

/// The answers that a tap on a disclosure needs.
private func disclosureAnswers(
  _ handlers: Handlers
) throws(CommandError) -> DisclosureAnswers<Identifier> {
  do {
    return try handlers.disclosureAnswers()
  } catch {
    throw CommandError(
      "snapshotForExpandingParent gives an item twice", uikit: error.uikitReason,
      kind: RefusalKind(error))
  }
}

private func toggleItem(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let applied = workbench.world.applied
  let item = try applied.item(named: match.required("ITEM"))
  guard let item, let section = applied.sectionIdentifier(containingItem: item) else {
    throw match.token("ITEM").map(workbench.notOnScreen)
      ?? CommandError("ITEM is missing", kind: .unfinishedCommand)
  }
  let edits = workbench.pendingEdits
  let handlers = try workbench.programHandlers()
  let isInSwift = DataSourceHandler.Group.sectionSnapshotHandlers.names
    .contains(where: handlers.contains)
  let (answers, called) =
    isInSwift
    ? try workbench.askProgram(onToggling: item, in: section, handlers)
    : (try disclosureAnswers(workbench.world.handlers), [])
  let before = try workbench.scene()
  let toggled: DisclosureResult<Identifier, Identifier>?
  do {
    toggled = try workbench.world.dataSource.toggleDisclosure(
      of: item, in: section, answers: answers)
  } catch {
    throw CommandError(
      "the outline refuses: \(error.description)", uikit: error.uikitReason,
      kind: RefusalKind(error))
  }
  guard let toggled else {
    throw CommandError(
      "\(item.quoted) is in no outline", at: match.token("ITEM")?.range, kind: .unknownName)
  }
  let asked =
    isInSwift ? called : toggled.questions.map { workbench.world.handlers.words(of: $0) }
  guard let result = toggled.result else { return Reply(asked + ["nothing changes"]) }
  var reply = try workbench.finish(result, before: before, manner: "")
  reply.lines = asked + reply.lines + workbench.keep(edits)
  reply.outline = .outline(workbench.world.dataSource.snapshot(for: section))
  return reply
}

/// Refuses to set in words what a program has set in Swift, which is what UIKit would call.
private func checkIsOurs(
  _ handler: String, _ group: DataSourceHandler.Group, _ match: Match, _ workbench: Workbench
) throws(CommandError) {
  let handlers = try workbench.programHandlers()
  guard let set = group.names.first(where: handlers.contains) else { return }
  let property = "dataSource.\(group.rawValue).\(set)"
  throw CommandError(
    "the program has set \(group.rawValue) in Swift: `\(property)`",
    at: match.token("HANDLER")?.range,
    fix: "write it in Swift too: `dataSource.\(group.rawValue).\(handler) = …`",
    kind: .unfittingWord)
}

private func setAnswer(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let answer = match.text("ANSWER") == "true"
  let group: DataSourceHandler.Group =
    match.text("HANDLER") == "canReorderItem" ? .reorderingHandlers : .sectionSnapshotHandlers
  try checkIsOurs(match.text("HANDLER") ?? "", group, match, workbench)
  switch match.text("HANDLER") {
  case "canReorderItem": workbench.world.handlers.canReorderItem = answer
  case "shouldExpandItem": workbench.world.handlers.shouldExpandItem = answer
  default: workbench.world.handlers.shouldCollapseItem = answer
  }
  let handler = match.text("HANDLER") ?? ""
  return Reply(workbench.world.handlers.lines).calling(.answer(handler: handler))
}

private func setChildren(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try checkIsOurs("snapshotForExpandingParent", .sectionSnapshotHandlers, match, workbench)
  let children = try match.identifiers("ITEM")
  workbench.world.handlers.children = match.has("none") ? nil : children
  return Reply(workbench.world.handlers.lines)
    .calling(.answer(handler: "snapshotForExpandingParent"))
}

private func listHandlers(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let handlers = try workbench.programHandlers()
  let lines = DataSourceHandler.Group.allCases.flatMap { group -> [StyledText] in
    let own = group.names.filter(handlers.contains)
    let words = workbench.world.handlers.lines
    if own.isEmpty { return group == .reorderingHandlers ? [words[0]] : Array(words.dropFirst()) }
    return own.map { "\($0): a closure of the program's" }
  }
  return Reply(lines)
}

extension DataSourceTransaction<Identifier, Identifier> {
  /// The transaction's difference.
  fileprivate var words: Message { difference.words }
}

extension CollectionDifference<Identifier> {
  /// The removals, then the insertions, each with its offset.
  fileprivate var words: Message {
    let removals = removals.map { change -> Message in
      if case .remove(let offset, let item, _) = change {
        "remove \(item.quoted) at \(offset)"
      } else {
        ""
      }
    }
    let insertions = insertions.map { change -> Message in
      if case .insert(let offset, let item, _) = change {
        "insert \(item.quoted) at \(offset)"
      } else {
        ""
      }
    }
    let words = removals + insertions
    return words.isEmpty ? "no difference" : words.listed
  }
}
