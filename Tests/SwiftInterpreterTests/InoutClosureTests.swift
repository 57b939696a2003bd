import Testing

/// Functions as values that change what they are given.
@Suite struct InoutClosureTests {
  @Test func aClosureAssignsToItsInoutParameter() {
    #expect(
      output(
        """
        let add = { (text: inout String) -> Int in text += "!"; return text.count }
        var s = "a"
        print(add(&s), s)
        func update(_ v: inout [Int], _ change: (inout [Int]) -> Void) { change(&v) }
        var v = [1]
        update(&v) { $0.append(2) }
        update(&v) { (all: inout [Int]) in all[0] = 9 }
        final class Store {
          var state = [0]
          var offset = 3
          func update(_ change: (inout [Int]) -> Void) { change(&state) }
          func shift(_ all: inout [Int]) { all = all.map { $0 + offset } }
        }
        let store = Store()
        store.update { $0[0] += 1 }
        store.update(store.shift)
        func double(_ n: inout Int) { n *= 2 }
        var step: (inout Int) -> Void = double
        step(&v[1])
        step = { $0 += 100 }
        step(&v[1])
        print(v, store.state)
        """) == "2 a!\n[9, 104] [4]")
  }

  @Test func aClosureInsideChangesTheParameterOfTheOneAround() {
    #expect(
      output(
        """
        let all = [[1, 2], [3]].reduce(into: [Int]()) { found, part in
          part.forEach { found.append($0) }
        }
        let twice = { (text: inout String) in
          let add = { text += "b" }
          add()
          add()
        }
        var text = "a"
        twice(&text)
        print(all, text)
        """) == "[1, 2, 3] abb")
  }

  @Test(arguments: [
    (
      "up(&n) { (a: Int) in print(a) }",
      "cannot convert value of type '(Int) -> ()' to expected argument type '(inout Int) -> Void'"
    ),
    (
      "plain { (a: inout Int) in a += 1 }",
      "cannot convert value of type '(inout Int) -> ()' to expected argument type '(Int) -> Void'"
    ),
    ("let add = s.add", "cannot reference 'mutating' method as function value"),
  ])
  func inoutHasToBeTheSame(_ entry: String, _ refusal: String) {
    let told = output(
      """
      func up(_ n: inout Int, _ change: (inout Int) -> Void) { change(&n) }
      func plain(_ body: (Int) -> Void) { body(1) }
      struct S { var v = 0; mutating func add(_ n: Int) { v += n } }
      var s = S()
      var n = 1
      \(entry)
      """)
    #expect(told.hasPrefix(refusal))
  }
}
