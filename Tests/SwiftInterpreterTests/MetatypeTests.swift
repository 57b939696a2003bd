import Testing

/// What `type(of:)` gives, how types are printed, and what associated types are inferred to be.
@Suite struct MetatypeTests {
  @Test(arguments: [
    ("let a: Int? = 3\nprint(type(of: a))", "Optional<Int>"),
    ("let a: Int? = nil\nprint(type(of: a))", "Optional<Int>"),
    ("let a: [String] = []\nprint(type(of: a))", "Array<String>"),
    ("let a: [String: Int] = [:]\nprint(type(of: a))", "Dictionary<String, Int>"),
    ("func f<T>(_ t: T) -> String { \"\\(type(of: t))\" }\nprint(f([String]()))", "Array<String>"),
    ("let f: (Int) -> Int = { $0 }\nprint(type(of: f))", "(Int) -> Int"),
    ("class A {}\nclass B: A {}\nlet a: A = B()\nprint(type(of: a))", "B"),
    ("class A {}\nclass B: A {}\nlet a: A? = B()\nprint(type(of: a))", "Optional<A>"),
    ("let a: Any = 3\nprint(type(of: a))", "Int"),
    ("print([Int].self, Int?.self, Void.self)", "Array<Int> Optional<Int> ()"),
    ("struct A { class B {} }\nprint(A.B.self)", "B"),
    ("let a: Int? = 3\nprint(type(of: a) == Int?.self, Int.self == String.self)", "true false"),
  ])
  func aTypeIsPrintedAsSwiftDoes(_ program: String, _ text: String) {
    #expect(output(program) == text)
  }

  @Test func anAssociatedTypeIsWhatTheRequirementsMembersSay() {
    #expect(
      output(
        """
        protocol Source { associatedtype Item; func make() -> Item }
        struct Numbers: Source { func make() -> Int { 3 } }
        struct Wrapper<T: Source> { let source: T; func go() -> T.Item { source.make() } }
        """, "Wrapper(source: Numbers()).go() + 1") == "= 4: Int")
    #expect(
      output(
        """
        protocol Container { associatedtype Item; var items: [Item] { get } }
        struct Box: Container { var items = [1, 2] }
        func first<C: Container>(_ c: C) -> C.Item? { c.items.first }
        """, "first(Box())! + 1") == "= 2: Int")
  }

  @Test func whatNothingSaysIsToBeWritten() {
    #expect(
      output("func any<T>() -> T? { nil }", "let n = any()!.count") == """
        type of expression is ambiguous without a type annotation <count>
          write it: 'let value: Type = …', or 'typealias' in the type that conforms
        """)
  }

  @Test func aStaticSubscriptIsReadAndWritten() {
    #expect(
      output(
        """
        struct Theme {
          static var store = ["a": 1]
          static subscript(name: String) -> Int {
            get { store[name] ?? 0 }
            set { store[name] = newValue }
          }
          static subscript(_ n: Int) -> String { "n\\(n)" }
        }
        """, "Theme[\"b\"] = 5", "Theme[\"b\"] += 2", "[Theme[\"a\"], Theme[\"b\"]]", "Theme[3]",
        "Theme[3] = \"x\"") == """
          = [1, 7]: [Int]
          = n3: String
          cannot assign through subscript: subscript is get-only <Theme[3]>
          """)
  }
}
