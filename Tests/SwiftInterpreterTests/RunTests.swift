import SwiftInterpreter
import Testing

@Suite struct RunTests {
  @Test func anExpressionHasItsValueAndType() {
    #expect(output("1 + 2") == "= 3: Int")
    #expect(output("let w: Double = 1 / 2", "w") == "= 0.5: Double")
    #expect(output("[1, 2].map { Double($0) * 2.5 }") == "= [2.5, 5.0]: [Double]")
    #expect(output("\"a\" + \"b\"") == "= ab: String")
  }

  @Test func entriesShareTheirState() {
    #expect(
      output(
        "var n = 1", "func f() -> Int { n += 1; return n }", "f()", "f()", "struct A { var x = 3 }",
        "extension A { var twice: Int { x * 2 } }", "A().twice")
        == "= 2: Int\n= 3: Int\n= 6: Int")
  }

  @Test func aRefusedEntryChangesNothing() {
    #expect(
      output("var a = [1, 2]", "a.append(3); print(a[9])", "a", "func f() { g() }", "f()")
        == """
        Fatal error: Index out of range <a[9]>
        = [1, 2]: [Int]
        cannot find 'g' in scope <g>
        cannot find 'f' in scope <f>
        """)
  }

  @Test func membersAreListedWithTheirTypes() throws {
    let interpreter = try Interpreter()
    let members = interpreter.members(ofType: "String")
    #expect(members.contains { $0.name == "hasPrefix" && $0.signature == "(_: String) -> Bool" })
    #expect(members.contains { $0.name == "count" && $0.signature == "Int" })
    #expect(interpreter.names.contains { $0.name == "stride" })
    #expect(
      interpreter.initializers(ofType: "Array").contains(
        "(repeating: Element, count: Int) -> [Element]"))
  }

  @Test func randomNumbersAndIdentifiersRepeat() {
    let program = "(1...9).shuffled()"
    #expect(output(program) == output(program))
    #expect(output("UUID()", "UUID()").hasSuffix("000000000002: UUID"))
  }

  @Test func queuedClosuresRunAfterTheStatement() {
    #expect(
      output("func f() { DispatchQueue.main.async { print(2) }; print(1) }\nf()\nprint(3)")
        == "1\n2\n3")
  }

  @Test func anAutoclosureIsEvaluatedWhereItIsCalled() {
    #expect(
      output(
        "var n = 0", "func next() -> Int { n += 1; return n }",
        """
        extension Array {
          init(repeatingExpression expression: @autoclosure (() -> Element), count: Int) {
            self = []
            for _ in 0..<count { append(expression()) }
          }
        }
        func unless(_ test: Bool, _ value: @autoclosure () -> Int) -> Int { test ? 0 : value() }
        """, "Array(repeatingExpression: next(), count: 3)", "unless(true, next())", "n")
        == "= [1, 2, 3]: [Int]\n= 0: Int\n= 3: Int")
  }

  @Test func anImplicitMemberTakesTheTypeOfItsOperator() {
    #expect(output("let i = 2", "2 * .pi * Double(i) / 4") == "= 3.141592653589793: Double")
    #expect(output("let i = 2.0", "-.pi * i") == "= -6.283185307179586: Double")
  }

  @Test func differencesAreThoseOfTheStandardLibrary() {
    #expect(
      output(
        "let old = [\"a\", \"b\", \"c\", \"d\"], new = [\"b\", \"x\", \"d\", \"a\"]",
        "let change = new.difference(from: old)",
        """
        for step in change {
          switch step {
          case let .remove(offset, element, _): print("-", offset, element)
          case let .insert(offset, element, _): print("+", offset, element)
          }
        }
        print(old.applying(change)!, new.applying(change.inverse())!)
        for case let .insert(_, element, from?) in change.inferringMoves() { print(element, from) }
        """, "[3, 1].difference(from: [3]) { $0 % 2 == $1 % 2 }.count")
          == """
          - 2 c
          - 0 a
          + 1 x
          + 3 a
          ["b", "x", "d", "a"] ["a", "b", "c", "d"]
          a 0
          = 1: Int
          """)
  }
}
