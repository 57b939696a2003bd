import LayoutTesting
import Shop
import XCTest

/// The same expectations in the older library for tests.
final class LayoutXCTests: XCTestCase {
  @MainActor func testShelf() {
    expectLayout(ShelfLayout.make(), on: [.iPhone15])
    expectSoundLayout(ShelfLayout.make(), on: [.iPhone15, .iPhone15.rightToLeft])
  }
}
