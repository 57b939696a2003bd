public import HeadlessUIKit

// What is bound to values over time that are not given: a data source shows none of its sections.
extension StandInMember {
  /// Binds what shows sections; copies of code call it in the place of `bind(to:)` and `drive(_:)`, which
  /// would hide members that are called so.
  @discardableResult
  public func standInBind<Section>(
    _ binder: (Observable<[Section]>) -> any Disposable
  ) -> any Disposable { binder(.just([])) }
}
