import CommandLanguage
import DiffableDataSource
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// Makes one editing call on the working snapshot and says what is pending then.
  ///
  /// - Parameter match: What the user typed, so that a refusal can point at it; nil for Swift.
  mutating func edit(
    _ edit: SnapshotEdit, _ match: Match, at place: Range<Int>? = nil
  ) throws(CommandError) -> Reply {
    let (before, spelled) = (world.snapshot, edit)
    if case .reconfigureItems = edit { try require(.reconfigureItems) }
    let errata = world.system.dataSourceErrata
    let edit = world.contents.identity == .id ? edit : edit.mappingItems(world.contents.identifier)
    do {
      try world.edit(edit)
    } catch {
      var refusal = CommandError(refusing: edit, with: error, in: before, match: match, at: place)
      refusal.uikit = error.uikitReason(with: errata)
      throw refusal
    }
    var lines =
      [pendingLine]
      + edit.notes(
        before: before, after: world.snapshot,
        logs: !errata.contains(.movesExistingItemsSilently))
    if settings.verbosity == .verbose {
      lines += operationLines(of: world.snapshot.difference(from: world.applied))
    }
    return Reply(lines).calling(.edit(spelled))
  }

  /// Drops the pending edits.
  mutating func resetSnapshot() -> Reply {
    world.snapshot = world.applied
    return Reply(pendingLine).calling(.reset)
  }

  /// The working snapshot, where it has edits that wait for an apply.
  var pendingEdits: Snapshot<Identifier, Identifier>? {
    world.pendingCounts.isEmpty ? nil : world.snapshot
  }

  /// Keeps what waits for an apply where something else changed what is applied; says so.
  mutating func keep(_ edits: Snapshot<Identifier, Identifier>?) -> [StyledText] {
    guard let edits else { return [] }
    world.snapshot = edits
    return ["note: the working snapshot keeps its own edits; `reset` drops them"]
  }

  /// The pending change in one line.
  var pendingLine: StyledText {
    let counts = world.pendingCounts
    return counts.isEmpty ? "pending: nothing" : "pending: \(counts.words)"
  }
}

extension SnapshotEdit {
  /// What UIKit does silently or only logs, told.
  fileprivate func notes(
    before: Snapshot<Identifier, Identifier>, after: Snapshot<Identifier, Identifier>, logs: Bool
  ) -> [StyledText] {
    switch self {
    case .appendItems(let items, _), .insertItems(let items, _, _):
      let existing = items.filter { before.contains($0) }
      let told =
        before == after
        ? note(existing, "was already there and stays", "were already there and stay")
        : note(existing, "was already there and moved", "were already there and moved")
      return told + (logs ? log(of: existing) : []) + namesakes(of: items, before: before)
    case .deleteItems(let items):
      let absent = items.filter { !before.contains($0) }
      let section = absent.first { before.indexOfSection($0) != nil }
      return note(absent, "is not in the snapshot: ignored", "are not in the snapshot: ignored")
        + (section.map { ["note: \($0.quoted) is a section: `delete sections \($0.quoted)`"] } ?? [])
    case .deleteSections(let sections):
      let absent = sections.filter { before.indexOfSection($0) == nil }
      return note(absent, "is not in the snapshot: ignored", "are not in the snapshot: ignored")
    default: return []
    }
  }

  /// What UIKit logs about items that are there already.
  private func log(of existing: [Identifier]) -> [StyledText] {
    guard !existing.isEmpty else { return [] }
    let log = ExistingItemsNotice(existing.map { "\($0)" }).uikitLog
    return log.utf8.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      .quoting(Substring(line), isFirst: index == 0)
    }
  }

  /// That a new item bears a section's name: whoever forgets `to` makes one.
  private func namesakes(
    of items: [Identifier], before: Snapshot<Identifier, Identifier>
  ) -> [StyledText] {
    let namesake = items.first {
      before.indexOfSection($0) != nil && !before.contains($0)
    }
    guard let name = namesake?.quoted else { return [] }
    return [
      "note: \(name) is an item now, beside the section \(name): `to \(name)` puts items into it"
    ]
  }

  private func note(
    _ identifiers: [Identifier], _ one: @autoclosure () -> Message,
    _ many: @autoclosure () -> Message
  ) -> [StyledText] {
    guard !identifiers.isEmpty else { return [] }
    return ["note: \(identifiers.listed) \(identifiers.count == 1 ? one() : many())"]
  }
}
