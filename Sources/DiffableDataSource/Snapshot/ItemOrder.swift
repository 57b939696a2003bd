/// The order of sections and of the items in each, on slots instead of identifiers.
struct ItemOrder: Sendable {
  /// The slots of the sections, in display order.
  private(set) var sections: [Int] = []
  /// The number of items in all sections.
  private(set) var itemCount = 0
  /// The items of each section, by section slot.
  private var items: [[Int]] = []
  /// The section slot of each item, by item slot; -1 when the item is absent.
  private var sectionOfItem: [Int] = []

  init() {}

  /// The items of a section, in order.
  func items(inSection section: Int) -> [Int] { items[section] }

  /// The number of items in a section.
  func itemCount(inSection section: Int) -> Int { items[section].count }

  /// The place of a section in display order.
  func index(ofSection section: Int) -> Int? { sections.firstIndex(of: section) }

  /// The section that holds an item.
  func section(ofItem item: Int) -> Int { sectionOfItem[item] }

  /// The section that holds an item, and the item's place in it.
  func location(ofItem item: Int) -> (section: Int, offset: Int) {
    let section = sectionOfItem[item]
    return (section, items[section].firstIndex(of: item) ?? 0)
  }

  /// Puts items into a section, before the item at `offset`.
  mutating func insert(_ slots: [Int], into section: Int, at offset: Int) {
    items[section].insert(contentsOf: slots, at: offset)
    for slot in slots {
      while sectionOfItem.count <= slot { sectionOfItem.append(-1) }
      sectionOfItem[slot] = section
    }
    itemCount += slots.count
  }

  /// Takes items out of their sections.
  mutating func remove(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    let gone = Set(slots)
    for section in Set(slots.map { sectionOfItem[$0] }) {
      items[section].removeAll(where: gone.contains)
    }
    for slot in slots { sectionOfItem[slot] = -1 }
    itemCount -= slots.count
  }

  /// Puts empty sections before the section at `index`.
  mutating func insertSections(_ slots: [Int], at index: Int) {
    sections.insert(contentsOf: slots, at: index)
    for slot in slots {
      while items.count <= slot { items.append([]) }
    }
  }

  /// Removes sections with their items, and returns the items.
  mutating func removeSections(_ slots: [Int]) -> [Int] {
    let gone = Set(slots)
    sections.removeAll(where: gone.contains)
    var removed: [Int] = []
    for slot in slots {
      removed += items[slot]
      items[slot] = []
    }
    for item in removed { sectionOfItem[item] = -1 }
    itemCount -= removed.count
    return removed
  }

  /// Puts a section elsewhere; `index` counts without it.
  mutating func moveSection(_ slot: Int, to index: Int) {
    sections.removeAll { $0 == slot }
    sections.insert(slot, at: index)
  }
}
