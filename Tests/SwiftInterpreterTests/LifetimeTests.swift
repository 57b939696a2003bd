import SwiftInterpreter
import Testing

/// When objects end, and what is told of it; what is expected is what the compiled code prints.
@Suite struct LifetimeTests {
  private static let token = """
    class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("- \\(n)") } }
    func make(_ n: String) -> T? { n.isEmpty ? nil : T(n) }

    """

  private func lines(_ source: String) -> [String] {
    output(Self.token + source).split(separator: "\n").map(String.init)
  }

  @Test func anObjectEndsWithItsLastReference() {
    #expect(
      lines(
        """
        var a: T? = T("a"), b = a
        a = nil
        print("one left")
        b = nil
        var list = [T("1"), T("2"), T("3")]
        list.remove(at: 1)
        print("removed")
        list.removeAll()
        _ = T("unused")
        print(T("temporary").n)
        print(1 + T("operand").n.count)
        """)
        == [
          "one left", "- a", "- 2", "removed", "- 1", "- 3", "- unused", "- temporary",
          "temporary", "- operand", "8",
        ])
  }

  @Test func variablesEndWithTheirBlockTheLastFirst() {
    #expect(
      lines(
        """
        do { let a = T("a"), b = T("b"); print(a.n, b.n) }
        func f() -> Int { let p = T("p"); defer { print("defer") }; return p.n.count }
        print(f())
        for i in 0..<2 { let q = T("q\\(i)"); if i == 0 { continue }; print(q.n) }
        if let t = make("t") { print(t.n) }
        if make("gone") != nil { print("was there") }
        var names = ["x", "y", ""]
        while let t = make(names.removeFirst()) { print(t.n) }
        struct E: Error {}
        func thrower() throws { let l = T("l"); print(l.n); throw E() }
        do { try thrower() } catch { print("caught") }
        """)
        == [
          "a b", "- b", "- a", "defer", "- p", "1", "- q0", "q1", "- q1", "t", "- t", "- gone",
          "was there", "x", "- x", "y", "- y", "l", "- l", "caught",
        ])
  }

  @Test func whatAnObjectHoldsEndsAfterIt() {
    #expect(
      lines(
        """
        class Base { deinit { print("Base") } }
        class Sub: Base { let t = T("own"); deinit { print("Sub") } }
        class Third: Sub { let t3 = T("third") }
        _ = Third()
        class Node { let v: Int, next: Node?
          init(_ v: Int, _ next: Node? = nil) { self.v = v; self.next = next }
          deinit { print(v) } }
        var head: Node? = Node(1, Node(2, Node(3)))
        head = head?.next
        head = nil
        struct Pair { var a: T; var b: T }
        var pair: Pair? = Pair(a: T("a"), b: T("b"))
        pair?.a = T("a2")
        pair = nil
        """)
        == ["Sub", "Base", "- own", "- third", "1", "2", "3", "- a", "- a2", "- b"])
  }

  @Test func whatHoldsItselfStays() {
    #expect(
      lines(
        """
        class Leak { var f: (() -> Void)?; func go() { f = { print(self) } }
          deinit { print("never") } }
        do { let l = Leak(); l.go() }
        class Fine { var f: (() -> Void)?
          func go() { f = { [weak self] in print(self == nil) } }
          deinit { print("fine") } }
        do { let l = Fine(); l.go(); l.f?() }
        func outer() {
          let t = T("outer")
          func inner(_ n: Int) -> Int { n == 0 ? t.n.count : inner(n - 1) }
          print(inner(3))
        }
        outer()
        """) == ["false", "fine", "5", "- outer"])
  }

  @Test func aWeakVariableIsNilWhenItsObjectIsGone() {
    #expect(
      lines(
        """
        weak var w: T?
        do { let t = T("t"); w = t; print(w?.n ?? "nil") }
        print(w?.n ?? "nil")
        class Worker { weak var delegate: T? }
        let worker = Worker()
        var boss: T? = T("boss")
        worker.delegate = boss
        print(worker.delegate?.n ?? "nobody")
        boss = nil
        print(worker.delegate?.n ?? "nobody")
        var work: (() -> Void)?
        do { let c = T("c"); work = { [weak c] in print(c?.n ?? "gone") }; work?() }
        _ = work?()
        """)
        == [
          "t", "- t", "nil", "boss", "- boss", "nobody", "c", "- c", "gone",
        ])
  }

  @Test func anUnownedReferenceToAGoneObjectTraps() {
    let entries = """
      class Card { unowned let owner: T; init(_ owner: T) { self.owner = owner } }
      var t: T? = T("t")
      let card = Card(t!)
      print(card.owner.n)
      t = nil
      """
    #expect(
      output(Self.token + entries, "card.owner.n") == """
        t
        - t
        Fatal error: Attempted to read an unowned reference but the object was already deallocated \
        <owner>
        """)
  }

  @Test func endsAreSeenFromEntryToEntry() {
    #expect(
      output(Self.token, "var a: T? = T(\"a\")", "weak var w = a", "a = nil", "w == nil")
        == "- a\n= true: Bool")
  }

  @Test func onlyAClassHasADeinitializer() {
    #expect(
      output("struct S { deinit {} }")
        == "deinitializers may only be declared within a class <deinit>")
  }

  /// Many objects that are told of neither make a loop slow nor are forgotten.
  @Test func manyObjectsEnd() {
    #expect(
      output(
        """
        var gone = 0
        class Counted { deinit { gone += 1 } }
        var all: [Counted] = []
        for _ in 0..<2_000 { all.append(Counted()) }
        all = []
        """, "gone") == "= 2000: Int")
  }
}
