/// A layout in the place of one that is not given: rows as wide as its container, one below the
/// other, each as high as its cell wants to be.
open class StandInLayout: UICollectionViewCompositionalLayout {
  /// Rows.
  public init() { super.init(section: Self.rows) }

  /// Nothing: no nib has such a layout.
  public required init?(coder: NSCoder) { nil }

  /// A section of rows.
  package static var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(StandInValues.length))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.isStandIn = true
    return section
  }
}
