public import Foundation
public import HeadlessUIKit

// The operators of observed sequences.

/// What operators hold on to.
private final class Held {
  var latest: (any Disposable)?
  var all: [any Disposable] = []
}

extension ObservableConvertibleType {
  public func subscribe(_ on: @escaping (RxEvent<Element>) -> Void) -> any Disposable {
    asObservable().body(on)
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
  }

  public func subscribe<Owner: AnyObject>(
    with owner: Owner, onNext: ((Owner, Element) -> Void)? = nil,
    onError: ((Owner, any Error) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak owner] in if let owner { onNext?(owner, $0) } },
      onError: { [weak owner] in if let owner { onError?(owner, $0) } },
      onCompleted: { [weak owner] in if let owner { onCompleted?(owner) } })
  }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  public func bind<Owner: AnyObject>(
    with owner: Owner, onNext: @escaping (Owner, Element) -> Void
  ) -> any Disposable { subscribe(with: owner, onNext: onNext) }

  public func bind(to observers: any ObserverType<Element>...) -> any Disposable {
    subscribe(onNext: { for observer in observers { observer.onNext($0) } })
  }

  public func bind(to observers: any ObserverType<Element?>...) -> any Disposable {
    subscribe(onNext: { for observer in observers { observer.onNext($0) } })
  }

  public func bind(to relays: any RelayType<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Binds to what is not given, which takes nothing.
  public func bind(to notGiven: StandInMember) -> any Disposable { Disposables.create() }

  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    Observable { tell in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do { tell(.next(try transform(element))) } catch { tell(.error(error)) }
        case .error(let error): tell(.error(error))
        case .completed: tell(.completed)
        }
      }
    }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> { map(transform).filter { $0 != nil }.map { $0! } }

  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable { tell in
      self.subscribe { event in
        if let element = event.element, (try? isIncluded(element)) != true { return }
        tell(event)
      }
    }
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(transform, keepsOne: false) }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(transform, keepsOne: true) }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(transform, keepsOne: false) }

  private func flattened<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source, keepsOne: Bool
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { tell in
      let held = Held()
      let outer = self.subscribe(onNext: { element in
        guard let inner = try? transform(element) else { return }
        if keepsOne { held.latest?.dispose() }
        let observed = inner.subscribe { if case .completed = $0 {} else { tell($0) } }
        held.latest = observed
        held.all.append(observed)
      })
      return Disposables.create {
        outer.dispose()
        for one in held.all { one.dispose() }
      }
    }
  }

  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    Observable { tell in
      var last = seed
      return self.subscribe(onNext: {
        guard let next = try? accumulator(last, $0) else { return }
        last = next
        tell(.next(next))
      })
    }
  }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable { tell in
      for element in elements { tell(.next(element)) }
      return self.subscribe(tell)
    }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    Observable { tell in
      var rest = count
      return self.subscribe { event in
        if event.element != nil, rest > 0 { rest -= 1 } else { tell(event) }
      }
    }
  }

  public func take(_ count: Int) -> Observable<Element> {
    Observable { tell in
      var rest = count
      return self.subscribe { event in
        guard rest > 0 else { return }
        if event.element != nil { rest -= 1 }
        tell(event)
      }
    }
  }

  public func withLatestFrom<Other>(
    _ second: some ObservableConvertibleType<Other>
  ) -> Observable<Other> { withLatestFrom(second) { $1 } }

  public func withLatestFrom<Other, Result>(
    _ second: some ObservableConvertibleType<Other>,
    resultSelector: @escaping (Element, Other) throws -> Result
  ) -> Observable<Result> {
    Observable { tell in
      var last: Other?
      let its = second.subscribe(onNext: { last = $0 })
      let mine = self.subscribe(onNext: {
        if let last, let result = try? resultSelector($0, last) { tell(.next(result)) }
      })
      return Disposables.create {
        its.dispose()
        mine.dispose()
      }
    }
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { tell in
      onSubscribe?()
      return self.subscribe { event in
        switch event {
        case .next(let element): try? onNext?(element)
        case .error(let error): try? onError?(error)
        case .completed: try? onCompleted?()
        }
        tell(event)
      }
    }
  }

  /// The events as values, and an end after the last.
  public func materialize() -> Observable<RxEvent<Element>> {
    Observable<RxEvent<Element>> { tell in
      self.subscribe { event in
        tell(.next(event))
        if case .next = event {} else { tell(.completed) }
      }
    }
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    catchError { _ in .just(element) }
  }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { catchError(handler) }

  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { tell in
      let held = Held()
      let mine = self.subscribe { event in
        if case .error(let error) = event, let next = try? handler(error) {
          held.all.append(next.subscribe(tell))
        } else {
          tell(event)
        }
      }
      return Disposables.create {
        mine.dispose()
        for one in held.all { one.dispose() }
      }
    }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    Observable { tell in
      var last: Key?
      return self.subscribe { event in
        guard let element = event.element else { return tell(event) }
        let next = try? key(element)
        if next != last { tell(event) }
        last = next
      }
    }
  }

  /// The elements on the main thread, where the scheduler delivers on that: at once where they come on
  /// it and the scheduler does so, else in a later turn.
  public func observe(on scheduler: Any) -> Observable<Element> {
    guard let scheduler = scheduler as? MainScheduler else { return asObservable() }
    return Observable { tell in
      let deliveries = MainDeliveries(by: scheduler)
      let observed = self.subscribe { event in deliveries.deliver { tell(event) } }
      return Disposables.create {
        deliveries.end()
        observed.dispose()
      }
    }
  }
  public func observeOn(_ scheduler: Any) -> Observable<Element> { observe(on: scheduler) }

  /// The elements with an object that is not kept, as long as it is there.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }

  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    Observable { [weak object] tell in
      self.subscribe { event in
        switch event {
        case .next(let element):
          if let object { tell(.next(resultSelector(object, element))) } else { tell(.completed) }
        case .error(let error): tell(.error(error))
        case .completed: tell(.completed)
        }
      }
    }
  }

  public func subscribe(on scheduler: Any) -> Observable<Element> { asObservable() }
  public func subscribeOn(_ scheduler: Any) -> Observable<Element> { asObservable() }
  public func share(replay: Int = 0, scope: Any? = nil) -> Observable<Element> { asObservable() }
  public func debug(_ identifier: String? = nil) -> Observable<Element> { asObservable() }
  public func retry(_ count: Int) -> Observable<Element> { asObservable() }
  public func throttle(
    _ span: RxTimeInterval, latest: Bool = true, scheduler: Any? = nil
  ) -> Observable<Element> { observe(on: scheduler as Any) }
  public func debounce(
    _ span: RxTimeInterval, scheduler: Any? = nil
  ) -> Observable<Element> { observe(on: scheduler as Any) }
  public func delay(
    _ span: RxTimeInterval, scheduler: Any? = nil
  ) -> Observable<Element> { observe(on: scheduler as Any) }
}

public typealias RxTimeInterval = DispatchTimeInterval

extension ObservableConvertibleType {
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    Observable { tell in
      var last: Element?
      return self.subscribe { event in
        guard let element = event.element else { return tell(event) }
        let isSame = last.flatMap { try? comparer($0, element) } ?? false
        if !isSame { tell(event) }
        last = element
      }
    }
  }

  public func distinctUntilChanged<Key: Equatable>(
    at path: KeyPath<Element, Key>
  ) -> Observable<Element> { distinctUntilChanged { $0[keyPath: path] } }
}

extension ObservableConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 } }
}
