import Foundation
@_spi(Reflection) import Swift

/// Placeholders for the lists that an app's objects hold, of which a data source reads its items.
struct PlaceholderLists {
  /// How many elements a list gets.
  let count: Int

  /// How many objects lie within each other at most: a controller holds what holds its lists.
  private static let deepest = 3

  /// Fills the lists that an object holds and that are empty, and those of objects that it holds.
  func fill(listsOf object: AnyObject, depth: Int = 0) {
    var names: Set<String> = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let found = mirror, ObjectMemory.isOwn(found.subjectType) {
      for (name, value) in found.children {
        if let name { names.insert(name) }
        if depth < Self.deepest, let held = Self.object(in: value) {
          fill(listsOf: held, depth: depth + 1)
        }
      }
      mirror = found.superclassMirror
    }
    let start = Unmanaged.passUnretained(object).toOpaque()
    _ = _forEachField(of: type(of: object), options: PlaceholderValue.ofClass) {
      name, offset, type, _ in
      if names.contains(String(cString: name)), let list = type as? any FilledList.Type {
        list.fill(start + offset, with: count, called: String(cString: name))
      }
      return true
    }
  }

  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object(in: $0.value) }
    }
    return mirror.displayStyle == .class ? value as AnyObject : nil
  }
}

/// A list in an object's memory.
private protocol FilledList {
  /// Gives an empty list at a place so many elements, if they can be made.
  static func fill(_ place: UnsafeMutableRawPointer, with count: Int, called name: String)
}

extension Array: FilledList {
  fileprivate static func fill(
    _ place: UnsafeMutableRawPointer, with count: Int, called name: String
  ) {
    let list = place.assumingMemoryBound(to: Self.self)
    guard list.pointee.isEmpty else { return }
    let word = name.hasSuffix("s") ? String(name.dropLast()) : name
    list.pointee = (1...count).compactMap {
      PlaceholderValue(number: $0).made(Element.self, named: word)
    }
  }
}
