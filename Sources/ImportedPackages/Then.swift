public import HeadlessUIKit

// The calls of the package Then: an object is set up where it is made. An app's own functions of
// the same names come first.

public protocol Then {}

extension Then where Self: AnyObject {
  /// Sets the object up.
  @_disfavoredOverload @inlinable public func then(_ block: (Self) throws -> Void) rethrows -> Self
  {
    try block(self)
    return self
  }
}

extension Then {
  /// Sets a copy up.
  @_disfavoredOverload @inlinable public func with(_ block: (inout Self) throws -> Void) rethrows
    -> Self
  {
    var copy = self
    try block(&copy)
    return copy
  }

  @_disfavoredOverload @inlinable public func `do`(_ block: (Self) throws -> Void) rethrows {
    try block(self)
  }
}

extension NSObject: Then {}
extension CGRect: Then {}
extension CGPoint: Then {}
extension CGSize: Then {}
extension UIEdgeInsets: Then {}
