// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

// Habits of Objective-C that code of apps has: observed key paths, values beside an object.

/// An observation of a property: without Objective-C no change is told, the first value is.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
  open func invalidate() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public protocol KeyValueObserving {}
extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// Values beside objects, which stay as long as the program.
@MainActor private enum AssociatedValues {
  struct Key: Hashable {
    var object: ObjectIdentifier
    var key: UnsafeRawPointer
  }
  /// The object is kept as well: another would be taken for it.
  static var known: [Key: (object: AnyObject, value: Any)] = [:]
}

@MainActor @preconcurrency
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = ObjectIdentifier(object as AnyObject)
  return AssociatedValues.known[.init(object: object, key: key)]?.value
}

@MainActor @preconcurrency
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  AssociatedValues.known[.init(object: ObjectIdentifier(object), key: key)] = value.map {
    (object, $0)
  }
}
