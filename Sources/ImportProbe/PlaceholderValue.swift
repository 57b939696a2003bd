import Foundation
import HeadlessUIKit
@_spi(Reflection) import Swift

/// What stands for a value that code has no value of, made of what stands for its parts.
///
/// A text is what its property is called and a number; of an enumeration it is the case that is called
/// as the section is, or those take turns that stand where the section does.
struct PlaceholderValue {
  /// Tells values apart, from 1.
  let number: Int
  /// The section that it is for; nil for a section itself.
  var section: Place?
  /// The section of a value: what identifies it, its case's name, and which of how many it is.
  struct Place {
    var value: Any
    var name: String
    var index: Int
    var count: Int
  }

  /// How many elements lists in it have.
  var listCount = 0
  /// How deep in these lists lie that have as many; those of others have none.
  var depth = 0
  /// The lists that were made for a screen so far, where it is a part of what the screen is handed: of
  /// an enumeration it is then the case that lists come with, if there is one.
  var handed: HandedLists?

  /// Whether a part of one may be nothing, and is: an initializer of the code's would give it more.
  nonisolated(unsafe) static var leavesPartsOut = false

  /// A value of a type; nil where a part of it, such as an object of a class, cannot be made.
  func made<Value>(_ type: Value.Type, named name: String) -> Value? {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    return write(type, named: name, to: place, within: []) ? place.move() : nil
  }

  /// A tuple of what stands for its parts; nil for another type, or where a part cannot be made.
  static func tuple(_ type: any Any.Type) -> Any? {
    guard kind(of: type) == tupleKind else { return nil }
    func made<Value>(_ type: Value.Type) -> Any? {
      Self(number: 1).made(type, named: "value").map { $0 as Any }
    }
    return _openExistential(type, do: made)
  }

  /// How deep types lie within each other at most.
  private static let deepest = 8

  /// The types that a value is a part of, from the outermost: one within itself has no end.
  private typealias Path = [ObjectIdentifier]

  private func write(
    _ type: any Any.Type, named name: String, to place: UnsafeMutableRawPointer, within path: Path
  ) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      write(type, named: name, to: place.assumingMemoryBound(to: type), within: path)
    }
    return _openExistential(type, do: open)
  }

  /// Begins a value at a place; whether there is one then.
  private func write<Value>(
    _ type: Value.Type, named name: String, to place: UnsafeMutablePointer<Value>,
    within path: Path
  ) -> Bool {
    let isPart = !path.isEmpty
    let own: Value? = ownSection(isPart: isPart) ?? ofAnyType() ?? listed(named: name)
    if let value: Value = own ?? plain(named: name) ?? member(named: name)
      ?? chosen(isPart: isPart) ?? empty()
    {
      place.initialize(to: value)
      return true
    }
    if let optional = type as? any OptionalPlaceholder.Type {
      optional.initialize(UnsafeMutableRawPointer(place))
      Self.leavesPartsOut = true
      return true
    }
    let identifier = ObjectIdentifier(type)
    guard path.count < Self.deepest, !path.contains(identifier) else { return false }
    let path = path + [identifier]
    if let cases = EnumerationCases(of: type) { return write(cases, to: place, within: path) }
    guard type is AnyClass else {
      guard Self.isMadeOfParts(type) else { return false }
      return writeParts(of: type, named: name, to: place, [], within: path)
    }
    guard let object = ObjectMemory(of: type) else { return false }
    place.withMemoryRebound(to: UnsafeMutableRawPointer.self, capacity: 1) {
      $0.initialize(to: object.start)
    }
    return writeParts(of: type, named: name, to: object.start, Self.ofClass, within: path)
  }

  /// That parts of a class are meant: Swift's own name for it is a variable.
  static let ofClass = _EachFieldOptions(rawValue: 1)

  /// - Parameter name: What parts are called that have no name, as some of a tuple.
  private func writeParts(
    of type: any Any.Type, named name: String, to start: UnsafeMutableRawPointer,
    _ options: _EachFieldOptions, within path: Path
  ) -> Bool {
    var element = self
    if section == nil, listCount > 0 { element.section = sectionPart(of: type, options) }
    return _forEachField(of: type, options: options) { label, offset, part, _ in
      let own = String(cString: label)
      let isNamed = !own.isEmpty && own.first != "."
      let value = part is any ListPlaceholder.Type ? element : self
      return value.write(part, named: isNamed ? own : name, to: start + offset, within: path)
    }
  }

  /// The section that a value of a type says that its lists are of: its first part that is one of
  /// several cases with which nothing comes; nil where it has none.
  private func sectionPart(of type: any Any.Type, _ options: _EachFieldOptions) -> Place? {
    var found: Place?
    _ = _forEachField(of: type, options: options) { label, _, part, _ in
      func open<Part>(_ type: Part.Type) -> Place? {
        guard let cases = EnumerationCases(of: type), cases.names.count > 1,
          !cases.names.indices.contains(where: cases.hasPayload),
          let value = made(type, named: String(cString: label))
        else { return nil }
        let (name, names) = (cases.name(of: value), RuntimeNames.declaredOrder(of: cases.names))
        let index = names.firstIndex { cases.names[$0] == name } ?? 0
        return Place(value: value, name: name, index: index, count: names.count)
      }
      found = _openExistential(part, do: open)
      return found == nil
    }
    return found
  }

  /// Whether a type is a structure or tuple whose parts are known; a function or any value of a
  /// protocol has none, and C's structures do not tell theirs.
  private static func isMadeOfParts<Value>(_ type: Value.Type) -> Bool {
    guard kinds.contains(kind(of: type)) else { return false }
    return MemoryLayout<Value>.size == 0 || !_forEachField(of: type) { _, _, _, _ in false }
  }

  private static func kind(of type: any Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  }

  /// How Swift's runtime numbers structures and tuples.
  private static let kinds: Set<UInt> = [0x200, tupleKind]
  private static let tupleKind: UInt = 0x301

  private func write(
    _ cases: EnumerationCases, to place: UnsafeMutableRawPointer, within path: Path
  ) -> Bool {
    // What comes with nothing marks a place where something is loaded or missing, beside others.
    let all = RuntimeNames.declaredOrder(of: cases.names)
    let full = all.filter(cases.hasPayload)
    let lists = full.filter { cases.payload(of: $0).map(Self.holdsLists) == true }
    if handed != nil, path.count == 1, let first = lists.first,
      let payload = cases.payload(of: first),
      write(payload, named: cases.names[first], to: place, within: path)
    {
      cases.inject(first, into: place)
      return true
    }
    // The case of its section that nothing comes with is all that such a section has.
    if handed == nil, path.count == 1, let section,
      let own = all.first(where: {
        !cases.hasPayload($0) && cases.names[$0].lowercased() == section.name.lowercased()
      })
    {
      cases.inject(own, into: place)
      return true
    }
    let likely = section == nil || full.isEmpty ? all : full
    for index in order(of: likely.map { cases.names[$0] }).map({ likely[$0] }) {
      if let payload = cases.payload(of: index) {
        let isMade = write(payload, named: cases.names[index], to: place, within: path)
        guard isMade else { continue }
      } else if cases.hasPayload(index) {
        continue
      }
      cases.inject(index, into: place)
      return true
    }
    return false
  }

  /// Whether a type is that of lists, or is made of some.
  private static func holdsLists(_ type: any Any.Type) -> Bool {
    type is any ListPlaceholder.Type
      || !_forEachField(of: type) { _, _, part, _ in !(part is any ListPlaceholder.Type) }
  }

  /// The places of cases with these names, the likeliest first.
  private func order(of names: [String]) -> [Int] {
    guard !names.isEmpty else { return [] }
    guard let section else {
      let rest = (number - 1) % names.count
      return [rest] + names.indices.filter { $0 != rest }
    }
    let told = RuntimeNames.itemCase(ofSection: section.name).flatMap { names.firstIndex(of: $0) }
    let own = section.name.lowercased()
    let named =
      told
      ?? names.firstIndex { name in
        let name = name.lowercased()
        return !own.isEmpty && (own.contains(name) || name.contains(own))
      }
    // Of more cases than sections each section has its share.
    let share = names.indices.filter { $0 * section.count / names.count == section.index }
    let likely = share.isEmpty ? Array(names.indices) : share
    let first = named ?? likely[(number - 1) % likely.count]
    return [first] + names.indices.filter { $0 != first }
  }

  // MARK: Values that are not made of parts

  private func plain<Value>(named name: String) -> Value? {
    let words = name.first == "_" ? String(name.dropFirst()) : name
    let text = words.prefix(1).uppercased() + words.dropFirst() + " \(number)"
    if let text = text as? Value { return text }
    if Value.self is Bool.Type {
      return (StandInValues.truth(of: words, number: number) ?? false) as? Value
    }
    if let type = Value.self as? any FixedWidthInteger.Type {
      return type.init(clamping: number) as? Value
    }
    let values: [Any] = [
      number, Double(number), CGFloat(number), Float(number), UUID(standIn: number) as Any,
      Date(standIn: number), URL(fileURLWithPath: "/\(words)/\(number)"), Data(),
      Decimal(number), IndexPath(item: number - 1, section: section?.index ?? 0),
      UIColor.systemGray, NSAttributedString(string: text), AttributedString(text), {},
    ]
    if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
    return UIImage(systemName: "photo") as? Value
  }

  /// The section that it is for, where a value keeps it as a part.
  private func ownSection<Value>(isPart: Bool) -> Value? {
    guard isPart, let section, EnumerationCases(of: Value.self) != nil else { return nil }
    return section.value as? Value
  }

  /// A value of one of the types that code takes items of any type for: the one that it appends to the
  /// section, is called as that is, or stands where that does.
  private func ofAnyType<Value>() -> Value? {
    guard Value.self is AnyHashable.Type, let section else { return nil }
    func made<Item: Hashable>(_ type: Item.Type) -> AnyHashable? {
      self.made(type, named: "item").map { AnyHashable($0) }
    }
    if let value = RuntimeNames.itemType(ofSection: section.name).flatMap({ made($0) }) {
      return value as? Value
    }
    nonisolated(unsafe) var types: [any Hashable.Type] = []
    if Thread.isMainThread { MainActor.assumeIsolated { types = RuntimeNames.itemTypes } }
    guard !types.isEmpty else { return nil }
    for index in order(of: types.map { "\($0)" }) {
      if let value = made(types[index]) { return value as? Value }
    }
    return nil
  }

  /// A member of what is not given, of which nothing says what it is.
  private func member<Value>(named name: String) -> Value? {
    guard Value.self is StandInMember.Type else { return nil }
    return StandInMember(element: name, number: number) as? Value
  }

  /// One of a type's own values, or what stands for a type that is not given.
  private func chosen<Value>(isPart: Bool) -> Value? {
    if let type = Value.self as? any (StandIn & StandInMaking).Type {
      return type.init(number: number) as? Value
    }
    // What a library would give is made of nothing as well.
    if Value.self is AnyClass, let type = Value.self as? any StandInMaking.Type {
      let made = type.init()
      (made as? any StandInNumbered)?.standInNumber = number
      return made as? Value
    }
    // A list of those cases that come with nothing is not that of all.
    let cases = EnumerationCases(of: Value.self)
    if let cases, cases.names.indices.contains(where: cases.hasPayload) { return nil }
    guard let type = Value.self as? any CaseIterable.Type else { return nil }
    let all = Self.all(of: type)
    // What comes with a case differs from item to item.
    if section == nil || isPart {
      return all.isEmpty ? nil : all[(number - 1) % all.count] as? Value
    }
    return order(of: all.map { "\($0)" }).first.map { all[$0] } as? Value
  }

  private static func all<Cases: CaseIterable>(of type: Cases.Type) -> [Any] {
    type.allCases.map { $0 }
  }

  /// A list of what stands for its elements; nil for another type, or where lists have none.
  private func listed<Value>(named name: String) -> Value? {
    guard listCount > 0, let type = Value.self as? any ListPlaceholder.Type else { return nil }
    let first = ((handed?.next() ?? number) - 1) * listCount
    let values = (1...listCount).map {
      PlaceholderValue(
        number: first + $0, section: section, listCount: depth > 0 ? listCount : 0,
        depth: depth - 1)
    }
    return type.made(of: values, named: name) as? Value
  }

  private func empty<Value>() -> Value? {
    switch Value.self {
    case let type as any RangeReplaceableCollection.Type: type.init() as? Value
    case let type as any SetAlgebra.Type: type.init() as? Value
    case let type as any DictionaryPlaceholder.Type: type.init() as? Value
    default: nil
    }
  }
}

/// How many lists a screen was handed, whose elements are none of one another's.
final class HandedLists {
  private var count = 0

  /// The number of the next one.
  func next() -> Int {
    count += 1
    return count
  }
}

/// A value that may be none.
private protocol OptionalPlaceholder {
  /// Puts none at a place.
  static func initialize(_ place: UnsafeMutableRawPointer)
}

extension Optional: OptionalPlaceholder {
  fileprivate static func initialize(_ place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: Self.self, to: nil)
  }
}

/// A list of values.
private protocol ListPlaceholder {
  /// One of those that can be made.
  static func made(of values: [PlaceholderValue], named name: String) -> Any
}

extension Array: ListPlaceholder {
  fileprivate static func made(of values: [PlaceholderValue], named name: String) -> Any {
    let word = name.hasSuffix("s") ? String(name.dropLast()) : name
    // Of an enumeration there are no more values than cases.
    var known: Set<AnyHashable> = []
    return values.compactMap { $0.made(Element.self, named: word) }.filter { value in
      (value as? AnyHashable).map { known.insert($0).inserted } ?? true
    }
  }
}

extension Dictionary: ListPlaceholder {
  /// One key with what stands for its value.
  fileprivate static func made(of values: [PlaceholderValue], named name: String) -> Any {
    guard let first = values.first, let key = first.made(Key.self, named: name) else {
      return Self()
    }
    let list = (Value.self as? any ListPlaceholder.Type)?.made(of: values, named: name) as? Value
    return (list ?? first.made(Value.self, named: name)).map { [key: $0] } ?? Self()
  }
}

private protocol DictionaryPlaceholder {
  init()
}

extension Dictionary: DictionaryPlaceholder {}
