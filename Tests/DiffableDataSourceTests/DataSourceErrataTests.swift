import Testing

@testable import DiffableDataSource

/// What releases of UIKit did otherwise, asked for one by one.
@Suite struct DataSourceErrataTests {
  private typealias State = DataSourceState<String, Int>

  private func snapshot(_ items: [Int]) throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["main"])
    try snapshot.appendItems(items)
    return snapshot
  }

  /// Before iOS 15 an unanimated apply asked for all cells, an animated one only for new ones.
  @Test func unanimatedAppliesReload() throws {
    let cases: [(errata: DataSourceErrata, animates: Bool, requests: [Int])] = [
      (.reloadsUnanimatedApplies, false, [3, 1, 2]), (.reloadsUnanimatedApplies, true, [3]),
      ([], false, [3]), ([], true, [3]),
    ]
    for (errata, animates, requests) in cases {
      var state = State()
      _ = try state.apply(try snapshot([1, 2]))
      let result = try state.apply(
        try snapshot([3, 1, 2]), animatingDifferences: animates, errata: errata)
      #expect(result.cellRequests.map(\.identifier) == requests)
      #expect((result.mode == .reload) == (requests.count == 3))
      #expect(state.snapshot().itemIdentifiers == [3, 1, 2])
    }
  }

  @Test func unequalHashesAreTolerated() throws {
    struct Odd: Hashable {
      var hash: Int
      static func == (left: Odd, right: Odd) -> Bool { true }
      func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
    func snapshot(_ hash: Int) throws -> Snapshot<Int, Odd> {
      var snapshot = Snapshot<Int, Odd>()
      try snapshot.appendSections([0])
      try snapshot.appendItems([Odd(hash: hash)])
      return snapshot
    }
    var state = DataSourceState<Int, Odd>()
    _ = try state.apply(try snapshot(1))
    #expect(throws: DataSourceError.self) { _ = try state.apply(try snapshot(2), errata: []) }
    _ = try state.apply(try snapshot(2), errata: .toleratesUnequalHashes)
    #expect(state.snapshot().itemIdentifiers.map(\.hash) == [2])
  }

  @Test func refusalsInFewerWordsNameNoItem() {
    let errors: [SnapshotError] = [.reloadedItemNotFound("a"), .repeatedItems(["a"])]
    let texts = errors.map { $0.uikitReason(with: .refusesInFewerWords) }
    #expect(
      texts == [
        "Invalid item identifier specified for reload",
        "Fatal: supplied identifiers are not unique.",
      ])
    #expect(errors.map { $0.uikitReason(with: []) } == errors.map(\.uikitReason))
    let other = SnapshotError.noSections
    #expect(other.uikitReason(with: .refusesInFewerWords) == other.uikitReason)
  }
}
