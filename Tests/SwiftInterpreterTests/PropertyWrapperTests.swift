import Testing

/// Property wrappers of the program's own, as the compiler writes them out.
@Suite struct PropertyWrapperTests {
  private let clamped = """
    @propertyWrapper struct Clamped {
      private var value: Int
      private let range: ClosedRange<Int>
      init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
      }
      var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
      }
      var projectedValue: ClosedRange<Int> { range }
    }

    """

  @Test func aWrapperGivesAndTakesTheValue() {
    #expect(
      output(
        clamped + """
          struct Grid { @Clamped(1...6) var columns = 3 }
          var grid = Grid()
          grid.columns += 9
          print(grid.columns, grid.$columns)
          @Clamped(0...1) var top = 7
          print(top)
          """) == "6 1...6\n1")
  }

  /// The memberwise initialiser takes values, and makes the wrappers of them.
  @Test func aMemberwiseInitialiserTakesTheValue() {
    #expect(
      output(
        clamped + """
          struct Grid { @Clamped(1...6) var columns = 3
            var rows = 1 }
          print(Grid(columns: 9, rows: 2).columns, Grid(rows: 4).columns)
          @propertyWrapper struct Plain { var wrappedValue: String }
          struct Named { @Plain var name: String }
          print(Named(name: "a").name)
          """) == "6 3\na")
  }

  @Test func aGenericWrapperHasTheTypeOfItsProperty() {
    #expect(
      output(
        """
        @propertyWrapper final class Logged<Value> {
          private(set) var log: [String] = []
          var wrappedValue: Value { didSet { log.append("\\(oldValue) → \\(wrappedValue)") } }
          var projectedValue: Logged<Value> { self }
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        class Model {
          @Logged var names: [String] = []
          @Logged var count = 0
          @Logged var title: String?
          init(title: String?) { self.title = title }
        }
        let model = Model(title: "a")
        model.names.append("x")
        model.count += 2
        model.title = nil
        print(model.$names.log, model.$count.log, model.$title.log)
        """) == #"["[] → [\"x\"]"] ["0 → 2"] ["Optional(\"a\") → nil"]"#)
  }

  @Test func observersOfTheProgramRunAroundTheWrapper() {
    #expect(
      output(
        clamped + """
          class Counter {
            @Clamped(0...5) var count = 0 {
              willSet { if newValue > 5 { return }; print("will", newValue) }
              didSet { print("did", oldValue, count) }
            }
          }
          let counter = Counter()
          counter.count = 3
          counter.count = 9
          """) == "will 3\ndid 0 3\ndid 3 5")
  }

  @Test func staticPropertiesAndDefaultsOfArgumentsAreWrapped() {
    #expect(
      output(
        """
        @propertyWrapper struct Kept<Value> {
          let key: String
          let defaultValue: Value
          var wrappedValue: Value {
            get { kept.all[key] as? Value ?? defaultValue }
            set { kept.all[key] = newValue }
          }
          var projectedValue: String { key }
        }
        class Box { var all: [String: Any] = [:] }
        let kept = Box()
        enum Preferences { @Kept(key: "columns", defaultValue: 2) static var columns: Int }
        print(Preferences.columns)
        Preferences.columns = 4
        print(Preferences.columns, Preferences.$columns)
        """) == "2\n4 columns")
  }

  @Test func pairsKeepTheirOrderAndTheirEqualKeys() {
    #expect(
      output(
        """
        let pairs: KeyValuePairs = ["b": 1, "a": 2, "b": 3]
        for (key, value) in pairs { print(key, value, terminator: " ") }
        print(pairs.count, pairs[1].value, pairs)
        """) == #"b 1 a 2 b 3 3 2 ["b": 1, "a": 2, "b": 3]"#)
  }

  @Test func aCompositionHasTheMembersOfItsProtocols() {
    #expect(
      output(
        """
        protocol Named { var name: String { get } }
        protocol Aged { var age: Int { get } }
        typealias Known = Named & Aged
        struct Pupil: Named, Aged { let name: String; let age: Int }
        struct Ghost: Named { let name: String }
        func greet(_ known: Named & Aged) -> String { "\\(known.name) \\(known.age)" }
        func oldest<P: Named & Aged>(_ all: [P]) -> String? { all.max { $0.age < $1.age }?.name }
        let one: Known = Pupil(name: "oak", age: 9)
        print(greet(one), oldest([Pupil(name: "elm", age: 3), Pupil(name: "ash", age: 7)])!)
        let all: [Named] = [one, Ghost(name: "mist")]
        print(all.map { $0 is Known }, (all[0] as? Named & Aged)?.age ?? 0)
        """) == "oak 9 ash\n[true, false] 9")
  }
}
