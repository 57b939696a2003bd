import SwiftInterpreter
import SwiftReading
import Testing

/// What may be typed where the caret is, which `|` marks.
@Suite struct CompletionTests {
  private func completions(_ marked: String) throws -> [String] {
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
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return interpreter.completions(in: parts.joined(), at: parts[0].utf8.count).map {
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
