import CompositionalLayout
import Testing

/// Groups as they are resolved before anything is measured.
@Suite struct ReckonedGroupTests {
  private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
    LayoutSize(widthDimension: width, heightDimension: height)
  }

  private func reckoned(_ group: LayoutGroup) throws -> [ReckonedGroup] {
    try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [0]).reckonedGroups(ofSection: 0)
  }

  /// Three hundred points, of which two gaps take twenty, hold three quarters of what they leave.
  @Test func aRunTakesWhatFitsAndSharesWhatGapsLeave() throws {
    let column = LayoutGroup(
      axis: .vertical, layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      content: .repeatingSubitem(
        .item(LayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(15)))), count: 2))
    let row = LayoutGroup(
      axis: .horizontal, layoutSize: size(.fractionalWidth(1), .absolute(40)),
      content: .subitems([
        .item(LayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(0.5)))),
        .group(column), .item(LayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(10)))),
      ]),
      contentInsets: DirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 8),
      interItemSpacing: .fixed(10))
    let groups = try reckoned(row)
    #expect(groups.map(\.path) == [[], [1]])
    #expect(groups.map(\.slotCount) == [3, 2])
    #expect(groups[0].size == LayoutExtent(width: 320, height: 40))
    #expect(groups[0].inner == LayoutExtent(width: 300, height: 40))
    #expect(groups[0].base == LayoutExtent(width: 280, height: 40))
    #expect(
      groups[0].subitems.map(\.size) == [
        LayoutExtent(width: 70, height: 20), LayoutExtent(width: 70, height: 40),
        LayoutExtent(width: 140, height: 10),
      ])
    #expect(groups[1].base == LayoutExtent(width: 70, height: 40))
    #expect(groups[1].subitems.map(\.size) == [LayoutExtent(width: 70, height: 15)])
  }

  /// Where nothing fits, the subitems have the size of a run of one.
  @Test func aRunTooShortForItsFirstItemTakesNone() throws {
    let row = LayoutGroup(
      axis: .horizontal, layoutSize: size(.fractionalWidth(1), .absolute(40)),
      content: .subitems([.item(LayoutItem(layoutSize: size(.absolute(321), .absolute(40))))]),
      interItemSpacing: .fixed(10))
    let groups = try reckoned(row)
    #expect(groups.map(\.slotCount) == [0])
    #expect(groups[0].base.width == 320)
    #expect(groups[0].subitems.map(\.size.width) == [321])
  }
}
