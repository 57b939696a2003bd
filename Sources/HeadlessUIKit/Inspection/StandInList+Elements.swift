// What code asks of the elements of a list that is not given, where nothing says what they are: there
// are none.
extension StandInList {
  private func noElements() -> [StandInMember] { StandInValues.missingList() }

  @_disfavoredOverload
  public func map<Result>(_ transform: (StandInMember) throws -> Result) rethrows -> [Result] {
    try noElements().map(transform)
  }
  @_disfavoredOverload
  public func compactMap<Result>(
    _ transform: (StandInMember) throws -> Result?
  ) rethrows -> [Result] { try noElements().compactMap(transform) }
  @_disfavoredOverload
  public func flatMap<Result>(
    _ transform: (StandInMember) throws -> [Result]
  ) rethrows -> [Result] { try noElements().flatMap(transform) }
  @_disfavoredOverload
  public func forEach(_ body: (StandInMember) throws -> Void) rethrows {
    for element in map({ (element: StandInMember) in element }) { try body(element) }
  }
  /// The list itself: nothing says which of two comes first.
  @_disfavoredOverload
  public func sorted(
    by areInIncreasingOrder: (StandInMember, StandInMember) throws -> Bool
  ) rethrows -> StandInMember { sorted() }
  @_disfavoredOverload
  public func sorted() -> StandInMember {
    StandInMember(name: "sorted", given: listed.isEmpty ? nil : listed)
  }
  @_disfavoredOverload
  public func allSatisfy(_ predicate: (StandInMember) throws -> Bool) rethrows -> Bool {
    try noElements().allSatisfy(predicate)
  }
  @_disfavoredOverload
  public func reduce<Result>(
    _ initial: Result, _ next: (Result, StandInMember) throws -> Result
  ) rethrows -> Result { try noElements().reduce(initial, next) }
  @_disfavoredOverload
  public func reduce<Result>(
    into initial: Result, _ update: (inout Result, StandInMember) throws -> Void
  ) rethrows -> Result { try noElements().reduce(into: initial, update) }
}

// What is a value or an object as well gives a list; what may be anything gives itself.
extension StandIn {
  @_disfavoredOverload
  public func filter(
    _ isIncluded: (StandInMember) throws -> Bool
  ) rethrows -> [StandInMember] {
    try (StandInValues.missingList() as [StandInMember]).filter(isIncluded)
  }
}

// What copies of code call in the place of `first(where:)` and the like, which would hide members that
// are called so.
extension StandInList {
  public func standInFirst(
    where predicate: (StandInMember) throws -> Bool
  ) rethrows -> StandInMember? { try noElements().first(where: predicate) }
  public func standInContains(
    where predicate: (StandInMember) throws -> Bool
  ) rethrows -> Bool { try noElements().contains(where: predicate) }
  public func standInFirstIndex(
    where predicate: (StandInMember) throws -> Bool
  ) rethrows -> Int? { try noElements().firstIndex(where: predicate) }
}
