import Foundation

/// A type of an app's that imported code names and that is not given.
///
/// It is made with whatever arguments, and has these as its members. What nothing was given for is a
/// text that is the member's name, zero, false, or what `leftOut` has.
@dynamicMemberLookup
public protocol StandIn: Hashable, Codable, Error, CustomReflectable, StandInList, StandInLookup {
  /// What it was made with.
  var standInValues: StandInValues { get set }
}

extension StandIn {
  /// The members that it was given, as those of a type that declares them.
  public var customMirror: Mirror { Mirror(self, children: standInValues.members) }

  /// A member by its name.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { standInValues.value(of: name) }
    set {
      standInValues.set(newValue, for: name)
      StandInMember(name: name).answer(newValue)
    }
  }
}

/// What stands for the cases of an enumeration of which code only asks how many there are, or goes
/// through them: some, which are told apart.
public func someCases<Case: StandInMaking>() -> [Case] {
  (1...4).map { number in
    let one = Case()
    guard var value = one as? any StandIn else { return one }
    value.standInValues.number = number
    return value as? Case ?? one
  }
}

extension StandInObject: StandInStatics {}

extension StandIn where Self: StandInMaking {
  /// One of the values that a type has names for.
  public init(named name: String) {
    self.init()
    standInValues.set(name, for: "name")
  }

  /// One of many, which its number tells from the others.
  public init(number: Int) {
    self.init(named: "\(Self.self) \(number)")
    standInValues.number = number
  }
}

/// An enumeration of an app's that imported code names the cases of, and that is not given.
@dynamicMemberLookup
public protocol StandInCase: Hashable, CaseIterable, Codable, Error, StandInMaking {}

extension StandInCase {
  /// The first of its cases.
  public init() {
    guard let first = Self.allCases.first else {
      fatalError("a case that is not given is needed here: \(Self.self)")
    }
    self = first
  }

  /// The first of its cases: what is written down is not given either.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Writes nothing down.
  public func encode(to encoder: any Encoder) throws {}

  /// The place of the case among those that nothing comes with.
  public var rawValue: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }

  /// What the case is called.
  public var standInName: String { String("\(self)".prefix { $0 != "(" }) }

  /// The case at a place among those that nothing comes with.
  public init?(rawValue: Int) {
    let cases = Array(Self.allCases)
    guard cases.indices.contains(rawValue) else { return nil }
    self = cases[rawValue]
  }

  /// A member by its name: what comes with the case under it, or what stands for it; a text tells
  /// which case it is of then, as what differs by case may not be the same.
  public subscript<Value>(dynamicMember name: String) -> Value {
    if let part = part(name), let value = part as? Value { return value }
    let text = "\(String(describing: self).prefix { $0 != "(" }) \(name)"
    return text as? Value ?? StandInValues().value(of: name)
  }

  /// What comes with the case under a name; nil where nothing does.
  private func part(_ name: String) -> Any? {
    let all = Mirror(reflecting: self).children.first.map { Mirror(reflecting: $0.value) }
    return all?.children.first { $0.label == name }?.value
  }
}

/// The same of what imported code holds as an object, such as a view model.
@dynamicMemberLookup open class StandInObject {
  /// What it was made with.
  public var standInValues: StandInValues

  /// An object that was made with values.
  public init(standInValues: StandInValues = StandInValues()) {
    self.standInValues = standInValues
  }

  /// A member by its name.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { standInValues.value(of: name) }
    set {
      standInValues.set(newValue, for: name)
      StandInMember(name: name).answer(newValue)
    }
  }
}

/// An object that stands for one of many, whose texts tell its number.
public protocol StandInNumbered: AnyObject {
  var standInNumber: Int? { get set }
}

extension StandInObject: StandInNumbered {
  public var standInNumber: Int? {
    get { standInValues.number }
    set { standInValues.number = newValue }
  }
}

// An object may be what an item is, as itself.
extension StandInObject: Hashable, @unchecked Sendable {
  public static func == (left: StandInObject, right: StandInObject) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A class of views or controllers that is not given and has what the code asks of it: a view that it
/// holds, or what extensions take for its own.
public protocol StandInExtended: AnyObject {}

/// The members of a type that is not given, by their names.
public struct StandInValues: Hashable, Codable, @unchecked Sendable {
  /// How many elements lists have that are not given: none, unless placeholders stand for them.
  nonisolated(unsafe) public static var listCount = 0

  /// Whether what may be nothing is there all the same: the code of the screen ended the program as it
  /// forced a value that is not given.
  nonisolated(unsafe) public static var isForced = false

  /// What makes a tuple of what stands for its parts; nil for another type.
  nonisolated(unsafe) public static var makesTuple: ((any Any.Type) -> Any?)?

  /// Whether a list was asked for that is not given.
  nonisolated(unsafe) public static var isListMissing = false

  /// Whether placeholders are to be put into sections that have no items.
  nonisolated(unsafe) public static var takesPlaceholders = false

  /// Whether code that needs something in a list that is not given is run all the same, as
  /// placeholders stand for that.
  static func isListFilled() -> Bool {
    if listCount == 0, takesPlaceholders, Thread.isMainThread { isListMissing = true }
    return listCount > 0 || takesPlaceholders
  }

  /// What stands for the elements of a list that is not given; nil where there are none.
  nonisolated(unsafe) package static var makesElements: ((any Any.Type) -> [Any])?

  /// A list that is not given: nothing is in it, or what stands for its elements.
  public static func missingList<Element>() -> [Element] {
    guard Thread.isMainThread else { return [] }
    isListMissing = true
    return makesElements?(Element.self) as? [Element] ?? []
  }

  /// What stands for a height or width that is not given, in points: that of a row.
  public static let length = 44.0

  private var values: [String: Any?] = [:]
  /// The number of a value that stands for one of many: its texts tell it.
  public var number: Int?

  /// The members that were given, by their names, in the order of these.
  fileprivate var members: [(label: String?, value: Any)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value as Any) }
  }

  /// Members with values, by their names; code among them that waits for something is run.
  public init(_ values: KeyValuePairs<String, Any?> = [:]) {
    for (name, value) in values {
      self.values[name] = .some(value)
      if let closure = value as? AwaitingClosure { closure.run(with: StandInMember(name: name)) }
    }
  }

  /// How many of a type were made with the same values before.
  private var repetition = 0
  nonisolated(unsafe) private static var made: [String: Int] = [:]

  /// The same of a type whose values are told apart, each of which is another than those made before.
  public func toldApart(of type: String) -> Self {
    guard Thread.isMainThread else { return self }
    let key = "\(type) \(description.sorted { $0.key < $1.key })"
    var values = self
    values.repetition = Self.made[key, default: 0]
    Self.made[key] = values.repetition + 1
    return values
  }

  /// Members that none was given to: what is written down is not given either.
  public init(from decoder: any Decoder) throws {}

  /// Writes nothing down.
  public func encode(to encoder: any Encoder) throws {}

  /// What a member was given, or what stands for it.
  public func value<Value>(of name: String) -> Value {
    if let given = values[name], let value = given as? Value { return value }
    let isIdentity = Self.identities.contains { name.lowercased().hasSuffix($0) }
    if let number {
      if let value: Value = Self.choice(of: name, number: number) { return value }
      if let text = "\(name) \(number)" as? Value { return text }
      if isIdentity, let number = number as? Value { return number }
      if isIdentity, let type = Value.self as? any (StandIn & StandInMaking).Type,
        let identity = type.init(number: number) as? Value
      {
        return identity
      }
    }
    // What identifies a value is told apart by what that was made with.
    if !values.isEmpty, isIdentity || Value.self is any StandIn.Type {
      let told = toldValues
      if isIdentity, let number = told.folded as? Value { return number }
      return standingIn(for: told)
    }
    return standingIn(for: name)
  }

  private static let identities = ["id", "identifier"]

  /// The values in words, texts first.
  private var toldValues: String {
    let members = values.sorted { $0.key < $1.key }.compactMap(\.value)
    let texts = members.compactMap { $0 as? String }
    let others = members.filter { !($0 is String) }.map { String(describing: $0) }
    return (texts + others).joined(separator: " ")
  }

  /// What a member was given; nil where that is nothing.
  func given(for name: String) -> Any? { values[name] ?? nil }

  /// Gives a member a value.
  public mutating func set(_ value: some Any, for name: String) { values[name] = .some(value) }

  private var description: [String: String] {
    values.mapValues { $0.map { String(describing: $0) } ?? "" }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.repetition == right.repetition && left.number == right.number
      && left.description == right.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// Whether a member is likely to tell how many elements a list has.
private func isListCount(_ name: String) -> Bool {
  let name = name.lowercased()
  return (name.hasSuffix("count") || name.hasPrefix("numberof")) && !name.contains("section")
    || name.hasPrefix("numberof") && name.hasSuffix("insection")
}

/// What stands for a member that nothing was given for.
///
/// What is empty says so. Of a layout it is what fills its container, one below the other; a height
/// or width in it is that of a row, as nothing would be to be seen of none.
///
/// - Parameters:
///   - name: What the member is called.
///   - owner: The name of the type that it is a member of itself.
public func standingIn<Value>(for name: String, of owner: String? = nil) -> Value {
  valueStanding(for: name, of: owner) ?? leftOut()
}

/// The same; nil where nothing but what was left out can stand there.
private func valueStanding<Value>(for name: String, of owner: String? = nil) -> Value? {
  if StandInValues.isForced, let type = Value.self as? any ForcedOptional.Type,
    let there = type.there(for: name) as? Value
  {
    return there
  }
  if let text = name as? Value { return text }
  if let notification = Notification.Name(name) as? Value { return notification }
  if name == "isEmpty", let isEmpty = (StandInValues.listCount == 0) as? Value { return isEmpty }
  if isListCount(name), let count = StandInValues.listCount as? Value { return count }
  if let type = Value.self as? any (StandIn & StandInMaking).Type,
    let value = type.init(named: name) as? Value
  {
    return value
  }
  // A layout is asked for a section only where there is one.
  if Value.self is NSCollectionLayoutSection?.Type {
    let section: NSCollectionLayoutSection = standingIn(for: name)
    if let section = section as? Value { return section }
  }
  if Value.self is Bool?.Type, let truth = StandInValues.truth(of: name) as? Value { return truth }
  if !(Value.self is any ExpressibleByNilLiteral.Type) {
    if Value.self is CGFloat.Type || Value.self is Double.Type {
      let length = standingLength(for: name, of: owner)
      if let length = length as? Value ?? CGFloat(length) as? Value { return length }
    }
    if Value.self is Bool.Type, let truth = StandInValues.truth(of: name) as? Value {
      return truth
    }
    // What has columns has one at least.
    let isOfColumns = ["column", "perrow", "perline"].contains(where: name.lowercased().contains)
    if isOfColumns, Value.self is Int.Type { StandInUses.note(\.ones, name) }
    let isLength = ["height", "width"].contains(where: name.lowercased().hasSuffix)
    if isLength, let length = Int(standingLength(for: name, of: owner)) as? Value { return length }
    if Value.self is UUID.Type { return UUID(standIn: name.folded) as? Value }
    let plain: [Any] = [isOfColumns ? 1 : 0, Float(0), false, Date(timeIntervalSince1970: 0)]
    for value in plain { if let value = value as? Value { return value } }
    if let value = plainLayout(as: Value.self) {
      let isInset = Value.self is NSDirectionalEdgeInsets.Type || Value.self is UIEdgeInsets.Type
      if isInset { noteDistance(name, of: owner) }
      if value is NSCollectionLayoutItem {
        StandInUses.note(\.supplements, owner.map { "\($0).\(name)" } ?? name)
      }
      return value
    }
  }
  return nil
}

/// What code may force, which ends the program where there is nothing.
private protocol ForcedOptional {
  /// What stands for it where it is there; nil where nothing known can.
  static func there(for name: String) -> Any?
}

extension Optional: ForcedOptional {
  fileprivate static func there(for name: String) -> Any? {
    let there: Wrapped? = valueStanding(for: name) ?? valueLeftOut()
    return there
  }
}

/// The height of a row where a name is that of a height or width, but for those of what is drawn; 1
/// where it is what others are multiplied with or divided by; else 0.
func standingLength(for name: String, of owner: String? = nil) -> Double {
  let words = name.lowercased()
  guard !drawn.contains(where: words.contains) else { return 0 }
  if factors.contains(where: words.hasSuffix) {
    StandInUses.note(\.ones, name)
    return 1
  }
  guard ["height", "width"].contains(where: words.hasSuffix) else {
    // The members of types themselves are what an app calls its measures by.
    if owner != nil || distances.contains(where: words.contains) { noteDistance(name, of: owner) }
    return 0
  }
  StandInUses.note(\.lengths, name)
  return StandInValues.length
}

/// What names say of the measures of what is drawn, by which nothing is laid out.
private let drawn = [
  "line", "border", "stroke", "separator", "divider", "shadow", "font", "radius", "alpha",
  "opacity", "duration", "delay", "blur",
]

/// What names end with of how lengths stand to each other.
private let factors = ["ratio", "scale", "multiplier", "factor"]

/// What names say of what lies between elements and around them.
private let distances = ["spac", "inset", "padding", "margin", "gap", "gutter"]

/// Notes that nothing lies where a distance is not given.
private func noteDistance(_ name: String, of owner: String?) {
  StandInUses.note(\.distances, owner.map { "\($0).\(name)" } ?? name)
}
