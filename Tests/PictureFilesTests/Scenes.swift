import CompositionalLayout
import DiffableDataSource
import PictureModel
import WorldModel

/// Scenes that pictures are made of.
enum Scenes {
  static func contents(_ fields: [String: Contents.Fields] = [:]) -> Contents {
    var contents = Contents()
    for (item, values) in fields.sorted(by: { $0.key < $1.key }) {
      for (field, value) in values { contents.set(field, of: Identifier(item), to: value) }
      contents.configureCell(of: Identifier(item))
    }
    return contents
  }

  static func snapshot(_ sections: KeyValuePairs<String, [String]>) throws
    -> Snapshot<Identifier, Identifier>
  {
    var snapshot = Snapshot<Identifier, Identifier>()
    for (section, items) in sections {
      try snapshot.appendSections([Identifier(section)])
      try snapshot.appendItems(items.map { Identifier($0) }, toSection: Identifier(section))
    }
    return snapshot
  }

  /// A grid of `columns` with insets and spacing, under a header.
  static func grid(columns: Int) throws -> SectionLayout {
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1 / Double(columns)),
        heightDimension: .fractionalHeight(1)))
    var group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      repeatingSubitem: .item(item), count: columns)
    group.interItemSpacing = .fixed(8)
    var section = LayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    section.boundarySupplementaryItems = [
      LayoutBoundaryItem(
        layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: "header", alignment: .top)
    ]
    return SectionLayout(section: section)
  }

  /// A row of pages with a background, which scrolls on its own.
  static func carousel() throws -> SectionLayout {
    let item = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .estimated(120)),
      subitems: [.item(item)])
    var section = LayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.decorationItems = [LayoutDecorationItem(elementKind: "background")]
    return SectionLayout(section: section)
  }

  static func screen(_ layouts: [String: SectionLayout], height: Double = 500) -> Screen {
    var screen = World().screen
    screen.container = LayoutContainer(size: LayoutExtent(width: 320, height: height), scale: 2)
    for (section, layout) in layouts { screen.layouts[Identifier(section)] = layout }
    return screen
  }

  /// Two sections, one of them scrolled.
  static func shop() throws -> Scene {
    var screen = try Self.screen(["top": carousel(), "all": grid(columns: 3)])
    screen.orthogonalOffsets[Identifier("top")] = 234
    return try Scene(
      snapshot(["top": ["one", "two", "three"], "all": ["a", "b", "c", "d", "사과"]]), on: screen,
      contents: Contents())
  }
}
