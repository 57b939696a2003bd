extension RandomProgram {
  /// The program's own types and functions.
  mutating func declarations() -> [String] {
    let field = pick(Self.sized)
    let conformance = pick(["", ": Equatable", ": Hashable"])
    let step = number(1...9)
    let overrides = pick([
      "", "override var value: Int { didSet { changes = changes &+ oldValue % 11 } }",
      "override var value: Int { get { super.value &+ \(step) } set { super.value = newValue &* 2 } }",
      "override var changes: Int { get { super.changes &* 3 } set { super.changes = newValue ^ 1 } }",
      "override var changes: Int { willSet { if newValue > 40 { print(\"will\", newValue) } } }",
    ])
    let first = pick(["x &+ y", "x &- y", "x % 7 &+ y", "x ^ y"])
    let raw = pick(["Int", "String", "UInt8"])
    let cases =
      raw == "String"
      ? "case low, middle = \"mid\", high" : "case low = \(step), middle, high = \(step + 20)"
    return """
      struct Point\(own)\(conformance) {
        var x = \(number(0...9))
        var y: Int
        var small: \(field) = \(number(0...99))
        var sum: Int { \(first) }
        var twice: Int {
          get { x &* 2 }
          set { x = newValue &+ \(step) }
        }
        static let origin = Point\(own)(x: 0, y: 0)
        mutating func move(by other: Int = \(step)) -> Int {
          defer { y = y &+ 1 }
          x = x &+ other
          small = small \(pick(["&+", "&*", "&-", "^"])) \(number(2...99))
          return y
        }
        func moved(_ change: (Int) -> Int) -> Point\(own) {
          var copy = self
          copy.x = change(copy.x)
          return copy
        }
        subscript(index: Int) -> Int { index % 2 == 0 ? x : y }
      }
      enum Shape\(own) {
        case empty
        case dot(Int)
        case line(from: Int, to: Int)
        case label(String, count: Int?)
        indirect case both(Shape\(own), Shape\(own))
        var size: Int {
          switch self {
          case .empty: 0
          case .dot(let n) where n < 0: \(pick(["n &- 1", "-1", "n"]))
          case .dot(let n): n
          case let .line(from, to): from \(pick(["&+", "&-", "&*"])) to
          case .label(let text, count: let n?): text.count &+ n
          case .label(_, count: nil): -\(step)
          case .both(let a, let b): a.size &+ b.size
          }
        }
      }
      enum Level\(own): \(raw), CaseIterable {
        \(cases)
        var next: Level\(own) {
          switch self {
          case .low: return .middle
          case .middle: return .high
          default: return .low
          }
        }
      }
      class Node\(own) {
        var value: Int { \(pick(["willSet { changes = changes &+ newValue % 5 }", "didSet { changes = changes &+ oldValue % 3 }", "didSet { if value > 9 { value = 9 &- oldValue % 4 } }"])) }
        var changes = 0
        let name: String
        init(_ value: Int, name: String = "n") {
          self.value = value
          self.name = name
        }
        func weight() -> Int { value &+ \(step) }
        var told: String { "\\(name)\\(value):\\(weight()):\\(changes)" }
      }
      final class Leaf\(own): Node\(own) {
        override func weight() -> Int { super.weight() \(pick(["&*", "&-", "^"])) \(number(2...5)) }
        \(overrides)
        convenience init(twice value: Int) { self.init(value &* 2, name: "l") }
      }
      enum Fault\(own): Error { case odd(Int), none }
      func half\(own)(_ n: Int) throws -> Int {
        defer { print("half", n) }
        guard n != \(number(0...4)) else { throw Fault\(own).none }
        if n % 2 != 0 { throw Fault\(own).odd(n) }
        return n / 2
      }
      func bump\(own)(_ n: inout Int, _ list: inout [Int], by step: Int = \(step)) {
        n = n &+ step
        list.append(n)
      }
      func change\(own)(
        _ n: inout Int, _ list: inout [Int], _ body: (inout Int, inout [Int]) -> Void
      ) { body(&n, &list) }
      func pair\(own)<A, B>(_ a: A, _ b: B) -> (first: A, second: B) { (a, b) }
      func counter\(own)(from start: Int) -> () -> Int {
        var n = start
        return { n = n &+ \(step); return n }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A value that is written down.
  mutating func literal(_ type: String) -> String {
    switch type {
    case "Int": return String(number(0...20))
    case "Double":
      return pick(["0.5", "2", "1.25", "10", "3.75", "0.1", "-0.2", "1e20", "1e-7", "123456.789"])
    case "Float": return pick(["0.5", "3", "0.1", "-7.25", "1e10", "16777217", "3.4e-5"])
    case "Bool": return pick(["true", "false"])
    case "String": return pick(["\"a\"", "\"bc\"", "\"\"", "\"x y\"", "\"가é\"", "\"q\\\"\\n\""])
    case "Character": return pick(["\"a\"", "\"B\"", "\"7\"", "\"가\""])
    case "[Int]": return pick(["[1, 2, 3]", "[4]", "[7, 5, 6, 5]", "Array(0..<4)", "[]"])
    case "[Double]": return pick(["[0.1, 2, 3.5]", "[]", "[1e16, 0.5]"])
    case "[String]": return pick(["[\"b\", \"a\"]", "[]", "[\"x\", \"\", \"x\"]"])
    case "[String: Int]": return pick(["[:]", "[\"a\": 1]", "[\"b\": 2, \"a\": 7, \"\": 0]"])
    case "Int?": return pick(["nil", "3", "-1"])
    case "String?": return pick(["nil", "\"a\"", "\"12\""])
    case "(Int) -> Int": return pick(["{ $0 &+ 1 }", "{ n in n &* 3 }", "{ -($0 % 100) }"])
    case "Point\(own)": return pick(["Point\(own)(y: 4)", "Point\(own)(x: 2, y: 3, small: 1)"])
    case "[Point\(own)]":
      return pick(["[.origin]", "[Point\(own)(y: 1), Point\(own)(x: 5, y: 2)]"])
    case "Shape\(own)": return shape(1)
    case "Shape\(own)?": return pick([shape(0), "nil"])
    case "Level\(own)": return pick([".low", ".middle", ".high"])
    case "Node\(own)":
      return pick(["Node\(own)(3)", "Leaf\(own)(4, name: \"f\")", "Leaf\(own)(twice: 5)"])
    default: return pick(["\(type).max", "\(type).min", String(number(0...127))])
    }
  }

  private mutating func shape(_ depth: Int) -> String {
    switch number(0...(depth > 0 ? 5 : 4)) {
    case 0: return ".empty"
    case 1: return ".dot(\(number(-3...9)))"
    case 2: return ".line(from: \(number(0...5)), to: \(number(0...5)))"
    case 3: return ".label(\"t\", count: \(number(0...5)))"
    case 4: return ".label(\"uv\", count: nil)"
    default: return ".both(\(shape(0)), \(shape(0)))"
    }
  }
}
