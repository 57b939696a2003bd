import DiffableDataSource
import TestSupport
import Testing

@testable import WorldModel

/// What a world counts on from edit to edit is what comparing its snapshots gives.
@Suite struct PendingCountsTests {
  @Test(arguments: UInt64(0)..<150)
  func countingOnIsComparing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<Int.random(in: 4...40, using: &random)).map { Identifier("i\($0)") }
    let sections = ["A", "B", "C", "D"].map { Identifier($0) }
    var world = World()
    try world.edit(.appendSections(Array(sections.prefix(2))))
    var past: [World] = []
    for step in 0..<60 {
      past.append(world)
      // What is refused changes nothing, and the counts stay right.
      try? world.edit(edit(of: names, sections, &random))
      let compared = DifferenceCounts(from: world.applied, to: world.snapshot)
      try #require(world.pendingCounts == compared, "seed \(seed), step \(step)")
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        _ = try world.dataSource.apply(world.snapshot)
        try #require(world.pendingCounts == DifferenceCounts(marksOf: world.snapshot))
        world.snapshot = world.applied
      case 1: world.snapshot = world.applied
      case 2: world = past[Int.random(in: 0..<past.count, using: &random)]
      default: break
      }
    }
  }

  private func edit(
    of names: [Identifier], _ sections: [Identifier], _ random: inout SeededGenerator
  ) -> SnapshotEdit {
    let items = Array(names.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
    let anchor = names[Int.random(in: 0..<names.count, using: &random)]
    let section = sections[Int.random(in: 0..<sections.count, using: &random)]
    let other = sections[Int.random(in: 0..<sections.count, using: &random)]
    return switch Int.random(in: 0..<24, using: &random) {
    case 0..<6: .appendItems(items, toSection: section)
    case 6..<9: .insertItems(items, .before, anchor)
    case 9..<14: .deleteItems(items)
    case 14: .moveItem(items[0], .after, anchor)
    case 15: .reloadItems(items)
    case 16: .reconfigureItems(items)
    case 17: .appendSections([section])
    case 18: .insertSections([section], .before, other)
    case 19: .moveSection(section, .after, other)
    case 20: .deleteSections([section])
    case 21: .reloadSections([section])
    default: .insertItems(items, .after, anchor)
    }
  }
}
