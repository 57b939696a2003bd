// Sequences made of several.

extension Observable {
  public static func combineLatest<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>
  ) -> Observable<(First, Second, Third)> where Element == (First, Second, Third) {
    first.asObservable().joined(with: second.asObservable()).joined(with: third.asObservable())
      .map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func combineLatest<First, Second, Third>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    _ third: some ObservableConvertibleType<Third>,
    resultSelector: @escaping (First, Second, Third) throws -> Element
  ) -> Observable<Element> {
    Observable<(First, Second, Third)>.combineLatest(first, second, third).map {
      try resultSelector($0.0, $0.1, $0.2)
    }
  }

  public static func zip<First, Second>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>
  ) -> Observable<(First, Second)> where Element == (First, Second) {
    first.asObservable().paired(with: second.asObservable())
  }

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
    _ third: some ObservableConvertibleType<Third>
  ) -> Observable<(First, Second, Third)> where Element == (First, Second, Third) {
    first.asObservable().paired(with: second.asObservable()).paired(with: third.asObservable())
      .map { ($0.0.0, $0.0.1, $0.1) }
  }

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

  /// What a list of observables tells, the values of all together.
  public static func zip<All: Collection>(_ all: All) -> Observable<[Element]>
  where All.Element: ObservableConvertibleType, All.Element.Element == Element {
    together(all) { $0.paired(with: $1) }
  }

  public static func zip<All: Collection>(
    _ all: All,
    resultSelector: @escaping ([All.Element.Element]) throws -> Element
  ) -> Observable<Element> where All.Element: ObservableConvertibleType {
    Observable<All.Element.Element>.zip(all).map { try resultSelector($0) }
  }

  public static func combineLatest<All: Collection>(_ all: All) -> Observable<[Element]>
  where All.Element: ObservableConvertibleType, All.Element.Element == Element {
    together(all) { $0.joined(with: $1) }
  }

  public static func combineLatest<All: Collection>(
    _ all: All,
    resultSelector: @escaping ([All.Element.Element]) throws -> Element
  ) -> Observable<Element> where All.Element: ObservableConvertibleType {
    Observable<All.Element.Element>.combineLatest(all).map { try resultSelector($0) }
  }

  private static func together<All: Collection>(
    _ all: All,
    by join: (Observable<[Element]>, Observable<Element>) -> Observable<([Element], Element)>
  ) -> Observable<[Element]>
  where All.Element: ObservableConvertibleType, All.Element.Element == Element {
    guard let first = all.first else { return .just([]) }
    return all.dropFirst().reduce(first.asObservable().map { [$0] }) { known, next in
      join(known, next.asObservable()).map { $0.0 + [$0.1] }
    }
  }

  /// The values of both, the first with the first and so on.
  private func paired<Other>(with other: Observable<Other>) -> Observable<(Element, Other)> {
    Observable<(Element, Other)> { tell in
      var (mine, its): ([Element], [Other]) = ([], [])
      func tellBoth() {
        if !mine.isEmpty, !its.isEmpty { tell(.next((mine.removeFirst(), its.removeFirst()))) }
      }
      let both = [
        self.body {
          if let element = $0.element {
            mine.append(element)
            tellBoth()
          }
        },
        other.body {
          if let element = $0.element {
            its.append(element)
            tellBoth()
          }
        },
      ]
      return Disposables.create { for one in both { one.dispose() } }
    }
  }
}

extension Driver {
  public static func combineLatest<First, Second>(
    _ first: Driver<First>, _ second: Driver<Second>
  ) -> Driver<(First, Second)> where Element == (First, Second) {
    Driver(Observable.combineLatest(first, second))
  }

  public static func combineLatest<First, Second>(
    _ first: Driver<First>, _ second: Driver<Second>,
    resultSelector: @escaping (First, Second) -> Element
  ) -> Driver<Element> {
    Driver(Observable.combineLatest(first, second, resultSelector: resultSelector))
  }

  public static func combineLatest<First, Second, Third>(
    _ first: Driver<First>, _ second: Driver<Second>, _ third: Driver<Third>
  ) -> Driver<(First, Second, Third)> where Element == (First, Second, Third) {
    Driver(Observable.combineLatest(first, second, third))
  }

  public static func zip<First, Second>(
    _ first: Driver<First>, _ second: Driver<Second>
  ) -> Driver<(First, Second)> where Element == (First, Second) {
    Driver(Observable.zip(first, second))
  }

  public static func merge(_ all: Driver<Element>...) -> Driver<Element> {
    Driver(Observable.merge(all.map { $0.asObservable() }))
  }
}
