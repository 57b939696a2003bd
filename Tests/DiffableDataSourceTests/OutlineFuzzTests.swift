import DiffableDataSource
import TestSupport
import Testing

/// Outlines beside lists of items and levels, edited by the rules of UIKit written down naively.
@Suite struct OutlineFuzzTests {
  @Test func editedOutlinesAgreeWithListsFuzz() throws {
    for seed in seeds(40) {
      var random = SeededGenerator(seed: seed)
      var outline = SectionSnapshot<Int>()
      var list = LevelList()
      var history: [(SectionSnapshot<Int>, LevelList)] = []
      for _ in 0..<Int.random(in: 1...120, using: &random) {
        if random.next() % 16 == 0 { history.append((outline, list)) }
        try edit(&outline, &list, &random)
        outline.verifyInvariants()
        try #require(outline.items == list.entries.map(\.item), "seed \(seed)")
      }
      for (outline, list) in history + [(outline, list)] {
        try expectEqual(outline, list, "seed \(seed)")
      }
    }
  }

  /// Every answer of the outline, by looking through the list.
  private func expectEqual(
    _ outline: SectionSnapshot<Int>, _ list: LevelList, _ seed: Comment
  ) throws {
    #expect(outline.items == list.entries.map(\.item), seed)
    #expect(outline.rootItems == list.entries.filter { $0.level == 0 }.map(\.item), seed)
    #expect(outline.expandedItems == list.entries.filter(\.isExpanded).map(\.item), seed)
    var visible: [Int] = []
    for (index, entry) in list.entries.enumerated() {
      #expect(outline.contains(entry.item), seed)
      #expect(outline.index(of: entry.item) == index, seed)
      #expect(try outline.level(of: entry.item) == entry.level, seed)
      #expect(try outline.isExpanded(entry.item) == entry.isExpanded, seed)
      let ancestors = list.ancestors(of: index)
      #expect(
        try outline.parent(of: entry.item) == ancestors.first.map { list.entries[$0].item }, seed)
      let isVisible = ancestors.allSatisfy { list.entries[$0].isExpanded }
      #expect(try outline.isVisible(entry.item) == isVisible, seed)
      if isVisible { visible.append(entry.item) }
      let below = list.entries[list.below(index)]
      #expect(
        try outline.children(of: entry.item)
          == below.filter { $0.level == entry.level + 1 }.map(\.item), seed)
      let part = try outline.snapshot(of: entry.item)
      #expect(part.items == below.map(\.item), seed)
      #expect(part.expandedItems == below.filter(\.isExpanded).map(\.item), seed)
      let whole = try outline.snapshot(of: entry.item, includingParent: true)
      #expect(whole.items == [entry.item] + part.items, seed)
      #expect(whole.rootItems == [entry.item], seed)
    }
    #expect(outline.visibleItems == visible, seed)
    #expect(!outline.contains(-1), seed)
    #expect(outline.index(of: -1) == nil, seed)
  }

  private func edit(
    _ outline: inout SectionSnapshot<Int>, _ list: inout LevelList,
    _ random: inout SeededGenerator
  ) throws {
    let new = list.new(Int.random(in: 0...5, using: &random))
    guard let anchor = list.entries.indices.randomElement(using: &random) else {
      try outline.append(new)
      return list.insert(new, level: 0, at: list.entries.count)
    }
    let item = list.entries[anchor].item
    let level = list.entries[anchor].level
    let end = list.below(anchor).upperBound
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      try outline.append(new)
      list.insert(new, level: 0, at: list.entries.count)
    case 1, 2, 3:
      try outline.append(new, to: item)
      list.insert(new, level: level + 1, at: end)
    case 4:
      try outline.insert(new, before: item)
      list.insert(new, level: level, at: anchor)
    case 5:
      try outline.insert(new, after: item)
      list.insert(new, level: level, at: end)
    case 6:
      let isExpanded = Bool.random(using: &random)
      if isExpanded { outline.expand([item, -1]) } else { outline.collapse([item, -1]) }
      list.entries[anchor].isExpanded = isExpanded
    case 7:
      // Also an item named twice, and one together with what is below it.
      let last = list.entries[end - 1].item
      try outline.delete([item, last, item])
      list.entries.removeSubrange(anchor..<end)
    default:
      var part = SectionSnapshot<Int>()
      try part.append(new)
      var partList = LevelList()
      partList.insert(new, level: 0, at: 0)
      if let parent = new.first {
        let children = list.new(2)
        try part.append(children, to: parent)
        partList.insert(children, level: 1, at: 1)
        part.expand([parent])
        partList.entries[0].isExpanded = true
      }
      try put(part, partList, &outline, &list, anchor, &random)
    }
  }

  /// Inserts an outline beside an item, or gives it to the item as its children.
  private func put(
    _ part: SectionSnapshot<Int>, _ partList: LevelList, _ outline: inout SectionSnapshot<Int>,
    _ list: inout LevelList, _ anchor: Int, _ random: inout SeededGenerator
  ) throws {
    let entry = list.entries[anchor]
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      try outline.insert(part, before: entry.item)
      list.insert(partList, level: entry.level, at: anchor)
    case 1:
      try outline.insert(part, after: entry.item)
      list.insert(partList, level: entry.level, at: list.below(anchor).upperBound)
    default:
      try outline.replace(childrenOf: entry.item, using: part)
      list.entries.removeSubrange(list.below(anchor))
      list.insert(partList, level: entry.level + 1, at: anchor + 1)
    }
  }

  /// What is shown of an outline after its section changed, whatever stood where.
  @Test func outlinesFollowTheirSectionFuzz() throws {
    for seed in seeds(150) {
      var random = SeededGenerator(seed: seed)
      var outline = SectionSnapshot<Int>()
      var list = LevelList()
      for _ in 0..<20 { try edit(&outline, &list, &random) }
      var state = DataSourceState<Int, Int>()
      try state.apply(outline, to: 0)
      try #require(state.snapshot(for: 0) == outline)
      for _ in 0..<6 {
        let before = state.snapshot(for: 0)
        var shown = before.visibleItems
        let isReordered = random.next() % 8 == 0
        if isReordered { shown.shuffle(using: &random) }
        shown.removeAll { _ in random.next() % 8 == 0 }
        shown.insert(
          contentsOf: list.new(2), at: Int.random(in: 0...shown.count, using: &random))
        var flat = state.snapshot()
        try flat.deleteItems(flat.itemIdentifiers)
        try flat.appendItems(shown, toSection: 0)
        try state.apply(flat)
        let after = state.snapshot(for: 0)
        after.verifyInvariants()
        try #require(after.visibleItems == shown, "seed \(seed)")
        for item in before.items where after.contains(item) && !isReordered {
          // Nobody gets deeper, and what was expanded stays so.
          #expect(try after.level(of: item) <= before.level(of: item), "seed \(seed)")
          #expect(try after.isExpanded(item) == before.isExpanded(item), "seed \(seed)")
        }
      }
    }
  }

  /// Slots of removed items are given up in time, so that an outline does not grow for ever.
  @Test func outlinesThatComeAndGoStayWhole() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([-1, -2])
    for item in 0..<2000 {
      try outline.append([item], to: -1)
      if item >= 3 { try outline.delete([item - 3]) }
    }
    outline.verifyInvariants()
    #expect(outline.items == [-1, 1997, 1998, 1999, -2])
    #expect(outline.index(of: -2) == 4)
    #expect(try outline.children(of: -1) == [1997, 1998, 1999])
  }

  /// Neither depth nor the number of siblings is a matter of the stack.
  @Test func outlinesOfAnyShape() throws {
    var chain = SectionSnapshot<Int>()
    try chain.append([0])
    for item in 1..<20_000 { try chain.append([item], to: item - 1) }
    chain.verifyInvariants()
    #expect(try chain.level(of: 19_999) == 19_999)
    #expect(chain.index(of: 12_345) == 12_345)
    #expect(try chain.parent(of: 19_999) == 19_998)
    #expect(chain.visibleItems == [0])
    let part = try chain.snapshot(of: 10_000)
    #expect(part.items.count == 9_999)
    try chain.delete([1])
    #expect(chain.items == [0])
    var row = SectionSnapshot<Int>()
    try row.append(Array(0..<20_000))
    for item in stride(from: 0, to: 20_000, by: 2) { try row.delete([item]) }
    row.verifyInvariants()
    #expect(row.index(of: 19_999) == 9_999)
    #expect(row.rootItems.count == 10_000)
  }
}

/// An outline as its items in order, each with its level.
private struct LevelList {
  struct Entry {
    var item: Int
    var level: Int
    var isExpanded = false
  }

  var entries: [Entry] = []
  private var next = 0

  mutating func new(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<(next + count))
  }

  mutating func insert(_ items: [Int], level: Int, at index: Int) {
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }

  mutating func insert(_ other: LevelList, level: Int, at index: Int) {
    entries.insert(
      contentsOf: other.entries.map {
        Entry(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded)
      }, at: index)
  }

  /// The descendants of an entry.
  func below(_ index: Int) -> Range<Int> {
    let behind = entries[(index + 1)...]
    let end = behind.firstIndex { $0.level <= entries[index].level } ?? entries.count
    return (index + 1)..<end
  }

  /// The ancestors of an entry, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    var ancestors: [Int] = []
    var level = entries[index].level
    for other in (0..<index).reversed() where entries[other].level < level {
      ancestors.append(other)
      level = entries[other].level
    }
    return ancestors
  }
}
