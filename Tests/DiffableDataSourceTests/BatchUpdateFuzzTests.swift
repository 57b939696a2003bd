import DiffableDataSource
import TestSupport
import Testing

/// Batches, counts and paths of any numbers, those at the ends of what an integer holds above all.
@Suite struct BatchUpdateFuzzTests {
  /// What is refused is refused in words, and what is accepted can be carried out.
  @Test func everyBatchIsAnsweredFuzz() {
    var accepted = 0
    for seed in seeds(600) {
      var random = SeededGenerator(seed: seed)
      let before = counts(&random)
      let after = counts(&random)
      let batch = BatchUpdate.hostile(&random)
      let decomposed = batch.decomposingReloads()
      #expect(decomposed.reloadedSections.isEmpty && decomposed.reloadedItems.isEmpty)
      for view in [BatchUpdateView.collectionView, .tableView] {
        do {
          try batch.validate(before: before, after: after, in: view)
          accepted += 1
          #expect(isWithin(decomposed, before, after), "seed \(seed)")
        } catch {
          #expect(!error.uikitReason.isEmpty, "seed \(seed)")
        }
      }
    }
    #expect(accepted > 0)
  }

  /// A place that is nowhere is answered by nothing, and nothing moves from or to it.
  @Test func everyPlaceIsAnsweredFuzz() throws {
    for seed in seeds(600) {
      var random = SeededGenerator(seed: seed)
      let snapshot = Snapshot.random(&random)
      var state = DataSourceState<String, String>()
      try state.apply(snapshot)
      let path = ItemIndexPath(item: number(&random), section: number(&random))
      let counts = snapshot.itemCounts
      let isSection = counts.indices.contains(path.section)
      let isItem = isSection && path.item >= 0 && path.item < counts[path.section]
      #expect((snapshot.itemIdentifier(at: path) != nil) == isItem, "seed \(seed)")
      #expect((state.itemIdentifier(at: path) != nil) == isItem, "seed \(seed)")
      #expect((state.sectionIdentifier(for: path.section) != nil) == isSection, "seed \(seed)")
      #expect(
        (try? state.numberOfItems(inSectionAt: path.section))
          == (isSection ? counts[path.section] : nil))
      let target = ItemIndexPath(item: number(&random), section: number(&random))
      let isRoom =
        counts.indices.contains(target.section) && target.item >= 0
        && target.item <= counts[target.section] - (target.section == path.section ? 1 : 0)
      let transaction = state.reorderItem(at: path, to: target)
      #expect((transaction != nil) == (isItem && isRoom), "seed \(seed)")
      if let item = snapshot.itemIdentifier(at: path), isRoom {
        #expect(state.indexPath(for: item) == target, "seed \(seed)")
      } else {
        #expect(state.snapshot() == snapshot, "seed \(seed)")
      }
    }
  }

  /// Among small numbers, which mostly fit, a legal batch gives lists of the counts it was for.
  @Test func legalBatchesGiveWhatTheirCountsSayFuzz() {
    var accepted = 0
    for seed in seeds(600) {
      var random = SeededGenerator(seed: seed)
      let before = lists(&random, first: 0)
      let model = lists(&random, first: 100)
      let batch = BatchUpdate.small(&random)
      do throws(BatchUpdateError) {
        let after = try batch.applying(to: before, insertingFrom: model)
        accepted += 1
        #expect(after.map(\.count) == model.map(\.count), "seed \(seed)")
        for move in batch.movedItems {
          let item = before[move.from.section][move.from.item]
          #expect(after[move.to.section][move.to.item] == item, "seed \(seed)")
        }
      } catch {
        #expect(throws: error) {
          try batch.validate(before: before.map(\.count), after: model.map(\.count))
        }
      }
    }
    #expect(accepted > 0)
  }

  /// Reloads land where counting one by one says, unless no integer can say it.
  @Test func reloadsLandWhereCountingSaysFuzz() {
    for seed in seeds(500) {
      var random = SeededGenerator(seed: seed)
      var batch = BatchUpdate()
      batch.deletedSections = numbers(&random)
      batch.insertedSections = numbers(&random)
      batch.reloadedSections = [number(&random)]
      let landing = batch.decomposingReloads().insertedSections.last
      #expect(landing == counted(batch.reloadedSections[0], batch), "seed \(seed)")
    }
  }

  /// Where an index stands, by going through the deletes and inserts in turn.
  private func counted(_ index: Int, _ batch: BatchUpdate) -> Int {
    var landing = index - Set(batch.deletedSections).count { $0 < index }
    for insert in Set(batch.insertedSections).sorted() where insert <= landing {
      if landing == .max { return .max }
      landing += 1
    }
    return landing
  }

  /// Whether every path of a batch without reloads leads to an item.
  private func isWithin(_ batch: BatchUpdate, _ before: [Int], _ after: [Int]) -> Bool {
    func exists(_ path: ItemIndexPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
    let old = batch.deletedItems + batch.movedItems.map(\.from)
    let new = batch.insertedItems + batch.movedItems.map(\.to)
    return old.allSatisfy { exists($0, before) } && new.allSatisfy { exists($0, after) }
      && (batch.deletedSections + batch.movedSections.map(\.from)).allSatisfy(
        before.indices.contains)
      && (batch.insertedSections + batch.movedSections.map(\.to)).allSatisfy(after.indices.contains)
  }
}

/// A small number, or one beside the ends of what an integer holds.
private func number(_ random: inout SeededGenerator) -> Int {
  switch Int.random(in: 0..<8, using: &random) {
  case 0: .max - Int.random(in: 0...3, using: &random)
  case 1: .min + Int.random(in: 0...3, using: &random)
  case 2: Int.random(in: -3...3, using: &random)
  case 3: Int(Int32.max) + Int.random(in: -1...1, using: &random)
  default: Int.random(in: 0...3, using: &random)
  }
}

private func numbers(_ random: inout SeededGenerator) -> [Int] {
  (0..<Int.random(in: 0...4, using: &random)).map { _ in number(&random) }
}

private func counts(_ random: inout SeededGenerator) -> [Int] { numbers(&random) }

private func lists(_ random: inout SeededGenerator, first: Int) -> [[Int]] {
  (0..<Int.random(in: 1...2, using: &random)).map { section in
    let start = first + 10 * section
    return Array(start..<(start + Int.random(in: 0...3, using: &random)))
  }
}

extension BatchUpdate {
  /// Up to six operations on any numbers.
  fileprivate static func hostile(_ random: inout SeededGenerator) -> BatchUpdate {
    drawn(&random, upTo: 6, number)
  }

  /// Up to two operations on the numbers 0 to 2.
  fileprivate static func small(_ random: inout SeededGenerator) -> BatchUpdate {
    drawn(&random, upTo: 2) { Int.random(in: 0...2, using: &$0) }
  }

  private static func drawn(
    _ random: inout SeededGenerator, upTo limit: Int, _ number: (inout SeededGenerator) -> Int
  ) -> BatchUpdate {
    func path() -> ItemIndexPath { ItemIndexPath(item: number(&random), section: number(&random)) }
    var batch = BatchUpdate()
    for _ in 0..<Int.random(in: 0...limit, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: batch.deletedSections.append(number(&random))
      case 1: batch.insertedSections.append(number(&random))
      case 2: batch.reloadedSections.append(number(&random))
      case 3: batch.movedSections.append(BatchMove(from: number(&random), to: number(&random)))
      case 4: batch.deletedItems.append(path())
      case 5: batch.insertedItems.append(path())
      case 6: batch.reloadedItems.append(path())
      default: batch.movedItems.append(BatchMove(from: path(), to: path()))
      }
    }
    return batch
  }
}
