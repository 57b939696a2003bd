// Conditions on a database's objects, as closures say them.

/// What an object has behind a key path, which conditions are made of.
@dynamicMemberLookup
public struct RealmQuery<Value> {
  private let ask: (Any) -> Value?

  init(_ ask: @escaping (Any) -> Value?) { self.ask = ask }

  func value(of object: Any) -> Value? { ask(object) }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> RealmQuery<Member> {
    RealmQuery<Member> { ask($0).map { $0[keyPath: path] } }
  }

  fileprivate func with<Other, Result>(
    _ other: RealmQuery<Other>, _ combine: @escaping (Value?, Other?) -> Result
  ) -> RealmQuery<Result> {
    RealmQuery<Result> { combine(value(of: $0), other.value(of: $0)) }
  }

  fileprivate func meeting(_ isMet: @escaping (Value) -> Bool) -> RealmQuery<Bool> {
    RealmQuery<Bool> { value(of: $0).map(isMet) ?? false }
  }
}

extension RealmQuery where Value: Equatable {
  public static func == (query: RealmQuery, value: Value) -> RealmQuery<Bool> {
    query.meeting { $0 == value }
  }
  public static func != (query: RealmQuery, value: Value) -> RealmQuery<Bool> {
    query.meeting { $0 != value }
  }
  public func `in`(_ values: some Sequence<Value>) -> RealmQuery<Bool> {
    let values = Array(values)
    return meeting { values.contains($0) }
  }
}

extension RealmQuery where Value: Comparable {
  public static func < (query: RealmQuery, value: Value) -> RealmQuery<Bool> {
    query.meeting { $0 < value }
  }
  public static func <= (query: RealmQuery, value: Value) -> RealmQuery<Bool> {
    query.meeting { $0 <= value }
  }
  public static func > (query: RealmQuery, value: Value) -> RealmQuery<Bool> {
    query.meeting { $0 > value }
  }
  public static func >= (query: RealmQuery, value: Value) -> RealmQuery<Bool> {
    query.meeting { $0 >= value }
  }
}

extension RealmQuery where Value == Bool {
  public static func && (one: RealmQuery, other: RealmQuery) -> RealmQuery {
    one.with(other) { $0 == true && $1 == true }
  }
  public static func || (one: RealmQuery, other: RealmQuery) -> RealmQuery {
    one.with(other) { $0 == true || $1 == true }
  }
  public static prefix func ! (query: RealmQuery) -> RealmQuery { query.meeting { !$0 } }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let caseInsensitive = StringOptions(rawValue: 1)
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  fileprivate func plain(_ text: String) -> String {
    contains(.caseInsensitive) ? text.lowercased() : text
  }
}

extension RealmQuery where Value == String {
  public func contains(_ text: String, options: StringOptions = []) -> RealmQuery<Bool> {
    meeting { options.plain($0).contains(options.plain(text)) }
  }
  public func starts(with text: String, options: StringOptions = []) -> RealmQuery<Bool> {
    meeting { options.plain($0).hasPrefix(options.plain(text)) }
  }
  public func ends(with text: String, options: StringOptions = []) -> RealmQuery<Bool> {
    meeting { options.plain($0).hasSuffix(options.plain(text)) }
  }
}
