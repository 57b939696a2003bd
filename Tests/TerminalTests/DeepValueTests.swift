import Testing

/// Values of Swift at the prompt that are nested deep, or shared many times.
@Suite struct DeepValueTests {
  /// The value is let go, and its like of the next entry in the history of undo.
  @Test(arguments: [
    "indirect enum E { case a; case b(E) }; var e = E.a; for _ in 0..<N { e = .b(e) }; e = .a",
    "var a: Any = 1; for _ in 0..<N { a = [a] }; a = 1",
    "struct S { var next: [S] }; var s = S(next: []); for _ in 0..<N { s = S(next: [s]) }",
    "var f: () -> Int = { 1 }; for _ in 0..<N { let g = f; f = { g() } }; f = { 2 }",
  ])
  func depthEndsNothing(_ entry: String) throws {
    let source = entry.replacing("N", with: "300_000")
    let run = try ProgramRun(input: "\(source)\nnew\nlet after = 40 + 2\nafter\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("42"), "\(run.output)")
  }

  /// What is shared is looked at once: there are 2^40 ways to it.
  @Test func whatIsSharedIsVisitedOnce() throws {
    let entries = ["var a: Any = 1; for _ in 0..<40 { a = [a, a] }", "class C {}", "let c = C()"]
    let run = try ProgramRun(input: entries.joined(separator: "\n") + "\nprint(7 * 6)\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("42"), "\(run.output)")
  }
}
