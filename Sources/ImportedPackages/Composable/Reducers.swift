// What screens use of the Composable Architecture. Actions are reduced at once; what an effect would
// do later it does not do here, and children have nobody who sends them actions.

/// What changes a state by actions.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> ComposableEffect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
public typealias ReducerProtocol = Reducer
public typealias StoreOf<R: Reducer> = ComposableStore<R.State, R.Action>
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension Reducer where Body == Never {
  public var body: Never { fatalError("a reducer that is made of no others has no body") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> ComposableEffect<Action> {
    body.reduce(into: &state, action: action)
  }
}

extension Reducer {
  public func _printChanges() -> Self { self }
}

/// What follows from an action: other actions that are sent at once, if any.
public struct ComposableEffect<Action> {
  let actions: [Action]

  public static var none: ComposableEffect { ComposableEffect(actions: []) }
  public static func send(_ action: Action) -> ComposableEffect {
    ComposableEffect(actions: [action])
  }
  public static func merge(_ effects: ComposableEffect...) -> ComposableEffect {
    ComposableEffect(actions: effects.flatMap(\.actions))
  }
  public static func concatenate(_ effects: ComposableEffect...) -> ComposableEffect {
    ComposableEffect(actions: effects.flatMap(\.actions))
  }
  /// Nothing of it happens: it would after the screen is shown.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping (ComposableSend<Action>) async throws -> Void,
    catch handler: ((any Error, ComposableSend<Action>) async -> Void)? = nil
  ) -> ComposableEffect { .none }
  public static func cancel(id: some Hashable) -> ComposableEffect { .none }
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> ComposableEffect {
    self
  }
}

public typealias EffectOf<R: Reducer> = ComposableEffect<R.Action>
public typealias EffectTask = ComposableEffect

/// Sends the actions of an effect that runs.
public struct ComposableSend<Action> {
  public func callAsFunction(_ action: Action) async {}
}

/// A reducer that is a closure.
public struct ComposableReduce<State, Action>: Reducer {
  public typealias Body = Never
  private let reduce: (inout State, Action) -> ComposableEffect<Action>
  public init(_ reduce: @escaping (inout State, Action) -> ComposableEffect<Action>) {
    self.reduce = reduce
  }
  public func reduce(into state: inout State, action: Action) -> ComposableEffect<Action> {
    reduce(&state, action)
  }
}

/// A reducer as it was while it was given an environment.
public struct AnyReducer<State, Action, Environment> {
  let reduce: (inout State, Action, Environment) -> ComposableEffect<Action>
  public init(_ reduce: @escaping (inout State, Action, Environment) -> ComposableEffect<Action>) {
    self.reduce = reduce
  }
  public static func combine(_ reducers: AnyReducer...) -> AnyReducer {
    AnyReducer { state, action, environment in
      ComposableEffect(actions: reducers.flatMap { $0.reduce(&state, action, environment).actions })
    }
  }
}

public struct EmptyReducer<State, Action>: Reducer {
  public typealias Body = Never
  public init() {}
  public func reduce(into state: inout State, action: Action) -> ComposableEffect<Action> { .none }
}

@resultBuilder public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  public static func buildPartialBlock(
    accumulated: some Reducer<State, Action>, next: some Reducer<State, Action>
  ) -> ComposableReduce<State, Action> {
    ComposableReduce { state, action in
      let first = accumulated.reduce(into: &state, action: action)
      return .merge(first, next.reduce(into: &state, action: action))
    }
  }
}

/// Actions of elements, by their identifiers.
public enum IdentifiedAction<ID: Hashable, Action> { case element(id: ID, action: Action) }
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<
  (R.State).ID, R.Action
> where R.State: Identifiable

/// Actions of what is presented.
public enum PresentationAction<Action> {
  case dismiss
  case presented(Action)
}

/// A state of what is presented, if anything is.
@propertyWrapper public struct PresentationState<State> {
  public var wrappedValue: State?
  public init(wrappedValue: State? = nil) { self.wrappedValue = wrappedValue }
  public var projectedValue: Self { self }
}

extension PresentationState: Equatable where State: Equatable {}

extension Result where Failure == any Error {
  /// What some work comes to that is waited for.
  public init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
