public import Foundation

// What screens use of RxSwift, RxRelay and RxCocoa. Values are delivered on the caller's thread, at
// once but for what is to come on the main thread: other schedulers and delays are passed over.

/// Something that happens to an observed sequence.
public enum RxEvent<Element> {
  case next(Element)
  case error(any Error)
  case completed

  public var element: Element? { if case .next(let element) = self { element } else { nil } }
}

public protocol Disposable {
  func dispose()
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// What is disposed of together, when it is let go.
public final class DisposeBag {
  private var all: [any Disposable] = []
  public init() {}
  public func insert(_ disposable: any Disposable) { all.append(disposable) }
  deinit { for one in all { one.dispose() } }
}

public enum Disposables {
  private struct Nothing: Disposable { func dispose() {} }
  private struct Action: Disposable {
    let body: () -> Void
    func dispose() { body() }
  }

  public static func create() -> any Disposable { Nothing() }
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    Action(body: dispose)
  }
}

public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: RxEvent<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
}

/// An observer that is a closure.
public struct AnyObserver<Element>: ObserverType {
  private let body: (RxEvent<Element>) -> Void
  public init(eventHandler: @escaping (RxEvent<Element>) -> Void) { body = eventHandler }
  public func on(_ event: RxEvent<Element>) { body(event) }
}

/// A closure that sets something for each value.
public typealias Binder<Value> = AnyObserver<Value>

extension AnyObserver {
  public init<Target: AnyObject>(
    _ target: Target, scheduler: Any? = nil, binding: @escaping (Target, Element) -> Void
  ) {
    let deliveries = MainDeliveries(by: .instance)
    self.init { [weak target] event in
      guard let target, case .next(let element) = event else { return }
      deliveries.deliver { binding(target, element) }
    }
  }
}

public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public protocol ObservableType<Element>: ObservableConvertibleType {}

/// A sequence of values over time, as a closure that somebody observes through.
public class Observable<Element>: ObservableType {
  let body: (@escaping (RxEvent<Element>) -> Void) -> any Disposable

  init(_ body: @escaping (@escaping (RxEvent<Element>) -> Void) -> any Disposable) {
    self.body = body
  }

  public func asObservable() -> Observable<Element> { self }

  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { tell in subscribe(AnyObserver(eventHandler: tell)) }
  }

  public static func just(_ element: Element) -> Observable<Element> { from([element]) }
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  public static func from(_ elements: [Element]) -> Observable<Element> {
    Observable { tell in
      for element in elements { tell(.next(element)) }
      tell(.completed)
      return Disposables.create()
    }
  }

  public static func empty() -> Observable<Element> { from([]) }
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { tell in
      tell(.error(error))
      return Disposables.create()
    }
  }
  public static func deferred(
    _ make: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { tell in
      do { return try make().body(tell) } catch {
        tell(.error(error))
        return Disposables.create()
      }
    }
  }

  public static func merge(_ all: Observable<Element>...) -> Observable<Element> { merge(all) }

  public static func merge(_ all: [Observable<Element>]) -> Observable<Element> {
    Observable { tell in
      let each = all.map { one in one.body { if case .completed = $0 {} else { tell($0) } } }
      return Disposables.create { for one in each { one.dispose() } }
    }
  }

  public static func concat(_ all: Observable<Element>...) -> Observable<Element> { merge(all) }
  public static func concat(_ all: [Observable<Element>]) -> Observable<Element> { merge(all) }

  public static func combineLatest<First, Second>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> Observable<Element> {
    first.asObservable().joined(with: second.asObservable()).map { try resultSelector($0.0, $0.1) }
  }
}

extension Observable {
  public static func combineLatest<First, Second>(
    _ first: some ObservableConvertibleType<First>,
    _ second: some ObservableConvertibleType<Second>
  ) -> Observable<(First, Second)> where Element == (First, Second) {
    first.asObservable().joined(with: second.asObservable())
  }

  /// The last values of both, as soon as both have one.
  func joined<Other>(with other: Observable<Other>) -> Observable<(Element, Other)> {
    Observable<(Element, Other)> { tell in
      var (mine, its): (Element?, Other?)
      func tellBoth() { if let mine, let its { tell(.next((mine, its))) } }
      let both = [
        self.body {
          if let element = $0.element {
            mine = element
            tellBoth()
          }
        },
        other.body {
          if let element = $0.element {
            its = element
            tellBoth()
          }
        },
      ]
      return Disposables.create { for one in both { one.dispose() } }
    }
  }
}

/// The main thread: what comes on it is delivered at once, but for `asyncInstance`.
public final class MainScheduler: Sendable {
  public static let instance = MainScheduler()
  public static let asyncInstance = MainScheduler()
  public init() {}
}

public class ConcurrentDispatchQueueScheduler {
  public init(qos: DispatchQoS) {}
  public init(queue: DispatchQueue) {}
}

public class SerialDispatchQueueScheduler {
  public init(qos: DispatchQoS) {}
  public init(queue: DispatchQueue, internalSerialQueueName: String) {}
}
