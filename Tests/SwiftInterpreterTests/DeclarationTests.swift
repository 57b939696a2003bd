import Testing

/// What declarations give, as programs that make screens write them.
@Suite struct DeclarationTests {
  @Test func patternsOfOneCaseBindTheSameVariable() {
    #expect(
      output(
        """
        enum Shelving {
          case room(String, Int), book(String)
          var name: String {
            switch self { case .room(let name, _), .book(let name): return name }
          }
          var reader: () -> String {
            switch self { case .room(let name, _), .book(let name): return { name } }
          }
          var length: Int {
            switch self {
            case .room(let name, _) where name.count > 3, .book(let name) where name.count > 1:
              return name.count
            default: return 0
            }
          }
        }
        for shelving in [Shelving.room("hall", 2), .book("tale"), .room("den", 1), .book("x")] {
          print(shelving.name, shelving.reader(), shelving.length)
        }
        """) == "hall hall 4\ntale tale 4\nden den 0\nx x 0")
  }

  @Test func aVariableDeclaredWithAnExclamationMarkIsUnwrappedWhereNoOptionalFits() {
    #expect(
      output(
        """
        struct Size { var width = 0 }
        class View { var size = Size(); var tags: [Int] = []; func area() -> Int { size.width * 2 } }
        class Screen {
          var view: View!
          var stored: Size!
          var made: View! { view }
          var action: ((Int) -> Int)!
          var names: [String]!
          func load() {
            view = View()
            view.size.width = 3
            self.view.tags.append(4)
            made.size = Size(width: view.size.width + 1)
            stored = Size()
            stored.width += 7
            names = ["a"]
            names.append("b")
            names[0] = "c"
            action = { $0 + 1 }
          }
          func find() -> View! { view }
        }
        let screen = Screen()
        screen.load()
        var n: Int! = 2
        func take(_ n: Int) -> Int { n }
        print(screen.view.area(), screen.stored.width, screen.names[0], screen.action(1))
        for name in screen.names { print(name) }
        print(n + 1, take(n), n as Any, screen.find().tags, n == 2)
        if let view = screen.view { print(view.size.width) }
        """)
        == "8 7 c 2\nc\nb\n3 2 Optional(2) [4] true\n4")
  }

  @Test func nilBehindAnExclamationMarkStopsWhereItIsUsed() {
    #expect(
      output("class V { var x = 1 }\nvar v: V!\nv.x = 2")
        == "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value <v>")
  }

  @Test func anAssignmentToAComputedPropertyReadsNothing() {
    #expect(
      output(
        """
        class C {
          var stored = 0
          var value: Int { get { print("get"); return stored } set { stored = newValue } }
        }
        struct S { var kept = 0
          var value: Int { get { print("get"); return kept } set { kept = newValue } } }
        let c = C()
        c.value = 3
        var s = S()
        s.value = 4
        print(c.stored, s.kept)
        c.value += 1
        """) == "3 4\nget")
  }

  @Test func aPropertyIsMeantWhereAMethodOfThatNameIsNotCalled() {
    #expect(
      output(
        """
        class View { func register(_ n: Int) { print("register", n) } }
        class Screen {
          let list = View()
          let count = 2
          func list(_ view: View, row: Int) -> Int { row }
          func count(inSection: Int) -> Int { 7 }
          func load() { list.register(count); print(list(list, row: 5), count(inSection: 0)) }
        }
        Screen().load()
        print(Screen().count)
        """) == "register 2\n5 7\n2")
  }

  @Test func aPropertyOfAClassBoundProtocolIsWritten() {
    #expect(
      output(
        """
        struct Point { var x = 0 }
        protocol Item: AnyObject { var place: Point { get set } }
        class Dot: Item { var place = Point() }
        func move(_ item: Item) { item.place.x = 9 }
        func push<T: Item>(_ item: T) { item.place.x += 1 }
        let dot = Dot()
        move(dot); push(dot)
        print(dot.place.x)
        """) == "10")
  }

  @Test func genericArgumentsMayStandOnTheNextLine() {
    #expect(
      output(
        """
        struct Registration<Cell, Item> { let handler: (Item) -> Void
          init(handler: @escaping (Item) -> Void) { self.handler = handler } }
        let registration = Registration
          <String, Int> { item in print(item + 1) }
        registration.handler(2)
        let a = 1
        let b = a
          < 2
        print(b)
        """) == "3\ntrue")
  }

  @Test func aCallOfWhatNeverReturnsLeaves() {
    #expect(
      output(
        """
        func stop(_ text: String) -> Never { fatalError(text) }
        func f(_ n: Int) -> Int { if n > 0 { return n } else { stop("no") } }
        print(f(2))
        """) == "2")
  }

  @Test func optionSetsAreSets() {
    #expect(
      output(
        """
        struct Edges: OptionSet { let rawValue: Int
          static let top = Edges(rawValue: 1)
          static let left = Edges(rawValue: 2)
          static let all: Edges = [.top, .left] }
        var edges: Edges = [.top]
        edges.insert(.left)
        print(edges == .all, edges.contains(.left), edges.isEmpty)
        edges.remove(.top)
        edges.formUnion([.top])
        print(edges.subtracting(.top).rawValue, edges.union(.left).rawValue)
        print(edges.insert(.top).inserted, Edges.all.isSuperset(of: .top))
        """) == "true true false\n2 3\nfalse true")
  }

  @Test func rangesMayHaveOneSide() {
    #expect(
      output(
        """
        for (i, x) in zip(1..., ["a", "b"]) { print(i, x) }
        print(Array(zip(["c"], 5...)).count, (3...).contains(4), (..<3).contains(3), [4, 5, 6][1...])
        """) == "1 a\n2 b\n1 true false [5, 6]")
  }

  @Test func aVariableInAFunctionMayBeComputed() {
    #expect(
      output(
        """
        func f(_ n: Int) -> [Int] {
          var count = n
          var twice: Int { count * 2 }
          let first = twice
          count += 1
          return [first, twice, [0].map { $0 + twice }[0]]
        }
        print(f(2))
        """) == "[4, 6, 6]")
    #expect(
      output("func f() { var a: Int { 1 }\n a = 2 }").hasPrefix(
        "cannot assign to value: 'a' is a get-only property <a>"))
  }

  @Test func whatThrowsIsMarked() {
    #expect(
      output("func f() throws -> Int { 1 }\nlet a = f() + 1")
        == "call can throw but is not marked with 'try' <f>\n  write 'try' before it")
    #expect(
      output(
        """
        enum E: Error { case bad }
        struct S { let n: Int
          init(_ n: Int) throws { if n < 0 { throw E.bad }; self.n = n } }
        func g() throws -> Int { try S(1).n + (try? S(-1))!.n }
        do { print(try S(2).n); print(try [3, -1].map { try S($0).n }) } catch { print(error) }
        print((try? S(-1)) == nil)
        """) == "2\nbad\ntrue")
  }

  @Test func anglesHaveTheirSineAndCosine() {
    #expect(
      output(
        "print(sin(0), cos(0), sin(Double.pi / 2), cos(Double.pi) == -1, (tan(1) * 1e6).rounded())")
        == "0.0 1.0 1.0 true 1557408.0")
  }
}
