/// What view models use of Combine: subjects, published properties, and the operators between them
/// and their subscribers.
///
/// Each operator gives an `AnyPublisher`, whatever type Combine has for it. What goes to a queue
/// comes when the entry's own work is done, as on the main queue.
let combinePrelude = #"""
  protocol Cancellable { func cancel() }
  class AnyCancellable: Cancellable, Hashable {
    var _end: (() -> Void)?
    init(_ cancel: @escaping () -> Void) { _end = cancel }
    func cancel() {
      let end = _end
      _end = nil
      end?()
    }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    func store(in list: inout [AnyCancellable]) { list.append(self) }
    static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { cancel() }
  }

  enum Subscribers {
    enum Completion<Failure> { case finished; case failure(Failure) }
  }

  struct _Interval {
    let _seconds: Double
    static func seconds(_ value: Double) -> _Interval { _Interval(_seconds: value) }
    static func milliseconds(_ value: Double) -> _Interval { _Interval(_seconds: value / 1000) }
    static func microseconds(_ value: Double) -> _Interval { _Interval(_seconds: value / 1000000) }
  }

  class AnyPublisher<Output, Failure> {
    /// Takes what receives values and completion; gives what ends that.
    let _subscribe:
      (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void)
        -> (() -> Void)
    init(
      _subscribe: @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> (() -> Void)
    ) { self._subscribe = _subscribe }

    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      AnyCancellable(_subscribe(receiveValue, { _ in }))
    }
    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { AnyCancellable(_subscribe(receiveValue, receiveCompletion)) }
    func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      AnyCancellable(
        _subscribe(
          { value in
            var target = object
            target[keyPath: keyPath] = value
          }, { _ in }))
    }

    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
      AnyPublisher<T, Failure>(_subscribe: { receive, complete in
        self._subscribe({ value in receive(transform(value)) }, complete)
      })
    }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
      AnyPublisher<T, Failure>(_subscribe: { receive, complete in
        self._subscribe({ value in if let new = transform(value) { receive(new) } }, complete)
      })
    }
    func flatMap<T>(
      _ transform: @escaping (Output) -> AnyPublisher<T, Failure>
    ) -> AnyPublisher<T, Failure> {
      AnyPublisher<T, Failure>(_subscribe: { receive, complete in
        var ends: [() -> Void] = []
        let end = self._subscribe(
          { value in ends.append(transform(value)._subscribe(receive, { _ in })) }, complete)
        return {
          end()
          for inner in ends { inner() }
        }
      })
    }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        self._subscribe({ value in if isIncluded(value) { receive(value) } }, complete)
      })
    }
    func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        var last: Output? = nil
        return self._subscribe(
          { value in
            if let known = last, predicate(known, value) { return }
            last = value
            receive(value)
          }, complete)
      })
    }
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        var rest = count
        return self._subscribe(
          { value in
            if rest > 0 { rest -= 1 } else { receive(value) }
          }, complete)
      })
    }
    func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        var rest = count
        return self._subscribe(
          { value in
            if rest <= 0 { return }
            rest -= 1
            receive(value)
            if rest == 0 { complete(.finished) }
          }, complete)
      })
    }
    func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    func scan<T>(
      _ initial: T, _ next: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      AnyPublisher<T, Failure>(_subscribe: { receive, complete in
        var result = initial
        return self._subscribe(
          { value in
            result = next(result, value)
            receive(result)
          }, complete)
      })
    }
    func merge(with other: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        let first = self._subscribe(receive, { _ in })
        let second = other._subscribe(receive, complete)
        return {
          first()
          second()
        }
      })
    }
    func combineLatest<Other>(
      _ other: AnyPublisher<Other, Failure>
    ) -> AnyPublisher<(Output, Other), Failure> {
      AnyPublisher<(Output, Other), Failure>(_subscribe: { receive, complete in
        var left: Output? = nil
        var right: Other? = nil
        let first = self._subscribe(
          { value in
            left = value
            if let right { receive((value, right)) }
          }, { _ in })
        let second = other._subscribe(
          { value in
            right = value
            if let left { receive((left, value)) }
          }, complete)
        return {
          first()
          second()
        }
      })
    }
    func handleEvents(
      receiveOutput: ((Output) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        self._subscribe(
          { value in
            receiveOutput?(value)
            receive(value)
          }, complete)
      })
    }
    func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
      AnyPublisher<Output, Never>(_subscribe: { receive, complete in
        self._subscribe(
          receive,
          { completion in
            if case .failure = completion { receive(output) }
            complete(.finished)
          })
      })
    }

    func _later(_ seconds: Double) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        var isOpen = true
        let end = self._subscribe(
          { value in _putOff(_clock() + seconds, { if isOpen { receive(value) } }) },
          { completion in _putOff(_clock() + seconds, { if isOpen { complete(completion) } }) })
        return {
          isOpen = false
          end()
        }
      })
    }
    func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> { _later(0) }
    func subscribe(on scheduler: Any) -> AnyPublisher<Output, Failure> { self }
    func delay(for interval: _Interval, scheduler: Any) -> AnyPublisher<Output, Failure> {
      _later(interval._seconds)
    }
    func debounce(for interval: _Interval, scheduler: Any) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        var latest = 0
        let end = self._subscribe(
          { value in
            latest += 1
            let own = latest
            _putOff(_clock() + interval._seconds, { if own == latest { receive(value) } })
          }, complete)
        return {
          latest = -1
          end()
        }
      })
    }
    func throttle(
      for interval: _Interval, scheduler: Any, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_subscribe: { receive, complete in
        var waiting: Output? = nil
        var isWaiting = false
        var isOpen = true
        var next = _clock()
        let end = self._subscribe(
          { value in
            if !isWaiting && _clock() >= next {
              next = _clock() + interval._seconds
              receive(value)
              return
            }
            if latest || waiting == nil { waiting = value }
            if isWaiting { return }
            isWaiting = true
            _putOff(
              next,
              {
                isWaiting = false
                next = _clock() + interval._seconds
                guard isOpen, let value = waiting else { return }
                waiting = nil
                receive(value)
              })
          }, complete)
        return {
          isOpen = false
          end()
        }
      })
    }
    func share() -> AnyPublisher<Output, Failure> { self }
    func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { self }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
  }

  extension AnyPublisher where Output: Equatable {
    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: { $0 == $1 }) }
  }

  class _Listeners<Output, Failure> {
    var _receivers: [Int: (Output) -> Void] = [:]
    var _completers: [Int: (Subscribers.Completion<Failure>) -> Void] = [:]
    var _next = 0
    var _isDone = false
    init() {}
    func _add(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> (() -> Void) {
      let number = _next
      _next += 1
      _receivers[number] = receive
      _completers[number] = complete
      return {
        self._receivers[number] = nil
        self._completers[number] = nil
      }
    }
    func _send(_ value: Output) {
      if _isDone { return }
      for number in _receivers.keys.sorted() { _receivers[number]?(value) }
    }
    func _complete(_ completion: Subscribers.Completion<Failure>) {
      if _isDone { return }
      _isDone = true
      for number in _completers.keys.sorted() { _completers[number]?(completion) }
    }
  }

  class PassthroughSubject<Output, Failure>: AnyPublisher<Output, Failure> {
    let _listeners: _Listeners<Output, Failure>
    init() {
      let listeners = _Listeners<Output, Failure>()
      _listeners = listeners
      super.init(_subscribe: { receive, complete in listeners._add(receive, complete) })
    }
    func send(_ input: Output) { _listeners._send(input) }
    func send() { _listeners._send(() as! Output) }
    func send(completion: Subscribers.Completion<Failure>) { _listeners._complete(completion) }
  }

  class _Current<Output> {
    var _value: Output
    init(_ value: Output) { _value = value }
  }

  class CurrentValueSubject<Output, Failure>: AnyPublisher<Output, Failure> {
    let _listeners: _Listeners<Output, Failure>
    let _current: _Current<Output>
    init(_ value: Output) {
      let listeners = _Listeners<Output, Failure>()
      let current = _Current<Output>(value)
      _listeners = listeners
      _current = current
      super.init(_subscribe: { receive, complete in
        let end = listeners._add(receive, complete)
        receive(current._value)
        return end
      })
    }
    var value: Output {
      get { _current._value }
      set { send(newValue) }
    }
    func send(_ input: Output) {
      _current._value = input
      _listeners._send(input)
    }
    func send(completion: Subscribers.Completion<Failure>) { _listeners._complete(completion) }
  }

  class Just<Output>: AnyPublisher<Output, Never> {
    init(_ output: Output) {
      super.init(_subscribe: { receive, complete in
        receive(output)
        complete(.finished)
        return {}
      })
    }
  }

  class ObservableObjectPublisher: AnyPublisher<Void, Never> {
    let _listeners: _Listeners<Void, Never>
    init() {
      let listeners = _Listeners<Void, Never>()
      _listeners = listeners
      super.init(_subscribe: { receive, complete in listeners._add(receive, complete) })
    }
    func send() { _listeners._send(()) }
  }

  protocol ObservableObject { var objectWillChange: ObservableObjectPublisher { get } }

  func _willChange(_ owner: Any) { (owner as? ObservableObject)?.objectWillChange.send() }

  /// A property whose changes are told before they are made, as Combine's are.
  @propertyWrapper class Published<Value> {
    typealias Publisher = AnyPublisher<Value, Never>
    let _listeners: _Listeners<Value, Never>
    let _current: _Current<Value>
    init(wrappedValue: Value) {
      _listeners = _Listeners<Value, Never>()
      _current = _Current<Value>(wrappedValue)
    }
    convenience init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    var wrappedValue: Value {
      get { _current._value }
      set {
        _listeners._send(newValue)
        _current._value = newValue
      }
    }
    var projectedValue: AnyPublisher<Value, Never> {
      let listeners = _listeners
      let current = _current
      return AnyPublisher<Value, Never>(_subscribe: { receive, complete in
        let end = listeners._add(receive, complete)
        receive(current._value)
        return end
      })
    }
  }
  """#
