import Testing

/// A `switch` is asked for all values, into what cases and tuples hold.
@Suite struct ExhaustivenessTests {
  private static let types = """
    enum S { case a, b(Int?), c(Bool, T) }
    enum T { case x, y }

    """

  @Test(arguments: [
    "func f(_ s: S) { switch s { case .a, .b(nil): break; case .b(_?): break; case .c: break } }",
    "func f(_ s: S) { switch s { case .a: break; case .b(let n): break; case .c(true, _), .c(_, .y), .c(_, .x): break } }",
    "func f(_ s: (Bool, T)) { switch s { case (true, _): break; case (_, .x): break; case (false, .y): break } }",
    "func f(_ s: Result<Int, Never>) { switch s { case .success(let n): print(n) } }",
    "func f(_ s: T?) { switch s { case .x?: break; case .some(.y): break; case nil: break } }",
    "func f(_ s: Int?) { switch s { case 3?: print(3); case .some(let n): print(n); case nil: break } }",
    "func f(_ s: S) { switch s { case let .c(b, t): print(b, t); default: break } }",
    "func f(_ s: (Int, Int)) { switch s { case (0, _): break; case (_, let n): print(n) } }",
  ])
  func whatTakesAllIsTaken(_ function: String) {
    #expect(output(Self.types + function) == "")
  }

  @Test(arguments: [
    (
      "switch s { case .a: break; case .b(_?): break; case .c(true, .x): break }",
      "add '.b(nil), .c(true, .y)' or 'default:'"
    ),
    ("switch o { case .a?: break; case nil: break }", "add '.b?' or 'default:'"),
    ("switch p { case (true, _): break; case (_, .x): break }", "add '(false, .y)' or 'default:'"),
    ("switch i { case 1: break }", "add 'default:'"),
    ("switch q { case (0, _): break; case (_, 0): break }", "add 'default:'"),
    ("switch b { case true: break; case nil: break }", "add 'false?' or 'default:'"),
    ("switch s { case .a where i > 0: break; case .b, .c: break }", "add '.a' or 'default:'"),
  ])
  func whatIsLeftOutIsNamed(_ statement: String, _ fix: String) {
    let parameters = "_ s: S, _ o: S?, _ p: (Bool, T), _ i: Int, _ q: (Int, Int), _ b: Bool?"
    #expect(
      output("\(Self.types)func f(\(parameters)) { \(statement) }")
        == "switch must be exhaustive <switch>\n  \(fix)")
  }

  @Test func aCheckThatWouldTakeForeverEnds() {
    let bools = Array(repeating: "Bool", count: 24).joined(separator: ", ")
    let cases = (0..<24).map { place in
      let parts = (0..<24).map { $0 == place ? "true" : "_" }.joined(separator: ", ")
      return "case (\(parts)): break"
    }
    let answer = output(
      "func f(_ t: (\(bools))) { switch t { \(cases.joined(separator: "; ")) } }")
    #expect(answer.contains("switch"))
  }
}
