public import Foundation

/// A member of what is not given, of which nothing says what it is.
///
/// It has every member itself, does nothing whatever it is called with, and holds nothing.
@dynamicMemberLookup @dynamicCallable
public struct StandInMember: Hashable, Comparable, StandInList, StandInMaking,
  CustomStringConvertible
{
  let name: String
  /// Its name behind those of what it is a member of.
  private let path: String
  /// What was given for it.
  let given: Any?
  /// What was given for what it is a member of.
  private var receiver: Any?
  /// Its place among the elements of a list, from 1.
  private var number: Int?
  /// The number of the value that it is a member of, which its texts tell.
  fileprivate var ownersNumber: Int?
  /// The type that has a name for it: texts of several such are not the same.
  fileprivate var owner: String?

  /// One of no name.
  public init() { self.init(name: "") }

  /// One of many, which its number tells from the others.
  package init(element name: String, number: Int) {
    self.init(name: name)
    self.number = number
  }

  init(name: String, given: Any? = nil, of path: String = "") {
    (self.name, self.given) = (name, given)
    self.path = path.isEmpty ? name : "\(path).\(name)"
  }

  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// What a text that it is put into says of it.
  public var description: String {
    if let given { return "\(given)" }
    return (number ?? ownersNumber).map { "\(name) \($0)" } ?? name
  }

  private var told: String { given.map { String(describing: $0) } ?? name }

  /// The number that it is, or that stands for it.
  fileprivate var amount: Double {
    switch given {
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Double: number
    default: given == nil ? standingLength(for: name, of: owner) : 0
    }
  }

  public var listed: [Any] { given as? [Any] ?? [] }

  /// A member by its name.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get {
      if owner != nil, let text = "\(self.name) \(name)" as? Value { return text }
      // Whether something holds is asked by what holds that, as `Settings.isShown.value` does.
      if Value.self is Bool.Type, Self.wrapped.contains(name) { return standingIn(for: self.name) }
      var values = StandInValues()
      values.number = number ?? ownersNumber
      return values.value(of: name)
    }
    nonmutating set { StandInMember(name: name, of: path).answer(newValue) }
  }

  /// What a value is called in what wraps it.
  private static let wrapped: Set = ["value", "wrappedValue", "boolValue", "rawValue"]

  /// A member by its name, of which nothing says what it is.
  public subscript(dynamicMember name: String) -> StandInMember {
    var member = StandInMember(name: name, of: path)
    member.receiver = given
    (member.number, member.ownersNumber) = (number, ownersNumber)
    return member
  }

  /// An element of a list, of which nothing says what it is.
  public subscript(index: Int) -> StandInMember {
    var element = StandInMember(
      name: name, given: listed.indices.contains(index) ? listed[index] : nil)
    element.number = index + 1
    return element
  }

  /// An element of a list: what was given, or what stands for it.
  public subscript<Value>(index: Int) -> Value { self[index].standing() }

  /// Does nothing but what its name says that it runs.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandInMember {
    run(arguments)
    return self
  }

  /// Gives what stands for a value of that name.
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    run(arguments)
    return called(on: receiver) ?? result(of: arguments) ?? StandInSource(
      of: arguments.map(\.value)
    ).made()
      ?? standingIn(for: name)
  }

  /// The names of what runs the code that it is given.
  private static let running: Set = [
    "read", "write", "asyncRead", "asyncWrite", "writeAsync", "writeWithoutTransaction", "perform",
    "performAndWait", "performBackgroundTask", "performBatchUpdates", "performChanges",
    "performWithoutAnimation", "async", "asyncAfter", "sync", "run", "runTransaction", "execute",
    "transaction",
  ]

  /// What fits where it stands: what it was given, or what stands for it.
  public func standing<Value>() -> Value {
    if let given, let value = given as? Value { return value }
    // Of a list of kinds that is not given each stands in its place.
    if let number, let kinds = Value.self as? any StandInCase.Type {
      if let kind = kinds.init(rawValue: number - 1) as? Value { return kind }
      // A layout that is asked for each has come to its end.
      if number > 1, StandInValues.listCount == 0 { leftOutCase() }
    }
    // Elements of a list differ.
    if let number = number ?? ownersNumber {
      if let text = description as? Value { return text }
      if let value: Value = StandInValues.choice(of: name, number: number) { return value }
      if let type = Value.self as? any (StandIn & StandInMaking).Type,
        let element = type.init(number: number) as? Value
      {
        return element
      }
    }
    if let number {
      let values: [Any?] = [number, Date(standIn: number), UUID(standIn: number)]
      if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
    }
    // What is waited for is there.
    if let there = (Value.self as? any StandInWhole.Type)?.standing(for: self) as? Value {
      return there
    }
    return standingIn(for: name)
  }

  /// Runs code that waits for it, if a value is such.
  func answer(_ value: Any) {
    let closure =
      value as? AwaitingClosure
      ?? (AwaitingClosure.fills(by: path) ? AwaitingClosure(of: value) : nil)
    closure?.run(with: StandInMember(name: AwaitingClosure.valueName(in: path), given: given))
  }

  /// Whether a closure is for what does not happen where a value comes, as its label says.
  private static func isOfFailure(_ label: String) -> Bool {
    let label = label.lowercased()
    return ["fail", "error", "dispose", "cancel"].contains { label.contains($0) }
  }

  private func run(_ arguments: KeyValuePairs<String, Any?>) {
    for case (let label, let value?) in arguments where !Self.isOfFailure(label) { answer(value) }
    if name.hasPrefix("apply"), let first = arguments.first?.value { show(first, by: receiver) }
    guard Self.running.contains(name), let last = arguments.last?.value
    else { return }
    if let body = last as? () -> Void { body() }
  }

  /// What the code gives that it is called with, where its name says that it runs that.
  private func result<Value>(of arguments: KeyValuePairs<String, Any?>) -> Value? {
    guard Value.self != Void.self, Self.running.contains(name),
      let last = arguments.last?.value
    else { return nil }
    if let body = last as? () -> Value { return body() }
    if let body = last as? () throws -> Value { return try? body() }
    if let body = last as? (StandInMember) throws -> Value { return try? body(StandInMember()) }
    return nil
  }

  public static func < (left: Self, right: Self) -> Bool {
    if left.given is String { return left.told < right.told }
    return left.given == nil ? left.name < right.name : left.amount < right.amount
  }

  // What is not given adds nothing, and is nothing of anything.
  public static func + (left: CGFloat, right: Self) -> CGFloat { left + CGFloat(right) }
  public static func + (left: Self, right: CGFloat) -> CGFloat { CGFloat(left) + right }
  public static func - (left: CGFloat, right: Self) -> CGFloat { left - CGFloat(right) }
  public static func - (left: Self, right: CGFloat) -> CGFloat { CGFloat(left) - right }
  public static func * (left: CGFloat, right: Self) -> CGFloat { left * CGFloat(right) }
  public static func * (left: Self, right: CGFloat) -> CGFloat { CGFloat(left) * right }
  public static func / (left: CGFloat, right: Self) -> CGFloat {
    right.amount == 0 ? 0 : left / CGFloat(right)
  }
  public static func / (left: Self, right: CGFloat) -> CGFloat { CGFloat(left) / right }

  // Beside a number it is one.
  @_disfavoredOverload
  public static func < (left: Self, right: Double) -> Bool { left.amount < right }
  @_disfavoredOverload
  public static func > (left: Self, right: Double) -> Bool { left.amount > right }
  @_disfavoredOverload
  public static func <= (left: Self, right: Double) -> Bool { left.amount <= right }
  @_disfavoredOverload
  public static func >= (left: Self, right: Double) -> Bool { left.amount >= right }

  /// Whether it was given as a text.
  public static func ~= (pattern: String, value: Self) -> Bool { value.given as? String == pattern }
  /// Whether it was given as a number.
  public static func ~= (pattern: Int, value: Self) -> Bool { value.given as? Int == pattern }
}

extension Double {
  public init(_ member: StandInMember) { self.init(member.amount) }
}

extension CGFloat {
  public init(_ member: StandInMember) { self.init(member.amount) }
}

extension Int {
  public init(_ member: StandInMember) { self.init(member.amount) }
}

extension Array {
  public init(_ member: StandInMember) { self = member.standing() }
}

extension Set {
  public init(_ member: StandInMember) { self.init(member.standing() as [Element]) }
}

/// What may be a list and is not given: it holds nothing but what it was given.
public protocol StandInList {
  /// What it was given.
  var listed: [Any] { get }
}

extension StandInList {
  public var listed: [Any] { [] }

  private func elements<Element>() -> [Element] {
    listed.isEmpty ? StandInValues.missingList() : listed.compactMap { $0 as? Element }
  }

  public func map<Element, Result>(
    _ transform: (Element) throws -> Result
  ) rethrows -> [Result] { try elements().map(transform) }
  public func compactMap<Element, Result>(
    _ transform: (Element) throws -> Result?
  ) rethrows -> [Result] { try elements().compactMap(transform) }
  public func flatMap<Element, Result>(
    _ transform: (Element) throws -> [Result]
  ) rethrows -> [Result] { try elements().flatMap(transform) }
  public func filter<Element>(
    _ isIncluded: (Element) throws -> Bool
  ) rethrows -> [Element] { try elements().filter(isIncluded) }
  public func sorted<Element>(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] { try elements().sorted(by: areInIncreasingOrder) }
  public func sorted<Value>() -> Value { standingIn(for: "sorted") }
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> StandInMember {
    StandInMember(name: "sorted")
  }
  public func sorted<Value: StandInMaking>(
    byKeyPath keyPath: String, ascending: Bool = true
  ) -> Value { Value() }
  public func filter(_ format: String, _ arguments: Any?...) -> StandInMember {
    StandInMember(name: "filter")
  }
  public func filter<Value: StandInMaking>(
    _ format: String, _ arguments: Any?...
  ) -> Value { Value() }
  public func forEach<Element>(_ body: (Element) throws -> Void) rethrows {
    try elements().forEach(body)
  }
}

extension StandInValues {
  /// A member, of which nothing says what it is.
  public func member(_ name: String) -> StandInMember {
    var member = StandInMember(name: name, given: given(for: name))
    member.ownersNumber = number
    return member
  }
}

extension StandIn {
  /// A member by its name, of which nothing says what it is.
  public subscript(dynamicMember name: String) -> StandInMember { standInValues.member(name) }
}

extension StandInObject: StandInList {
  /// A member by its name, of which nothing says what it is.
  public subscript(dynamicMember name: String) -> StandInMember {
    get { standInValues.member(name) }
    set { standInValues.set(newValue, for: name) }
  }
}

extension StandInCase {
  /// A member by its name, of which nothing says what it is.
  public subscript(dynamicMember name: String) -> StandInMember { StandInMember(name: name) }
}

/// A type that is not given, as far as code names members of the type itself.
@dynamicMemberLookup public protocol StandInStatics {}

extension StandInStatics {
  /// A member of the type by its name.
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { standingIn(for: name, of: "\(Self.self)") }
    set { _ = newValue }
  }

  /// A member of the type by its name, of which nothing says what it is.
  public static subscript(dynamicMember name: String) -> StandInMember {
    var value = StandInMember(name: name)
    value.owner = "\(Self.self)"
    return value
  }
}

/// A protocol that is not given and that types of the code's conform to.
@dynamicMemberLookup public protocol StandInProtocol {}

extension StandInProtocol {
  /// A member by its name.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { StandInValues().value(of: name) }
    nonmutating set {}
  }

  /// A member by its name, of which nothing says what it is.
  public subscript(dynamicMember name: String) -> StandInMember { StandInMember(name: name) }

  /// A member of the type by its name, such as what its cells are registered by.
  public static subscript<Value>(dynamicMember name: String) -> Value {
    if let text = String(describing: Self.self) as? Value { return text }
    return standingIn(for: name)
  }
}

/// What is made without anything: a value that stands in, or one that is empty then.
public protocol StandInMaking {
  /// One that nothing was given to.
  init()
}

extension NSDiffableDataSourceSnapshot: StandInMaking {}

extension NSDiffableDataSourceSectionSnapshot: StandInMaking {}

/// What stands around a value that may not be there.
private protocol StandInWhole {
  /// What stands for it where the value is there; nil where nothing known can.
  static func standing(for member: StandInMember) -> Any?
}

extension Optional: StandInWhole {
  fileprivate static func standing(for member: StandInMember) -> Any? {
    guard Wrapped.self is any StandInMaking.Type || Wrapped.self is any ListedElements.Type else {
      return nil
    }
    return member.standing() as Wrapped
  }
}

// What came of a request went well.
extension Result: StandInWhole {
  fileprivate static func standing(for member: StandInMember) -> Any? {
    Self.success(member.standing())
  }
}

/// A list of the user's own type.
private protocol ListedElements {}

extension Array: ListedElements {}
