// More sequences at once, and events of controls as drivers.

extension Observable {
  public static func zip<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> Observable<Element> {
    Observable<(First, Second, Third)>.zip(first, second, third)
      .map { try resultSelector($0.0, $0.1, $0.2) }
  }

  public static func zip<First, Second, Third, Fourth>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    _ fourth: some ObservableConvertibleType<Fourth>
  ) -> Observable<(First, Second, Third, Fourth)>
  where Element == (First, Second, Third, Fourth) {
    let three = Observable<(First, Second, Third)>.zip(first, second, third)
    return Observable<((First, Second, Third), Fourth)>.zip(three, fourth)
      .map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    _ fourth: some ObservableConvertibleType<Fourth>
  ) -> Observable<(First, Second, Third, Fourth)>
  where Element == (First, Second, Third, Fourth) {
    Observable<(First, Second, Third)>.combineLatest(first, second, third)
      .joined(with: fourth.asObservable()).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// An event of a control's as a driver: there, it has no errors.
  public func asDriver() -> Driver<Element> { Driver(self) }
  public func asSignal() -> Driver<Element> { Driver(self) }
}
