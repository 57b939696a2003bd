import DiffableDataSource
import TestSupport
import Testing

@testable import HeadlessCollectionView

/// Random batches that are legal, with the counts around them.
private struct RandomBatch {
  var batch = BatchUpdate()
  var before: [Int]
  var after: [Int] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    before = (0..<int(0...4)).map { _ in int(0...6) }
    // The lists afterwards: kept items by their path before, new ones as nil.
    var sections: [(origin: Int?, items: [ItemIndexPath?])] = before.enumerated().map {
      index, count in
      (index, (0..<count).map { ItemIndexPath(item: $0, section: index) })
    }
    for index in sections.indices.reversed() where int(0...5) == 0 {
      batch.deletedSections.append(index)
      sections.remove(at: index)
    }
    for section in sections.indices {
      for item in sections[section].items.indices.reversed() where int(0...3) == 0 {
        if let path = sections[section].items.remove(at: item) { batch.deletedItems.append(path) }
      }
    }
    var moving: [ItemIndexPath] = []
    for section in sections.indices where !sections[section].items.isEmpty && int(0...1) == 0 {
      let item = int(0...(sections[section].items.count - 1))
      if let path = sections[section].items.remove(at: item) { moving.append(path) }
    }
    if int(0...2) == 0 { sections.insert((nil, []), at: int(0...sections.count)) }
    for section in sections.indices where int(0...1) == 0 {
      sections[section].items.insert(nil, at: int(0...sections[section].items.count))
    }
    let moved = Set(moving)
    guard !sections.isEmpty else {
      batch.deletedItems += moving
      return
    }
    for path in moving {
      let section = int(0...(sections.count - 1))
      sections[section].items.insert(path, at: int(0...sections[section].items.count))
    }
    after = sections.map(\.items.count)
    let deleted = Set(batch.deletedSections)
    batch.deletedItems.removeAll { deleted.contains($0.section) }
    for (index, section) in sections.enumerated() {
      if section.origin == nil { batch.insertedSections.append(index) }
      for (item, path) in section.items.enumerated() {
        let place = ItemIndexPath(item: item, section: index)
        if let path, moved.contains(path) {
          batch.movedItems.append(BatchMove(from: path, to: place))
        } else if path == nil, section.origin != nil {
          batch.insertedItems.append(place)
        }
      }
    }
    if int(0...3) == 0, let section = before.indices.first(where: { before[$0] > 0 }) {
      let path = ItemIndexPath(item: 0, section: section)
      let isTaken = deleted.contains(section) || moved.contains(path)
      if !isTaken, !batch.deletedItems.contains(path), moved.isEmpty {
        batch.reloadedItems.append(path)
      }
    }
  }
}

@Suite struct JourneyTests {
  /// Asked path by path, a journey says the same as carrying out the batch on whole lists.
  @Test(arguments: UInt64(0)..<500)
  func agreesWithTheListsAfterTheBatch(seed: UInt64) throws {
    let random = RandomBatch(seed: seed)
    let (before, after) = (random.before, random.after)
    let journey = try Journey(of: random.batch, from: before, to: after)
    let paths = before.enumerated().map { section, count in
      (0..<count).map { Optional(ItemIndexPath(item: $0, section: section)) }
    }
    let origins = try random.batch.applying(
      to: paths, insertingFrom: after.map { [ItemIndexPath?](repeating: nil, count: $0) })
    var destinations: [ItemIndexPath: ItemIndexPath] = [:]
    for (section, row) in origins.enumerated() {
      for case (let item, let origin?) in row.enumerated() {
        destinations[origin] = ItemIndexPath(item: item, section: section)
      }
    }
    for path in paths.joined() {
      let path = try #require(path)
      #expect(journey.destination(of: path) == destinations[path], "\(path)")
    }
    for (section, row) in origins.enumerated() {
      for (item, origin) in row.enumerated() {
        let place = ViewPlace.cell(ItemIndexPath(item: item, section: section))
        // The cell of an item that enters a section that was empty is another one.
        let entersEmpty =
          origin.map { old in
            journey.sectionOrigins[section].map { $0 != old.section && before[$0] == 0 } ?? false
          } ?? false
        #expect(journey.origin(of: place) == (entersEmpty ? nil : origin.map { .cell($0) }))
      }
    }
    #expect(journey.destination(of: ItemIndexPath(item: 0, section: before.count)) == nil)
    #expect(journey.destination(of: ItemIndexPath(item: .max, section: 0)) == nil)
  }

  @Test func aReloadedSectionIsAnother() throws {
    var batch = BatchUpdate()
    batch.reloadedSections = [0]
    #expect(try Journey.sectionOrigins(of: batch, from: 2, to: 2) == [nil, 1])
  }

  @Test func noItemIsBeforeTheFirst() throws {
    let journey = try Journey(of: BatchUpdate(), from: [2], to: [2])
    #expect(journey.destination(of: ItemIndexPath(item: -1, section: 0)) == nil)
    #expect(journey.origin(of: .cell(ItemIndexPath(item: -1, section: 0))) == nil)
  }

  @Test(arguments: [-1, Int.min])
  func inListsOfNegativeLengthIsNothing(count: Int) throws {
    let journey = try Journey(of: BatchUpdate(), from: [count], to: [count])
    #expect(journey.destination(of: ItemIndexPath(item: 0, section: 0)) == nil)
    #expect(journey.origin(of: .cell(ItemIndexPath(item: 0, section: 0))) == nil)
  }
}
