// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// What tests name that are compiled with the code they are of: none is run.

@MainActor @preconcurrency open class XCTestCase: NSObject {
  public override init() {}
  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() {}
  open func setUpWithError() throws {}
  open func setUp() async throws {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func tearDown() async throws {}
  open var continueAfterFailure = true
  public func expectation(description: String) -> XCTestExpectation {
    XCTestExpectation(description: description)
  }
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0) {}
  public func waitForExpectations(timeout: TimeInterval, handler: (((any Error)?) -> Void)? = nil) {}
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0
  ) async {}
  public func addTeardownBlock(_ block: @escaping () -> Void) {}
  public func measure(_ block: () -> Void) {}
}

open class XCTestExpectation: NSObject {
  open var expectedFulfillmentCount = 1
  open var isInverted = false
  public init(description: String = "") {}
  open func fulfill() {}
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<Value: FloatingPoint>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  accuracy: Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}
public func XCTAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertThrowsError(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ handler: (any Error) -> Void = { _ in }
) {}
public func XCTAssertNoThrow(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  guard let value = try expression() else { throw CocoaError(.featureUnsupported) }
  return value
}
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
