import Foundation
import SwiftInterpreter
import SwiftReading
import Testing
import Wording

@Suite struct LimitTests {
  @Test func aLoopWithoutEndStops() throws {
    var limits = RunLimits()
    limits.steps = 10_000
    #expect(refusal("while true {}", limits)?.kind == .limit)
    #expect(refusal("func f() { f() }\nf()", limits)?.kind == .limit)
    #expect(refusal("var a = [1]\nwhile true { a += a }", limits)?.kind == .limit)
  }

  @Test func recursionIsBounded() {
    let message = refusal("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nf(0)")?.message.english
    #expect(message == "more than 200 calls are inside of each other")
  }

  /// Recursion stops before the stack of a small thread is full.
  @Test(arguments: [
    "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nf(0)",
    "func f(_ n: Int) -> Int { [n].map { f($0 + 1) }.reduce(0) { $0 + $1 } }\nf(0)",
    "func f(_ n: Int) -> Int { if n >= 0 { switch n { default: return 1 + (2 * (f(n + 1))) } }; return 0 }\nf(0)",
    "struct S: Hashable { var x = 0; var y: Int { let k = S(x: x + 1); return k.y + 1 } }\nS().y",
  ])
  func recursionFitsInASmallStack(_ program: String) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      var limits = RunLimits()
      limits.stackBytes = 256 << 10
      #expect(refusal(program, limits)?.kind == .limit)
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
  }

  @Test func sizesAreBounded() {
    #expect(refusal("Array(repeating: 0, count: 1_000_000_000)")?.kind == .limit)
    #expect(refusal("String(repeating: \"abc\", count: 1_000_000_000)")?.kind == .limit)
    #expect(refusal("(0..<1_000_000_000).map { $0 }")?.kind == .limit)
  }

  @Test func whoStartedItCanStopIt() {
    var limits = RunLimits()
    limits.isCancelled = { true }
    #expect(refusal("while true {}", limits)?.kind == .cancelled)
  }

  @Test func nestingIsBounded() {
    for text in ["(", "[", "{", "f(", "-", "!", "if x {", "a ? ", "\\(", "[[", "x as ["] {
      let source = SwiftSource(String(repeating: text, count: 5000))
      #expect(throws: SwiftDiagnostic.self) { try source.parsed() }
    }
  }

  /// Each part of a sum asks whether it is of literals alone; what looked through all of it each time
  /// took minutes for some ten thousand.
  @Test func aSumKnowsWhetherItIsOfLiterals() throws {
    func literal(_ text: String) throws -> SwiftReading.Expression.NumericLiteral? {
      guard case .expression(let expression) = try SwiftSource(text).parsed().first?.kind else {
        return nil
      }
      return expression.literal
    }
    #expect(try literal("1 + 2 * (3 - -4)") == .integer)
    #expect(try literal("1 + 2.5 * 3") == .floating)
    #expect(try literal("3 % (0.5)") == .floating)
    for text in ["1 + x", "1 < 2", "!1", "f(1)"] { #expect(try literal(text) == nil, "\(text)") }
    let sum = Array(repeating: "1", count: 150).joined(separator: " + ")
    #expect(refusal("let x: Int = \(sum)\nlet y: Double = \(sum) + 0.5\nlet z: Int = x") == nil)
    #expect(refusal("let x: Int = \(sum) + 0.5") != nil)
  }

  private func refusal(_ program: String, _ limits: RunLimits = RunLimits()) -> SwiftDiagnostic? {
    do {
      var interpreter = try Interpreter()
      var host = EmptyHost()
      _ = try interpreter.run(SwiftSource(program).parsed(), host: &host, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
