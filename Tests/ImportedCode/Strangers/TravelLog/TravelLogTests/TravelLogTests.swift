// swift-format-ignore-file
import XCTest
@testable import TravelLog

class TravelLogTests: XCTestCase {
    func testSample() { XCTAssertEqual(Trip.sample.count, 3) }
}
