// swift-format-ignore-file
struct Game {
  enum Move { case rock, paper, scissors
    func beats(_ other: Move) -> Bool {
      switch (self, other) {
      case (.rock, .scissors), (.scissors, .paper), (.paper, .rock): return true
      default: return false
      }
    }
  }
  struct Player: Identifiable, Hashable { let id: Int; var score = 0 }
  private(set) var players = [Player(id: 1), Player(id: 2)]
  static let limit = 3
  static var played = 0
  mutating func play(_ first: Move, _ second: Move) {
    defer { Game.played += 1 }
    if first.beats(second) { award(&players[0]) } else if second.beats(first) { award(&players[1]) }
  }
  private func award(_ player: inout Player) { player.score += 1 }
  var leader: Player? { players.max(by: { $0.score < $1.score }) }
}
var game = Game()
game.play(.rock, .scissors)
game.play(.paper, .scissors)
game.play(.paper, .rock)
print(game.leader.map(\.id) ?? 0, game.players.map(\.score), Game.played, Game.limit)

func swapValues<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = "left", y = "right"
swapValues(&x, &y)
swap(&x, &y)
print(x, y)
let counter: () -> Int = {
  var count = 0
  return { count += 1; return count }
}()
print(counter(), counter())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (n: Int) in n + 1 }, { "\($0)!" })(41))
func describe(_ value: Any) -> String {
  switch value {
  case let number as Int where number > 10: return "big \(number)"
  case is Int: return "int"
  case let text as String: return "text \(text)"
  case let (a, b) as (Int, Int): return "pair \(a) \(b)"
  case let array as [Any]: return "array of \(array.count)"
  case nil as Any?: return "nil"
  default: return "other"
  }
}
let anything: [Any] = [5, 50, "x", 2.5, [1, 2] as [Any]]
print(anything.map(describe))
func repeatPrint(_ items: String..., separator: String = " ", times: Int = 1) {
  for _ in 0..<times { print(items.joined(separator: separator)) }
}
repeatPrint("a", "b", separator: "-", times: 2)
let optionalNumber: Int? = 5
if let number = optionalNumber, number > 3, case let doubled = number * 2 { print(doubled) }
switch optionalNumber { case .some(let n) where n % 2 == 1: print("odd \(n)"); case .some: print("even"); case .none: print("none") }
var i = 10
repeat { i -= 3 } while i > 0
print(i, i.magnitude, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), 1 << 4 | 3, ~0, 0b1010, 0xff, 1_000)
let tuple = (name: "T", (1, 2))
print(tuple.name, tuple.1.0)
let age = 20
let category = if age < 13 { "child" } else if age < 20 { "teen" } else { "adult" }
print(category)
typealias Handler<T> = (T) -> Void
let handler: Handler<Int> = { print("handled", $0) }
handler(3)
@inline(__always) func twice(_ body: () -> Void) { body(); body() }
twice { print("t", terminator: "") }
print()
assert(x == "left")

// prints:
// 1 [2, 1] 3 3
// left right
// 1 2
// 42!
// ["int", "big 50", "text x", "other", "array of 2"]
// a-b
// a-b
// 10
// odd 5
// -2 2 -3 -1 1.5 19 -1 10 255 1000
// T 1
// adult
// handled 3
// tt
