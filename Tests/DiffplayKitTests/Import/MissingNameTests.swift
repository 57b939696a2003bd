import Testing

@testable import SwiftImport

/// What the compiler says is missing.
@Suite struct MissingNameTests {
  @Test(arguments: [
    ("cannot find 'Theme' in scope", nil, "Theme"),
    ("value of type 'UIView' has no member 'pin'", "UIView", "pin"),
    ("value of type 'Bag<Int>?' has no member 'sum'; did you mean 'min'?", "Bag", "sum"),
    (
      "value of type 'Board.Source' (aka 'UITableViewDiffableDataSource<Int, String>') has no member 'show'",
      "UITableViewDiffableDataSource", "show"
    ),
  ])
  func itIsOfTheTypeThatItIsAskedOf(_ message: String, _ type: String?, _ name: String) throws {
    let missing = try #require(MissingName(message))
    #expect(missing.type == type && missing.name == name)
  }
}
