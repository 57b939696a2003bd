/// What is looked up in a type that is not given by a name after a point: imported code's copy adds
/// those that it names, as in `counts[.unread]`.
public struct StandInKey: Hashable {
  let name: String

  /// A key that is called so.
  public init(_ name: String) { self.name = name }
}

/// A type that is not given, in which values are looked up.
public protocol StandInLookup {}

extension StandInLookup {
  /// What is found under a key, of which nothing says what it is.
  public subscript(key: StandInKey) -> StandInMember { StandInMember(name: key.name) }

  /// What is found under a key.
  public subscript<Value>(key: StandInKey) -> Value {
    get { standingIn(for: key.name) }
    nonmutating set {}
  }

  /// What is found under what is not given either.
  public subscript(key: StandInMember) -> StandInMember { StandInMember(name: key.name) }

  /// What is found under what is not given either.
  public subscript<Value>(key: StandInMember) -> Value {
    get { standingIn(for: key.name) }
    nonmutating set {}
  }

  /// What is found under any other value, of which nothing says what it is.
  @_disfavoredOverload
  public subscript(key: some Hashable) -> StandInMember { StandInMember(name: "\(key)") }

  /// What is found under any other value.
  @_disfavoredOverload
  public subscript<Value>(key: some Hashable) -> Value {
    get { standingIn(for: "\(key)") }
    nonmutating set {}
  }
}

extension StandInMember: StandInLookup {}

extension StandInObject: StandInLookup {}
