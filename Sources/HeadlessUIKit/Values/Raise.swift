import CompositionalLayout
import DiffableDataSource
import Foundation

/// An Objective-C exception that UIKit would raise here.
///
/// A program ends with it, as it would on a device. A test can look on instead:
/// `UIKitException.observe { … }`.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name, such as `NSInternalInconsistencyException`.
  public var name: String
  /// UIKit's text.
  public var reason: String

  /// The line with which a program ends.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  static let observer = TaskLocal<(@Sendable (UIKitException) -> Void)?>(wrappedValue: nil)

  /// Runs `body` and returns what it raised instead of ending the program.
  ///
  /// A call that raises changes nothing, answers nothing, zero or an empty list, and returns.
  @MainActor public static func observe(_ body: @MainActor () throws -> Void) rethrows
    -> [UIKitException]
  {
    let record = Record<UIKitException>()
    try observer.withValue({ record.append($0) }, operation: body)
    return record.elements
  }
}

/// What UIKit logs and goes on.
///
/// It is written to standard error. A test can look on instead: `UIKitLog.observe { … }`.
public enum UIKitLog {
  fileprivate static let observer = TaskLocal<(@Sendable (String) -> Void)?>(wrappedValue: nil)

  /// Runs `body` and returns what it logged, a text for each entry, instead of writing it.
  @MainActor public static func observe(_ body: @MainActor () throws -> Void) rethrows
    -> [String]
  {
    let record = Record<String>()
    try observer.withValue({ record.append($0) }, operation: body)
    return record.elements
  }
}

/// What was observed, in its order.
private final class Record<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var observed: [Element] = []

  var elements: [Element] { lock.withLock { observed } }

  func append(_ element: Element) { lock.withLock { observed.append(element) } }
}

/// Raises an exception: the only place where this module ends a program on purpose.
///
/// - Parameters:
///   - reason: UIKit's text, with `<...>` for the description of a view.
///   - view: What is described there.
///   - name: The exception's name.
func raise(
  _ reason: String, view: String? = nil, name: String = "NSInternalInconsistencyException"
) {
  let reason = view.map { reason.replacingOccurrences(of: "<...>", with: $0) } ?? reason
  let exception = UIKitException(name: name, reason: reason)
  guard let observer = UIKitException.observer.get() else { fatalError(exception.description) }
  observer(exception)
}

/// Runs an edit that may be refused, and raises the refusal.
func raising<Failure: Raisable>(_ edit: () throws(Failure) -> Void) {
  do { try edit() } catch { raise(error.raisedReason) }
}

/// Asks a layout, and raises its refusal.
@discardableResult
func asking<Value>(_ layout: () throws(LayoutError) -> Value) -> Value? {
  do { return try layout() } catch {
    if case .layoutLoop = error { log(LayoutError.layoutLoopLog) }
    raise(error.uikitReason)
    return nil
  }
}

/// Runs a query that may be refused; raises the refusal and answers `fallback`.
func raising<Answer, Failure: Raisable>(
  else fallback: Answer, _ query: () throws(Failure) -> Answer
) -> Answer {
  do { return try query() } catch {
    raise(error.raisedReason)
    return fallback
  }
}

/// Runs an edit, raises its refusal and logs what UIKit logs about it.
func logging(_ edit: () throws(SnapshotError) -> ExistingItemsNotice?) {
  raising { () throws(SnapshotError) in
    if let notice = try edit() { log(notice.uikitLog) }
  }
}

/// Writes what UIKit logs to standard error.
func log(_ line: String) {
  if let observer = UIKitLog.observer.get() { return observer(line) }
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
