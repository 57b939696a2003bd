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
}
