import Testing

/// Stored properties that subclasses have their own way with; all of it is what the compiler gives.
@Suite struct OverrideTests {
  @Test func aComputedPropertyTakesThePlaceOfAStoredOne() {
    #expect(
      output(
        """
        class A {
          var x = 2
          var list = [1]
          lazy var z: Int = { print("lazy"); return 3 }()
          var y: Int { x * 10 }
          func set() { x = 5; list.append(2) }
        }
        """,
        """
        class B: A {
          override var x: Int { get { 8 } set { print("set", newValue, super.x); super.x = newValue } }
          override var list: [Int] { get { super.list + [0] } set { super.list = newValue } }
          override var z: Int { get { super.z + 1 } set { super.z = newValue } }
        }
        let b = B()
        print(b.x, b.y)
        b.set()
        let a: A = b
        a.x = 7
        a.x += 1
        print(a.x, a.list, a[keyPath: \\.list].count, a.z)
        a.z = 10
        print(a.z, A().x, A().y)
        """) == """
          8 80
          set 5 2
          set 7 5
          set 9 7
          lazy
          8 [1, 0, 2, 0] 4 4
          11 2 20
          """)
  }

  @Test func observersOfASubclassStandAroundThoseOfItsSuperclass() {
    #expect(
      output(
        """
        class A {
          var x = 0 { didSet { print("A", oldValue, x); if x > 100 { x = 100 } } }
          init() { x = 1; print("made", x) }
          convenience init(n: Int) { self.init(); x = n }
        }
        class B: A {
          override var x: Int { willSet { print("will", newValue) } didSet { print("B", oldValue, x) } }
          override init() { super.init(); self.x += 1 }
        }
        _ = A(n: 5)
        let b: A = B()
        b.x = 200
        print(b.x)
        """) == """
          made 1
          made 1
          will 2
          A 1 2
          B 1 2
          will 200
          A 2 200
          B 2 100
          100
          """)
  }

  @Test func anObserverSetsItsOwnPropertyWithoutBeingTold() {
    #expect(
      output(
        """
        struct S {
          static var z = 0 { didSet { print("z", z); if z > 3 { z = 3 } } }
          var x = 0 { didSet { print("x", x); if x > 10 { x = 10 } } }
        }
        class A {
          var x = 0 { didSet { print("a", x); let raise = { self.x += 1 }; if x < 3 { raise() } } }
          var y = 0 { didSet { print("y", y); clamp() } }
          func clamp() { if y > 5 { y = 5 } }
        }
        var g: Int? { didSet { print("g", oldValue as Any); if g ?? 0 > 10 { g = 10 } } }
        func local() {
          var l = 0 { willSet { print("will", newValue) } didSet { if l > 3 { l = 3 } } }
          l = 8
          let raise = { l += 4 }
          raise()
          print(l)
        }
        S.z = 9
        var s = S()
        s.x = 20
        g = 50
        let a = A()
        a.x = 1
        a.y = 7
        local()
        print(S.z, s.x, g ?? 0, a.x, a.y)
        """) == """
          z 9
          x 20
          g nil
          a 1
          a 2
          a 3
          y 7
          y 5
          will 8
          will 7
          3
          3 10 10 3 5
          """)
  }

  @Test(arguments: [
    ("override var x: Int { 8 }", "cannot override mutable property with read-only property 'x'"),
    ("override var x = 5", "cannot override with a stored property 'x'"),
    ("override var x { didSet { } }", "type annotation missing in pattern"),
    (
      "override var k: Int { didSet { } }", "cannot observe read-only property 'k'; it can't change"
    ),
    ("override var f: Int { get { 1 } set { } }", "property overrides a 'final' property"),
    ("override var w: Int { 1 }", "property does not override any property from its superclass"),
    ("override func m() { }", "instance method overrides a 'final' instance method"),
  ])
  func whatCannotBeOverriddenIsRefused(_ member: String, _ refusal: String) {
    let told = output(
      """
      class A { var x = 2; let k = 1; final var f = 1; final func m() { } }
      class B: A { \(member) }
      """)
    #expect(told.hasPrefix(refusal))
  }

  @Test func aFinalClassHasNoSubclasses() {
    #expect(
      output("final class A { }\nclass B: A { }")
        == "inheritance from a final class 'A' <A>")
  }
}
