/// What a snapshot asks `apply` to reload and reconfigure beyond the difference.
///
/// Marks are kept by identifier, as UIKit keeps them: one for an item that has been deleted rests
/// until an item of that name is present again.
struct Marks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  var reloadedSections = MarkList<SectionID>()
  var reloadedItems = MarkList<ItemID>()
  var reconfiguredItems = MarkList<ItemID>()

  var isEmpty: Bool {
    reloadedSections.identifiers.isEmpty && reloadedItems.identifiers.isEmpty
      && reconfiguredItems.identifiers.isEmpty
  }
}

/// Identifiers in the order they were first marked.
struct MarkList<ID: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [ID] = []
  private var members: Set<ID> = []

  mutating func add(_ more: [ID]) {
    for identifier in more where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }

  func contains(_ identifier: ID) -> Bool { members.contains(identifier) }
}
