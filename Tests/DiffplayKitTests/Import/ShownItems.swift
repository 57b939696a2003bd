import DiffableDataSource

@testable import DiffplayKit
@testable import WorldModel

extension Playground {
  /// The names of the items that its screen shows, section by section.
  var shownItems: [[String]] {
    get throws {
      let shown = workbench.world.applied
      return try shown.sectionIdentifiers.map {
        try shown.itemIdentifiers(inSection: $0).map(\.name)
      }
    }
  }

  /// How many items each section of its screen shows.
  var shownCounts: [Int] { get throws { try shownItems.map(\.count) } }
}
