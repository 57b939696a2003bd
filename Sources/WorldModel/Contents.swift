package import DiffableDataSource

/// What an item's `==` and `hash(into:)` cover.
package enum IdentityRule: String, CaseIterable, Codable, Hashable, Sendable {
  /// The identifier alone, as Apple recommends.
  case id
  /// The identifier and the content, as a struct with synthesized conformance does.
  case value
  /// `==` the identifier, the hash the content too: the mistake that UIKit refuses.
  case hash
}

/// The contents of items: a store beside the snapshot, and what the cells show of it.
package struct Contents: Codable, Hashable, Sendable {
  /// The fields of one item, by name.
  package typealias Fields = [String: String]

  package var identity = IdentityRule.id
  /// What the app's model says now, by item.
  package private(set) var fields: [String: Fields] = [:]
  /// What each cell was last configured with, by item; where there is no cell, what it would be.
  package private(set) var shown: [String: Fields] = [:]

  /// No contents; identity is the name.
  package init() {}

  /// The identifier of the item called `name`, as identity has it now.
  package func identifier(_ name: Identifier) -> Identifier {
    guard identity != .id else { return Identifier(name.name) }
    let text = (fields[name.name] ?? [:]).sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
    return Identifier(
      name.name, content: IdentifiedContent(text: text, isCompared: identity == .value))
  }

  /// Changes one field of an item in the model.
  package mutating func set(_ field: String, of item: Identifier, to value: String) {
    fields[item.name, default: [:]][field] = value
  }

  /// Fills the cell of an item from the model, as a cell provider does.
  package mutating func configureCell(of item: Identifier) {
    if shown[item.name] != fields[item.name] { shown[item.name] = fields[item.name] }
  }

  /// Fills every cell from the model.
  package mutating func configureCells() { shown = fields }

  /// What the cell of an item says: its title as last configured, else its name.
  package func label(of item: Identifier) -> String {
    (shown[item.name]?["title"]).map { $0.isEmpty ? item.name : $0 } ?? item.name
  }
}

extension Snapshot<Identifier, Identifier> {
  /// The item called `name`, whatever else its identity covers; nil when there is none.
  ///
  /// - Complexity: O(1) while identity is the name, else O(*n*).
  package func item(named name: Identifier) -> Identifier? {
    if let path = indexPath(for: name) { return itemIdentifier(at: path) }
    return itemIdentifiers.first { $0.content != nil && $0.name == name.name }
  }
}
