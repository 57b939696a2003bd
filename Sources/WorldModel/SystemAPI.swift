import CompositionalLayout

/// What code can name only since a later release than the first, by its name in UIKit.
package enum SystemAPI: String, CaseIterable, Hashable, Sendable {
  case sectionSnapshots = "NSDiffableDataSourceSectionSnapshot"
  case listConfigurations = "UICollectionLayoutListConfiguration"
  case contentInsetsReference
  case reconfigureItems = "reconfigureItems(_:)"
  case applyUsingReloadData = "applySnapshotUsingReloadData(_:)"
  case repeatingSubitem = "repeatingSubitem:count:"
  case supplementaryContentInsetsReference
  case uniformAcrossSiblings = "uniformAcrossSiblings(estimate:)"
  case orthogonalScrollingProperties

  /// The release that brought it.
  package var since: SystemRelease {
    switch self {
    case .sectionSnapshots, .listConfigurations, .contentInsetsReference: .ios14
    case .reconfigureItems, .applyUsingReloadData: .ios15
    case .repeatingSubitem, .supplementaryContentInsetsReference: .ios16
    case .uniformAcrossSiblings, .orthogonalScrollingProperties: .ios17
    }
  }
}

extension Screen {
  /// What its layouts name that `release` does not have yet; nil for nothing.
  ///
  /// - Complexity: O(*p*) for *p* parts of all layouts.
  package func missingAPI(in release: SystemRelease) -> SystemAPI? {
    guard release < .ios17 else { return nil }
    var used: Set<SystemAPI> = []
    if configuration.contentInsetsReference != LayoutConfiguration().contentInsetsReference {
      used.insert(.contentInsetsReference)
    }
    for layout in layouts.values { layout.section.collectAPIs(into: &used) }
    return SystemAPI.allCases.first { $0.since > release && used.contains($0) }
  }
}

extension LayoutSection {
  fileprivate func collectAPIs(into used: inout Set<SystemAPI>) {
    if contentInsetsReference != .automatic { used.insert(.contentInsetsReference) }
    if supplementaryContentInsetsReference != .automatic {
      used.insert(.supplementaryContentInsetsReference)
    }
    if orthogonalScrollingProperties != OrthogonalScrollingProperties() {
      used.insert(.orthogonalScrollingProperties)
    }
    for item in boundarySupplementaryItems { item.layoutSize.collectAPIs(into: &used) }
    group.collectAPIs(into: &used)
  }
}

extension LayoutGroup {
  fileprivate func collectAPIs(into used: inout Set<SystemAPI>) {
    layoutSize.collectAPIs(into: &used)
    if case .repeatingSubitem = content { used.insert(.repeatingSubitem) }
    for item in supplementaryItems { item.layoutSize.collectAPIs(into: &used) }
    for subitem in subitems {
      switch subitem {
      case .item(let item):
        item.layoutSize.collectAPIs(into: &used)
        for view in item.supplementaryItems { view.layoutSize.collectAPIs(into: &used) }
      case .group(let group): group.collectAPIs(into: &used)
      }
    }
  }
}

extension LayoutSize {
  fileprivate func collectAPIs(into used: inout Set<SystemAPI>) {
    for dimension in [widthDimension, heightDimension] {
      if case .uniformAcrossSiblings = dimension { used.insert(.uniformAcrossSiblings) }
    }
  }
}
