package import DiffableDataSource

/// What an item's `==` and `hash(into:)` cover.
package enum IdentityRule: String, CaseIterable, Codable, Hashable, Sendable {
  /// The identifier alone, as Apple recommends.
  case id
  /// The identifier and the content, as a struct with synthesized conformance does.
  case value
  /// `==` the identifier, the hash the content too: the mistake that UIKit refuses.
  case hash
  /// The identifier alone, while the content travels inside the value: what a snapshot was given is
  /// what its cells go on showing.
  case payload
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

  /// What headers and footers are to say, by section and kind; nil in files of programs that kept no
  /// titles of theirs.
  private var titles: [String: Fields]?
  /// What they said when their provider was asked last.
  private var shownTitles: [String: Fields]?

  /// No contents; identity is the name.
  package init() {}

  /// The identifier of the item called `name`, as identity has it now.
  package func identifier(_ name: Identifier) -> Identifier {
    guard identity != .id else { return Identifier(name.name) }
    let fields = fields[name.name] ?? [:]
    guard identity != .payload else {
      return Identifier(name.name, content: IdentifiedContent(carried: fields))
    }
    let text = fields.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
    return Identifier(
      name.name, content: IdentifiedContent(text: text, isCompared: identity == .value))
  }

  /// The names of the fields that items have.
  ///
  /// - Complexity: O(*n*) for *n* items with fields.
  package var fieldNames: Set<String> { Set(fields.values.flatMap(\.keys)) }

  /// Changes one field of an item in the model.
  package mutating func set(_ field: String, of item: Identifier, to value: String) {
    fields[item.name, default: [:]][field] = value
  }

  /// Fills the cell of an item as a cell provider does: with what the identifier carries, or else
  /// from the model.
  package mutating func configureCell(of item: Identifier) {
    let fields = item.carried ?? fields[item.name]
    if shown[item.name] != fields { shown[item.name] = fields }
  }

  /// Changes the title of a header or footer in the model.
  package mutating func setTitle(ofKind kind: String, in section: Identifier, to title: String) {
    titles = titles ?? [:]
    titles?[section.name, default: [:]][kind] = title
  }

  /// Fills a header or footer from the model, as the provider of supplementary views does.
  package mutating func configureView(ofKind kind: String, in section: Identifier) {
    guard let title = titles?[section.name]?[kind] else { return }
    shownTitles = shownTitles ?? [:]
    shownTitles?[section.name, default: [:]][kind] = title
  }

  /// The title that the model has for a header or footer.
  package func title(ofKind kind: String, in section: Identifier) -> String? {
    titles?[section.name]?[kind]
  }

  /// The title that a header or footer was last filled with.
  package func shownTitle(ofKind kind: String, in section: Identifier) -> String? {
    shownTitles?[section.name]?[kind]
  }

  /// Whether the titles of headers and footers are the same in the model.
  package func hasTitles(of other: Contents) -> Bool { titles == other.titles }

  /// Fills the cells of all items of a snapshot.
  package mutating func configureCells(of items: [Identifier]) {
    shown = fields
    for item in items where item.carried != nil { shown[item.name] = item.carried }
  }

  /// What the cell of an item says: its title as last configured, else its name.
  package func label(of item: Identifier) -> String { title(of: item) ?? item.name }

  /// The title that the cell of an item was last configured with; nil where it has none.
  package func title(of item: Identifier) -> String? {
    shown[item.name]?["title"].flatMap { $0.isEmpty ? nil : $0 }
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
