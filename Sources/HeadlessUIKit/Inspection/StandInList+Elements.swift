// What code asks of the elements of a list that is not given, where nothing says what they are: there
// are none.
extension StandInList {
  private func noElements() -> [StandInMember] { StandInValues.missingList() }

  @_disfavoredOverload
  public func forEach(_ body: (StandInMember) throws -> Void) rethrows {
    try noElements().forEach(body)
  }
  @_disfavoredOverload
  public func first(where predicate: (StandInMember) throws -> Bool) rethrows -> StandInMember? {
    try noElements().first(where: predicate)
  }
  @_disfavoredOverload
  public func last(where predicate: (StandInMember) throws -> Bool) rethrows -> StandInMember? {
    try noElements().last(where: predicate)
  }
  @_disfavoredOverload
  public func contains(where predicate: (StandInMember) throws -> Bool) rethrows -> Bool {
    try noElements().contains(where: predicate)
  }
  @_disfavoredOverload
  public func allSatisfy(_ predicate: (StandInMember) throws -> Bool) rethrows -> Bool {
    try noElements().allSatisfy(predicate)
  }
  @_disfavoredOverload
  public func firstIndex(where predicate: (StandInMember) throws -> Bool) rethrows -> Int? {
    try noElements().firstIndex(where: predicate)
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

// The same of elements of a known type.
extension StandInList {
  private func elements<Element>() -> [Element] {
    listed.isEmpty ? StandInValues.missingList() : listed.compactMap { $0 as? Element }
  }

  public func first<Element>(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try elements().first(where: predicate)
  }
  public func last<Element>(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try elements().last(where: predicate)
  }
  public func contains<Element>(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    try elements().contains(where: predicate)
  }
  public func allSatisfy<Element>(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    try elements().allSatisfy(predicate)
  }
  public func firstIndex<Element>(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    try elements().firstIndex(where: predicate)
  }
}

// What is a value or an object as well gives lists; what may be anything gives itself.
extension StandIn {
  @_disfavoredOverload
  public func map<Result>(_ transform: (StandInMember) throws -> Result) rethrows -> [Result] {
    try (StandInValues.missingList() as [StandInMember]).map(transform)
  }
  @_disfavoredOverload
  public func compactMap<Result>(
    _ transform: (StandInMember) throws -> Result?
  ) rethrows -> [Result] {
    try (StandInValues.missingList() as [StandInMember]).compactMap(transform)
  }
  @_disfavoredOverload
  public func filter(
    _ isIncluded: (StandInMember) throws -> Bool
  ) rethrows -> [StandInMember] {
    try (StandInValues.missingList() as [StandInMember]).filter(isIncluded)
  }
}
