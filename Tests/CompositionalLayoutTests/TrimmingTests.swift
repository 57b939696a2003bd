import CompositionalLayout
import Testing

/// The last group of a section, with fewer items than the others (rule L-2.7).
@Suite struct TrimmingTests {
  /// The height of the content of 44 point groups, each of `count` items of `height`.
  private func contentHeight(items: Int, count: Int, height: LayoutDimension) throws -> Double {
    let item = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
    let group = try LayoutGroup.vertical(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      repeatingSubitem: .item(item), count: count)
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    return try solver.solve(itemCounts: [items]).contentSize.height
  }

  @Test func keepsWhatAFullGroupLeavesOver() throws {
    #expect(try contentHeight(items: 3, count: 4, height: .absolute(10)) == 34)
    #expect(try contentHeight(items: 6, count: 4, height: .absolute(10)) == 44 + 24)
  }

  @Test(arguments: [
    (items: 200, count: 200, height: 44.0), (200, 300, 0), (1, 2, 0), (201, 200, 44),
  ])
  func overflowingGroupsNeverGetANegativeLength(items: Int, count: Int, height: Double) throws {
    #expect(try contentHeight(items: items, count: count, height: .fractionalHeight(1)) == height)
  }

  @Test func slightOverflowIsTakenFromTheLastGroup() throws {
    // Four items of 12 reach 4 points beyond a group of 44.
    #expect(try contentHeight(items: 3, count: 4, height: .absolute(12)) == 32)
  }
}
