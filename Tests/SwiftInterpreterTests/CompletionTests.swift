import SwiftInterpreter
import SwiftReading
import Testing

/// What may be typed where the caret is, which `|` marks.
@Suite struct CompletionTests {
  private func interpreter() throws -> Interpreter {
    var interpreter = try Interpreter()
    var host = EmptyHost()
    let program = """
      enum Direction { case up, down, by(Int)
        static let usual = Direction.up
        static let count = 3 }
      class View { var name: String! = "a"; var direction = Direction.up; weak var next: View?
        func move(to place: Int, animated: Bool = true, direction: Direction) {} }
      struct Size { var width = 1.0; var height = 2.0 }
      let view = View()
      let sizes = [Size()]
      """
    _ = try interpreter.run(SwiftSource(program).parsed(), host: &host)
    return interpreter
  }

  private func completions(_ marked: String) throws -> [String] {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return try interpreter().completions(in: parts.joined(), at: parts[0].utf8.count).map {
      $0.signature.isEmpty ? $0.name : "\($0.name) \($0.signature)"
    }
  }

  @Test(arguments: [
    ("view.na|", ["name String?"]),
    ("view.mo|", ["move (to: Int, animated: Bool, direction: Direction)"]),
    ("print(view.name.up|", ["uppercased () -> String"]),
    ("view.next?.dir|", ["direction Direction"]),
    ("sizes[0].|", ["height Double", "width Double"]),
    ("Direction.|", ["by (Int)", "count Int", "down", "up", "usual Direction"]),
    ("let d: Direction = .|", ["by (Int)", "down", "up", "usual Direction"]),
    ("view.direction = .d|", ["down"]),
    ("view.move(to: 1, direction: .u|", ["up", "usual Direction"]),
    ("let other = Size()\nother.w|", ["width Double"]), ("\"view.|", []), ("nothing.|", []),
  ])
  func aDotIsCompleted(_ marked: String, _ expected: [String]) throws {
    #expect(try completions(marked) == expected)
  }

  @Test(arguments: [
    ("view.move(|to: 1)", ["to: Int"]),
    ("view.move(to: 2, |", ["animated: Bool", "direction: Direction"]),
    ("Size(w|", ["width: Double"]),
    ("let other = [1, 2]\nothe|", ["other [Int]"]),
  ])
  func labelsComeBeforeNames(_ marked: String, _ expected: [String]) throws {
    #expect(Array(try completions(marked).prefix(expected.count)) == expected)
  }

  /// Of an open block it is known what is declared in it and around it, wrong lines apart.
  @Test(arguments: [
    ("func f(here: Size) {\n  here.w|", ["width Double"]),
    ("func f() {\n  let own = Size()\n  wrong(\"\")\n  own.h|", ["height Double"]),
    ("func f(_ all: [Size]) {\n  let x = all.map { $0.w|", ["width Double"]),
    ("func f() -> Direction {\n  return .u|", ["up", "usual Direction"]),
    ("sizes.forEach { size in\n  let s = size\n  s.|", ["height Double", "width Double"]),
    ("if let next = view.next, next.dir|", ["direction Direction"]),
    ("guard let next = view.next, next.dir|", ["direction Direction"]),
    ("if let next = view.next {\n  next.dir|", ["direction Direction"]),
    ("switch view.direction {\ncase .u|", ["up", "usual Direction"]),
    ("switch view.direction {\ncase .by(let steps): step|", ["steps Int"]),
    ("for size in sizes {\n  // all\n  siz|", ["size Size", "sizes [Size]"]),
    ("if view.direction == .do|", ["down"]),
    ("class Own { let size = Size()\n  func f() {\n    siz|", ["size Size", "sizes [Size]"]),
    ("class Own { let size = Size()\n  lazy var f: Double = {\n    self.siz|", ["size Size"]),
    (
      "func f(sizeA: Int, sizeB: Size) {\n  let s: Size = si|",
      ["sizeB Size", "sizeA Int"]
    ),
    ("func f(a: Int, b: Direction) {\n  view.move(to: |", ["a Int", "NSNotFound Int"]),
    ("func f() {\n  func inner(a: Int) {}\n  inn|", ["inner (a: Int)"]),
    ("func f() { nothing.|", []),
  ])
  func anOpenBlockKnowsItsNames(_ marked: String, _ expected: [String]) throws {
    #expect(Array(try completions(marked).prefix(max(1, expected.count))) == expected)
  }

  @Test(arguments: [
    ("view.move(to: 1, direction: .by(|", [["_: Int"]]),
    ("func f(v: View) {\n  v.move(|", [["to: Int", "animated: Bool", "direction: Direction"]]),
    ("func f() {\n  func inner(a: Int, b: Size) {}\n  inner(a: 1, |", [["b: Size"]]),
  ])
  func anOpenCallTellsWhatItTakes(_ marked: String, _ expected: [[String]]) throws {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let found = try interpreter().parameters(in: parts.joined(), at: parts[0].utf8.count)
    #expect(found.map { $0.map { "\($0.name): \($0.signature)" } } == expected)
  }

  @Test func anyPlaceOfAnyTextIsCompletedOrNot() throws {
    let interpreter = try Interpreter()
    let text =
      "struct S { func f(_ a: [Int]) -> Int { a.map { $0 + (1) }.count ?? .zero } }; S().f(["
    for offset in 0...text.utf8.count + 1 {
      let found = interpreter.completions(in: text, at: offset)
      #expect(found.count < 100_000)
    }
  }
}
