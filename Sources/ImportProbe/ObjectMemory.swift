import Foundation
import HeadlessUIKit

/// Room for an object of a class of the code's own, none of whose properties has a value yet.
///
/// Source: the layout of class metadata in Swift's documentation of its ABI.
struct ObjectMemory {
  /// Where the object begins, which is kept alive.
  let start: UnsafeMutableRawPointer

  /// Room for an object; nil where the class is below one that sets its objects up itself, as UIKit's
  /// do.
  init?(of type: any Any.Type) {
    guard let type = type as? AnyClass, let allocate = Self.allocation else { return nil }
    var ancestor: AnyClass? = _getSuperclass(type)
    while let found = ancestor, found != NSObject.self {
      guard Self.isOwn(found) || found == StandInObject.self else { return nil }
      ancestor = _getSuperclass(found)
    }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let alignment = metadata.load(fromByteOffset: Self.sizeOffset + 4, as: UInt16.self)
    start = allocate(metadata, Int(size), Int(alignment))
  }

  /// What the names of types begin with that imported files declare.
  private static let module = "App."

  /// Whether imported files declare a type.
  static func isOwn(_ type: any Any.Type) -> Bool { String(reflecting: type).hasPrefix(module) }

  private typealias Allocation =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  /// What Swift's runtime makes all objects with: a class, a size and a mask of its alignment.
  private static let allocation = dlsym(nil, "swift_allocObject").map {
    unsafeBitCast($0, to: Allocation.self)
  }

  #if canImport(ObjectiveC)
    private static let sizeOffset = 48
  #else
    private static let sizeOffset = 24
  #endif
}
