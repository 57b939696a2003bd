public import HeadlessUIKit

// What is bound to values over time that are not given: a data source shows none of its sections.
extension StandInMember {
  /// Binds what shows sections.
  @discardableResult
  public func bind<Section>(
    to binder: (Observable<[Section]>) -> any Disposable
  ) -> any Disposable { binder(.just([])) }

  /// Drives what shows sections.
  @discardableResult
  public func drive<Section>(
    _ binder: (Observable<[Section]>) -> any Disposable
  ) -> any Disposable { binder(.just([])) }
}
