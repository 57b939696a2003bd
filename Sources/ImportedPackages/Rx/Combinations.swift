// Sequences that are made of the values of several others.

extension Observable {
  /// The values of both in pairs, the first with the first.
  func paired<Other>(with other: Observable<Other>) -> Observable<(Element, Other)> {
    Observable<(Element, Other)> { tell in
      var (mine, its): ([Element], [Other]) = ([], [])
      func tellPair() {
        guard !mine.isEmpty, !its.isEmpty else { return }
        tell(.next((mine.removeFirst(), its.removeFirst())))
      }
      let both = [
        self.body {
          if let element = $0.element {
            mine.append(element)
            tellPair()
          } else if case .error(let error) = $0 {
            tell(.error(error))
          }
        },
        other.body {
          if let element = $0.element {
            its.append(element)
            tellPair()
          } else if case .error(let error) = $0 {
            tell(.error(error))
          }
        },
      ]
      return Disposables.create { for one in both { one.dispose() } }
    }
  }

  // MARK: In pairs

  public static func zip<First, Second>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> Observable<Element> {
    first.asObservable().paired(with: second.asObservable()).map { try resultSelector($0.0, $0.1) }
  }

  public static func zip<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> Observable<Element> {
    first.asObservable().paired(with: second.asObservable()).paired(with: third.asObservable())
      .map { try resultSelector($0.0.0, $0.0.1, $0.1) }
  }

  public static func zip<First, Second>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>
  ) -> Observable<(First, Second)> where Element == (First, Second) {
    zip(first, second) { ($0, $1) }
  }

  public static func zip<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>
  ) -> Observable<(First, Second, Third)> where Element == (First, Second, Third) {
    zip(first, second, third) { ($0, $1, $2) }
  }

  public static func zip<First, Second, Third, Fourth>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    _ fourth: some ObservableConvertibleType<Fourth>
  ) -> Observable<(First, Second, Third, Fourth)>
  where Element == (First, Second, Third, Fourth) {
    Observable<(First, Second, Third)>.zip(first, second, third)
      .paired(with: fourth.asObservable()).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  // MARK: The last of each

  public static func combineLatest<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> Observable<Element> {
    first.asObservable().joined(with: second.asObservable()).joined(with: third.asObservable())
      .map { try resultSelector($0.0.0, $0.0.1, $0.1) }
  }

  public static func combineLatest<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>
  ) -> Observable<(First, Second, Third)> where Element == (First, Second, Third) {
    combineLatest(first, second, third) { ($0, $1, $2) }
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
}

extension Observable {
  /// An event of a control's as a driver: there, it has no errors.
  public func asDriver() -> Driver<Element> { Driver(self) }
  public func asSignal() -> Driver<Element> { Driver(self) }
}
