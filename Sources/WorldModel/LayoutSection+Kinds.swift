package import CompositionalLayout

/// A description of a view that is registered under an element kind.
package protocol OfElementKind {
  var elementKind: String { get }
}

extension LayoutBoundaryItem: OfElementKind {}
extension LayoutDecorationItem: OfElementKind {}
extension LayoutSupplementaryItem: OfElementKind {}

extension LayoutSection {
  /// The kinds of all views but cells, in the order of the description.
  package var elementKinds: [String] {
    boundarySupplementaryItems.map(\.elementKind) + decorationItems.map(\.elementKind)
      + LayoutSubitem.group(group).badgeKinds
  }
}

extension LayoutSubitem {
  /// The kinds of the views tied to the subitem and to what is inside it.
  package var badgeKinds: [String] {
    guard case .group(let group) = self else { return supplementaryItems.map(\.elementKind) }
    return supplementaryItems.map(\.elementKind) + group.subitems.flatMap(\.badgeKinds)
  }

  /// Changes the views of a kind that are tied to the subitem and to what is inside it; says
  /// whether there is any.
  fileprivate mutating func changeBadges(
    _ kind: String, _ change: (inout LayoutSupplementaryItem) -> Void
  ) -> Bool {
    switch self {
    case .item(var item):
      let isFound = item.supplementaryItems.change(kind, change)
      self = .item(item)
      return isFound
    case .group(var group):
      let isFound = group.changeBadges(kind, change)
      self = .group(group)
      return isFound
    }
  }
}

extension LayoutGroup {
  /// Changes the views of a kind that are tied to the group and to what is inside it; says whether
  /// there is any.
  package mutating func changeBadges(
    _ kind: String, _ change: (inout LayoutSupplementaryItem) -> Void
  ) -> Bool {
    var isFound = supplementaryItems.change(kind, change)
    func changed(_ subitem: LayoutSubitem) -> LayoutSubitem {
      var subitem = subitem
      if subitem.changeBadges(kind, change) { isFound = true }
      return subitem
    }
    switch content {
    case .subitems(let subitems): content = .subitems(subitems.map(changed))
    case .subitemCount(let subitem, let count):
      content = .subitemCount(changed(subitem), count: count)
    case .repeatingSubitem(let subitem, let count):
      content = .repeatingSubitem(changed(subitem), count: count)
    case .custom: break
    }
    return isFound
  }
}

extension Array where Element: OfElementKind {
  /// Changes the elements of a kind; says whether there is any.
  package mutating func change(_ kind: String, _ change: (inout Element) -> Void) -> Bool {
    let found = indices.filter { self[$0].elementKind == kind }
    for index in found { change(&self[index]) }
    return !found.isEmpty
  }
}
