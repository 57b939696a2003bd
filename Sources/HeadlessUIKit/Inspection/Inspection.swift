package import CompositionalLayout

/// What tools in this package read of layouts and data sources beyond what Apple's names give.
extension NSCollectionLayoutSection {
  /// The section in the engine's terms, as it is in `environment`.
  package func inspected(in environment: any NSCollectionLayoutEnvironment) -> LayoutSection {
    layoutSection(
      in: LayoutEnvironment(
        size: LayoutExtent(environment.container.contentSize),
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
  /// Its sections, each with its items, those that an outline hides among them.
  var inspectedSnapshot: [InspectedSection] { get }
}

/// A section as a snapshot has it.
package struct InspectedSection {
  package var identifier: AnyHashable
  package var isReloaded = false
  /// Depth first, where the section has an outline.
  package var items: [InspectedItem]
}

/// An item, its place in the outline of its section, and its marks.
package struct InspectedItem {
  package var identifier: AnyHashable
  package var level = 0
  package var isExpanded = false
  package var isReloaded = false
  package var isReconfigured = false
}

extension NSDiffableDataSourceSnapshot {
  /// The sections, each with its items.
  package var inspected: [InspectedSection] {
    let reloadedSections = Set(reloadedSectionIdentifiers)
    let reloaded = Set(reloadedItemIdentifiers)
    let reconfigured = Set(reconfiguredItemIdentifiers)
    return sectionIdentifiers.map { section in
      InspectedSection(
        identifier: section, isReloaded: reloadedSections.contains(section),
        items: itemIdentifiers(inSection: section).map { item in
          InspectedItem(
            identifier: item, isReloaded: reloaded.contains(item),
            isReconfigured: reconfigured.contains(item))
        })
    }
  }
}

extension UICollectionViewDiffableDataSource: InspectableDataSource {
  package var inspectedSnapshot: [InspectedSection] {
    snapshot().sectionIdentifiers.map { section in
      let outline = snapshot(for: section)
      let items = outline.items.map { item in
        InspectedItem(
          identifier: item, level: outline.level(of: item), isExpanded: outline.isExpanded(item))
      }
      return InspectedSection(identifier: section, items: items)
    }
  }
}
