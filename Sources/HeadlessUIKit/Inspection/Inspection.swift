package import CompositionalLayout
import DiffableDataSource
import Foundation
import HeadlessCollectionView

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

extension UICollectionView {
  /// What its compositional layout says now, what it is laid out in, and the items of each section;
  /// nil with another layout.
  package var inspectedLayout:
    (description: LayoutDescription, container: LayoutContainer, itemCounts: [Int])?
  {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return nil
    }
    let environment = layoutSurroundings.environment(of: layout.inspectedConfiguration)
    let itemCounts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    let sections = itemCounts.indices.map {
      layout.section(at: $0, in: environment)?.layoutSection(in: environment)
    }
    return (
      LayoutDescription(
        configuration: layout.inspectedConfiguration, sections: .each(sections)),
      layoutContainer, itemCounts
    )
  }
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

extension UICollectionView {
  /// What a cell answers, and what that adds up from where constraints make it; `nil` where it has
  /// no answer of its own, or the layout asks nothing.
  package func inspectedSize(
    ofItemAt indexPath: IndexPath
  ) -> (size: LayoutExtent, sum: SizeDerivation?)? {
    let path = ItemIndexPath(indexPath)
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let element = layout.inspectedSolution?.cell(item: path.item, section: path.section),
      !element.selfSizingAxes.isEmpty
    else { return nil }
    let cell =
      cellForItem(at: indexPath) ?? askedCell(at: indexPath)
    let isKnown = state.measurements[.cell(section: path.section, item: path.item)] != nil
    guard let cell, let size = inspectedSize(of: cell, as: element, isKnown) else { return nil }
    let axis: NSLayoutConstraint.Axis =
      element.selfSizingAxes.contains(.vertical) ? .vertical : .horizontal
    return (size, cell.sizeDerivation(fitting: CGSize(element.frame.size), along: axis))
  }

  /// The constraints of a cell on screen that could not hold at its size; nil for none.
  package func inspectedBrokenConstraints(ofItemAt indexPath: IndexPath) -> [String]? {
    guard let cell = cellForItem(at: indexPath), cell.hasConstraintsInside else { return nil }
    let broken = SolvedViews(laidOut: cell).brokenEquations
    return broken.isEmpty ? nil : broken
  }

  /// The answer of a header or footer, which is given.
  package func inspectedSize(
    of view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutExtent? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let element = layout.inspectedSolution?.element(
        .supplementary, kind: kind, at: ItemIndexPath(indexPath)),
      !element.selfSizingAxes.isEmpty
    else { return nil }
    let isKnown = state.measurements[.boundaryItem(kind: kind, section: indexPath.section)] != nil
    return inspectedSize(of: view, as: element, isKnown)
  }

  /// What a view answers; one on screen may have answered before, and has that size already.
  private func inspectedSize(
    of view: UICollectionReusableView, as element: LayoutElement, _ isKnown: Bool
  ) -> LayoutExtent? {
    let shown = DisplayedElement(element)
    if view.superview == nil { view.frame = CGRect(shown.frame) }
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let proposed = UICollectionViewLayoutAttributes(shown, estimated: element.selfSizingAxes)
    let asked = proposed.size
    let answer = LayoutExtent(view.preferredLayoutAttributesFitting(proposed).size)
    guard isKnown || view.measuresItself || answer != LayoutExtent(asked) else { return nil }
    var size = element.frame.size
    for axis in element.selfSizingAxes { size[axis] = answer[axis] }
    return size
  }
}

extension UICollectionViewLayout {
  /// A background of a kind, made as for the screen; nil for a kind without a class.
  package func inspectedBackground(ofKind elementKind: String) -> UICollectionReusableView? {
    decorationClasses[elementKind]?.init(dequeuedAt: .zero)
  }
}

/// A view that is made of values, whose types say whose code it shows.
@MainActor @preconcurrency package protocol ValueMadeView: UIView {
  /// The types of the values, as reflection names them.
  var partTypes: Set<String> { get }
}

/// A data source that knows what it shows by identifier.
@MainActor package protocol InspectableDataSource {
  /// Its sections, each with its items, those that an outline hides among them.
  var inspectedSnapshot: [InspectedSection] { get }

  /// Shows a section without items for each that the type of its sections has; none where that has
  /// no list of them.
  func showEverySection()
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

/// A diffable data source, of a collection view or a table.
@MainActor
package protocol SnapshotTakingDataSource<SectionIdentifierType, ItemIdentifierType>:
  InspectableDataSource
{
  associatedtype SectionIdentifierType: Hashable, Sendable
  associatedtype ItemIdentifierType: Hashable, Sendable

  func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)?)
  /// Shows a snapshot, whatever an `apply` of the user's own does.
  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
}

extension SnapshotTakingDataSource {
  package func showEverySection() {
    var all = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    if let type = SectionIdentifierType.self as? any CaseIterable.Type {
      all.appendSections(type.list.compactMap { $0 as? SectionIdentifierType })
    } else if let type = SectionIdentifierType.self as? any RawRepresentable.Type {
      all.appendSections(type.counted.compactMap { $0 as? SectionIdentifierType })
    }
    if all.numberOfSections > 0 { apply(all, animatingDifferences: false, completion: nil) }
  }
}

extension UICollectionViewDiffableDataSource: SnapshotTakingDataSource {
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

  package func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    core.apply(snapshot, animatingDifferences: false, completion: nil)
  }
}

extension UITableViewDiffableDataSource: SnapshotTakingDataSource {
  package var inspectedSnapshot: [InspectedSection] { snapshot().inspected }

  package func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    core.apply(snapshot, animatingDifferences: false, completion: nil)
  }
}

extension UIView {
  /// This view, or else the first inside it, depth first, that is of a class.
  ///
  /// - Complexity: O(*v*) for *v* views.
  package func first<Wanted: UIView>(_ type: Wanted.Type) -> Wanted? {
    self as? Wanted ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}

extension CaseIterable {
  /// All its values.
  fileprivate static var list: [Any] { Array(allCases) }
}

extension RawRepresentable {
  /// The values that whole numbers from zero stand for, until one stands for none; nothing where
  /// any number stands for one.
  fileprivate static var counted: [Any] {
    var values: [Any] = []
    while let raw = values.count as? RawValue, let value = Self(rawValue: raw) {
      guard values.count < 64 else { return [] }
      values.append(value)
    }
    return values
  }
}
