// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// The operators of Combine that make another publisher of one.

/// What was observed, for operators that observe more as values come.
private final class Held {
  var all: [AnyCancellable] = []
  var latest: AnyCancellable?
}

extension Publisher {
  public func tryMap<Value>(
    _ transform: @escaping (Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> {
    AnyPublisher { value, completion in
      observe(
        {
          do { value(try transform($0)) } catch { completion(.failure(error)) }
        }, { completion($0.mapped { $0 }) })
    }
  }

  public func flatMap<Inner: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { value, completion in
      let held = Held()
      held.all.append(
        observe({ held.all.append(transform($0).observe(value) { _ in }) }, completion))
      return AnyCancellable { held.all = [] }
    }
  }

  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> where Failure == Never {
    AnyPublisher { value, completion in
      let held = Held()
      held.all.append(
        observe({ held.all.append(transform($0).observe(value, completion)) }, { _ in }))
      return AnyCancellable { held.all = [] }
    }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { value, completion in
      let held = Held()
      held.all.append(
        observe(
          value,
          {
            switch $0 {
            case .finished: completion(.finished)
            case .failure(let error): held.all.append(handler(error).observe(value, completion))
            }
          }))
      return AnyCancellable { held.all = [] }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, completion in observe(value, { completion($0.mapped(transform)) }) }
  }

  public func scan<Value>(
    _ initial: Value, _ next: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { value, completion in
      var last = initial
      return observe(
        {
          last = next(last, $0)
          value(last)
        }, completion)
    }
  }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var rest = count
      return observe(
        {
          guard rest > 0 else { return }
          rest -= 1
          value($0)
          if rest == 0 { completion(.finished) }
        }, completion)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      for element in elements { value(element) }
      return observe(value, completion)
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, completion in
      var all: [Output] = []
      return observe(
        { all.append($0) },
        {
          if case .finished = $0 { value(all) }
          completion($0)
        })
    }
  }

  public func removeDuplicates(
    by isEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return observe(
        { next in
          if last.map({ isEqual($0, next) }) != true { value(next) }
          last = next
        }, completion)
    }
  }

  public func zip<Other>(
    _ other: some Publisher<Other, Failure>
  ) -> AnyPublisher<(Output, Other), Failure> {
    AnyPublisher { value, completion in
      var (firsts, seconds): ([Output], [Other]) = ([], [])
      func tell() {
        if !firsts.isEmpty, !seconds.isEmpty {
          value((firsts.removeFirst(), seconds.removeFirst()))
        }
      }
      let both = [
        observe(
          {
            firsts.append($0)
            tell()
          }, completion),
        other.observe(
          {
            seconds.append($0)
            tell()
          }, completion),
      ]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }

  public func handleEvents(
    receiveSubscription: ((AnyCancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Int) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      receiveSubscription?(AnyCancellable {})
      return observe(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          receiveCompletion?($0)
          completion($0)
        })
    }
  }

  public func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher {
  /// The latest of the publishers that come, each in the place of the one before.
  public func switchToLatest<Value>() -> AnyPublisher<Value, Failure>
  where Output: Publisher<Value, Failure> {
    AnyPublisher { value, completion in
      let held = Held()
      held.all.append(observe({ held.latest = $0.observe(value) { _ in } }, completion))
      return AnyCancellable { (held.all, held.latest) = ([], nil) }
    }
  }
}

extension Publisher where Output == Data {
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output == (data: Data, response: URLResponse) {
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> { tryMap { try decoder.decode(type, from: $0.data) } }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, completion in observe(value) { _ in completion(.finished) } }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published.property
    _ = Kept.forGood(sink { property.wrappedValue = $0 })
  }
}

/// Observations that last as long as the program.
private enum Kept {
  nonisolated(unsafe) static var all: [AnyCancellable] = []
  static func forGood(_ one: AnyCancellable) -> AnyCancellable {
    all.append(one)
    return one
  }
}

extension Subscribers.Completion {
  fileprivate func mapped<Other>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A value that comes once.
public struct Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let body: (@escaping Promise) -> Void

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    body = attemptToFulfill
  }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    body { result in
      switch result {
      case .success(let output):
        value(output)
        completion(.finished)
      case .failure(let error): completion(.failure(error))
      }
    }
    return AnyCancellable {}
  }
}

/// An error, and nothing else.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// Nothing, then the end.
public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that is made when somebody observes.
public struct Deferred<Inner: Publisher>: Publisher {
  public typealias Output = Inner.Output
  public typealias Failure = Inner.Failure
  private let make: () -> Inner
  public init(createPublisher: @escaping () -> Inner) { make = createPublisher }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { make().observe(value, completion) }
}

/// Publishers made of several.
public enum Publishers {
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    public typealias Output = (First.Output, Second.Output)
    public typealias Failure = First.Failure
    private let both: AnyPublisher<Output, Failure>

    public init(_ first: First, _ second: Second) { both = first.combineLatest(second) }

    public func observe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { both.observe(value, completion) }
  }

  public static func CombineLatest3<First, Second, Third, Failure>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>,
    _ third: some Publisher<Third, Failure>
  ) -> AnyPublisher<(First, Second, Third), Failure> {
    first.combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func Merge<Output, Failure>(
    _ first: some Publisher<Output, Failure>, _ second: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> { first.merge(with: second) }

  public static func Zip<First, Second, Failure>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>
  ) -> AnyPublisher<(First, Second), Failure> { first.zip(second) }

  public static func Zip4<First, Second, Third, Fourth, Failure>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>,
    _ third: some Publisher<Third, Failure>, _ fourth: some Publisher<Fourth, Failure>
  ) -> AnyPublisher<(First, Second, Third, Fourth), Failure> {
    first.zip(second).zip(third.zip(fourth)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
  }
}
