package import DiffableDataSource
package import Wording
package import WorldModel
import WorldWording

/// Writes the operations of a difference, grouped by section as a person reads a screen.
///
/// Each line has its sign, its index path and the identifier. Deletes and the first place of a move
/// count before the update; everything else after it.
package struct DifferenceListing {
  let difference: SnapshotDifference<Identifier, Identifier>

  package init(_ difference: SnapshotDifference<Identifier, Identifier>) {
    self.difference = difference
  }

  /// The lines of one section that a listing usually has.
  package static let usualRows = 40

  /// The lines, at most `limit` of one section; none for an empty difference.
  package func lines(limit: Int) -> [StyledText] {
    let sections = sectionLines
    var lines = sections.isEmpty ? [] : ["\("sections" as Message, .heading)"] + sections
    for group in itemGroups {
      lines.append(StyledText(group.title, .heading))
      lines += group.lines.prefix(limit)
      lines += StyledText.rest(of: group.lines.count, beyond: limit)
    }
    return lines
  }

  // MARK: Sections

  private var sectionLines: [StyledText] {
    let changes = difference.changes
    let old = difference.initial.sectionIdentifiers
    let new = difference.final.sectionIdentifiers
    var lines: [StyledText] = []
    for index in changes.deletedSections {
      let contents = contents(of: old[index], in: difference.initial)
      lines.append("  \("-", .removed) [\(index)] \(old[index].shown)\(contents)")
    }
    for index in changes.insertedSections {
      let contents = contents(of: new[index], in: difference.final)
      lines.append("  \("+", .added) [\(index)] \(new[index].shown)\(contents)")
    }
    for move in changes.movedSections {
      lines.append("  \(">", .moved) [\(move.from)] → [\(move.to)] \(new[move.to].shown)")
    }
    for index in difference.reloads.reloadedSections {
      lines.append("  \("~", .reloaded) [\(index)] \(new[index].shown) reloaded")
    }
    return lines
  }

  /// What a section that comes or goes brings or takes along.
  private func contents(
    of section: Identifier, in snapshot: Snapshot<Identifier, Identifier>
  ) -> StyledText {
    let items = (try? snapshot.itemIdentifiers(inSection: section)) ?? []
    return items.isEmpty ? "" : ": \(items.listed)"
  }

  // MARK: Items

  /// The operations inside one section.
  private struct Group {
    var title: String
    var lines: [StyledText]
  }

  /// One operation with what it is sorted by.
  private struct Operation {
    var section: Int
    var rank: Int
    var path: ItemIndexPath
    var line: StyledText
  }

  /// Operations under the section they happen in, in the new snapshot's order.
  private var itemGroups: [Group] {
    let sections = difference.final.sectionIdentifiers
    var groups: [Group] = []
    var last: Int?
    let sorted = operations.sorted {
      ($0.section, $0.rank, $0.path) < ($1.section, $1.rank, $1.path)
    }
    for operation in sorted {
      if operation.section != last {
        groups.append(Group(title: sections[operation.section].shown, lines: []))
        last = operation.section
      }
      groups[groups.count - 1].lines.append(operation.line)
    }
    return groups
  }

  private var operations: [Operation] {
    let (old, new) = (difference.initial, difference.final)
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers
    func name(_ path: ItemIndexPath, in snapshot: Snapshot<Identifier, Identifier>) -> String {
      snapshot.itemIdentifier(at: path)?.shown ?? ""
    }
    var operations: [Operation] = []
    func add(_ section: Int, _ rank: Int, _ path: ItemIndexPath, _ line: StyledText) {
      operations.append(Operation(section: section, rank: rank, path: path, line: line))
    }
    for path in difference.changes.deletedItems {
      let section = new.indexOfSection(oldSections[path.section]) ?? 0
      add(section, 0, path, "  \("-", .removed) \(path.words) \(name(path, in: old))")
    }
    for path in difference.changes.insertedItems {
      add(path.section, 1, path, "  \("+", .added) \(path.words) \(name(path, in: new))")
    }
    for move in difference.changes.movedItems {
      let origin = oldSections[move.from.section]
      let from: Message =
        origin == newSections[move.to.section] ? "" : " from \(origin.shown)"
      let path = "\(move.from.words) → \(move.to.words)"
      add(
        move.to.section, 2, move.to, "  \(">", .moved) \(path) \(name(move.to, in: new))\(from)")
    }
    for path in difference.reloads.reloadedItems {
      add(
        path.section, 3, path, "  \("~", .reloaded) \(path.words) \(name(path, in: new)) reloaded")
    }
    for path in difference.reconfiguredItems {
      let item = name(path, in: new)
      add(path.section, 4, path, "  \("=", .reloaded) \(path.words) \(item) reconfigured")
    }
    return operations
  }
}

extension ItemIndexPath {
  /// The index path as the listings write it: `[0, 1]`.
  package var words: String { "[\(section), \(item)]" }
}
