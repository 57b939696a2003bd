import DiffableDataSource
import TestSupport
import Testing

/// Sections and items as plain arrays, edited by the rules of UIKit written down naively.
struct Model {
  var sections: [Int]
  var items: [[Int]]
  private var next = 1000

  init(sections count: Int, items itemCount: Int) {
    sections = Array(0..<count)
    items = sections.map { section in (0..<itemCount).filter { $0 % count == section } }
  }

  /// A snapshot of the same content that is no kin of any other.
  var snapshot: Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    do {
      try snapshot.appendSections(sections)
      for (section, items) in zip(sections, items) {
        try snapshot.appendItems(items, toSection: section)
      }
    } catch {
      Issue.record("\(error)")
    }
    return snapshot
  }

  /// Does one random edit to both.
  mutating func edit(_ snapshot: inout Snapshot<Int, Int>, _ random: inout SeededGenerator) {
    do {
      if sections.isEmpty || Int.random(in: 0..<8, using: &random) == 0 {
        try editSections(&snapshot, &random)
      } else {
        try editItems(&snapshot, &random)
      }
    } catch {
      Issue.record("\(error)")
    }
  }

  private mutating func editItems(
    _ snapshot: inout Snapshot<Int, Int>, _ random: inout SeededGenerator
  ) throws {
    let all = items.flatMap { $0 }
    let index = Int.random(in: sections.indices, using: &random)
    var batch = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
    guard let anchor = all.filter({ !batch.contains($0) }).randomElement(using: &random) else {
      batch += new(2)
      try snapshot.appendItems(batch, toSection: sections[index])
      take(batch)
      items[index] += batch
      return
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      batch += new(Int.random(in: 0...4, using: &random))
      try snapshot.appendItems(batch, toSection: sections[index])
      take(batch)
      items[index] += batch
    case 1, 2:
      batch += new(Int.random(in: 0...2, using: &random))
      let isBehind = Bool.random(using: &random)
      if isBehind {
        try snapshot.insertItems(batch, afterItem: anchor)
      } else {
        try snapshot.insertItems(batch, beforeItem: anchor)
      }
      put(batch, anchor, isBehind)
    case 3:
      try snapshot.deleteItems(batch + [-1])
      take(batch)
    default:
      guard let item = batch.first else { return }
      let isBehind = Bool.random(using: &random)
      if isBehind {
        try snapshot.moveItem(item, afterItem: anchor)
      } else {
        try snapshot.moveItem(item, beforeItem: anchor)
      }
      put([item], anchor, isBehind)
    }
  }

  private mutating func editSections(
    _ snapshot: inout Snapshot<Int, Int>, _ random: inout SeededGenerator
  ) throws {
    guard let anchor = sections.randomElement(using: &random), sections.count > 1 else {
      let section = new(1)
      try snapshot.appendSections(section)
      sections += section
      items.append([])
      return
    }
    let place = sections.firstIndex(of: anchor) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let section = new(1)
      try snapshot.insertSections(section, beforeSection: anchor)
      sections.insert(contentsOf: section, at: place)
      items.insert([], at: place)
    case 1:
      try snapshot.deleteSections([anchor])
      sections.remove(at: place)
      items.remove(at: place)
    default:
      guard let other = sections.filter({ $0 != anchor }).randomElement(using: &random) else {
        return
      }
      try snapshot.moveSection(anchor, afterSection: other)
      let moved = items.remove(at: place)
      sections.remove(at: place)
      let target = (sections.firstIndex(of: other) ?? 0) + 1
      sections.insert(anchor, at: target)
      items.insert(moved, at: target)
    }
  }

  private mutating func new(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<(next + count))
  }

  private mutating func take(_ batch: [Int]) {
    items = items.map { $0.filter { !batch.contains($0) } }
  }

  private mutating func put(_ batch: [Int], _ anchor: Int, _ isBehind: Bool) {
    take(batch)
    for index in items.indices {
      guard let place = items[index].firstIndex(of: anchor) else { continue }
      items[index].insert(contentsOf: batch, at: isBehind ? place + 1 : place)
      return
    }
  }
}
