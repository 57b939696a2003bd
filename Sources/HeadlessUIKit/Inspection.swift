package import CompositionalLayout

/// What tools in this package read of layouts and data sources beyond what Apple's names give.
extension NSCollectionLayoutSection {
  /// The section in the engine's terms, as it is in `environment`.
  package func inspected(in environment: any NSCollectionLayoutEnvironment) -> LayoutSection {
    layoutSection(
      in: LayoutEnvironment(
        size: Size(environment.container.contentSize),
        traitCollection: environment.traitCollection))
  }
}

extension UICollectionViewCompositionalLayout {
  /// What the section provider gives for `index`.
  package func section(
    at index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { sectionProvider(index, environment) }

  /// What the layout says of all sections, in the engine's terms.
  package var inspectedConfiguration: LayoutConfiguration { configuration.base }
}

extension UITraitCollection {
  /// The environment of a view that is as large as `container`.
  @MainActor package static func environment(
    of container: LayoutContainer
  ) -> any NSCollectionLayoutEnvironment {
    var traits = UITraitOverrides()
    traits.displayScale = container.scale
    traits.layoutDirection =
      container.direction == .rightToLeft ? .rightToLeft : .leftToRight
    return LayoutEnvironment(
      size: container.size,
      traitCollection: UITraitCollection(inheriting: nil, traits))
  }
}

/// A data source that knows what it shows by identifier.
@MainActor package protocol InspectableDataSource {
  /// Its sections, each with its items.
  var inspectedSnapshot: [(section: Any, items: [Any])] { get }
}

extension NSDiffableDataSourceSnapshot {
  /// The sections, each with its items.
  package var inspected: [(section: Any, items: [Any])] {
    sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) }
  }
}

extension UICollectionViewDiffableDataSource: InspectableDataSource {
  package var inspectedSnapshot: [(section: Any, items: [Any])] { snapshot().inspected }
}
