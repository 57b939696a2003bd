import DiffableDataSource
import Foundation
import Testing

/// A recorded apply, and the items UIKit asked the cell provider for.
struct CellRequestCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var initial: String
  var operations: [String]
  var requests: [String]

  static func all() throws -> [CellRequestCase] {
    try Fixture.cases("uikit-data-source.json").compactMap { fixture in
      let key = "cellProviderCallsAsMultiset_section.item+identifier"
      guard let requests = (fixture["expected"] as? [String: Any])?[key] as? [String] else {
        return nil
      }
      let setup = try #require(fixture["setup"] as? [String: Any])
      let first = try #require(setup["firstApply"] as? [String: Any])
      return CellRequestCase(
        testDescription: "\(fixture["id"] ?? "") \(fixture["name"] ?? "")",
        initial: try #require(first["snapshot"] as? String),
        operations: try #require(fixture["operations"] as? [String]), requests: requests)
    }
  }
}

@Test(arguments: try CellRequestCase.all())
func cellProviderIsAskedAsUIKitAsks(_ testCase: CellRequestCase) throws {
  var state = DataSourceState<String, String>()
  try state.apply(Snapshot(notation: testCase.initial), animatingDifferences: false)
  var snapshot = Snapshot<String, String>()
  for operation in testCase.operations {
    if operation.hasPrefix("build snapshot ") {
      snapshot = try Snapshot(notation: String(operation.dropFirst("build snapshot ".count)))
    } else if operation.hasPrefix("snapshot.") {
      let call = Call(parsing: operation.replacing("'", with: "\""))
      switch call.name {
      case "reloadItems(_:)": try snapshot.reloadItems(call.list(0))
      case "reloadSections(_:)": try snapshot.reloadSections(call.list(0))
      default: Issue.record("unknown call \(call.name)")
      }
    } else if operation.hasPrefix("dataSource.apply(") {
      let result = try state.apply(snapshot, animatingDifferences: false)
      let requests = result.cellRequests.map {
        "\($0.path.section).\($0.path.item)\($0.identifier)"
      }
      #expect(requests.sorted() == testCase.requests.sorted())
      #expect(result.mode == .diff)
    }
  }
  #expect(state.snapshot() == snapshot)
  #expect(state.snapshot().reloadedItemIdentifiers.isEmpty)
}

extension Snapshot<String, String> {
  /// Reads `A:x,y;B:z`.
  init(notation: String) throws {
    self.init()
    for section in notation.split(separator: ";") {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      try appendSections([parts[0]])
      try appendItems(parts[1].split(separator: ",").map(String.init))
    }
  }
}
