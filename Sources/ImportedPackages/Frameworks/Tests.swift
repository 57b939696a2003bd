public import Foundation
public import HeadlessUIKit

// What tests are made of. They are run for the views that they make: nothing is asserted.

/// A class of tests.
@MainActor @preconcurrency open class XCTestCase: NSObject, SetUpTests {
  open var continueAfterFailure = true
  open var name: String { "\(type(of: self))" }

  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}

  public func setUpTest() throws {
    Self.setUp()
    try setUpWithError()
    let begin: () -> Void = setUp
    begin()
  }

  open func expectation(description: String) -> XCTestExpectation {
    XCTestExpectation(description: description)
  }
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0,
    enforceOrder: Bool = false
  ) { Self.turn() }
  open func waitForExpectations(
    timeout: TimeInterval, handler: ((any Error)?) -> Void = { _ in }
  ) {
    Self.turn()
    handler(nil)
  }
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 0,
    enforceOrder: Bool = false
  ) async {}
  open func addTeardownBlock(_ block: @escaping () -> Void) {}

  /// Runs what is measured once.
  open func measure(_ block: () -> Void) { block() }

  /// What was put off to the main queue is done by now.
  private static func turn() {
    for _ in 0..<8 { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }
}

/// Something that a test waits for.
open class XCTestExpectation: NSObject {
  open var expectedFulfillmentCount = 1
  open var assertForOverFulfill = true
  open var isInverted = false
  open var expectationDescription: String
  public init(description expectationDescription: String = "") {
    self.expectationDescription = expectationDescription
  }
  open func fulfill() {}
}

/// That there is nothing where a test asks for something.
public struct NothingToUnwrap: Error {}

public struct XCTSkip: Error {
  public init(_ message: String? = nil) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  guard let value = try expression() else { throw NothingToUnwrap() }
  return value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Value: Numeric>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  accuracy: Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertGreaterThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertLessThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { _ = try? expression() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertThrowsError<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in }
) {}
