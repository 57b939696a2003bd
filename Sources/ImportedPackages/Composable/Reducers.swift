// What screens use of the Composable Architecture. Actions are reduced at once; what an effect would
// do later it does not do here, and children have nobody who sends them actions.

/// What changes a state by actions.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
public typealias ReducerProtocol = Reducer
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension Reducer where Body == Never {
  public var body: Never { fatalError("a reducer that is made of no others has no body") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

extension Reducer {
  public func _printChanges() -> Self { self }
}

/// What follows from an action: other actions that are sent at once, if any.
public struct Effect<Action> {
  let actions: [Action]

  public static var none: Effect { Effect(actions: []) }
  public static func send(_ action: Action) -> Effect { Effect(actions: [action]) }
  public static func merge(_ effects: Effect...) -> Effect {
    Effect(actions: effects.flatMap(\.actions))
  }
  public static func concatenate(_ effects: Effect...) -> Effect {
    Effect(actions: effects.flatMap(\.actions))
  }
  /// Nothing of it happens: it would after the screen is shown.
  public static func run(
    priority: TaskPriority? = nil, operation: @escaping (Send<Action>) async throws -> Void,
    catch handler: ((any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect { .none }
  public static func cancel(id: some Hashable) -> Effect { .none }
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect { self }
}

public typealias EffectOf<R: Reducer> = Effect<R.Action>
public typealias EffectTask = Effect

/// Sends the actions of an effect that runs.
public struct Send<Action> {
  public func callAsFunction(_ action: Action) async {}
}

/// A reducer that is a closure.
public struct Reduce<State, Action>: Reducer {
  public typealias Body = Never
  private let reduce: (inout State, Action) -> Effect<Action>
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { self.reduce = reduce }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(&state, action)
  }
}

/// A reducer as it was while it was given an environment.
public struct AnyReducer<State, Action, Environment> {
  let reduce: (inout State, Action, Environment) -> Effect<Action>
  public init(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) {
    self.reduce = reduce
  }
  public static func combine(_ reducers: AnyReducer...) -> AnyReducer {
    AnyReducer { state, action, environment in
      Effect(actions: reducers.flatMap { $0.reduce(&state, action, environment).actions })
    }
  }
}

public struct EmptyReducer<State, Action>: Reducer {
  public typealias Body = Never
  public init() {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@resultBuilder public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  public static func buildPartialBlock(
    accumulated: some Reducer<State, Action>, next: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce { state, action in
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
