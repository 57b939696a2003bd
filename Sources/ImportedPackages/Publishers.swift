// What screens use of Combine. Everything happens on the caller's thread, at once but for what is
// received on the main queue: that comes in a later turn, when what is published has its new value.
// Other schedulers and delays are passed over.

/// A subscription that ends when it is let go or told to.
public final class AnyCancellable: Hashable, @unchecked Sendable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  deinit { end?() }

  public func cancel() {
    end?()
    end = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias Cancellable = AnyCancellable

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Something that gives values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// A publisher made of what observes another.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public typealias Observe = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
  private let body: Observe

  public init(_ publisher: some Publisher<Output, Failure>) { body = publisher.observe }
  init(observe: @escaping Observe) { body = observe }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { body(value, completion) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { observe(receiveValue, receiveCompletion) }

  public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, completion in observe({ value(transform($0)) }, completion) }
  }

  public func map<Value>(_ keyPath: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, completion in
      observe({ if let found = transform($0) { value(found) } }, completion)
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in observe({ if isIncluded($0) { value($0) } }, completion) }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var rest = count
      return observe({ if rest > 0 { rest -= 1 } else { value($0) } }, completion)
    }
  }

  public func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    guard MainQueue.isMain(scheduler) else { return eraseToAnyPublisher() }
    return AnyPublisher { value, completion in
      var isOver = false
      let observed = observe(
        { output in MainQueue.later { if !isOver { value(output) } } },
        { end in MainQueue.later { if !isOver { completion(end) } } })
      return AnyCancellable {
        isOver = true
        observed.cancel()
      }
    }
  }

  public func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let both = [observe(value, completion), other.observe(value, completion)]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }

  public func combineLatest<Other>(
    _ other: some Publisher<Other, Failure>
  ) -> AnyPublisher<(Output, Other), Failure> {
    AnyPublisher { value, completion in
      var (first, second): (Output?, Other?)
      func tell() { if let first, let second { value((first, second)) } }
      let both = [
        observe(
          {
            first = $0
            tell()
          }, completion),
        other.observe(
          {
            second = $0
            tell()
          }, completion),
      ]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return observe(
        {
          if $0 != last { value($0) }
          last = $0
        }, completion)
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    observe(receiveValue) { _ in }
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}
