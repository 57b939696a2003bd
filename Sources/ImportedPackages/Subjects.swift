public import Foundation

/// The observers of something, in the order in which they came.
private final class Observers<Output, Failure: Error> {
  private var next = 0
  private var known: [Int: (Output) -> Void] = [:]
  private var ends: [Int: (Subscribers.Completion<Failure>) -> Void] = [:]

  func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let number = next
    next += 1
    known[number] = value
    ends[number] = completion
    return AnyCancellable { [weak self] in
      self?.known[number] = nil
      self?.ends[number] = nil
    }
  }

  func send(_ value: Output) {
    for (_, tell) in known.sorted(by: { $0.key < $1.key }) { tell(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    for (_, tell) in ends.sorted(by: { $0.key < $1.key }) { tell(completion) }
    (known, ends) = ([:], [:])
  }
}

public protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Gives on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let observers = Observers<Output, Failure>()

  public init() {}
  public func send(_ value: Output) { observers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { observers.end(completion) }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { observers.add(value, completion) }
}

/// Gives on what it is sent, and what it was sent last to who comes later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let observers = Observers<Output, Failure>()
  public var value: Output { didSet { observers.send(value) } }

  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) { observers.end(completion) }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    return observers.add(value, completion)
  }
}

/// A property whose values are published, each before it is set.
@propertyWrapper public final class Published<Value> {
  private let observers = Observers<Value, Never>()
  public var wrappedValue: Value { willSet { observers.send(newValue) } }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public struct Publisher: ImportedPackages.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let property: Published<Value>

    public func observe(
      _ value: @escaping (Value) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      value(property.wrappedValue)
      return property.observers.add(value, completion)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(property: self) }
    set {}
  }
}

/// An object whose published properties a view looks at.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  public var objectWillChange: PassthroughSubject<Void, Never> { PassthroughSubject() }
}

/// An object whose properties can be observed.
public protocol KeyValuePublishing: AnyObject {}
extension NSObject: KeyValuePublishing {}

extension KeyValuePublishing {
  /// The value of a property as it is: of its changes nobody tells here.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: Any? = nil
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { value, _ in
      value(self[keyPath: keyPath])
      return AnyCancellable {}
    }
  }
}

/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

extension Collection {
  /// Its elements, one after the other.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { value, completion in
      for element in self { value(element) }
      completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      nonisolated(unsafe) let tell = value
      nonisolated(unsafe) let token = self.addObserver(forName: name, object: object, queue: nil) {
        tell($0)
      }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}
