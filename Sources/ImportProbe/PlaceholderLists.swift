import Foundation
import HeadlessUIKit
@_spi(Reflection) import Swift

/// Placeholders for the lists that an app's objects hold, of which a data source reads its items.
struct PlaceholderLists {
  /// How many elements a list gets.
  let count: Int
  /// Whether lists within elements get some too, as those of sections.
  let isNested: Bool
  /// The lists that got some.
  private var filled: [(list: any FilledList.Type, place: UnsafeMutableRawPointer)] = []
  private var numbering = PlaceholderNumbering()

  /// Lists that get so many elements.
  init(count: Int, isNested: Bool = false) { (self.count, self.isNested) = (count, isNested) }

  /// How many objects lie within each other at most: a controller holds what holds its lists.
  private static let deepest = 3

  /// Fills the list of sections that a data source shows, where that is empty; whether it did.
  @MainActor mutating func fill(sectionsOf source: some SectionListSource) -> Bool {
    var sections = source.listedSections
    let isFilled = withUnsafeMutablePointer(to: &sections) {
      $0.fill(with: count, isNested, &numbering)
    }
    guard isFilled else { return false }
    source.listedSections = sections
    return true
  }

  /// Fills the lists that an object holds and that are empty, and those of objects that it holds.
  mutating func fill(listsOf object: AnyObject, depth: Int = 0) {
    let fields = ObjectMemory.ownFields(of: object)
    for field in fields where depth < Self.deepest {
      if let held = field.object { fill(listsOf: held, depth: depth + 1) }
    }
    for field in fields {
      guard let list = field.type as? any FilledList.Type else { continue }
      if list.fill(field.place, with: count, called: field.name, isNested, &numbering) {
        filled.append((list, field.place))
      }
    }
  }

  /// Empties the lists again that were filled.
  func empty() {
    for (list, place) in filled { list.empty(place) }
  }
}

extension UnsafeMutablePointer {
  /// Gives the list that is here elements, where it is empty; whether it did.
  fileprivate func fill<Element>(
    with count: Int, _ isNested: Bool, _ numbering: inout PlaceholderNumbering
  ) -> Bool where Pointee == [Element] {
    Pointee.fill(
      UnsafeMutableRawPointer(self), with: count, called: "sections", isNested, &numbering)
  }
}

/// The numbers that the elements of lists get: two lists of one type share none, or items would stand
/// twice in what the code makes of both.
private struct PlaceholderNumbering {
  private var last: [ObjectIdentifier: Int] = [:]

  /// The numbers of so many more elements of a type.
  mutating func next(_ count: Int, of type: any Any.Type) -> Range<Int> {
    let first = last[ObjectIdentifier(type), default: 0] + 1
    // Texts are told apart by what their lists are called.
    if type != String.self { last[ObjectIdentifier(type)] = first + count - 1 }
    return first..<first + count
  }
}

/// A list in an object's memory.
private protocol FilledList {
  /// Gives an empty list at a place so many elements, if they can be made; whether it did.
  ///
  /// - Parameter isNested: Whether lists within its elements get some, those that are there too.
  static func fill(
    _ place: UnsafeMutableRawPointer, with count: Int, called name: String, _ isNested: Bool,
    _ numbering: inout PlaceholderNumbering
  ) -> Bool
  /// Takes all elements out of a list at a place.
  static func empty(_ place: UnsafeMutableRawPointer)
}

extension Array: FilledList {
  fileprivate static func fill(
    _ place: UnsafeMutableRawPointer, with count: Int, called name: String, _ isNested: Bool,
    _ numbering: inout PlaceholderNumbering
  ) -> Bool {
    let list = place.assumingMemoryBound(to: Self.self)
    guard list.pointee.isEmpty else {
      if isNested { fillParts(of: &list.pointee, with: count, &numbering) }
      return false
    }
    let word = name.hasSuffix("s") ? String(name.dropLast()) : name
    // Sections that are cases with their items are there once each.
    let cases = isNested ? EnumerationCases(of: Element.self)?.names.count : nil
    list.pointee = numbering.next(cases ?? count, of: Element.self).compactMap {
      PlaceholderValue(number: $0, listCount: isNested ? count : 0)
        .made(Element.self, named: word)
    }
    // What stands for a section is made as a whole.
    if isNested { fillParts(of: &list.pointee, with: count, &numbering) }
    return !list.pointee.isEmpty
  }

  /// Fills the empty lists that elements are made of.
  private static func fillParts(
    of elements: inout Self, with count: Int, _ numbering: inout PlaceholderNumbering
  ) {
    let cases = EnumerationCases(of: Element.self)
    elements.withUnsafeMutableBufferPointer { buffer in
      guard var place = buffer.baseAddress.map({ UnsafeMutableRawPointer($0) }) else { return }
      for _ in buffer.indices {
        if let cases {
          cases.change(place) { fill($0, at: $1, with: count, &numbering) }
        } else if !(Element.self is AnyClass) {
          fillFields(of: Element.self, at: place, with: count, &numbering)
        }
        place += MemoryLayout<Element>.stride
      }
    }
  }

  private static func fill(
    _ type: any Any.Type, at place: UnsafeMutableRawPointer, with count: Int,
    _ numbering: inout PlaceholderNumbering
  ) {
    if let list = type as? any FilledList.Type {
      _ = list.fill(place, with: count, called: "items", false, &numbering)
    } else {
      fillFields(of: type, at: place, with: count, &numbering)
    }
  }

  private static func fillFields(
    of type: any Any.Type, at place: UnsafeMutableRawPointer, with count: Int,
    _ numbering: inout PlaceholderNumbering
  ) {
    _ = _forEachField(of: type) { name, offset, part, _ in
      if let list = part as? any FilledList.Type {
        _ = list.fill(place + offset, with: count, called: String(cString: name), false, &numbering)
      }
      return true
    }
  }

  fileprivate static func empty(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Self.self).pointee = []
  }
}
