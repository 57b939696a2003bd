/// What a snapshot asks `apply` to reload and reconfigure beyond the difference.
///
/// Marks are kept by identifier, as UIKit keeps them: one for an item that has been deleted rests
/// until an item of that name is present again.
@usableFromInline
struct Marks<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline var reloadedSections = MarkList<SectionID>.empty
  @usableFromInline var reloadedItems = MarkList<ItemID>.empty
  @usableFromInline var reconfiguredItems = MarkList<ItemID>.empty

  @inlinable init() {}
}

extension Marks: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// Identifiers in the order they were first marked.
///
/// One reference, and none while nothing is marked: snapshots are copied for each undo.
@usableFromInline
enum MarkList<ID: Hashable> {
  case empty
  indirect case marked([ID], members: Set<ID>)

  @inlinable var identifiers: [ID] {
    if case .marked(let identifiers, _) = self { identifiers } else { [] }
  }

  @usableFromInline mutating func add(_ more: [ID]) {
    var (identifiers, members): ([ID], Set<ID>) = ([], [])
    if case .marked(let marked, let known) = self { (identifiers, members) = (marked, known) }
    // Nothing else refers to the two now, so that they grow in place.
    self = .empty
    for identifier in more where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
    self = identifiers.isEmpty ? .empty : .marked(identifiers, members: members)
  }
}

extension MarkList: Sendable where ID: Sendable {}
