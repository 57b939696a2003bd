extension StandardLibrary {
  /// Queues, timers, tasks and what else an app asks of its surroundings.
  static let foundationServices = """
    func NSLocalizedString(_ key: String, tableName: String? = nil, value: String = "", comment: String) -> String {
      value.isEmpty ? key : value
    }
    func NSLog(_ format: String, _ arguments: Any...) { print(String(format: format, arguments: arguments)) }
    struct KeyValuePairs<Key, Value>: Sequence, CustomStringConvertible {
      typealias Element = (key: Key, value: Value)
      let _pairs: [(key: Key, value: Value)]
      init(dictionaryLiteral elements: (Key, Value)...) {
        _pairs = elements.map { (key: $0.0, value: $0.1) }
      }
      var count: Int { _pairs.count }
      var isEmpty: Bool { _pairs.isEmpty }
      var first: (key: Key, value: Value)? { _pairs.first }
      var last: (key: Key, value: Value)? { _pairs.last }
      var startIndex: Int { 0 }
      var endIndex: Int { _pairs.count }
      var indices: Range<Int> { 0..<_pairs.count }
      subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
      func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var place = 0
        return AnyIterator {
          if place >= self._pairs.count { return nil }
          place += 1
          return self._pairs[place - 1]
        }
      }
      var description: String {
        if _pairs.isEmpty { return "[:]" }
        let texts = _pairs.map { pair in
          let key = "\\([pair.key])"
          let value = "\\([pair.value])"
          return String(key.dropFirst().dropLast()) + ": " + String(value.dropFirst().dropLast())
        }
        return "[" + texts.joined(separator: ", ") + "]"
      }
    }
    enum DispatchTimeInterval { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
      var _seconds: Double {
        switch self {
        case .seconds(let value): return Double(value)
        case .milliseconds(let value): return Double(value) / 1000
        case .microseconds(let value): return Double(value) / 1000000
        case .nanoseconds(let value): return Double(value) / 1000000000
        }
      }
    }
    struct DispatchTime: Comparable { let _seconds: Double
      static func now() -> DispatchTime { DispatchTime(_seconds: _clock()) }
      static func + (a: DispatchTime, b: Double) -> DispatchTime { DispatchTime(_seconds: a._seconds + b) }
      static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime { DispatchTime(_seconds: a._seconds + b._seconds) }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool { a._seconds < b._seconds }
    }
    func _clock() -> Double
    func _putOff(_ seconds: Double, _ work: @escaping () -> Void)
    func _runPutOff()
    enum DispatchQoS { case background, utility, `default`, userInitiated, userInteractive, unspecified }
    class DispatchWorkItem {
      let _work: () -> Void
      var isCancelled = false
      init(block: @escaping () -> Void) { _work = block }
      func cancel() { isCancelled = true }
      func perform() { if !isCancelled { _work() } }
    }
    class DispatchQueue {
      static let main = DispatchQueue(label: "com.apple.main-thread")
      let label: String
      init(label: String, qos: DispatchQoS = .default) { self.label = label }
      func async(execute work: @escaping () -> Void) { _putOff(_clock(), work) }
      func async(execute workItem: DispatchWorkItem) { _putOff(_clock(), { workItem.perform() }) }
      func async(group: DispatchGroup, execute work: @escaping () -> Void) { _putOff(_clock(), work) }
      func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
      func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { _putOff(deadline._seconds, work) }
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) { _putOff(deadline._seconds, { execute.perform() }) }
      static func global(qos: DispatchQoS = .default) -> DispatchQueue { main }
    }
    class DispatchGroup {
      init() {}
      func enter() {}
      func leave() {}
      func notify(queue: DispatchQueue, execute work: @escaping () -> Void) { _putOff(_clock(), work) }
    }
    class OperationQueue {
      static let main = OperationQueue()
      init() {}
      func addOperation(_ block: @escaping () -> Void) { _putOff(_clock(), block) }
    }
    class RunLoop { static let main = RunLoop()
      enum Mode { case common, `default`, tracking }
      func add(_ timer: Timer, forMode mode: Mode) {}
    }
    class Timer {
      var isValid = true
      var fireDate = Date()
      let timeInterval: Double
      let userInfo: Any? = nil
      let _block: ((Timer) -> Void)?
      init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = interval
        _block = block
      }
      static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        if !repeats { _putOff(_clock() + interval, { timer.fire() }) }
        return timer
      }
      static func scheduledTimer(timeInterval: Double, target: Any, selector: Any, userInfo: Any?, repeats: Bool) -> Timer {
        Timer(timeInterval: timeInterval, repeats: repeats, block: { _ in })
      }
      func fire() { if isValid { _block?(self) } }
      func invalidate() { isValid = false }
    }
    class Task<Success, Failure> {
      var _value: Success? = nil
      var _error: Error? = nil
      var _isDone = false
      var isCancelled = false
      let _operation: () throws -> Success
      init(priority: TaskPriority? = nil, operation: @escaping () throws -> Success) {
        _operation = operation
        _putOff(_clock(), { self._run() })
      }
      static func detached<T>(priority: TaskPriority? = nil, operation: @escaping () throws -> T) -> Task<T, Error> {
        Task<T, Error>(operation: operation)
      }
      static func sleep(nanoseconds: Int) throws {}
      static func sleep(for duration: Duration) throws {}
      static func yield() {}
      static func checkCancellation() throws {}
      func _run() {
        if _isDone || isCancelled { return }
        _isDone = true
        do { _value = try _operation() } catch { _error = error }
      }
      func cancel() { isCancelled = true }
      var value: Success {
        _run()
        return _value!
      }
    }
    enum TaskPriority { case high, medium, low, userInitiated, utility, background }
    struct Duration { let _seconds: Double
      static func seconds(_ value: Double) -> Duration { Duration(_seconds: value) }
      static func milliseconds(_ value: Double) -> Duration { Duration(_seconds: value / 1000) }
    }
    class MainActor {
      static func run<T>(_ body: () throws -> T) rethrows -> T { try body() }
      static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T { try body() }
    }
    class CheckedContinuation<T, E> {
      var _value: T? = nil
      var _error: Error? = nil
      init() {}
      func resume(returning value: T) { _value = value }
      func resume(throwing error: Error) { _error = error }
      func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _value = value
        case .failure(let error): _error = error as! Error
        }
      }
    }
    func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) -> T {
      let continuation = CheckedContinuation<T, Never>()
      body(continuation)
      if continuation._value == nil { _runPutOff() }
      return continuation._value!
    }
    func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) throws -> T {
      let continuation = CheckedContinuation<T, Error>()
      body(continuation)
      if continuation._value == nil && continuation._error == nil { _runPutOff() }
      if let error = continuation._error { throw error }
      return continuation._value!
    }
    struct Notification {
      struct Name: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      let name: Name
      let object: Any?
      let userInfo: [AnyHashable: Any]?
    }
    typealias NSNotification = Notification
    class NotificationCenter {
      static let \u{60}default\u{60} = NotificationCenter()
      var _observers: [(name: Notification.Name?, block: (Notification) -> Void)] = []
      init() {}
      func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any?) {}
      @discardableResult
      func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> Any {
        _observers.append((name: name, block: block))
        return _observers.count
      }
      func removeObserver(_ observer: Any) {}
      func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        for observer in _observers where observer.name == nil || observer.name == name {
          observer.block(Notification(name: name, object: object, userInfo: userInfo))
        }
      }
    }
    class UserDefaults {
      static let standard = UserDefaults()
      var _values: [String: Any] = [:]
      init() {}
      func set(_ value: Any?, forKey key: String) { _values[key] = value }
      func object(forKey key: String) -> Any? { _values[key] }
      func string(forKey key: String) -> String? { _values[key] as? String }
      func integer(forKey key: String) -> Int { _values[key] as? Int ?? 0 }
      func double(forKey key: String) -> Double { _values[key] as? Double ?? 0 }
      func bool(forKey key: String) -> Bool { _values[key] as? Bool ?? false }
      func array(forKey key: String) -> [Any]? { _values[key] as? [Any] }
      func stringArray(forKey key: String) -> [String]? { _values[key] as? [String] }
      func data(forKey key: String) -> Data? { _values[key] as? Data }
      func removeObject(forKey key: String) { _values[key] = nil }
    }
    class URLResponse {}
    class HTTPURLResponse: URLResponse { let statusCode = 0 }
    struct URLRequest { let url: URL?
      var httpMethod: String? = "GET"
      init(url: URL) { self.url = url }
    }
    class URLSessionDataTask {
      init() {}
      func resume() {}
      func cancel() {}
    }
    class URLSession {
      static let shared = URLSession()
      init() {}
      func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask() }
      func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask() }
      func data(from url: URL) throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
      func data(for request: URLRequest) throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
    }
    class Bundle {
      static let main = Bundle()
      init() {}
      init(for type: Any) {}
      func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
      func path(forResource name: String?, ofType ext: String?) -> String? { nil }
    }

    """
}
