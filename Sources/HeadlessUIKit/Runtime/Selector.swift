public import Foundation

/// The name of a method as Objective-C has it, such as `refresh:`.
///
/// Linux has no messages by name. What code tells `RuntimeNames` of its methods can be called so.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension NSObject {
  /// The class itself, as an Objective-C class answers.
  public class func classForCoder() -> AnyClass { self }

  /// Whether a method of that name was told of.
  @MainActor @preconcurrency public func responds(to aSelector: Selector!) -> Bool {
    RuntimeNames.hasMethod(aSelector, of: self)
  }

  @discardableResult
  @MainActor @preconcurrency public func perform(_ aSelector: Selector!) -> Any? {
    RuntimeNames.call(aSelector, of: self, with: [])
    return nil
  }

  @discardableResult
  @MainActor @preconcurrency
  public func perform(_ aSelector: Selector!, with object: Any!) -> Any? {
    RuntimeNames.call(aSelector, of: self, with: [object])
    return nil
  }

  /// Calls the method when the main queue has nothing else to do: no time passes here.
  @MainActor @preconcurrency
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    guard delay < 1 else { return }
    let call = { @MainActor in _ = RuntimeNames.call(aSelector, of: self, with: [anArgument]) }
    RunLoop.main.perform(MainActorCall(call).run)
  }
}

/// A closure of the main actor that the main queue calls.
final class MainActorCall: @unchecked Sendable {
  private let call: @MainActor () -> Void

  @MainActor init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  @Sendable func run() { MainActor.assumeIsolated(call) }
}

extension NotificationCenter {
  /// Calls a method whenever something is posted, until the observer is gone.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observed = WeakObserver(observer as AnyObject, aSelector)
    _ = addObserver(forName: aName, object: anObject, queue: nil, using: observed.hear)
  }
}

/// Who hears notifications by a selector.
private final class WeakObserver: @unchecked Sendable {
  private weak var observer: AnyObject?
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  @Sendable func hear(_ notification: Notification) {
    guard Thread.isMainThread else { return }
    nonisolated(unsafe) let heard = notification
    MainActor.assumeIsolated {
      guard let observer else { return }
      RuntimeNames.call(selector, of: observer, with: [heard])
    }
  }
}

extension Timer {
  /// A timer that calls a method; nothing waits for it here.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
}
