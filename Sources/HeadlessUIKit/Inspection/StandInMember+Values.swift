// What code does with values over time, such as a publisher's or an observable's: of what is not given
// it has the same, and waits for it as before.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension StandInMember {
  /// A span of time between values.
  public struct Interval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    public static func seconds(_ value: Double) -> Self { 0 }
    public static func milliseconds(_ value: Int) -> Self { 0 }
    public static func microseconds(_ value: Int) -> Self { 0 }
    public static func nanoseconds(_ value: Int) -> Self { 0 }
  }

  public func debounce(for dueTime: Interval, scheduler: Any?) -> Self { self }
  public func debounce(_ dueTime: Interval, scheduler: Any?) -> Self { self }
  public func delay(for interval: Interval, scheduler: Any?) -> Self { self }
  public func delay(_ dueTime: Interval, scheduler: Any?) -> Self { self }
  public func throttle(for interval: Interval, scheduler: Any?, latest: Bool) -> Self { self }
  public func throttle(_ dueTime: Interval, scheduler: Any?) -> Self { self }
  public func throttle(_ dueTime: Interval, latest: Bool, scheduler: Any?) -> Self { self }

  @_disfavoredOverload
  public func map<Result>(_ transform: (StandInMember) throws -> Result) rethrows -> Self { self }
  @_disfavoredOverload
  public func compactMap<Result>(
    _ transform: (StandInMember) throws -> Result?
  ) rethrows -> Self { self }
  @_disfavoredOverload
  public func flatMap<Result>(
    _ transform: (StandInMember) throws -> Result
  ) rethrows -> Self { self }
  @_disfavoredOverload
  public func forEach(_ body: (StandInMember) throws -> Void) rethrows {
    try (StandInValues.missingList() as [StandInMember]).forEach(body)
  }
  @_disfavoredOverload
  public func filter(_ isIncluded: (StandInMember) throws -> Bool) rethrows -> Self { self }
  @_disfavoredOverload
  public func map<Result>(
    _ transform: (StandInMember, StandInMember) throws -> Result
  ) rethrows -> Self { self }
  @_disfavoredOverload
  public func map<Result>(
    _ transform: (StandInMember, StandInMember, StandInMember) throws -> Result
  ) rethrows -> Self { self }
  @_disfavoredOverload
  public func compactMap<Result>(
    _ transform: (StandInMember, StandInMember) throws -> Result?
  ) rethrows -> Self { self }
  @_disfavoredOverload
  public func filter(
    _ isIncluded: (StandInMember, StandInMember) throws -> Bool
  ) rethrows -> Self { self }
  /// Each value, such as a response, as one of a type.
  public func map<Value>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: Any? = nil,
    failsOnEmptyData: Bool = true
  ) -> Self { self }

  /// A part of each value.
  public func map(_ path: KeyPath<StandInMember, StandInMember>) -> Self { self[keyPath: path] }

  /// Several put together, of which some are not given.
  public static func joined(_ parts: Any?...) -> Self { StandInMember() }

  public func replaceError(with output: [Any]) -> Self { self }
  public func asDriver(onErrorJustReturn element: [Any]) -> Self { self }
  public func catchAndReturn(_ element: [Any]) -> Self { self }

  /// Assigns nothing.
  @discardableResult
  public func assign<Root, Value>(
    to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
  ) -> Self { self }
  public func assign<Values>(to published: inout Values) {}

  /// Keeps nothing: what is waited for here is not given.
  public func store(in subscriptions: inout some Collection) {}
  /// Keeps nothing in what is not given either.
  public func store(in subscriptions: inout StandInMember) {}

  /// The list that it is, which is there.
  public static func ?? <Element>(
    member: Self, list: @autoclosure () -> [Element]
  ) -> [Element] { member.standing() }

  /// That a list is not empty holds where placeholders stand for what is in it.
  public static prefix func ! (member: Self) -> Bool {
    member.name == "isEmpty" ? StandInValues.isListFilled() : !(member.standing() as Bool)
  }
}

// Lists of the code's own types that take in what is not given.
extension Array {
  public mutating func append(contentsOf member: StandInMember) { self += Array(member) }

  public static func + (list: Self, member: StandInMember) -> Self { list + Array(member) }

  public static func += (list: inout Self, member: StandInMember) {
    list.append(contentsOf: member)
  }
}
