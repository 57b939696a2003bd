// swift-format-ignore-file
struct AppState: Equatable {
    var counter = 0
    var user: User?
    var history: [String] = []
    struct User: Equatable { var name: String; var favourites: Set<Int> = [] }
}

enum Action {
    case increment(by: Int = 1)
    case login(name: String)
    case favourite(Int)
    case logout
}

typealias Reducer<State, Action> = (inout State, Action) -> Void

let counterReducer: Reducer<AppState, Action> = { state, action in
    if case let .increment(amount) = action { state.counter += amount }
}
let userReducer: Reducer<AppState, Action> = { state, action in
    switch action {
    case .login(let name): state.user = .init(name: name)
    case .favourite(let id):
        if state.user?.favourites.contains(id) == true { state.user?.favourites.remove(id) }
        else { state.user?.favourites.insert(id) }
    case .logout: state.user = nil
    case .increment: break
    }
}
func combine<S, A>(_ reducers: Reducer<S, A>...) -> Reducer<S, A> {
    return { state, action in reducers.forEach { $0(&state, action) } }
}
func logging<S, A>(_ reducer: @escaping Reducer<S, A>) -> Reducer<S, A> {
    { state, action in
        print("→", action)
        reducer(&state, action)
    }
}

final class Store<State: Equatable, Action> {
    private(set) var state: State { didSet { if state != oldValue { observers.forEach { $0(state) } } } }
    private let reducer: Reducer<State, Action>
    private var observers: [(State) -> Void] = []
    init(_ initial: State, reducer: @escaping Reducer<State, Action>) { state = initial; self.reducer = reducer }
    func send(_ action: Action) { reducer(&state, action) }
    func subscribe(_ body: @escaping (State) -> Void) { observers.append(body); body(state) }
    func binding<V>(_ path: WritableKeyPath<State, V>) -> (V) -> Void { { [weak self] in self?.state[keyPath: path] = $0 } }
}

let store = Store(AppState(), reducer: logging(combine(counterReducer, userReducer)))
store.subscribe { print("  ", $0.counter, $0.user?.name ?? "-", $0.user?.favourites.sorted() ?? []) }
store.send(.increment())
store.send(.increment(by: 5))
store.send(.favourite(3))
store.send(.login(name: "Ann"))
store.send(.favourite(3))
store.send(.favourite(7))
store.send(.favourite(3))
store.binding(\.counter)(40)
store.send(.logout)

// prints:
//    0 - []
// → increment(by: 1)
//    1 - []
// → increment(by: 5)
//    6 - []
// → favourite(3)
// → login(name: "Ann")
//    6 Ann []
// → favourite(3)
//    6 Ann [3]
// → favourite(7)
//    6 Ann [3, 7]
// → favourite(3)
//    6 Ann [7]
//    40 Ann [7]
// → logout
//    40 - []
