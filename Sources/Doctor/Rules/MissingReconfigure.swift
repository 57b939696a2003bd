import DiffableDataSource
import Wording
import WorldModel

extension DoctorRule {
  /// A diff sees identifiers only: a cell keeps what it showed until its item is marked.
  static let missingReconfigure = DoctorRule(
    id: "missing-reconfigure", severity: .warning,
    summary: "A cell that shows other contents than the model has.",
    reason: """
      A diff compares identifiers. Where only contents changed it finds nothing, and the cell keeps \
      what it shows.
      """,
    page: "reconfigure"
  ) { examination in
    guard let world = examination.world,
      world.contents.identity == .id || world.contents.identity == .hash
    else { return [] }
    let marked = Set(
      (world.snapshot.reloadedItemIdentifiers + world.snapshot.reconfiguredItemIdentifiers)
        .map(\.name))
    let reloaded = Set(world.snapshot.reloadedSectionIdentifiers)
    return world.applied.itemIdentifiers.compactMap { item in
      guard let (field, shown, now) = world.contents.firstStaleField(of: item),
        !marked.contains(item.name), let current = world.snapshot.item(named: item),
        world.snapshot.sectionIdentifier(containingItem: current).map(reloaded.contains) == false
      else { return nil }
      return Complaint(
        subject: FindingSubject(item: item),
        message: "its cell shows \(shown) for \(field), and the model says \(now)",
        mend: "`reconfigure \(item.name)` before the next apply",
        swift: ["snapshot.reconfigureItems([id])"])
    }
  }
}

extension Contents {
  /// The first field, by name, that a cell shows otherwise than the model says it, both quoted.
  fileprivate func firstStaleField(
    of item: Identifier
  ) -> (field: String, shown: String, now: String)? {
    let (before, after) = (shown[item.name] ?? [:], fields[item.name] ?? [:])
    guard before != after else { return nil }
    let names = Set(before.keys).union(after.keys).sorted()
    return names.first { before[$0] != after[$0] }.map { name in
      (name, before[name].map { "\"\($0)\"" } ?? "-", after[name].map { "\"\($0)\"" } ?? "-")
    }
  }
}
