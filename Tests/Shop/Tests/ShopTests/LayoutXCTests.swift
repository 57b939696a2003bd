import LayoutTesting
import Shop
import XCTest

/// The same expectations in the older library for tests, which on Linux finds tests of the main actor
/// only where they are asynchronous.
final class LayoutXCTests: XCTestCase {
  @MainActor func testShelf() async {
    expectLayout(ShelfLayout.make(), on: [.iPhone15])
    expectSoundLayout(ShelfLayout.make(), on: [.iPhone15, .iPhone15.rightToLeft])
  }
}
