// swift-format-ignore-file
struct Event<Payload> { let name: String; let payload: Payload }
final class EventBus {
  static let shared = EventBus()
  private var handlers: [String: [(Any) -> Void]] = [:]
  private init() {}
  func on<T>(_ name: String, _ type: T.Type = T.self, handler: @escaping (T) -> Void) {
    handlers[name, default: []].append { value in
      if let value = value as? T { handler(value) }
    }
  }
  func emit<T>(_ event: Event<T>) { handlers[event.name]?.forEach { $0(event.payload) } }
}
EventBus.shared.on("count") { (n: Int) in print("count \(n)") }
EventBus.shared.on("name", String.self) { print("name", $0) }
EventBus.shared.emit(Event(name: "count", payload: 3))
EventBus.shared.emit(Event(name: "name", payload: "x"))
EventBus.shared.emit(Event(name: "count", payload: "not a number"))

protocol Store { associatedtype State; var state: State { get }; mutating func update(_ change: (inout State) -> Void) }
struct CounterStore: Store {
  private(set) var state = 0
  mutating func update(_ change: (inout Int) -> Void) { change(&state) }
}
var counterStore = CounterStore()
counterStore.update { $0 += 2 }
print(counterStore.state)

protocol Theme { static var name: String { get }; init() }
struct Dark: Theme { static let name = "dark" }
struct Light: Theme { static let name = "light" }
let themes: [Theme.Type] = [Dark.self, Light.self]
print(themes.map { $0.name })
let made = themes.map { $0.init() }
print(made.count, made[0] is Dark)
enum Direction: String, CaseIterable { case north, south
  mutating func turn() { self = self == .north ? .south : .north }
  init?(letter: Character) {
    guard let match = Self.allCases.first(where: { $0.rawValue.first == letter }) else { return nil }
    self = match
  }
}
var heading = Direction(letter: "s")!
heading.turn()
print(heading, Direction(rawValue: "south") as Any, Direction(letter: "x") == nil)
struct Temperature: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable {
  var degrees: Double
  init(floatLiteral value: Double) { degrees = value }
  init(integerLiteral value: Int) { degrees = Double(value) }
  static func < (l: Temperature, r: Temperature) -> Bool { l.degrees < r.degrees }
  static func += (l: inout Temperature, r: Double) { l.degrees += r }
  static prefix func - (t: Temperature) -> Temperature { .init(floatLiteral: -t.degrees) }
}
var today: Temperature = 21.5
today += 1
print(today > 20, (-today).degrees, max(today, 30).degrees)
struct Options: OptionSet { let rawValue: Int
  static let a = Options(rawValue: 1 << 0), b = Options(rawValue: 1 << 1)
  static let all: Options = [.a, .b]
}
print(Options.all.contains(.a), Options([.a]).union(.b) == .all)

// prints:
// count 3
// name x
// 2
// ["dark", "light"]
// 2 true
// north Optional(main.Direction.south) true
// true -22.5 30.0
// true true
