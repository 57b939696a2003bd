package import CompositionalLayout
package import DiffableDataSource
package import HeadlessCollectionView

/// A behaviour of UIKit in which some releases differ from the recorded one.
package struct Erratum: Hashable, Sendable {
  /// What differs; the table of errata has each once.
  package enum Name: String, CaseIterable, Sendable {
    // The data source
    case unanimatedApply, unequalHashes, existingItems, reloadText, duplicatesText
    case fetchedSnapshots, mainActor
    // The layout
    case pixelRounding, orthogonalPlace, layoutReport
    // The collection view
    case registrationInProvider, strayDequeue, otherRegistration, updateLoop, batchUpdates
    case listRows, pinnedBackground
  }

  /// What carries it out.
  package enum Effect: Hashable, Sendable {
    case dataSource(DataSourceErrata)
    case layout(SolverErrata)
    case collectionView(CollectionViewErrata)
    /// Nothing does: its words say why.
    case none
  }

  /// How well it is known.
  package enum Confidence: String, Hashable, Sendable { case high, medium, low }

  /// What differs.
  package let name: Name
  /// The releases that are otherwise than what is recorded.
  package let releases: ClosedRange<SystemRelease>
  /// The minor release that ended it, where it is no first one, as `16.4`.
  package let end: String?
  /// What carries it out.
  package let effect: Effect
  /// Where it was seen: addresses, or what was measured.
  package let evidence: String
  /// How well it is known.
  package let confidence: Confidence

  private init(
    _ name: Name, _ releases: ClosedRange<SystemRelease>, end: String? = nil, _ effect: Effect,
    _ confidence: Confidence, _ evidence: String
  ) {
    self.name = name
    self.releases = releases
    self.end = end
    self.effect = effect
    self.confidence = confidence
    self.evidence = evidence
  }

  /// Whether something here does as those releases did.
  package var isCarriedOut: Bool { effect != .none }

  /// Those of the data source and its snapshots.
  package static let ofDataSource: [Erratum] = [
    Erratum(
      .unanimatedApply, .ios13 ... .ios14, .dataSource(.reloadsUnanimatedApplies), .high,
      "https://www.jessesquires.com/blog/2021/07/08/diffable-data-source-behavior-changes-and-reconfiguring-cells-in-ios-15/"
    ),
    Erratum(
      .unequalHashes, .ios13 ... .ios14, .dataSource(.toleratesUnequalHashes), .high,
      "https://github.com/the-blue-alliance/the-blue-alliance-ios/issues/931"),
    Erratum(
      .existingItems, .ios13 ... .ios14, .dataSource(.movesExistingItemsSilently), .medium,
      "the text is in no log of these releases"),
    Erratum(
      .reloadText, .ios13 ... .ios14, .dataSource(.refusesInFewerWords), .medium,
      "crash logs that developers published"),
    Erratum(
      .duplicatesText, .ios13 ... .ios14, .dataSource(.refusesInFewerWords), .medium,
      "https://zenn.dev/freddi/articles/484451ba078549 (14.4); the release that changed it is open"
    ),
    Erratum(
      .fetchedSnapshots, .ios13 ... .ios14, .none, .high,
      "https://forums.developer.apple.com/forums/thread/692357"),
    Erratum(
      .mainActor, .ios13 ... .ios17, .none, .high,
      "https://www.jessesquires.com/blog/2024/12/19/diffable-data-source-main-actor-inconsistency"),
  ]

  /// Those of the compositional layout.
  package static let ofLayout: [Erratum] = [
    Erratum(
      .pixelRounding, .ios15 ... .ios15, .layout(.roundsSizesToNearestPixel), .medium,
      "measured on iOS 15 at scale 2: case `rounding-iphone8`; other releases were not measured"),
    Erratum(
      .orthogonalPlace, .ios14 ... .ios14, .none, .medium, "one report, of iOS 14.3"),
    Erratum(
      .layoutReport, .ios26 ... .ios26, .none, .medium,
      "https://github.com/SideStore/SideStore/issues/1340"),
  ]

  /// Those of the collection view.
  package static let ofCollectionView: [Erratum] = [
    Erratum(
      .registrationInProvider, .ios14 ... .ios14,
      .collectionView(.toleratesRegistrationsInRequests), .high,
      "https://forums.developer.apple.com/forums/thread/681739"),
    Erratum(
      .strayDequeue, .ios13 ... .ios17, .collectionView(.toleratesStrayDequeues), .high,
      "https://github.com/Juanpe/SkeletonView/issues/580, https://github.com/dotnet/maui/issues/25878"
    ),
    Erratum(
      .otherRegistration, .ios13 ... .ios14, .none, .high,
      "https://forums.developer.apple.com/forums/thread/756295"),
    Erratum(
      .updateLoop, .ios13 ... .ios14, .none, .high,
      "https://github.com/OneBusAway/onebusaway-ios/issues/540"),
    Erratum(
      .batchUpdates, .ios13 ... .ios15, end: "16.4", .none, .high,
      "https://forums.developer.apple.com/forums/thread/728797"),
    Erratum(
      .listRows, .ios26 ... .ios26, .collectionView(.heightensListRows), .medium,
      "logs of iOS 26: margins of 15, rows about 52 high"),
    Erratum(
      .pinnedBackground, .ios26 ... .ios26, .none, .medium,
      "https://developer.apple.com/forums/thread/804872, of macOS 26"),
  ]

  /// All of them, by what differs.
  package static let all = ofDataSource + ofLayout + ofCollectionView

  /// Those of a release that are carried out.
  package static func carriedOut(in release: SystemRelease) -> [Erratum] {
    all.filter { $0.isCarriedOut && $0.releases.contains(release) }
  }
}

extension SystemRelease {
  /// What its data source does otherwise than the recorded one.
  package var dataSourceErrata: DataSourceErrata {
    Erratum.ofDataSource.filter { $0.releases.contains(self) }
      .reduce(into: []) { if case .dataSource(let errata) = $1.effect { $0.formUnion(errata) } }
  }

  /// What its collection view does otherwise than the recorded one.
  package var collectionViewErrata: CollectionViewErrata {
    Erratum.ofCollectionView.filter { $0.releases.contains(self) }
      .reduce(into: []) {
        if case .collectionView(let errata) = $1.effect { $0.formUnion(errata) }
      }
  }

  /// What its layout does otherwise than the recorded one.
  package var solverErrata: SolverErrata {
    Erratum.ofLayout.filter { $0.releases.contains(self) }
      .reduce(into: []) { if case .layout(let errata) = $1.effect { $0.formUnion(errata) } }
  }
}
