import SwiftInterpreter
import SwiftReading
import Testing
import Wording

/// How values are made, and what they know of their types.
@Suite struct InitializationTests {
  @Test func convenienceInitialisersLeaveThoseOfTheSuperclass() {
    #expect(
      output(
        """
        class V { let r: Int
          init(r: Int) { self.r = r } }
        class W: V { var items = 0
          convenience init(items: Int) { self.init(r: 3); self.items = items } }
        print(W(items: 2).r, W(items: 2).items, W(r: 4).r)
        """) == "3 2 4")
  }

  @Test func whoOverridesAllDesignatedOnesInheritsTheConvenienceOnes() {
    #expect(
      output(
        """
        class V { init(r: Int) { print("V", r) }
          convenience init() { self.init(r: 0) } }
        class W: V { override init(r: Int) { super.init(r: r); print("W") } }
        class X: V { init(other: Int) { super.init(r: other) } }
        _ = W()
        """, "X()") == "V 0\nW\nmissing argument for parameter 'other' in call <X()>\n"
        + "  'init' takes '(other: Int)'")
  }

  @Test func aMetatypeMakesItsOwn() {
    #expect(
      output(
        """
        class A { required init(n: Int) { print("A", n) }
          func name() -> String { "a" } }
        class B: A { override func name() -> String { "b" } }
        class C: A { required init(n: Int) { super.init(n: n); print("C") } }
        func make(_ type: A.Type) -> A { type.init(n: 1) }
        print(make(B.self).name())
        let any: Any = C.self
        _ = (any as! A.Type).init(n: 2)
        print(any is B.Type)
        protocol Shape { init(side: Int) }
        struct Square: Shape { let side: Int }
        func shape<T: Shape>(_ type: T.Type) -> T { type.init(side: 4) }
        print(shape(Square.self))
        let copy = type(of: make(B.self)).init(n: 5)
        print(copy.name())
        """) == "A 1\nb\nA 2\nC\nfalse\nSquare(side: 4)\nA 1\nA 5\nb")
  }

  @Test func genericArgumentsAreKnownInside() {
    #expect(
      output(
        """
        class Cell { var n = 0 }
        class MyCell: Cell {}
        struct Registration<C: Cell, Item> { let type: Any
          init(_ handler: (C, Item) -> Void) { type = C.self }
          func holds(_ cell: Cell) -> Bool { cell is C }
          func count(_ cell: C) -> Int { cell.n += 1; return cell.n + number(cell) }
          func number(_ cell: Cell) -> Int { cell.n * 10 }
          func copy() -> Registration<C, Item> { Registration<C, Item> { _, _ in } } }
        let r = Registration { (cell: MyCell, item: Int) in }
        print(r.type, Registration<Cell, Int> { _, _ in }.type, r.copy().type)
        print(r.holds(Cell()), r.holds(MyCell()), r.count(MyCell()))
        class Box<T> { var type: Any { T.self } }
        class IntBox: Box<Int> {}
        print(Box<String>().type, IntBox().type)
        """) == "MyCell Cell MyCell\nfalse true 11\nString Int")
  }

  @Test func nativesKnowGenericArgumentsAndMakeInherited() throws {
    let prelude = Prelude(
      name: "Test",
      source: """
        class View { var n = 0
          init(n: Int, extra: Int = 2) { self.n = n + extra } }
        class Source<S, I> { init()
          func arguments() -> String }
        struct Snapshot<S, I> { init()
          func count() -> Int }
        func made(_ type: Any) -> View
        """,
      natives: [
        "Source.init()": { (_) throws(Interruption) in .void },
        "Source.arguments()": { (call) throws(Interruption) in
          .string(call.typeArguments.joined(separator: " "))
        },
        "Snapshot.init()": { (call) throws(Interruption) in
          try call.print(call.typeArguments.joined(separator: " "))
          return .void
        },
        "Snapshot.count()": { (_) throws(Interruption) in .int(0) },
        "made(_:)": { (call) throws(Interruption) in
          try call.make(of: call.arguments[0], [("n", .int(1))])
        },
      ])
    var interpreter = try Interpreter(preludes: [prelude])
    var host = EmptyHost()
    let program = """
      class Own: Source<Int, String> {}
      struct Section {}
      print(Own().arguments(), Source<Section, Bool>().arguments())
      _ = Snapshot<Section, Int>()
      enum Screen { class Mine: View {} }
      let view = made(Screen.Mine.self)
      print(view is Screen.Mine, view.n)
      """
    let lines = try interpreter.run(SwiftSource(program).parsed(), host: &host).lines
    #expect(lines == ["Int String Section Bool", "Section Int", "true 3"])
  }

  @Test func whatAPreludeRefusesStandsWhereTheProgramCalledIt() throws {
    let prelude = Prelude(
      name: "Test",
      source: """
        func refuse(_ n: Int)
        func twice(_ body: () -> Void) { body(); body(); refuse(2) }
        func first(_ values: [Int]) -> Int { values[0] }
        func _hidden() {}
        """,
      natives: [
        "refuse(_:)": { (call) throws(Interruption) in
          throw call.refusal("no \(call.arguments[0].asInt ?? 0)")
        }
      ])
    let interpreter = try Interpreter(preludes: [prelude])
    for (program, place) in [
      ("print(1)\ntwice { }", "twice { }"), ("twice { refuse(1) }", "refuse(1)"),
      ("first([])", "first([])"), ("twice { let a = [1]; print(a[3]) }", "a[3]"),
    ] {
      var copy = interpreter
      var host = EmptyHost()
      do {
        _ = try copy.run(SwiftSource(program).parsed(), host: &host)
        Issue.record("\(program) ran")
      } catch {
        let text = program.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count)
        #expect(String(decoding: text, as: UTF8.self) == place)
      }
    }
    #expect(!interpreter.names.contains { $0.name == "_hidden" })
  }

  @Test func anInitialiserIsAFunctionOfWhatTheTransformTakes() {
    #expect(
      output(
        """
        print([1, 2].map(String.init), "a b".split(separator: " ").map(String.init))
        print(["1", "x"].compactMap(Int.init))
        """) == "[\"1\", \"2\"] [\"a\", \"b\"]\n[1]")
  }

  @Test func aFailableInitialiserMayBeNothingButNil() {
    #expect(
      output(
        """
        class V { init(n: Int) {}
          required init?(coder: Int) { nil } }
        struct S { init?(_ n: Int) { nil } }
        print(V(coder: 1) == nil, S(1) == nil)
        print(Array([1, 2, 3].prefix(through: 1)), [1, 2].prefix(upTo: 1), [1, 2].suffix(from: 1))
        """) == "true true\n[1, 2] [1] [2]")
  }

  @Test func aCastToAnUnknownParameterAsksForItsBounds() {
    #expect(
      output(
        """
        class A {}
        class B { let n = 1 }
        func cast<T: B>(_ value: Any, _ type: T.Type) -> Int { (value as? T)?.n ?? 0 }
        print(cast(A(), B.self), cast(B(), B.self))
        """) == "0 1")
  }

  @Test func objectsHaveIdentifiers() {
    #expect(
      output(
        """
        class A {}
        let a = A(), b = A()
        print(ObjectIdentifier(a) == ObjectIdentifier(a), ObjectIdentifier(a) == ObjectIdentifier(b))
        print(Set([ObjectIdentifier(a), ObjectIdentifier(b), ObjectIdentifier(a)]).count)
        """) == "true false\n2")
  }
}
