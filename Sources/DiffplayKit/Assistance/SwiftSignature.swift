import SwiftSpelling
import WorldModel

/// A member that Swift code may call, with what its arguments are.
struct SwiftSignature: Hashable {
  /// What an argument may be.
  enum Argument: Hashable {
    case sections, newSections, items, newItems, outlineItems
    case section, item, outlineItem
    case snapshot, outline, bool, indexPath, integer

    /// Whether it is an array.
    var isList: Bool {
      switch self {
      case .sections, .newSections, .items, .newItems, .outlineItems: true
      default: false
      }
    }

    /// How a hint names it.
    var usage: String {
      switch self {
      case .sections, .newSections: "[SECTION…]"
      case .items, .newItems, .outlineItems: "[ITEM…]"
      case .section: "SECTION"
      case .item, .outlineItem: "ITEM"
      case .snapshot: "snapshot"
      case .outline: "OUTLINE"
      case .bool: "(true|false)"
      case .indexPath: "IndexPath(item: N, section: N)"
      case .integer: "N"
      }
    }
  }

  /// The base name.
  var name: String
  /// The labels of its arguments, `_` for none; nil for a property.
  var labels: [String]?
  /// What the arguments are, one for each label.
  var arguments: [Argument]

  /// The member with a full name such as `insertItems(_:beforeItem:)`, called on a `receiver`.
  init(_ fullName: String, of receiver: Receiver) {
    guard let parenthesis = fullName.firstIndex(of: "(") else {
      (name, labels, arguments) = (fullName, nil, [])
      return
    }
    name = String(fullName[..<parenthesis])
    let list = fullName[parenthesis...].dropFirst().dropLast()
    let labels = list.split(separator: ":").map(String.init)
    self.labels = labels
    let base = name
    arguments = labels.map { receiver.argument($0, of: base, labels) }
  }

  private init(_ name: String, _ labels: [String], _ arguments: [Argument]) {
    (self.name, self.labels, self.arguments) = (name, labels, arguments)
  }

  /// The functions and initializers that stand without a receiver.
  static let functions = [
    SwiftSignature("IndexPath", ["item", "section"], [.integer, .integer]),
    SwiftSignature("snapshotWithRoots", ["_"], [.newItems]),
  ]

  /// What a member is called on.
  enum Receiver: Hashable {
    case snapshot, dataSource, outline
  }

  /// The members of a variable; nil when there is no such variable.
  static func members(of variable: String, in workbench: Workbench) -> [SwiftSignature]? {
    switch variable {
    case "snapshot": snapshotMembers
    case "dataSource": dataSourceMembers
    case _ where workbench.isOutline(variable): outlineMembers
    default: nil
    }
  }

  static let snapshotMembers = (SnapshotEdit.swiftNames + SnapshotQuery.swiftNames)
    .map { SwiftSignature($0, of: .snapshot) }
  static let dataSourceMembers = DataSourceQuery.swiftNames
    .map { SwiftSignature($0, of: .dataSource) }
  static let outlineMembers = (OutlineEdit.swiftNames + OutlineQuery.swiftNames)
    .map { SwiftSignature($0, of: .outline) }
}

extension SwiftSignature.Receiver {
  /// What the argument `label` of the member `name` is.
  ///
  /// UIKit's names say it: a label or, without one, the method's own name ends in the noun.
  fileprivate func argument(
    _ label: String, of name: String, _ labels: [String]
  ) -> SwiftSignature.Argument {
    switch (self, label) {
    case (_, "animatingDifferences"), (_, "includingParent"): return .bool
    case (.snapshot, "_"):
      let isNew = name.hasPrefix("append") || name.hasPrefix("insert")
      if name.hasSuffix("Items") { return isNew ? .newItems : .items }
      if name.hasSuffix("Sections") { return isNew ? .newSections : .sections }
      return name.hasSuffix("Item") ? .item : .section
    case (.snapshot, _): return label.hasSuffix("Item") ? .item : .section
    case (.dataSource, "_"): return labels.contains("to") ? .outline : .snapshot
    case (.dataSource, "to"): return .section
    case (.dataSource, _):
      switch name {
      case "itemIdentifier": return .indexPath
      case "indexPath": return .item
      case "sectionIdentifier": return .integer
      default: return .section
      }
    case (.outline, "_"):
      switch name {
      case "append", "insert": return .newItems
      case "delete", "expand", "collapse": return .outlineItems
      default: return .outlineItem
      }
    case (.outline, "using"): return .outline
    case (.outline, _): return .outlineItem
    }
  }
}
