import TestSupport
import Testing

@testable import DiffableDataSource

/// Items that two snapshots share at their ends are left out of a comparison, which changes nothing.
@Suite struct CommonEndsTests {
  private typealias Model = [(String, [Int])]

  /// Sections of up to forty items.
  private static func model(_ random: inout SeededGenerator) -> Model {
    var next = 0
    return ["A", "B", "C", "D"].prefix(Int.random(in: 1...4, using: &random)).map { name in
      let count = Int.random(in: 0...40, using: &random)
      defer { next += count }
      return (name, Array(next..<next + count))
    }
  }

  /// A few edits near a place: items come, go, move, also to other sections, and sections change.
  private static func edited(_ model: Model, _ random: inout SeededGenerator) -> Model {
    var model = model
    for new in 0..<Int.random(in: 0...3, using: &random) {
      let section = Int.random(in: 0..<model.count, using: &random)
      let place = Int.random(in: 0...model[section].1.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: model[section].1.insert(1000 + new, at: place)
      case 3...4 where place < model[section].1.count: model[section].1.remove(at: place)
      case 5...6 where place < model[section].1.count:
        let item = model[section].1.remove(at: place)
        let other = Int.random(in: 0..<model.count, using: &random)
        model[other].1.insert(item, at: Int.random(in: 0...model[other].1.count, using: &random))
      case 7: model.swapAt(section, 0)
      default: break
      }
    }
    return model
  }

  @Test(arguments: UInt64(0)..<500)
  func leavingThemOutChangesNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Self.model(&random)
    let initial = try Snapshot(model)
    let final = try Snapshot(Self.edited(model, &random))
    let whole = SnapshotMatching(from: initial, to: final).changes()
    #expect(final.changes(from: initial) == whole, "seed \(seed)")
    #expect(try final.difference(from: initial).applying(to: initial) == final, "seed \(seed)")
  }

  /// Of equal snapshots nothing is left to compare, of one that grew the new item alone.
  @Test(arguments: [0, 1, 15, 16, 17, 100])
  func whatIsSharedIsLeftOut(count: Int) throws {
    let initial = try Snapshot([("A", Array(0..<count)), ("B", [-1, -2])])
    let grown = try Snapshot([("A", Array(0..<count)), ("B", [-1, -3, -2])])
    let same = SnapshotMatching(betweenCommonEndsOf: initial, and: initial)
    #expect(same.itemOrigins.isEmpty)
    let matching = SnapshotMatching(betweenCommonEndsOf: initial, and: grown)
    #expect(matching.commonStart == count + 1 && matching.commonEnd == 1)
    #expect(matching.itemOrigins == [-1])
  }

  /// Items at the same place of all that are in another section are not left out.
  @Test func sectionsCount() throws {
    let initial = try Snapshot([("A", [1, 2]), ("B", [3])])
    let final = try Snapshot([("A", [1]), ("B", [2, 3])])
    #expect(final.changes(from: initial).movedItems.count == 1)
    let renamed = try Snapshot([("C", [1, 2]), ("B", [3])])
    #expect(renamed.changes(from: initial).deletedSections == [0])
    #expect(renamed.changes(from: initial).movedItems.count == 2)
  }
}
