import TestSupport
import Testing

@testable import CompositionalLayout
@testable import Doctor
@testable import Wording

/// No layout is too odd to be judged, and what a rule reckons with is what the solver lays out.
@Suite struct RandomLayoutTests {
  /// The items that one run of a group takes, by what was reckoned.
  private func leaves(_ path: [Int], _ groups: [[Int]: ReckonedGroup]) -> Int {
    guard let group = groups[path] else { return 0 }
    if case .custom(let items) = group.group.content { return items.count }
    return (0..<group.slotCount).reduce(0) { sum, slot in
      let index = slot % group.subitems.count
      if case .item = group.subitems[index].subitem { return sum + 1 }
      return sum + leaves(path + [index], groups)
    }
  }

  @Test(arguments: UInt64(0)..<UInt64(fuzzRounds(300, many: 20_000)))
  func anyLayoutIsReckonedAsItIsSolved(seed: UInt64) throws {
    var random = RandomLayouts(seed: seed)
    let section = LayoutSection(group: random.group(depth: 3))
    let description = LayoutDescription(section: section)
    let container = LayoutContainer(
      size: LayoutExtent(width: Double(random.int(100...500)), height: 600),
      scale: Double(random.int(1...3)))
    let findings = Doctor.findings(in: description, container: container, itemCounts: [30])
    guard
      let solution = try? LayoutSolver(description: description, container: container)
        .solve(itemCounts: [30])
    else {
      #expect(findings.map(\.rule.id) == ["refused-layout"], "seed \(seed)")
      return
    }
    let reckoned = solution.reckonedGroups(ofSection: 0)
    let groups = Dictionary(uniqueKeysWithValues: reckoned.map { ($0.path, $0) })
    let items = solution.sections[0].groups.itemsPerGroup
    #expect(leaves([], groups) == items, "seed \(seed)")
    // Whatever takes no item is found, and what takes some is not.
    let empty = reckoned.filter { $0.slotCount == 0 && !$0.group.isCustom }.map(\.path)
    let found = findings.filter { $0.rule.id == "group-cannot-fit" }.compactMap(\.subject.path)
    #expect(found == empty, "seed \(seed)")
    for finding in findings { #expect(!finding.message.text(in: .korean).isEmpty) }
  }
}
