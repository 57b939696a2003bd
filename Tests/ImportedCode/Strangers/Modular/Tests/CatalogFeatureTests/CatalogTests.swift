import XCTest

@testable import CatalogFeature

final class CatalogTests: XCTestCase {
  func testLayout() { XCTAssertNotNil(CatalogViewController.layout()) }
}
