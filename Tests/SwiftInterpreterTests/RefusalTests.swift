import Testing

/// What is refused is told where it is, in the compiler's words.
@Suite struct RefusalTests {
  @Test(arguments: [
    (
      "let n = 3; n / 2.0",
      "binary operator '/' cannot be applied to operands of type 'Int' and 'Double' </>"
    ),
    ("let s: Int = \"a\"", "cannot convert value of type 'String' to specified type 'Int' <\"a\">"),
    ("let x = 1; x = 2", "cannot assign to value: 'x' is a 'let' constant <x>"),
    (
      "func f(y: Int) {}\nf(x: 1)",
      "incorrect argument label in call (have 'x:', expected 'y:') <x>"
    ),
    ("func f(a: Int, b: Int) {}\nf(a: 1)", "missing argument for parameter 'b' in call <f(a: 1)>"),
    (
      "func f(a: Int) {}\nf(a: \"x\")",
      "cannot convert value of type 'String' to expected argument type 'Int' <\"x\">"
    ),
    (
      "let count = 1\nprint(cuont)", "cannot find 'cuont' in scope <cuont>\n  did you mean 'count'?"
    ),
    ("[1].cuont", "value of type '[Int]' has no member 'cuont' <cuont>\n  did you mean 'count'?"),
    ("enum A { case b, c }\nlet a: A = .d", "type 'A' has no member 'd' <.d>"),
    (
      "enum A { case b, c }\nlet a = A.b\nswitch a { case .b: print(1) }",
      "switch must be exhaustive <switch>\n  add '.c' or 'default:'"
    ),
    (
      "let a: Int? = 1\nlet b = a + 1",
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int' <+>"
    ),
    ("1 / 0", "Fatal error: Division by zero </>"),
    ("Int.max + 1", "Fatal error: arithmetic overflow in '+' <+>"),
    (
      "let a: Int? = nil\na!",
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value <a!>"
    ),
    ("[1][1]", "Fatal error: Index out of range <[1][1]>"),
    (
      "struct P { let x = 1 }\nvar p = P()\np.x = 2",
      "cannot assign to value: 'x' is a 'let' constant <x>"
    ),
    (
      "class A {}\nclass B: A { override func f() {} }",
      "method does not override any method from its superclass <f>"
    ),
    ("protocol P { func f() }\nstruct S: P {}", "type 'S' does not conform to protocol 'P' <S>"),
    (
      "func f() -> Int { print(1) }",
      "cannot convert return expression of type '()' to return type 'Int' <print(1)>"
    ),
    (
      "func f(x: Int) -> Int { if x > 1 { return 1 } }",
      "missing return in function expected to return 'Int' <f>"
    ),
    ("if 1 { }", "cannot convert value of type 'Int' to expected condition type 'Bool' <1>"),
    ("let a = []", "empty collection literal requires an explicit type <[]>"),
    ("struct S {}\nlet s: Set<S> = []", "type 'S' does not conform to protocol 'Hashable' <S>"),
    ("throw 1", "cannot convert value of type 'Int' to expected argument type 'Error' <1>"),
    ("#stringify(1)", "the macro '#stringify' needs the compiler <#stringify>"),
    (
      "struct V { @Clamped var x = 1 }",
      "'@Clamped', a property wrapper or macro, needs the compiler <@Clamped>"
    ),
    ("class A { let x: Int }", "class 'A' has no initializers <A>"),
    (
      "func f(a: Int, b: Int) {}\nf(b: 1, a: 2)", "argument 'a' must precede argument 'b' <a>"
    ),
    (
      "func f(a: Int, b: Int) {}\nf(x: 1, y: 2)",
      "incorrect argument labels in call (have 'x:y:', expected 'a:b:') <x>"
    ),
    ("var n = 5\nn++", "cannot find operator '++' in scope <++>\n  write '+= 1'"),
    (
      "[3, 1].length",
      "value of type '[Int]' has no member 'length' <length>\n  Swift's is 'count'"
    ),
    ("let a: Int? = null", "cannot find 'null' in scope <null>\n  Swift's is 'nil'"),
    (
      "let n = 3\nfor i in n { print(i) }",
      "for-in loop requires 'Int' to conform to 'Sequence' <n>"
    ),
    (
      "let d: [String: Int] = [\"a\", 1]",
      "dictionary of type '[String : Int]' cannot be used with array literal <[\"a\", 1]>"
    ),
    (
      "let s = \"abc\"\ns[0]",
      "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead <0>"
    ),
    ("let a = (1", "expected ')' in expression list <>"),
    (
      "let a = 5 let b = 6",
      "consecutive statements on a line must be separated by newline or ';' <let>"
    ),
  ])
  func refusal(_ program: String, _ told: String) {
    let output = output(program)
    #expect(output == told || output.hasPrefix(told + "\n"), "\(output)")
  }
}
