import Testing

/// Types that only what stands around them says.
@Suite struct InferenceTests {
  @Test func anAssociatedTypeIsThatOfTheGivenParameter() {
    #expect(
      output(
        """
        protocol Storing { associatedtype Stored; func load() -> Stored }
        struct Numbers: Storing { func load() -> Int { 4 } }
        struct Setting<S: Storing> {
          var store: S
          var value: S.Stored
          init(_ store: S) { self.store = store; value = store.load() }
        }
        func twice<S: Storing>(_ store: S) -> [S.Stored] { [store.load(), store.load()] }
        print(Setting(Numbers()).value * 3, twice(Numbers()).reduce(0, +))
        """) == "12 8")
  }

  @Test func aWhereClauseSaysWhatAParameterOfTheTypeIs() {
    #expect(
      output(
        """
        indirect enum Chain<Value> {
          case end, link(Value, Chain)
          init<S: Sequence>(_ values: S) where S.Element == Value {
            self = values.reduce(.end) { .link($1, $0) }
          }
        }
        extension Chain: Sequence {
          func makeIterator() -> AnyIterator<Value> {
            var rest = self
            return AnyIterator {
              guard case .link(let value, let next) = rest else { return nil }
              rest = next
              return value
            }
          }
        }
        let chain = Chain([5, 2, 8])
        print(Array(chain), chain.map { $0 * 2 }, Array(chain.prefix(2)), chain.max()!)
        """) == "[8, 2, 5] [16, 4, 10] [8, 2] 8")
  }

  @Test func anEmptyLiteralIsACollectionOfWhatAClosurePutsInIt() {
    #expect(
      output(
        """
        let counts = "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let names = [1, 2].reduce(into: []) { $0.append("n\\($1)") }
        print(counts["l"] ?? 0, counts.count, names, [3, 1].reduce([]) { $0 + [$1 * 2] })
        """) == #"2 4 ["n1", "n2"] [6, 2]"#)
  }

  @Test func whatIsFilteredIsAnArrayWhereOneIsExpected() {
    #expect(
      output(
        """
        let letters: [Character] = "a b".filter { $0 != " " }
        let even: [Int] = Set([1, 2, 3, 4]).filter { $0 % 2 == 0 }
        print(letters, "a b".filter { $0 != " " }, even.sorted())
        """) == #"["a", "b"] ab [2, 4]"#)
  }

  @Test func theTypeThatAResultHasIsPassedWhereNothingElseSaysIt() {
    #expect(
      output(
        """
        class Cell { class var name: String { "cell" } ; required init() { } }
        class Photo: Cell { override class var name: String { "photo" } }
        func make<T: Cell>(_ type: T.Type = T.self) -> (T) { print(type.name); return type.init() }
        let photo: Photo = make()
        print(make(Cell.self) is Photo, photo)
        """
      ).hasPrefix("photo\ncell\nfalse ") == true)
  }

  @Test func theIdentityOfATypeMayComeWithAnExtension() {
    #expect(
      output(
        """
        struct Message { let id: Int }
        var texts: [Message.ID: String] = [:]
        extension Message: Identifiable { }
        texts[Message(id: 3).id] = "a"
        print(texts, AnyHashable(3) == AnyHashable(3), String(255, radix: 16, uppercase: true))
        """) == #"[3: "a"] true FF"#)
  }

  @Test func aCastTellsGenericArgumentsApart() {
    #expect(
      output(
        """
        protocol P { }
        struct Grid<E>: P { let all: [E] }
        class Box<E> { let all: [E]; init(_ all: [E]) { self.all = all } }
        class Names: Box<String> { }
        let grids: [P] = [Grid(all: [1]), Grid(all: ["a"])]
        let boxes: [Any] = [Box([1]), Box(["a"]), Names(["b"])]
        print(grids.compactMap { ($0 as? Grid<Int>)?.all.count }, boxes.map { $0 is Box<String> })
        """) == "[1] [false, true, true]")
  }
}
