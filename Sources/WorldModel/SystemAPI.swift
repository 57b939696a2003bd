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

extension SystemRelease {
  /// What layouts name that it does not have yet; nil for nothing.
  ///
  /// - Complexity: O(*p*) for *p* parts of all sections.
  fileprivate func missingAPI(
    of configuration: LayoutConfiguration, _ sections: some Sequence<LayoutSection>
  ) -> SystemAPI? {
    guard self < .ios17 else { return nil }
    var used: Set<SystemAPI> = []
    if configuration.contentInsetsReference != LayoutConfiguration().contentInsetsReference {
      used.insert(.contentInsetsReference)
    }
    for section in sections { section.collectAPIs(into: &used) }
    return SystemAPI.allCases.first { $0.since > self && used.contains($0) }
  }
}

extension Screen {
  /// What its layouts name that `release` does not have yet; nil for nothing.
  ///
  /// - Complexity: O(*p*) for *p* parts of all layouts.
  package func missingAPI(in release: SystemRelease) -> SystemAPI? {
    release.missingAPI(of: configuration, layouts.values.lazy.map(\.section))
  }
}

extension LayoutDocument {
  /// The release that it asks; the recorded one where it names none.
  ///
  /// - Throws: `SystemFault` where its name is that of no release, or its layout names what the
  ///   release does not have yet.
  /// - Complexity: O(*p*) for *p* parts of its layout.
  package var release: SystemRelease {
    get throws(SystemFault) {
      guard let system else { return .recorded }
      guard let release = SystemRelease(rawValue: system) else { throw .unknown(system) }
      if let api = release.missingAPI(of: layout.configuration, describedSections) {
        throw .notYet(api, release)
      }
      return release
    }
  }

  /// The sections that its layout tells of, each once.
  private var describedSections: [LayoutSection] {
    switch layout.sections {
    case .each(let sections): sections.compactMap(\.self)
    case .same, .list:
      [layout.section(at: 0, width: container?.size.width ?? 0)].compactMap(\.self)
    }
  }
}

/// Why a document cannot be laid out by the system that it names.
package enum SystemFault: Error, Hashable {
  /// No release has this name.
  case unknown(String)
  /// The layout names what came after the release.
  case notYet(SystemAPI, SystemRelease)
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
