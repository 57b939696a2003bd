public import Foundation

/// Keeps a state, and sends it actions.
@dynamicMemberLookup public final class ComposableStore<State, Action> {
  let subject: CurrentValueSubject<State, Never>
  private let reduce: (inout State, Action) -> ComposableEffect<Action>

  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    let reducer = reducer()
    subject = CurrentValueSubject(initialState())
    reduce = { reducer.reduce(into: &$0, action: $1) }
  }

  public init<R: Reducer<State, Action>>(initialState: State, reducer: R) {
    subject = CurrentValueSubject(initialState)
    reduce = { reducer.reduce(into: &$0, action: $1) }
  }

  public init<Environment>(
    initialState: State, reducer: AnyReducer<State, Action, Environment>, environment: Environment
  ) {
    subject = CurrentValueSubject(initialState)
    reduce = { reducer.reduce(&$0, $1, environment) }
  }

  public var state: State { subject.value }
  public func withState<Result>(_ body: (State) -> Result) -> Result { body(state) }
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }
  public var publisher: StorePublisher<State> { StorePublisher(base: AnyPublisher(subject)) }

  /// How many actions may follow from one: what goes on longer never ends.
  private static var mostActions: Int { 1000 }

  @discardableResult public func send(_ action: Action) -> StoreTask {
    var waiting = [action]
    var state = state
    var rest = Self.mostActions
    while !waiting.isEmpty, rest > 0 {
      rest -= 1
      waiting += reduce(&state, waiting.removeFirst()).actions
    }
    subject.value = state
    StateObservers.tell()
    return StoreTask()
  }
}

/// What an action that was sent goes on with: nothing.
public struct StoreTask: Sendable {
  public func finish() async {}
  public func cancel() {}
}

/// A store as a view sees it.
@dynamicMemberLookup public final class ViewStore<ViewState, ViewAction> {
  private let read: () -> ViewState
  private let act: (ViewAction) -> Void
  public let publisher: StorePublisher<ViewState>

  public init<State>(
    _ store: ComposableStore<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil
  ) {
    read = { toViewState(store.state) }
    act = { store.send($0) }
    publisher = StorePublisher(base: store.subject.map(toViewState))
  }

  public convenience init(_ store: ComposableStore<ViewState, ViewAction>) {
    self.init(store, observe: { $0 })
  }

  public var state: ViewState { read() }
  public subscript<Value>(dynamicMember path: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: path]
  }
  @discardableResult public func send(_ action: ViewAction) -> StoreTask {
    act(action)
    return StoreTask()
  }
}

/// The states of a store, and of what is in them.
@dynamicMemberLookup public struct StorePublisher<Output>: Publisher {
  let base: AnyPublisher<Output, Never>

  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { base.observe(value, completion) }

  public subscript<Value: Equatable>(
    dynamicMember path: KeyPath<Output, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(base: base.map { $0[keyPath: path] }.removeDuplicates())
  }
}

/// The closures that read stores, each called again after every change.
private enum StateObservers {
  private struct Observer {
    weak var owner: AnyObject?
    let apply: () -> Void
  }
  // Imported screens are loaded and asked on one thread.
  nonisolated(unsafe) private static var known: [Observer] = []

  static func add(_ owner: AnyObject, _ apply: @escaping () -> Void) {
    known.append(Observer(owner: owner, apply: apply))
    apply()
  }

  static func tell() {
    known.removeAll { $0.owner == nil }
    for observer in known { observer.apply() }
  }
}

/// An observation that ends with its owner.
public struct ObserveToken: Sendable {
  public func cancel() {}
}

extension NSObject {
  /// Calls a closure now, and whenever a store has another state.
  @discardableResult public func observe(_ apply: @escaping () -> Void) -> ObserveToken {
    StateObservers.add(self, apply)
    return ObserveToken()
  }
}
