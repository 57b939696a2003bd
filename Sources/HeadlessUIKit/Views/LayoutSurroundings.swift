import CompositionalLayout
import DiffableDataSource
import Foundation

/// What a layout is solved in, besides its data.
struct LayoutSurroundings: Equatable {
  var container: LayoutContainer
  var traits: UITraitCollection

  var size: CompositionalLayout.LayoutExtent { container.size }

  /// What section providers are told: the bounds less the reference insets across the scroll axis.
  @MainActor func environment(of configuration: LayoutConfiguration) -> LayoutEnvironment {
    let across = configuration.scrollDirection.cross
    var room = container.size
    room[across] = room.less(container.insets(configuration.contentInsetsReference))[across]
    return LayoutEnvironment(size: room, traitCollection: traits)
  }
}

/// What of a solved layout is out of date, besides its surroundings.
enum Outdated: Comparable {
  case nothing
  /// Other data: the sections are asked for again, and those that are others are solved.
  case sections
  /// All, what views have answered included.
  case everything
}

/// What a compositional layout has had to do, counted: a test reads how much an update costs.
public struct SimulatedSolving: Hashable, Sendable {
  /// How often the section provider was asked for a section.
  public internal(set) var sectionRequests = 0
  /// How often all sections were solved.
  public internal(set) var wholeLayouts = 0
  /// How often sections that stayed as they were could be taken over.
  public internal(set) var updates = 0
}

extension UICollectionViewLayoutInvalidationContext {
  /// The views that the context names, which are to be asked for their sizes again.
  var measuredSubjects: [Measurements.Subject] {
    let cells = (invalidatedItemIndexPaths ?? []).map { ItemIndexPath($0) }
      .map { Measurements.Subject.cell(section: $0.section, item: $0.item) }
    let views = (invalidatedSupplementaryIndexPaths ?? [:]).flatMap { kind, paths in
      paths.map { ItemIndexPath($0) }.map {
        Measurements.Subject.boundaryItem(
          kind: kind, section: $0.item == .max ? .max : $0.section)
      }
    }
    return cells + views
  }
}
