import DiffableDataSource
import TestSupport
import Testing

extension Snapshot<String, String> {
  /// A snapshot of named sections and their items.
  init(_ sections: [(String, [String])]) {
    self.init()
    do {
      try appendSections(sections.map(\.0))
      for (section, items) in sections { try appendItems(items, toSection: section) }
    } catch {
      Issue.record("\(error)")
    }
  }

  static let sectionNames = ["A", "B", "C", "D", "E"]
  static let itemNames = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]

  /// Up to five sections that share up to nine items.
  static func random(_ random: inout SeededGenerator) -> Self {
    let sections = sectionNames.shuffled(using: &random)
      .prefix(Int.random(in: 1...5, using: &random))
    let items = itemNames.shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
    var model = sections.map { ($0, [String]()) }
    for item in items { model[Int.random(in: 0..<model.count, using: &random)].1.append(item) }
    return Snapshot(model)
  }

  /// One random operation, which may be refused.
  mutating func editRandomly(_ random: inout SeededGenerator) {
    let items = Self.itemNames.shuffled(using: &random).prefix(
      Int.random(in: 0...3, using: &random))
    let item = Self.itemNames.randomElement(using: &random) ?? "a"
    let section = Self.sectionNames.randomElement(using: &random) ?? "A"
    let other = Self.sectionNames.randomElement(using: &random) ?? "B"
    switch Int.random(in: 0..<12, using: &random) {
    case 0: _ = try? appendItems(Array(items), toSection: section)
    case 1: _ = try? insertItems(Array(items), beforeItem: item)
    case 2: _ = try? insertItems(Array(items), afterItem: item)
    case 3, 4: try? deleteItems(Array(items))
    case 5: try? moveItem(item, beforeItem: Self.itemNames.randomElement(using: &random) ?? "b")
    case 6: try? moveItem(item, afterItem: Self.itemNames.randomElement(using: &random) ?? "b")
    case 7: try? appendSections([section])
    case 8: try? insertSections([section], beforeSection: other)
    case 9: try? deleteSections([section])
    case 10: try? moveSection(section, beforeSection: other)
    default: try? moveSection(section, afterSection: other)
    }
  }
}
