import Foundation

/// A type of an app's that imported code names and that is not given.
///
/// It is made with whatever arguments, and has these as its members. What nothing was given for is a
/// text that is the member's name, zero, false, or what `leftOut` has.
@dynamicMemberLookup public protocol StandIn: Hashable, CustomReflectable {
  /// What it was made with.
  var standInValues: StandInValues { get set }
}

extension StandIn {
  /// The members that it was given, as those of a type that declares them.
  public var customMirror: Mirror { Mirror(self, children: standInValues.members) }

  /// A member by its name.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { standInValues.value(of: name) }
    set { standInValues.set(newValue, for: name) }
  }
}

extension StandIn where Self: StandInMaking {
  /// One of the values that a type has names for.
  public init(named name: String) {
    self.init()
    standInValues.set(name, for: "name")
  }
}

/// An enumeration of an app's that imported code names the cases of, and that is not given.
@dynamicMemberLookup public protocol StandInCase: Hashable, CaseIterable {}

extension StandInCase {
  /// The place of the case among those that nothing comes with.
  public var rawValue: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }

  /// The case at a place among those that nothing comes with.
  public init?(rawValue: Int) {
    let cases = Array(Self.allCases)
    guard cases.indices.contains(rawValue) else { return nil }
    self = cases[rawValue]
  }

  /// A member by its name, to which nothing was given.
  public subscript<Value>(dynamicMember name: String) -> Value { StandInValues().value(of: name) }
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
    set { standInValues.set(newValue, for: name) }
  }
}

/// The members of a type that is not given, by their names.
public struct StandInValues: Hashable {
  private var values: [String: Any?] = [:]

  /// The members that were given, by their names, in the order of these.
  fileprivate var members: [(label: String?, value: Any)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value as Any) }
  }

  /// Members with values, by their names.
  public init(_ values: KeyValuePairs<String, Any?> = [:]) {
    for (name, value) in values { self.values[name] = .some(value) }
  }

  /// What a member was given, or what stands for it.
  public func value<Value>(of name: String) -> Value {
    if let given = values[name], let value = given as? Value { return value }
    if let text = name as? Value { return text }
    if !(Value.self is any ExpressibleByNilLiteral.Type) {
      let plain: [Any] = [0, 0.0, CGFloat(0), Float(0), false, Date(timeIntervalSince1970: 0)]
      for value in plain { if let value = value as? Value { return value } }
    }
    return leftOut()
  }

  /// Gives a member a value.
  public mutating func set(_ value: some Any, for name: String) { values[name] = .some(value) }

  private var description: [String: String] {
    values.mapValues { $0.map { String(describing: $0) } ?? "" }
  }

  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
