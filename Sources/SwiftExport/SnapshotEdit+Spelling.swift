package import WorldModel
import WorldWording

/// A call around a list of literals, which may be long.
struct ListCall {
  /// What stands before the literals.
  var head: String
  var identifiers: [Identifier]
  /// What stands behind them.
  var tail: String
}

extension SnapshotEdit {
  /// The call as Swift writes it, where identifiers are their names.
  package var swiftSpelling: String {
    let call = call(onItem: { Identifier.quote($0.name) })
    return call.head + call.identifiers.map { Identifier.quote($0.name) }.joined(separator: ", ")
      + call.tail
  }

  /// The call as Swift writes it, but for its list.
  ///
  /// - Parameter item: How a single item is written.
  func call(onItem item: (Identifier) -> String) -> ListCall {
    func section(_ name: Identifier) -> String { Identifier.quote(name.name) }
    func call(_ name: String, _ identifiers: [Identifier], _ rest: String = "") -> ListCall {
      ListCall(head: "snapshot.\(name)([", identifiers: identifiers, tail: "]\(rest))")
    }
    func move(_ name: String, _ one: String, _ rest: String) -> ListCall {
      ListCall(head: "snapshot.\(name)(\(one)", identifiers: [], tail: ", \(rest))")
    }
    return switch self {
    case .appendItems(let items, nil): call("appendItems", items)
    case .appendItems(let items, let name?):
      call("appendItems", items, ", toSection: \(section(name))")
    case .insertItems(let items, let side, let anchor):
      call("insertItems", items, ", \(side.rawValue)Item: \(item(anchor))")
    case .moveItem(let moved, let side, let anchor):
      move("moveItem", item(moved), "\(side.rawValue)Item: \(item(anchor))")
    case .deleteItems(let items): call("deleteItems", items)
    case .deleteAllItems:
      ListCall(head: "snapshot.deleteAllItems(", identifiers: [], tail: ")")
    case .reloadItems(let items): call("reloadItems", items)
    case .reconfigureItems(let items): call("reconfigureItems", items)
    case .appendSections(let sections): call("appendSections", sections)
    case .insertSections(let sections, let side, let anchor):
      call("insertSections", sections, ", \(side.rawValue)Section: \(section(anchor))")
    case .moveSection(let moved, let side, let anchor):
      move("moveSection", section(moved), "\(side.rawValue)Section: \(section(anchor))")
    case .deleteSections(let sections): call("deleteSections", sections)
    case .reloadSections(let sections): call("reloadSections", sections)
    }
  }

  /// Whether its list is one of sections.
  var listsSections: Bool {
    switch self {
    case .appendSections, .insertSections, .deleteSections, .reloadSections: true
    default: false
    }
  }
}
