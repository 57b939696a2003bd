import SwiftReading
import Testing

@Suite struct CompletenessTests {
  @Test(arguments: [
    "let a = 1", "f(1, 2)", "let s = \"{\"", "// {", "/* { */ let a = 1", "struct A {}",
    "let t = \"\"\"\n  a {\n  \"\"\"", "let 이름 = \"값\"", "\"\\(f(\"{\"))\"", "let x = a!",
    "#if DEBUG\nlet a = 1\n#endif", "\"unterminated", "a ]", "let 값 = x?.y",
  ])
  func closedEntriesAreComplete(_ text: String) {
    #expect(SwiftSource.isComplete(text))
  }

  @Test(arguments: [
    "func f() {", "f(", "[1,", "let s = \"\"\"\n a", "/* a", "/* /* */", "let a =", "let a = 1 +",
    "a &&", "#if DEBUG\nlet a = 1", "func f() ->", "f(\"\\(a\n", "guard let a else", "@MainActor",
    "let a: [Int] = [\n  1,\n", "layout.",
  ])
  func openEntriesGoOn(_ text: String) {
    #expect(!SwiftSource.isComplete(text))
  }
}
