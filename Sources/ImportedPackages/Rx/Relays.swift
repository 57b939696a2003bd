public import HeadlessUIKit

// The sources of observed sequences that are sent to.

/// Who looks at a source, in the order in which they came.
private final class Observers<Element> {
  private var next = 0
  private var known: [Int: (RxEvent<Element>) -> Void] = [:]

  func add(_ tell: @escaping (RxEvent<Element>) -> Void) -> any Disposable {
    let number = next
    next += 1
    known[number] = tell
    return Disposables.create { [weak self] in self?.known[number] = nil }
  }

  func send(_ event: RxEvent<Element>) {
    for (_, tell) in known.sorted(by: { $0.key < $1.key }) { tell(event) }
  }
}

public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let observers: Observers<Element>

  public init() {
    let observers = Observers<Element>()
    self.observers = observers
    super.init { observers.add($0) }
  }

  public func on(_ event: RxEvent<Element>) { observers.send(event) }
}

/// The value that a source has now.
private final class Current<Element> {
  var value: Element
  init(_ value: Element) { self.value = value }
}

public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let observers: Observers<Element>
  private let current: Current<Element>

  public init(value: Element) {
    let (observers, current) = (Observers<Element>(), Current(value))
    (self.observers, self.current) = (observers, current)
    super.init { tell in
      tell(.next(current.value))
      return observers.add(tell)
    }
  }

  public func value() throws -> Element { current.value }

  public func on(_ event: RxEvent<Element>) {
    if case .next(let element) = event { current.value = element }
    observers.send(event)
  }
}

public protocol RelayType<Element> {
  associatedtype Element
  func accept(_ event: Element)
}

public final class PublishRelay<Element>: Observable<Element>, RelayType {
  private let observers: Observers<Element>

  public init() {
    let observers = Observers<Element>()
    self.observers = observers
    super.init { observers.add($0) }
  }

  public func accept(_ event: Element) { observers.send(.next(event)) }
}

public final class BehaviorRelay<Element>: Observable<Element>, RelayType {
  private let observers: Observers<Element>
  private let current: Current<Element>

  public init(value: Element) {
    let (observers, current) = (Observers<Element>(), Current(value))
    (self.observers, self.current) = (observers, current)
    super.init { tell in
      tell(.next(current.value))
      return observers.add(tell)
    }
  }

  public var value: Element { current.value }

  public func accept(_ event: Element) {
    current.value = event
    observers.send(.next(event))
  }
}

// MARK: - Sequences with something promised

/// One value or an error.
public typealias Single<Element> = Observable<Element>
public typealias Maybe<Element> = Observable<Element>
public typealias Infallible<Element> = Observable<Element>
public typealias Completable = Observable<Never>

public enum SingleEvent<Element> {
  case success(Element)
  case failure(any Error)
}

extension Observable {
  public static func create(
    subscribe: @escaping (@escaping (SingleEvent<Element>) -> Void) -> any Disposable
  ) -> Observable<Element> {
    Observable { tell in
      subscribe { event in
        switch event {
        case .success(let element):
          tell(.next(element))
          tell(.completed)
        case .failure(let error): tell(.error(error))
        }
      }
    }
  }

  public func asSingle() -> Observable<Element> { self }

  public func subscribe(
    onSuccess: @escaping (Element) -> Void, onFailure: ((any Error) -> Void)? = nil
  ) -> any Disposable { subscribe(onNext: onSuccess, onError: onFailure) }
}

public enum CompletableEvent {
  case error(any Error)
  case completed
}

extension Observable where Element == Never {
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Observable<Never> {
    Observable { tell in
      subscribe { event in
        switch event {
        case .completed: tell(.completed)
        case .error(let error): tell(.error(error))
        }
      }
    }
  }

  /// What comes once this is done.
  public func andThen<Next>(_ next: Observable<Next>) -> Observable<Next> {
    Observable<Next> { tell in
      let held = DisposeBag()
      let first = self.subscribe { event in
        switch event {
        case .next: break
        case .error(let error): tell(.error(error))
        case .completed: held.insert(next.body(tell))
        }
      }
      held.insert(first)
      return Disposables.create { withExtendedLifetime(held) { first.dispose() } }
    }
  }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil
  ) -> any Disposable { subscribe(onNext: nil, onError: onError, onCompleted: onCompleted) }
}

/// A sequence for views: without errors, on the main thread, its last value for who comes later.
public struct Driver<Element>: ObservableConvertibleType {
  private let source: Observable<Element>
  init(_ source: Observable<Element>) { self.source = source }
  public func asObservable() -> Observable<Element> { source }
  public func asDriver() -> Driver<Element> { self }

  public static func just(_ element: Element) -> Driver { Driver(.just(element)) }
  public static func empty() -> Driver { Driver(.empty()) }
  public static func never() -> Driver { Driver(.never()) }

  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Driver<Result> {
    Driver<Result>(source.map(transform))
  }
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Driver<Element> {
    Driver(source.filter(isIncluded))
  }
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil
  ) -> any Disposable { subscribe(onNext: onNext, onCompleted: onCompleted) }
  public func drive<Owner: AnyObject>(
    with owner: Owner, onNext: @escaping (Owner, Element) -> Void
  ) -> any Disposable { subscribe(with: owner, onNext: onNext) }
  public func drive(_ observers: any ObserverType<Element>...) -> any Disposable {
    subscribe(onNext: { for observer in observers { observer.onNext($0) } })
  }
  public func drive(_ observers: any ObserverType<Element?>...) -> any Disposable {
    subscribe(onNext: { for observer in observers { observer.onNext($0) } })
  }
  public func drive(_ relays: any RelayType<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }
  /// Drives what is not given, which takes nothing.
  public func drive(_ notGiven: StandInMember) -> any Disposable { Disposables.create() }
  public func drive<Result>(_ binder: (Driver) -> Result) -> Result { binder(self) }
  public func drive<Argument, Result>(
    _ binder: (Driver) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
  public func emit(onNext: ((Element) -> Void)? = nil) -> any Disposable {
    subscribe(onNext: onNext)
  }
  public func emit<Owner: AnyObject>(
    with owner: Owner, onNext: @escaping (Owner, Element) -> Void
  ) -> any Disposable { subscribe(with: owner, onNext: onNext) }
  public func emit(to observers: any ObserverType<Element>...) -> any Disposable {
    subscribe(onNext: { for observer in observers { observer.onNext($0) } })
  }
  public func emit(to relays: any RelayType<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }
}

extension Driver {
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> Driver<Element> { Driver(source.distinctUntilChanged(key)) }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Driver<Element> { Driver(source.distinctUntilChanged(comparer)) }
}

extension Driver where Element: Equatable {
  public func distinctUntilChanged() -> Driver<Element> { Driver(source.distinctUntilChanged()) }
}

public typealias Signal<Element> = Driver<Element>
public typealias SharedSequence<Strategy, Element> = Driver<Element>

extension Observable {
  /// An event of a control's as a driver: there, it has no errors.
  public func asDriver() -> Driver<Element> { Driver(observe(on: MainScheduler.instance)) }
  public func asSignal() -> Driver<Element> { asDriver() }
}

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    catchAndReturn(element).asDriver()
  }
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    catchError { _ in other.asObservable() }.asDriver()
  }
  public func asDriver(
    onErrorRecover recover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> { catchError { recover($0).asObservable() }.asDriver() }
  public func asSignal(onErrorJustReturn element: Element) -> Driver<Element> {
    catchAndReturn(element).asDriver()
  }
}
