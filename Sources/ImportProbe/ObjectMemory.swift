import Foundation
import HeadlessUIKit
@_spi(Reflection) import Swift

/// Room for an object of a class of the code's own, or of one without a superclass that packages
/// would bring, none of whose properties has a value yet.
///
/// Source: the layout of class metadata in Swift's documentation of its ABI.
struct ObjectMemory {
  /// Where the object begins, which is kept alive.
  let start: UnsafeMutableRawPointer

  /// Room for an object; nil where the class is below one that sets its objects up itself, as UIKit's
  /// do.
  init?(of type: any Any.Type) {
    guard let type = type as? AnyClass, Self.hasPartsAlone(type), let allocate = Self.allocation
    else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let alignment = metadata.load(fromByteOffset: Self.sizeOffset + 4, as: UInt16.self)
    start = allocate(metadata, Int(size), Int(alignment))
  }

  /// What the names of types begin with that imported files declare, and those of packages here.
  private static let module = "App."
  private static let packages = "ImportedPackages."

  /// Whether imported files declare a type.
  static func isOwn(_ type: any Any.Type) -> Bool { String(reflecting: type).hasPrefix(module) }

  /// A property of an object, with the place of its value.
  struct Field {
    let name: String
    let type: any Any.Type
    let place: UnsafeMutableRawPointer
    /// Its value as the object tells it.
    let value: Any

    /// The object that it holds; nil where it holds none, or something else.
    var object: AnyObject? { Self.object(in: value) }

    private static func object(in value: Any) -> AnyObject? {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        return mirror.children.first.flatMap { object(in: $0.value) }
      }
      return mirror.displayStyle == .class ? value as AnyObject : nil
    }
  }

  /// The properties of an object that the code's own classes declare, in the order of the memory.
  static func ownFields(of object: AnyObject) -> [Field] {
    var values: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let found = mirror, isOwn(found.subjectType) {
      for case (let name?, let value) in found.children { values[name] = value }
      mirror = found.superclassMirror
    }
    let start = Unmanaged.passUnretained(object).toOpaque()
    var fields: [Field] = []
    _ = _forEachField(of: type(of: object), options: PlaceholderValue.ofClass) {
      name, offset, type, _ in
      let name = String(cString: name)
      if let value = values[name] {
        fields.append(Field(name: name, type: type, place: start + offset, value: value))
      }
      return true
    }
    return fields
  }

  /// Whether an object of a class is nothing but its properties.
  ///
  /// One of another library's may have memory behind them, or be known elsewhere.
  private static func hasPartsAlone(_ type: AnyClass) -> Bool {
    if type == StandInObject.self { return true }
    let ancestor: AnyClass? = _getSuperclass(type)
    guard isOwn(type) else {
      return ancestor == nil && String(reflecting: type).hasPrefix(packages)
    }
    return ancestor.map { $0 == NSObject.self || hasPartsAlone($0) } ?? true
  }

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
