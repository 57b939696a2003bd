public import HeadlessUIKit

// What screens use of ReactorKit: actions become mutations, mutations a state, at once.

/// What takes actions and has a state.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State
  typealias ActionSubject = PublishSubject<Action>

  var initialState: State { get }
  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

/// What runs beside a reactor, which has no place of its own for it.
private final class Reaction {
  /// The reactor is kept: another at its address would be taken for it.
  let reactor: AnyObject
  let action: AnyObject
  let state: AnyObject
  let bag = DisposeBag()

  nonisolated(unsafe) static var known: [ObjectIdentifier: Reaction] = [:]

  init(_ reactor: AnyObject, action: AnyObject, state: AnyObject) {
    self.reactor = reactor
    self.action = action
    self.state = state
  }
}

extension Reactor {
  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }

  private var reaction: Reaction {
    if let known = Reaction.known[ObjectIdentifier(self)] { return known }
    let (action, state) = (PublishSubject<Action>(), BehaviorSubject(value: initialState))
    let reaction = Reaction(self, action: action, state: state)
    Reaction.known[ObjectIdentifier(self)] = reaction
    let mutations = transform(action: action).flatMap { [weak self] action in
      self?.mutate(action: action) ?? .empty()
    }
    let states = transform(mutation: mutations).scan(initialState) { [weak self] state, mutation in
      self?.reduce(state: state, mutation: mutation) ?? state
    }
    transform(state: states).subscribe(onNext: { state.onNext($0) }).disposed(by: reaction.bag)
    return reaction
  }

  /// Where actions are sent.
  public var action: PublishSubject<Action> {
    (reaction.action as? PublishSubject<Action>) ?? PublishSubject()
  }

  /// The states, from the one that is now.
  public var state: Observable<State> {
    (reaction.state as? BehaviorSubject<State>) ?? .just(initialState)
  }

  public var currentState: State {
    (try? (reaction.state as? BehaviorSubject<State>)?.value()) ?? initialState
  }

  /// The values of a property each time that it is set, be it to the same.
  public func pulse<Value>(_ keyPath: KeyPath<State, Pulse<Value>>) -> Observable<Value> {
    state.map { $0[keyPath: keyPath] }.distinctUntilChanged { $0.count }.map(\.wrappedValue)
  }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// A property that counts how often it was set.
@propertyWrapper
public struct Pulse<Value> {
  public var wrappedValue: Value { didSet { count &+= 1 } }
  fileprivate var count: UInt = 0
  public var projectedValue: Pulse<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// What shows a reactor's state.
@MainActor @preconcurrency
public protocol ReactorView: StandInOwner {
  associatedtype Reactor: ImportedPackages.Reactor
  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

/// One whose parts are there once it is loaded.
public protocol StoryboardView: ReactorView {}

@MainActor private enum ShownReactors {
  static var known: [ObjectIdentifier: (view: AnyObject, reactor: AnyObject)] = [:]
}

extension ReactorView {
  /// What is shown; setting it binds it.
  public var reactor: Reactor? {
    get { ShownReactors.known[ObjectIdentifier(self)]?.reactor as? Reactor }
    set {
      ShownReactors.known[ObjectIdentifier(self)] = newValue.map { (self, $0) }
      disposeBag = DisposeBag()
      guard let newValue else { return }
      // What a screen is shown of a state that is not given is waited for.
      guard newValue is StandInObject, self is UIViewController else {
        return bind(reactor: newValue)
      }
      let waiting = AwaitingClosure(nothing: { [self] in
        MainActor.assumeIsolated { bind(reactor: newValue) }
      })
      waiting.run(with: StandInMember())
    }
  }

  public func takeStandIns() {
    guard reactor == nil, let type = Reactor.self as? any (StandInObject & StandInMaking).Type
    else { return }
    reactor = type.init() as? Reactor
  }
}
