import CommandLanguage
import DiffableDataSource
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Command {
  static let batch = Command(
    verb: "batch", task: .view,
    summary:
      "Tells that view of changes, as performBatchUpdates does.",
    discussion: [
      "`model a b | c` inside the braces is the controller's edit of its own arrays; everything else"
        + " is told to the view. Index paths are SECTION-ITEM.",
      "Deletes, reloads and the first place of a move count before the update, inserts and the second"
        + " place after it.",
    ],
    forms: [
      CommandForm(
        .block(.batch), swift: "collectionView.performBatchUpdates { … }", body: updateByHand)
    ],
    examples: [
      "model FOO BAR BIF", "batch {\n  model FOO BIF\n  delete 0-1\n}",
      "batch {\n  model FOO BIF BAZ\n  insert 0-2\n}",
    ],
    related: ["model", "view", "apply"])
}

private func updateByHand(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  let view = workbench.world.handmade
  guard let shown = view.shown else {
    guard !workbench.world.dataSource.hasApplied else {
      throw CommandError(
        "the view shows a snapshot, and only its data source may change it",
        fix: "edit the snapshot and `apply`; `model a b c` gives a view that is told by hand",
        uikit: BatchUpdateView.collectionView.directMutationReason, kind: .directMutation)
    }
    throw CommandError(
      "the view shows nothing yet", fix: "`model a b c` gives it something", kind: .viewNotShown)
  }
  var model = view.model
  var update = BatchUpdate()
  for statement in match.block {
    if statement.form == "model" {
      model = try statement.match.modelSections()
    } else {
      update.add(statement)
    }
  }
  do {
    let result = try update.applying(to: shown, insertingFrom: model)
    workbench.world.handmade = HandmadeView(model: model, shown: result)
  } catch {
    throw CommandError(
      "the view refuses the update, and the app would end here", fix: error.hint(model: model),
      uikit: error.uikitReason, kind: RefusalKind(error))
  }
  return Reply(["updated: the counts add up"] + workbench.world.handmade.lines)
    .calling(.updateView(update))
}

extension BatchUpdate {
  /// Adds what a statement of a `batch` block tells the view.
  fileprivate mutating func add(_ statement: BlockStatement) {
    let match = statement.match
    let paths = match.paths("PATH")
    let indexes = match.tokens("INDEX").compactMap { Int($0.text) }
    switch statement.form {
    case "delete items": deletedItems += paths
    case "insert items": insertedItems += paths
    case "reload items": reloadedItems += paths
    case "delete sections": deletedSections += indexes
    case "insert sections": insertedSections += indexes
    case "reload sections": reloadedSections += indexes
    case "move item":
      movedItems += zip(paths, match.paths("TARGET")).map { BatchMove(from: $0, to: $1) }
    case "move section":
      let targets = match.tokens("TARGET").compactMap { Int($0.text) }
      movedSections += zip(indexes, targets).map { BatchMove(from: $0, to: $1) }
    default: break
    }
  }
}

extension Match {
  /// The index paths of the parameter `name`.
  fileprivate func paths(_ name: String) -> [ItemIndexPath] {
    tokens(name).compactMap { ItemPathWord($0.text) }.map {
      ItemIndexPath(item: $0.item, section: $0.section)
    }
  }
}

extension BatchUpdateError {
  /// What to look at, told from the two sides of the formula.
  fileprivate func hint(model: [[Identifier]]) -> Message? {
    switch fault {
    case .itemCount(let count):
      let told = count.before + count.inserted - count.deleted + count.movedIn - count.movedOut
      return """
        the view was told to have \(Message(counting: told, "item")) in section \(count.section), \
        the model has \(count.after)
        """
    case .sectionCount(let inserted, let deleted):
      let told = before.count + inserted - deleted
      return """
        the view was told to have \(Message(counting: told, "section")), \
        the model has \(after.count)
        """
    default: return nil
    }
  }
}
